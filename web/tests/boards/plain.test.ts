// The plain board: what a click on a scene means, for any declared game.
import { expect, test } from "vitest";
import { placeOf } from "../../src/boards/plain/pick";
import {
  buttons,
  isLegal,
  moveOf,
  movesOf,
  pickable,
  pips,
  press,
  ringSpots,
  wordAt,
  wordsOf,
  type Kind,
  type Part,
} from "../../src/boards/plain/scene";

const bid: Kind = {
  forms: ["bid {count} {face}"],
  help: "",
  blanks: {
    count: { name: "count", size: 4, first: 1 },
    face: { name: "face", size: 6, first: 1 },
  },
};
const liar: Kind = { forms: ["liar"], help: "", blanks: {} };
const step: Kind = {
  forms: ["step {space}"],
  help: "",
  blanks: { space: { name: "space", size: 2, words: ["north pole", "south pole"] } },
};
const kinds = [bid, liar, step];
const moves = movesOf(["bid 1 2", "bid 1 3", "bid 2 2", "liar"], kinds);

test("an action is read by its form, also with words of two parts", () => {
  expect(wordsOf("bid 1 2", "bid {count} {face}", bid.blanks)).toEqual({ count: "1", face: "2" });
  expect(wordsOf("bid 1", "bid {count} {face}", bid.blanks)).toBeNull();
  expect(wordsOf("bid 1 2 3", "bid {count} {face}", bid.blanks)).toBeNull();
  expect(moveOf("step south pole", kinds)?.words).toEqual({ space: "south pole" });
  expect(moveOf("dance", kinds)).toBeNull();
  const blanks = { ...step.blanks, ...bid.blanks };
  const words = wordsOf("step south pole 2", "step {space} {count}", blanks);
  expect(words).toEqual({ space: "south pole", count: "2" });
});

test("a click that leaves one action plays it", () => {
  expect(press(moves, { count: "1" }, { face: "3" }, kinds)).toEqual({ play: "bid 1 3" });
  expect(press(moves, {}, { count: "2" }, kinds)).toEqual({ play: "bid 2 2" });
});

test("a click that leaves several chooses, and a second one takes it back", () => {
  expect(press(moves, {}, { count: "1" }, kinds)).toEqual({ chosen: { count: "1" } });
  expect(press(moves, { count: "1" }, { count: "1" }, kinds)).toEqual({ chosen: {} });
});

test("a click that does not fit what was chosen starts anew", () => {
  expect(press(moves, { face: "3" }, { count: "2" }, kinds)).toEqual({ play: "bid 2 2" });
});

test("a click that spells an illegal action plays it: the referee says why not", () => {
  expect(press(moves, {}, { count: "4", face: "6" }, kinds)).toEqual({ play: "bid 4 6" });
});

test("a place can be picked if some legal action has its word beside what is chosen", () => {
  expect(isLegal(moves, { count: "2" }, { face: "2" })).toBe(true);
  expect(isLegal(moves, { count: "2" }, { face: "3" })).toBe(false);
  expect(isLegal(moves, { face: "2" }, { face: "3" })).toBe(true); // instead of it
  expect(isLegal(moves, { face: "2" }, { face: "6" })).toBe(false);
  expect(isLegal(moves, {}, {})).toBe(false);
});

test("what no place can pick gets a button", () => {
  const parts = [
    { part: "dice", picks: "face" },
    { part: "tray", picks: "" },
  ] as Part[];
  expect([...pickable(parts)]).toEqual(["face"]);
  const left = buttons(moves, {}, new Set(["face", "count"]));
  expect(left.map((move) => move.action)).toEqual(["liar"]);
  expect(buttons(moves, { face: "2" }, pickable(parts)).map((move) => move.action)).toEqual([
    "bid 1 2",
    "bid 2 2",
  ]);
});

test("the word of a place counts from where people count", () => {
  expect(wordAt(kinds, "face", 0)).toBe("1");
  expect(wordAt(kinds, "space", 1)).toBe("south pole");
  expect(wordAt(kinds, "unknown", 3)).toBe("3");
});

test("a ring begins at the top and goes clockwise", () => {
  const [top, right, bottom, left] = ringSpots(4, 100, 10);
  expect(top).toEqual({ x: expect.closeTo(50), y: expect.closeTo(10) });
  expect(right).toEqual({ x: expect.closeTo(90), y: expect.closeTo(50) });
  expect([bottom!.y, left!.x]).toEqual([expect.closeTo(90), expect.closeTo(10)]);
});

test("a die has as many pips as its face says, none on top of another", () => {
  for (let face = 0; face <= 6; face++) {
    expect(pips(face)).toHaveLength(face);
    expect(new Set(pips(face).map(String)).size).toBe(face);
  }
});

test("a place is a button for mouse and keyboard; what is not legal cannot be tabbed to", () => {
  const pressed: unknown[] = [];
  const pick = {
    isOpen: true,
    legal: (picks: Record<string, string>) => picks.face === "2",
    isChosen: () => false,
    isRecent: () => false,
    press: (picks: unknown) => void pressed.push(picks),
    hover: () => {},
  };
  const place = placeOf(pick, { face: "2" }, "two") as Record<string, (event?: unknown) => void>;
  expect(place).toMatchObject({ role: "button", tabindex: 0, "aria-disabled": false });
  place.onclick!();
  place.onkeydown!({ key: "Enter", preventDefault: () => {} });
  place.onkeydown!({ key: "x", preventDefault: () => {} });
  expect(pressed).toEqual([{ face: "2" }, { face: "2" }]);
  expect(placeOf(pick, { face: "3" }, "three")).toMatchObject({
    tabindex: -1,
    "aria-disabled": true,
  });
  expect(placeOf(pick, {}, "nothing")).toEqual({ role: "img", "aria-label": "nothing" });
});
