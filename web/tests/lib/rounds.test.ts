import { expect, it } from "vitest";
import { roundOf } from "../../src/lib/rounds";

it("tells the round of games that count rounds", () => {
  expect(roundOf({ round: 12, ships: [] })).toBe(12);
  expect([{}, { round: "three" }, { round: 1.5 }, null].map(roundOf)).toEqual([0, 0, 0, 0]);
});
