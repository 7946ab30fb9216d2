// Addresses: what they say, and what is made of those that say nothing.
import { expect, test } from "vitest";
import { gameWanted, isCutOff, readRoute } from "../../src/lib/route";

test("a page, what follows it, and what is asked", () => {
  const { page, parts, query } = readRoute("#/t/abc?invite=x%20y");
  expect([page, parts, query.get("invite")]).toEqual(["t", ["abc"], "x y"]);
  expect(readRoute("#/player/Ruth%20B").parts).toEqual(["Ruth B"]);
});

test("a percent sign that means nothing is taken as it stands", () => {
  expect(readRoute("#/player/100%").parts).toEqual(["100%"]);
  expect(readRoute("#/%E0%A4%A").page).toBe("%E0%A4%A");
});

test("some pages are about a game", () => {
  expect(gameWanted(readRoute("#/learn/astron/first"))).toBe("astron");
  expect(gameWanted(readRoute("#/rules"))).toBe(null);
  expect(gameWanted(readRoute("#/learn/"))).toBe(null);
  expect(gameWanted(readRoute("#/t/astron"))).toBe(null);
  expect(gameWanted(readRoute("#/study/astron"))).toBe("astron");
  expect(gameWanted(readRoute("#/study/s-0a1b2c"))).toBe(null); // kept by somebody
});

test("an address that was cut off is about nothing", () => {
  expect(isCutOff(readRoute("#/t/"))).toBe(true);
  expect(isCutOff(readRoute("#/club"))).toBe(true);
  expect(isCutOff(readRoute("#/t/abc"))).toBe(false);
  expect(isCutOff(readRoute("#/openings"))).toBe(false);
});
