// Work in small turns: nothing is lost, the order stays, and the page has its turn in between.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "../../src/boards/kit/turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that takes some milliseconds. */
const slow = (done: number[], n: number, ms: number) => (): void => {
  vi.setSystemTime(Date.now() + ms);
  vi.spyOn(performance, "now").mockReturnValue(Date.now());
  done.push(n);
};

test("the first is done at once, the others in turns of a few milliseconds, in order", () => {
  const done: number[] = [];
  for (const n of [0, 1, 2, 3, 4]) inTurn(slow(done, n, 5));
  expect(done).toEqual([0]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([0, 1, 2]); // a third would make it 15 ms
  vi.runAllTimers();
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test("when all is done the next is done at once again", () => {
  const done: number[] = [];
  inTurn(slow(done, 7, 1));
  vi.runAllTimers();
  inTurn(slow(done, 8, 1));
  expect(done).toEqual([7, 8]);
  vi.runAllTimers();
});
