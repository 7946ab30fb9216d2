import { expect, test } from "vitest";
import { wordsOf } from "../../src/lib/plain";

test("an action is said in the words that stand beside it", () => {
  const words = wordsOf({ actions: ["move 7", "pass"], words: ["Fly the planet", "Keep it"] });
  expect(words("pass")).toBe("Keep it");
  expect(words("move 9")).toBeUndefined();
});

test("without words there are none", () => {
  expect(wordsOf(null)("pass")).toBeUndefined();
  expect(wordsOf({ actions: ["pass"] })("pass")).toBeUndefined();
});
