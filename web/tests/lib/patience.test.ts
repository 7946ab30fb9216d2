// A server that has too much to do: when it is asked again, and when no more.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "../../src/lib/patience";

const tooMuch = (retryMs: number): Error =>
  Object.assign(new Error("wait a little"), { code: "slow_down", retryMs });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is asked again when the server says, until it answers", async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(tooMuch(1500))
    .mockRejectedValueOnce(tooMuch(0))
    .mockResolvedValue("found");
  const answer = patiently(ask);
  await vi.advanceTimersByTimeAsync(1499);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe("found");
});

test("another fault is told at once, and nobody waits for ever", async () => {
  const lost = vi.fn().mockRejectedValue(Object.assign(new Error("gone"), { code: "no_table" }));
  await expect(patiently(lost)).rejects.toThrow("gone");
  expect(lost).toHaveBeenCalledTimes(1);
  const busy = vi.fn().mockRejectedValue(tooMuch(10));
  const answer = patiently(busy).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toContain("wait a little");
  expect(busy.mock.calls.length).toBeLessThan(50);
});
