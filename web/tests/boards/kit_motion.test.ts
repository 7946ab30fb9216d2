// Promises of motion as data: keyframes in order, legs that join, plans that end in time.
import { expect, test } from "vitest";
import { hurry, keyframesOf, LONGEST, timing, visibilityOf } from "../../src/boards/kit/motion";

const track = {
  start: "A",
  legs: [
    { at: 100, lasts: 100, to: "B" },
    { at: 300, lasts: 100, to: "C", easing: "linear" },
  ],
};

test("a track waits at its start, goes leg by leg, and stays at its end", () => {
  const frames = keyframesOf(track, 1000);
  expect(frames.map((one) => [one.offset, one.transform])).toEqual([
    [0, "A"],
    [0.1, "A"],
    [0.2, "B"],
    [0.3, "B"],
    [0.4, "C"],
    [1, "C"],
  ]);
  expect(frames[3]?.easing).toBe("linear");
});

test("offsets never leave the plan, and never go back", () => {
  const offsets = keyframesOf(track, 350).map((one) => Number(one.offset));
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(Math.max(...offsets)).toBe(1);
});

test("what appears late is hidden before, what vanishes is hidden after", () => {
  const shown = visibilityOf({ start: "A", legs: [], shows: 250, hides: 750 }, 1000);
  expect(shown?.map((one) => [one.offset, one.opacity])).toEqual([
    [0, 0],
    [0.25, 1],
    [0.75, 0],
    [1, 0],
  ]);
  expect(visibilityOf(track, 1000)).toBeNull();
});

test("a plan that is too long runs faster, by just enough", () => {
  expect(hurry(LONGEST)).toBe(1);
  expect(hurry(4 * LONGEST) * 4 * LONGEST).toBe(LONGEST);
  expect(timing({ at: 1.4, lasts: 2.6 })).toBe("animation-delay:1ms;animation-duration:3ms");
});
