// Astroplane's grid: places as printed and as events count them, stacks, flights.
import { expect, test } from "vitest";
import {
  cellsOf,
  FACINGS,
  flightOf,
  kite,
  land,
  lift,
  nameOf,
  opposite,
  readMove,
  stacksOf,
  triangle,
  wayOf,
  WAYS,
  type Piece,
  type Stacks,
} from "../../src/boards/astroplane/grid";
import { sample, samplesOf } from "./samples";

const cells = cellsOf(sample("astroplane", "step-0").view.board);
const byName = new Map(cells.map((cell) => [cell.name, cell]));
const byNumber = new Map(cells.map((cell) => [cell.number, cell]));
const piece = (owner: string): Piece => ({ owner, came_through: false, landed_now: false });

test("every place has a number and a name of its own", () => {
  expect(byName.size).toBe(cells.length);
  expect(byNumber.size).toBe(cells.length);
  expect(Math.min(...byNumber.keys())).toBe(0);
});

test("columns are letters from the west, rows numbers from the south", () => {
  expect(nameOf(7, 0, 0)).toBe("h8");
  expect(nameOf(7, -7, -7)).toBe("a1");
  expect(byName.get("h9")).toMatchObject({ x: 0, y: 1 });
  expect(cells.filter((cell) => cell.letter === "N").every((cell) => cell.y > 0)).toBe(true);
});

test("places at the rim face inward, those beside the Singularity face it", () => {
  const size = Math.max(...cells.map((cell) => cell.x));
  for (const { only, letter, x, y } of cells) {
    if (letter === "c") expect([x + WAYS[only!][0], y + WAYS[only!][1]]).toEqual([0, 0]);
    if ("hfSWNE".includes(letter)) {
      const [dx, dy] = WAYS[only!];
      expect(Math.max(Math.abs(x - dx), Math.abs(y - dy))).toBe(size + 1);
    }
    if (letter === "o") expect(only).toBeNull();
  }
});

test("every action of the samples flies between two places of the board", () => {
  for (const { actions } of Object.values(samplesOf("astroplane")))
    for (const move of actions.map(readMove).filter((one) => one.to)) {
      expect(byName.has(move.from) && byName.has(move.to)).toBe(true);
    }
});

test("an action text is read with its kind, places and facing", () => {
  expect(readMove("f1-f3 e")).toMatchObject({ kind: "fly", from: "f1", to: "f3", facing: "e" });
  expect(readMove("kill a1-b2")).toMatchObject({
    kind: "kill",
    from: "a1",
    to: "b2",
    facing: null,
  });
  expect(readMove("pass a1-a5 n").kind).toBe("pass");
  expect(readMove("fire se")).toMatchObject({ kind: "fire", from: "se" });
  expect(readMove("end")).toMatchObject({ kind: "other", to: "" });
});

test("an apex points where its piece faces; screens have y downward", () => {
  expect(triangle("n", 10).startsWith("M0 -10 ")).toBe(true);
  expect(triangle("e", 10)).toContain("M10 ");
  expect(kite("s", 10)).toContain(" L0 10 ");
  expect(FACINGS.map(opposite)).toEqual(["s", "w", "n", "e"]);
});

test("a piece is taken from the top; the last leaves an empty place", () => {
  const stacks: Stacks = {
    a1: { facing: "n", isSquare: false, pieces: [piece("red"), piece("blue")] },
  };
  expect(lift(stacks, "a1", "n").a1?.pieces).toEqual([piece("blue")]);
  expect(lift(lift(stacks, "a1", "n"), "a1", "n")).toEqual({});
});

test("half of a Square that flies leaves the other half, facing the other way", () => {
  const square: Stacks = {
    a1: { facing: "n", isSquare: true, pieces: [piece("red"), piece("red")] },
  };
  expect(lift(square, "a1", "e").a1).toMatchObject({ facing: "w", isSquare: false });
});

test("back to back with one's own is a Square, with another's it takes the place", () => {
  const here: Stacks = { a1: { facing: "n", isSquare: false, pieces: [piece("red")] } };
  expect(land(here, "a1", "s", "red").a1).toMatchObject({ isSquare: true });
  expect(land(here, "a1", "s", "blue").a1?.pieces.map((one) => one.owner)).toEqual(["blue"]);
  expect(land(here, "a1", "n", "blue").a1?.pieces.map((one) => one.owner)).toEqual(["blue", "red"]);
});

test("an event of flight leads between its places; only flights that turn have a facing", () => {
  const [from, to] = [byName.get("f1")!, byName.get("f3")!];
  const numbers = [1, from.number, to.number, 1];
  expect(flightOf({ kind: "piece_flew", numbers }, byNumber)).toEqual({
    owner: "blue",
    from,
    to,
    facing: "e",
    isSquare: false,
  });
  expect(flightOf({ kind: "square_stepped", numbers }, byNumber)).toMatchObject({
    facing: to.only,
    isSquare: true,
  });
  expect(flightOf({ kind: "turn_began", numbers }, byNumber)).toBeNull();
  expect(wayOf(from, to)).toBe("n");
});

test("what a view says of stacks is what is drawn", () => {
  const { view } = sample("astroplane", "step-40");
  const stacks = stacksOf(view);
  expect(Object.keys(stacks)).toHaveLength(view.stacks.length);
  for (const one of view.stacks) expect(one.facing.startsWith(stacks[one.cell]!.facing)).toBe(true);
});
