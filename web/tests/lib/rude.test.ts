import { expect, test } from "vitest";
import { covered } from "../../src/lib/rude";

test("rude words are covered whole, in all languages, and others stay", () => {
  expect(covered("You IDIOT!")).toBe("You I••••!");
  expect(covered("so ein Trottel, Scheiße")).toBe("so ein T••••••, S••••••");
  expect(covered("Merde! Ты дебил, kurwa")).toBe("M••••! Ты д••••, k••••");
  expect(covered("a que hora, una skit")).toBe("a que hora, una skit"); // rude elsewhere alone
  expect(covered("Scunthorpe, Arschibald and shitake")).toBe("Scunthorpe, Arschibald and shitake");
  expect(covered("well played")).toBe("well played");
});
