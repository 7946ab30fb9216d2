// When a page that did not come makes the client load anew by itself.
import { expect, test } from "vitest";
import { mayReload } from "../../src/lib/reloading";

const NOON = 1_700_000_000_000;

test("once, and not again for a minute, else it would never end", () => {
  expect(mayReload(true, 0, NOON)).toBe(true);
  expect(mayReload(true, NOON - 5_000, NOON)).toBe(false);
  expect(mayReload(true, NOON - 61_000, NOON)).toBe(true);
});

test("not without a network: a browser's own page of faults helps nobody", () => {
  expect(mayReload(false, 0, NOON)).toBe(false);
});

test("a clock that was set back does not forbid it for ever", () => {
  expect(mayReload(true, NOON + 3_600_000, NOON)).toBe(true);
});
