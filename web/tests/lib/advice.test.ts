// Promises of hints: the best first, what is about as good said to be so, percent of wins.
import { expect, test } from "vitest";
import { adviceOf } from "../../src/lib/advice";

const line = (
  action: string,
  share: number,
): { action: string; share: number; visits: number } => ({
  action,
  share,
  visits: 1,
});

test("the best comes first, and what is hardly worse is called equal", () => {
  const found = adviceOf([line("b", 0.6), line("a", 0.62), line("c", 0.4)]);
  expect(found.map((one) => [one.action, one.percent, one.isBest, one.isEqual])).toEqual([
    ["a", 62, true, false],
    ["b", 60, false, true],
    ["c", 40, false, false],
  ]);
});

test("without lines there is no advice", () => {
  expect(adviceOf([])).toEqual([]);
});

test("what may follow is told in sentences, and no further than there are words", () => {
  const then = ["move 3", "pass", "move 7"];
  const told = (then_words: string[]): string[] =>
    adviceOf([{ ...line("a", 0.5), then, then_words }])[0]?.next ?? [];
  expect(told(["Fly planet 3", "Keep the token", "Fly planet 7"])).toEqual([
    "Fly planet 3",
    "Keep the token",
  ]);
  expect(told(["Fly planet 3", "pass", "move 7"])).toEqual(["Fly planet 3"]);
  expect(told(["move 3", "pass", "move 7"])).toEqual([]);
  expect(adviceOf([line("a", 0.5)])[0]?.next).toEqual([]);
});
