// Plans as trees and as lines.
import { expect, test } from "vitest";
import type { Branch } from "../../src/wire";
import { rulesOf, withRule } from "../../src/lib/plan_tree";

const branch = (on: string, answer: string, then: Branch[] = []): Branch => ({
  on: [on],
  do: [answer],
  then,
});

test("an answer is added at the end of a way", () => {
  const first = withRule([], { path: [], on: ["a"], do: ["b"] });
  expect(first).toEqual([branch("a", "b")]);
  const second = withRule(first, { path: ["a", "b"], on: ["c"], do: ["d"] });
  expect(second).toEqual([branch("a", "b", [branch("c", "d")])]);
  expect(rulesOf(second)).toEqual([
    { path: [], on: ["a"], do: ["b"] },
    { path: ["a", "b"], on: ["c"], do: ["d"] },
  ]);
});

test("another answer to the same takes its place, others stay", () => {
  const known = [branch("a", "b"), branch("x", "y")];
  expect(withRule(known, { path: [], on: ["a"], do: ["z"] })).toEqual([
    branch("x", "y"),
    branch("a", "z"),
  ]);
});
