// The order in which all pages show games.
import { expect, it } from "vitest";
import { inOrder } from "../../src/lib/five";

it("puts the five first, as they stand on the shelf, and others behind them as they come", () => {
  const found = ["zylatron", "liars_dice", "spacewalk", "connect_four", "situation7"];
  expect(inOrder(found.map((id) => ({ id }))).map(({ id }) => id)).toEqual([
    "spacewalk",
    "situation7",
    "zylatron",
    "liars_dice",
    "connect_four",
  ]);
});
