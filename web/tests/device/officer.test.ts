// Lots, as `lot_drawn` of bots/officers.py draws them.
import { expect, test } from "vitest";
import { lotDrawn } from "../../src/device/officer";

test("a lot is as likely as it is large", () => {
  const lots = [0.5, 0, 0.25, 0.25];
  const drawn = [0, 0.49, 0.5, 0.74, 0.75, 0.999].map((luck) => lotDrawn(lots, luck));
  expect(drawn).toEqual([0, 0, 2, 2, 3, 3]);
});

test("lots need not add up to one, and the last one takes what rounding leaves", () => {
  expect([0.2, 0.3].map((luck) => lotDrawn([1, 3], luck))).toEqual([0, 1]);
  expect(lotDrawn([0.1, 0.2], 1)).toBe(1);
});
