// What is looked for stands in the address, and comes back from it.
import { expect, test } from "vitest";
import { lineOf, lineText, percentOf, queryOf, wishOf } from "../../src/lib/wishes";

test("a wish goes into an address and comes back", () => {
  const wish = wishOf(new URLSearchParams("player=Ann+B&game=astron&nonsense=1"));
  expect(wish.player).toBe("Ann B");
  expect(queryOf(wish)).toBe("?game=astron&player=Ann+B");
  expect(wishOf(new URLSearchParams(queryOf(wish).slice(1)))).toEqual(wish);
  expect(queryOf(wishOf(new URLSearchParams()))).toBe("");
});

test("a line of first moves is read as it was written", () => {
  const line = ["place 0 large", "place 7 small"];
  expect(lineOf(lineText(line))).toEqual(line);
  expect(lineOf(" a ;; b;")).toEqual(["a", "b"]);
});

test("shares of the win are percent of the games", () => {
  expect(percentOf({ n: 4, won: [1, 2.5] }, 1)).toBe(63);
  expect(percentOf({ n: 4, won: [1] }, 1)).toBe(0);
  expect(percentOf(null, 0)).toBeNull();
  expect(percentOf({ n: 0, won: [] }, 0)).toBeNull();
});
