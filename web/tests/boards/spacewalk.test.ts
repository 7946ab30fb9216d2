// Space Walk's orbit: where spaces lie, which ships stand on them, how they fly.
import { expect, test } from "vitest";
import {
  change,
  fleetsOf,
  flightOf,
  flightPoint,
  flightTime,
  lettersOf,
  partsOf,
  roundOf,
  shipsOf,
  spotsOf,
  type Fleet,
  type View,
} from "../../src/boards/spacewalk/orbit";
import { samplesOf } from "./samples";

const spots = spotsOf(20, 490, 300);
const gaps = spots.map((one, n) => {
  const next = spots[(n + 1) % spots.length]!;
  return Math.hypot(next.x - one.x, next.y - one.y);
});
const red: Fleet = { size: "small", owner: "red", count: 2 };
const blue: Fleet = { size: "large", owner: "blue", count: 1 };

test("spaces begin at the top and go clockwise, as events count them", () => {
  expect(spots[0]).toMatchObject({ x: expect.closeTo(0), y: -300 });
  expect(spots[1]!.x).toBeGreaterThan(0);
  expect(spots[10]!.y).toBeCloseTo(300, 0);
});

test("spaces are equally far apart, also where the ellipse is narrow", () => {
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.03);
});

test("outward is outward: stacks grow away from the middle", () => {
  for (const { x, y, nx, ny } of spots) {
    expect(x * nx + y * ny).toBeGreaterThan(0);
    expect(Math.hypot(nx, ny)).toBeCloseTo(1);
  }
  expect(spots[0]!.turn).toBeCloseTo(0); // at the top, up is outward
});

test("the letters of an orbit are read with or without its name", () => {
  expect(lettersOf("big ooo*oo*")).toBe("ooo*oo*");
  expect(lettersOf("oo*")).toBe("oo*");
});

test("ships stand large ones first, each with a key of its own", () => {
  const ships = shipsOf([red, blue]);
  expect(ships.map((ship) => ship.owner)).toEqual(["blue", "red", "red"]);
  expect(new Set(ships.map((ship) => ship.key)).size).toBe(3);
});

test("ships come and go without touching others; the last of a fleet takes it away", () => {
  expect(change([red, blue], "small", "red", -1)).toContainEqual({ ...red, count: 1 });
  expect(change([blue], "large", "blue", -1)).toEqual([]);
  expect(change([], "large", "blue", 1)).toEqual([blue]);
  expect(red.count).toBe(2);
});

test("a group in flight is shown where it started", () => {
  const group = { space: 1, distance: 2, ships: [red] };
  const view = { ships: [[blue], []], group } as unknown as View;
  expect(fleetsOf(view)).toEqual([[blue], [red]]);
});

test("events of flight are read, others are not", () => {
  const numbers = [1, 2, 3, 5, 2];
  const flight = { owner: "blue", size: "small", from: 3, to: 5, distance: 2, isLost: false };
  expect(flightOf({ kind: "ship_flew", numbers })).toEqual(flight);
  expect(flightOf({ kind: "ship_lost", numbers })?.isLost).toBe(true);
  expect(flightOf({ kind: "token_paid", numbers })).toBeNull();
  expect(flightTime(3)).toBeGreaterThan(flightTime(1));
});

test("a flight leads from its space to its target, and past the top of the orbit", () => {
  const flight = flightOf({ kind: "ship_flew", numbers: [0, 0, 18, 1, 3] })!;
  for (const [part, space] of [
    [0, 18],
    [1, 1],
  ] as const) {
    const { x, y, scale } = flightPoint(spots, flight, part);
    const spot = spots[space]!;
    expect([x, y]).toEqual([
      expect.closeTo(spot.x + 40 * spot.nx),
      expect.closeTo(spot.y + 40 * spot.ny),
    ]);
    expect(scale).toBe(1);
  }
});

test("a lost ship falls into the hole and is hardly seen at the end", () => {
  const lost = flightOf({ kind: "ship_lost", numbers: [0, 0, 3, 6, 3] })!;
  const end = flightPoint(spots, lost, 1);
  expect(end.scale).toBeCloseTo(0.1);
  expect([end.x, end.y]).toEqual([expect.closeTo(spots[6]!.x), expect.closeTo(spots[6]!.y)]);
});

test("a flight turns by the short way", () => {
  const flight = flightOf({ kind: "ship_flew", numbers: [0, 0, 0, 19, 19] })!;
  const turns = Array.from({ length: 101 }, (_, n) => flightPoint(spots, flight, n / 100).turn);
  const jumps = turns.slice(1).map((turn, n) => Math.abs(turn - turns[n]!) % 360);
  expect(Math.max(...jumps.map((jump) => Math.min(jump, 360 - jump)))).toBeLessThan(30);
});

test("every legal action of the samples names a space of the orbit and a known verb", () => {
  const verbs = ["place", "move", "again", "step", "pass", "card"];
  for (const { view, actions } of Object.values(samplesOf("spacewalk")))
    for (const action of actions) {
      const { verb, space } = partsOf(action);
      expect(verbs).toContain(verb);
      if (space !== null) expect(space).toBeLessThan(lettersOf(view.orbit).length);
    }
});

test("the gap before the first turn belongs to the first round", () => {
  const at = (phase: View["phase"], round: number): number => roundOf({ phase, round } as View);
  expect([at("placing", 0), at("gap", 0), at("gap", 3), at("move", 3)]).toEqual([0, 1, 3, 3]);
});
