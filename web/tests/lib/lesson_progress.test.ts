// How far one has come, and where a visit begins.
import { describe, expect, it } from "vitest";
import { within } from "../../src/lib/lesson/glow";
import {
  beginning,
  isDone,
  noProgress,
  readProgress,
  withDone,
} from "../../src/lib/lesson/progress";

const course = {
  game: "toy",
  lessons: [
    { id: "first-game", kind: "first", title: "First", steps: ["fly", "win", "cadet"] },
    { id: "puzzle", kind: "exercise", title: "Find it", steps: ["puzzle"] },
  ],
};

describe("progress", () => {
  it("counts a lesson as done without its last step, which only leads to a table", () => {
    const half = withDone(noProgress(), "fly");
    expect(isDone(half, ["fly", "win", "cadet"])).toBe(false);
    expect(isDone(withDone(half, "win"), ["fly", "win", "cadet"])).toBe(true);
    expect(isDone(half, ["puzzle"])).toBe(false);
    expect(isDone(withDone(half, "puzzle"), ["puzzle"])).toBe(true);
  });

  it("notes a step once", () => {
    expect(withDone(withDone(noProgress(), "fly"), "fly").done).toEqual(["fly"]);
  });

  it("forgets what the course no longer has", () => {
    const kept = { done: ["fly", "gone"], at: { lesson: "first-game", step: 7, start: "" } };
    expect(readProgress(kept, course)).toEqual({ done: ["fly"], at: null });
    expect(readProgress("nonsense", course)).toEqual(noProgress());
    expect(readProgress(null, course)).toEqual(noProgress());
  });

  it("begins where one left, else at the first lesson that is not done", () => {
    expect(beginning(noProgress(), course, null)).toMatchObject({ lesson: "first-game", step: 0 });
    const at = { lesson: "first-game", step: 1, start: "here" };
    expect(beginning({ done: ["fly"], at }, course, null)).toEqual(at);
    expect(beginning({ done: ["fly"], at }, course, "puzzle")).toMatchObject({ lesson: "puzzle" });
    expect(beginning({ done: ["fly"], at }, course, "no-such-lesson")).toEqual(at);
    const all = { done: ["fly", "win"], at: null };
    expect(beginning(all, course, null)).toMatchObject({ lesson: "puzzle", step: 0 });
  });
});

describe("a glow", () => {
  it("stays within the picture", () => {
    expect([within(5, 0, 10), within(-3, 0, 10), within(12, 0, 10)]).toEqual([5, 0, 10]);
  });
});
