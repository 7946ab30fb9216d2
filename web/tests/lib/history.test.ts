// The log in pieces, and the pauses before something is sent again.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Backoff, LONGEST, pauseBefore, SHORTEST } from "../../src/lib/backoff";
import { noteClocks, secondsLeft } from "../../src/lib/clocks";
import { knownUpTo, mergeEntries } from "../../src/lib/history";
import { happened, tableOf } from "./fake_world";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("entries are merged in order, each once; nothing new leaves the list as it is", () => {
  const old = [happened(1), happened(4)];
  expect(mergeEntries(old, [happened(3), happened(4)]).map((one) => one.seq)).toEqual([1, 3, 4]);
  expect(mergeEntries(old, [happened(4)])).toBe(old);
});

test("the log is known up to the first gap", () => {
  expect(knownUpTo([happened(1), happened(2), happened(4)])).toBe(2);
  expect(knownUpTo([happened(2)])).toBe(0);
  expect(knownUpTo([happened(1), happened(2)])).toBe(2);
});

test("pauses double from a quarter of a second to eight, give or take a quarter", () => {
  expect([0, 1, 2, 5, 40].map((n) => pauseBefore(n, 0.5))).toEqual([250, 500, 1000, 8000, 8000]);
  expect([pauseBefore(0, 0), pauseBefore(0, 1)]).toEqual([0.75 * SHORTEST, 1.25 * SHORTEST]);
});

test("what waits is done once; a reset makes the next pause short again", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const [backoff, work] = [new Backoff(), vi.fn()];
  backoff.again(work);
  backoff.again(work);
  vi.advanceTimersByTime(LONGEST);
  expect(work).toHaveBeenCalledTimes(1);
  backoff.reset();
  backoff.again(work);
  vi.advanceTimersByTime(SHORTEST);
  expect(work).toHaveBeenCalledTimes(2);
  expect(backoff.isWaiting).toBe(false);
});

test("clocks count down from when they were told, and never below nothing", () => {
  const table = tableOf({});
  const seat = table.seats[0]!;
  seat.left_ms = 5000;
  noteClocks(table, 1000);
  expect(secondsLeft(seat, 3000)).toBe(3);
  expect(secondsLeft(seat, 9000)).toBe(0);
});
