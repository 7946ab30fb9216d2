// The headings of many moves: words of the game, never what is typed.
import { expect, test } from "vitest";
import { headingsOf, type BoardModule } from "../../src/boards/board";
import { group } from "../../src/boards/situation7";
import type { View } from "../../src/boards/situation7/types";

const said = (id: string): string => `<${id}>`;

test("SITUATION 7 has a heading for each sort of move, and single moves are their own", () => {
  const view = {} as View;
  const headings = ["place 1.0", "wanted 6.8", "launch 3.4", "astronaut 1.2"];
  expect(headings.map((action) => group(action, view, said))).toEqual([
    "<situation7.group.place>",
    "<situation7.group.wanted>",
    "<situation7.group.launch>",
    "<situation7.group.astronaut>",
  ]);
  expect(group("pass", view, said)).toBe("<situation7.do.pass>");
});

test("a game without headings has none", () => {
  expect(headingsOf(null, {}, said)).toBeUndefined();
  expect(headingsOf({} as BoardModule, {}, said)).toBeUndefined();
  const game = { group: (action: string) => action.toUpperCase() } as unknown as BoardModule;
  expect(headingsOf(game, {}, said)?.("fly")).toBe("FLY");
});
