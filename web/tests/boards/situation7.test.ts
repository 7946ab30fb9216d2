// Situation 7: the cut of the board, what is put where, and how it arrives.
import { expect, test } from "vitest";
import type { BoardEvent } from "../../src/boards/board";
import { LONGEST } from "../../src/boards/kit/motion";
import {
  bases,
  goals,
  isCutOf,
  joined,
  middleOf,
  nameAt,
  piece,
  pieces,
  radius,
  step,
} from "../../src/boards/situation7/cut";
import { locationOf, placing, putting, snaps } from "../../src/boards/situation7/moves";
import { planOf, spot, type Banner } from "../../src/boards/situation7/plan";
import { sideOf } from "../../src/boards/situation7/types";
import { sample, samplesOf } from "./samples";

const event = (kind: string, ...numbers: number[]): BoardEvent => ({ kind, numbers, text: "" });

test("every piece lies on the board, with its middle inside its box", () => {
  for (const { box, middle } of pieces) {
    const [x, y, width, height] = box;
    expect(Math.hypot(...middle)).toBeLessThanOrEqual(radius);
    expect(middle[0]).toBeGreaterThanOrEqual(x);
    expect(middle[0]).toBeLessThanOrEqual(x + width);
    expect(middle[1]).toBeGreaterThanOrEqual(y);
    expect(middle[1]).toBeLessThanOrEqual(y + height);
  }
});

test("neighbours are neighbours of each other", () => {
  for (const { name, near } of pieces)
    for (const other of near) expect(piece(other)?.near).toContain(name);
});

test("goals and bases lie on places of the board", () => {
  const named = [...goals.flatMap((goal) => goal.at), ...Object.values(bases.yellow).flat()];
  expect(named.every((name) => piece(name))).toBe(true);
});

test("the samples are of this cut, and their actions speak of its places", () => {
  for (const { view, actions } of Object.values(samplesOf("situation7"))) {
    expect(isCutOf(view)).toBe(true);
    for (const place of actions.map(locationOf)) if (place) expect(piece(place)).toBeDefined();
  }
});

test("arrow keys lead round a ring and back, and in and out to the nearest", () => {
  const start = nameAt(40);
  expect(step(step(start, "ArrowLeft")!, "ArrowRight")).toBe(start);
  const ring = pieces.filter((one) => one.ring === piece(start)!.ring);
  let name = start;
  for (let n = 0; n < ring.length; n++) name = step(name, "ArrowLeft")!;
  expect(name).toBe(start);
  expect(piece(step(start, "ArrowUp")!)?.ring).toBe(piece(start)!.ring + 1);
  expect(piece(step(start, "ArrowDown")!)?.ring).toBe(piece(start)!.ring - 1);
  expect(step(start, "Enter")).toBeNull();
});

test("the arrow outward leads to the piece behind, not to the other side", () => {
  const turn = (name: string): number => Math.atan2(...piece(name)!.middle);
  for (const { name, ring } of pieces.filter((one) => one.ring > 1 && one.ring < 6)) {
    const by = turn(step(name, "ArrowUp")!) - turn(name);
    expect(Math.cos(by), `${name} in ring ${ring}`).toBeGreaterThan(0.8);
  }
});

test("the middle of several pieces lies between them", () => {
  const [a, b] = [pieces[3]!, pieces[9]!];
  const between = [0, 1].map((axis) => (a.middle[axis]! + b.middle[axis]!) / 2);
  expect(middleOf([a.name, b.name])).toEqual(between.map((n) => expect.closeTo(n)));
});

test("a piece put into its place is placed, or launched where only that is legal", () => {
  const { view } = sample("situation7", "2-middle");
  expect(placing(view, ["place 2.2"], "2.2")).toBe("place 2.2");
  expect(placing(view, ["launch 2.2"], "2.2")).toBe("launch 2.2");
  expect(placing(view, ["place 2.2", "launch 2.2"], "2.2")).toBe("place 2.2");
  expect(placing(view, [], "2.2")).toBe("place 2.2"); // the referee says why not
});

test("in a race a piece is wanted; on a wrong place it is named with that place", () => {
  const race = sample("situation7", "6-race").view;
  expect(placing(race, ["wanted 3.10"], "3.10")).toBe("wanted 3.10");
  expect(putting(race, [], "3.10", "4.13")).toBe("wanted 3.10 on 4.13");
  expect(locationOf("wanted 3.10 on 4.13")).toBe("4.13");
  expect(locationOf("pass")).toBeNull();
});

test("a piece let go near its place falls into it, within a finger's width on a phone", () => {
  const name = nameAt(20);
  const [x, y] = piece(name)!.middle;
  expect(snaps(name, x + 79, y, 1)).toBe(true);
  expect(snaps(name, x + 81, y, 1)).toBe(false);
  expect(snaps(name, x + 100, y, 0.2)).toBe(true); // 20 pixels
  expect(snaps("9.99", x, y, 1)).toBe(false);
});

test("seats take sides in turn, spectators none", () => {
  expect([0, 1, 2, 3, null].map(sideOf)).toEqual(["yellow", "green", "yellow", "green", null]);
});

test("equipment flies from its base to its place", () => {
  const plan = planOf([event("launched", 1, 20, 0)]);
  const track = plan.standing.get(nameAt(20))!;
  const [x, y] = middleOf(bases.green.rocket);
  expect(track.start).toBe(`translate(${x}px, ${y}px)`);
  expect(track.legs.at(-1)?.to).toBe(spot(nameAt(20)));
  expect(plan.busy).toBeGreaterThan(0);
});

test("pieces that drop hold nobody up; plans end in time", () => {
  expect(planOf([event("piece_placed", 0, 3)]).busy).toBe(0);
  const many = planOf(Array.from({ length: 60 }, (_, n) => event("launched", 0, n, 1)));
  expect(many.total).toBeCloseTo(LONGEST);
  expect(many.busy).toBeLessThanOrEqual(many.total);
});

test("the side that has more wins the banner of the end; nobody at a draw", () => {
  const banner = (...scores: number[]): Banner | undefined =>
    planOf([event("game_ended", ...scores)]).banners[0];
  expect(banner(30, 20)?.side).toBe("yellow");
  expect(banner(20, 30)?.side).toBe("green");
  expect(banner(20, 20)?.side).toBeNull();
});

test("one path round many pieces has all of them", () => {
  const names = pieces.slice(0, 3).map((one) => one.name);
  expect(joined(names)).toBe(
    pieces
      .slice(0, 3)
      .map((one) => one.path)
      .join(""),
  );
});
