import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  byText,
  deedText,
  followAnalysis,
  seatOfInterest,
  turningOf,
} from "../../src/lib/table/turning";
import type { AnalysisSeen } from "../../src/wire";

const analysis = (more: Partial<AnalysisSeen>): AnalysisSeen => ({
  done: 1,
  total: 2,
  failed: false,
  positions: [],
  shares: [],
  turning: [],
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whose action it was is said once", () => {
  expect(byText("Ben's large ship flies 1", "Ben")).toBe("");
  expect(byText("Star Fighter 2 flies 3", "Ben")).toBe(", Ben");
});

test("it is asked for until all is judged, and no longer", async () => {
  const answers = [analysis({ done: 0 }), analysis({}), analysis({ done: 2 })];
  const heard: (AnalysisSeen | null)[] = [];
  const read = vi.fn(() => Promise.resolve(answers[Math.min(heard.length, 2)]!));
  followAnalysis(read, (found) => heard.push(found));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard.map((found) => found?.done)).toEqual([0, 1, 2]);
  expect(read).toHaveBeenCalledTimes(3);
});

test("it is not asked for again once it has failed, or the panel is closed", async () => {
  const read = vi.fn(() => Promise.resolve(analysis({ failed: true })));
  followAnalysis(read, () => {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(1);
  const patient = vi.fn(() => Promise.resolve(analysis({})));
  const end = followAnalysis(patient, () => {});
  await vi.advanceTimersByTimeAsync(100);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(patient).toHaveBeenCalledTimes(1);
});

test("a server that does not answer has failed: nobody looks for ever", async () => {
  const heard: AnalysisSeen[] = [];
  followAnalysis(
    () => Promise.reject(new Error("offline")),
    (found) => heard.push(found),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.map((found) => found.failed)).toEqual([true]);
});

test("a player is told of their own game, a spectator of the winner's", () => {
  expect(seatOfInterest([1], [0])).toBe(1);
  expect(seatOfInterest([], [2])).toBe(2);
  expect(seatOfInterest([0, 1], [1])).toBe(1); // several at one screen
  expect(seatOfInterest([], [])).toBeNull();
});

test("a turning point is told in whole percent, as a rise or a fall", () => {
  const found = analysis({ turning: [{ n: 9, seat: 1, before: 0.614, after: 0.377 }] });
  expect(turningOf(found, 1)).toMatchObject({ isRise: false, before: 61, after: 38 });
  expect(turningOf(found, 0)).toBeNull();
});

test("what happened is said in at most two sentences without their full stops", () => {
  const events = ["Vega moves planet 4.", "A ship falls", "Another falls"].map((text) => ({
    kind: "k",
    numbers: [],
    text,
  }));
  const deed = { type: "happened" as const, seq: 3, seat: 1, action: "move 4", events };
  const nameOf = (): string => "Vega";
  expect(deedText(deed, nameOf, String)).toBe("Vega moves planet 4 · A ship falls");
  expect(deedText({ type: "skip", seq: 4 }, nameOf, String)).toBe("");
  expect(deedText(undefined, nameOf, String)).toBe("");
});
