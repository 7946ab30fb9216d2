import { beforeEach, describe, expect, it } from "vitest";
import {
  isRight,
  levelOf,
  nextUnsolved,
  noteSolved,
  solvedOf,
  someOf,
} from "../../src/lib/puzzles";
import type { Puzzle } from "../../src/wire";

const puzzle = (position: string, grade = 16): Puzzle => ({
  game: "g",
  position,
  seat: "red",
  answers: ["a", "b"],
  theme: "best",
  grade,
  proof: "search",
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

describe("puzzles", () => {
  it("are graded by how long a search looks for them", () => {
    const levels = [16, 64, 1024, 0].map((grade) => levelOf(puzzle("p", grade)));
    expect(levels).toEqual(["easy", "medium", "hard", "expert"]);
  });
  it("may have several right answers", () => {
    expect([isRight(puzzle("p"), "b"), isRight(puzzle("p"), "c")]).toEqual([true, false]);
  });
  it("are noted when they are solved, and the first time counts", () => {
    noteSolved("g", puzzle("p"), false);
    noteSolved("g", puzzle("p"), true);
    noteSolved("g", puzzle("q"), true);
    expect(solvedOf("g")).toEqual({ p: "later", q: "first" });
  });
  it("forget a record that is damaged", () => {
    noteSolved("g", puzzle("p"), true);
    for (const name of kept.keys()) kept.set(name, '{"p": 7}');
    expect(solvedOf("g")).toEqual({});
  });
  it("are listed by a few, from the first that is not solved on", () => {
    const all = ["p", "q", "r", "s", "u"].map((name) => puzzle(name));
    expect(someOf(all, {}, 3)).toEqual([0, 1, 2]);
    expect(someOf(all, { p: "first" }, 3)).toEqual([1, 2, 3]);
    expect(someOf(all, { p: "first", q: "later", r: "first", s: "first" }, 3)).toEqual([2, 3, 4]);
    expect(someOf(all, {}, 9)).toEqual([0, 1, 2, 3, 4]);
  });
  it("go on with the next that is not solved, round to the first", () => {
    const all = [puzzle("p"), puzzle("q"), puzzle("r")];
    expect(nextUnsolved(all, { r: "first" }, 2)).toBe(0);
    expect(nextUnsolved(all, { p: "first", q: "later", r: "first" }, 0)).toBeNull();
  });
});
