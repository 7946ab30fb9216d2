// ASTRON's window: where an action leads, which action a place stands for, how things move.
import { expect, test } from "vitest";
import {
  actionsOf,
  actionTo,
  cardOf,
  CELL,
  cellName,
  meaning,
  scenery,
  shipPlace,
  signAt,
  stacked,
  stand,
  targetOf,
  type Cell,
} from "../../src/boards/astron/geometry";
import { band, coast, groups } from "../../src/boards/astron/outline";
import { planOf } from "../../src/boards/astron/plan";
import { describe } from "../../src/boards/astron/describe";
import { ending } from "../../src/boards/astron/index";
import { pressOf } from "../../src/boards/astron/press";
import { teamLines } from "../../src/boards/astron/teams";
import type { View } from "../../src/boards/astron/view";
import { LONGEST } from "../../src/boards/kit/motion";
import { sample, samplesOf, textsOf } from "./samples";

const cellsAt = (...places: [number, number][]): Cell[] =>
  places.map(([row, column]) => ({ row, column }));
const ownPlace = (view: View, seat: number | null): Cell | null => shipPlace(view.ships[seat ?? 0]);
const nSubpaths = (path: string): number => path.split("M").length - 1;

test("row 0 is at the bottom of the drawing, column a at its left", () => {
  expect(stand({ row: 11, column: 0 })).toBe("translate(0px, 0px)");
  expect(stand({ row: 0, column: 2 })).toBe(`translate(${2 * CELL}px, ${11 * CELL}px)`);
  expect(cellName({ row: 5, column: 2 })).toBe("c5");
});

test("a click on the place an action leads to plays that action, in every sample", () => {
  let n = 0;
  for (const { view, actions, seat } of Object.values(samplesOf("astron")))
    for (const action of actions) {
      const from = ownPlace(view, seat);
      const target = targetOf(action, from);
      if (!target || action.startsWith("wait")) continue;
      expect(actionTo(view, from, target)).toBe(action);
      n += 1;
    }
  expect(n).toBeGreaterThan(15);
});

test("a place that no card leads to stands for nothing", () => {
  const { view, seat } = sample("astron", "3-moon");
  const from = ownPlace(view, seat)!;
  expect(actionTo(view, from, { row: from.row + 1, column: from.column + 1 })).toBeNull();
  expect(actionTo(view, from, from)).toBeNull();
});

test("a press that stands for nothing is answered with what is to be done", () => {
  const { view, seat } = sample("astron", "3-moon");
  const from = ownPlace(view, seat)!;
  const aslant = { row: from.row + 1, column: from.column + 1 };
  expect(pressOf(view, from, null, aslant)).toEqual({ say: "astron.hint.straight" });
  expect(pressOf(view, from, null, from)).toBeNull();
  const dodging = sample("astron", "7-dodge");
  const place = ownPlace(dodging.view, dodging.seat)!;
  const behind = { ...place, row: place.row === 0 ? 1 : 0 };
  expect(pressOf(dodging.view, place, null, behind)).toEqual({ say: "astron.hint.dodge" });
  const atStart: View = { ...view, phase: "take-off" };
  expect(pressOf(atStart, null, null, aslant)).toEqual({ say: "astron.hint.takeOff" });
});

test("with a card picked no other card is played", () => {
  const { view, seat } = sample("astron", "3-moon");
  const from = ownPlace(view, seat)!;
  const ahead = { ...from, row: from.row + 2 };
  expect(pressOf(view, from, "forward 2", ahead)).toEqual({ play: "forward 2" });
  expect(pressOf(view, from, "sideways 1", ahead)).toEqual({
    say: "astron.hint.otherCard",
    card: "sideways 1",
  });
});

test("where one has to dodge, a place beside the ship says which way", () => {
  const { view, seat, actions } = sample("astron", "7-dodge");
  const from = ownPlace(view, seat)!;
  const sides = [-1, 1].map((by) => actionTo(view, from, { ...from, column: from.column + by }));
  expect(sides).toEqual(actions);
});

test("a card stands for the actions that play or discard it, and the other way round", () => {
  for (const { view, actions } of Object.values(samplesOf("astron")))
    for (const card of new Set<string>(view.hand ?? []))
      for (const action of actionsOf(card, actions)) expect(cardOf(action)).toBe(card);
  expect(actionsOf("forward 1", ["forward 1", "forward 12"])).toEqual(["forward 1"]);
  expect(actionsOf("sideways 2", ["sideways 2 left", "sideways 2 right"])).toHaveLength(2);
  expect(stacked(["a", "b", "a"])).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
  ]);
});

test("the map is read from its front: its last line is row 0", () => {
  expect(signAt(["ab", "cd"], 0, 1)).toBe("d");
  expect(signAt(["ab", "cd"], 1, 0)).toBe("a");
  expect(signAt(["ab", "cd"], 9, 0)).toBe(" ");
});

test("the number of a planet is told from its kind", () => {
  const view = { legend: { M: "land of planet 2", "*": "meteor stream" } } as unknown as View;
  expect(meaning(view, "M")).toEqual({ kind: "land of planet", number: 2 });
  expect(meaning(view, "*")).toEqual({ kind: "meteor stream", number: 0 });
  expect(meaning(view, "?").kind).toBe("space");
});

test("all scenery of the base is found, where the map has it", () => {
  const { view } = sample("astron", "1-start");
  const found = scenery(view);
  expect(found.length).toBeGreaterThan(50);
  for (const { row, column, kind } of found)
    expect(meaning(view, signAt(view.map, row, column)).kind).toBe(kind);
});

test("cells that touch are one group, by corner, too", () => {
  expect(groups(cellsAt([0, 0], [1, 1], [5, 5])).map((one) => one.length)).toEqual([2, 1]);
});

test("a coast runs once round an island, and once more round its lake", () => {
  const ring = cellsAt([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]);
  expect(nSubpaths(coast(cellsAt([0, 0], [0, 1])))).toBe(1);
  expect(nSubpaths(coast(ring))).toBe(2);
  expect(coast(cellsAt([0, 0], [1, 0]))).toMatch(/^M([^QZ]*Q){4}[^QZ]*Z$/); // four corners
});

test("a coast stays within its cells", () => {
  const numbers = coast(cellsAt([11, 0]))
    .match(/-?[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(CELL - 2);
});

test("a closed band of cells is followed round, anything else is no band", () => {
  expect(band(cellsAt([0, 1], [1, 0], [1, 2], [2, 1]))).toHaveLength(4);
  expect(band(cellsAt([0, 0], [0, 1], [0, 2], [0, 3]))).toBeNull();
});

test("a plan of every sample starts before the events and ends in the position shown", () => {
  for (const { view, events = [] } of Object.values(samplesOf("astron"))) {
    const plan = planOf(view, events);
    expect(plan.total).toBeLessThanOrEqual(LONGEST + 1e-6);
    expect(plan.busy).toBeLessThanOrEqual(plan.total);
    for (const [seat, track] of plan.ships) {
      const place = shipPlace((view as View).ships[seat]);
      if (place && track.legs.length) expect(track.legs.at(-1)?.to).toBe(stand(place));
    }
  }
});

test("a ship that flew starts where the event says, with its flame on", () => {
  const { view, events } = sample("astron", "3-moon");
  const [seat = 0, row = 0, column = 0] = events!.find((one) => one.kind === "ship_flew")!.numbers;
  const plan = planOf(view, events!);
  expect(plan.ships.get(seat)?.start).toBe(stand({ row, column }));
  expect(plan.flames.get(seat)).toHaveLength(1);
});

test("one thing after the other: no leg begins before the one before it has ended", () => {
  const { view, events } = sample("astron", "4-mars");
  const plan = planOf(view, events!);
  const legs = [...plan.ships.values(), plan.base!].flatMap((track) => track.legs);
  legs.sort((a, b) => a.at - b.at);
  expect(legs.length).toBeGreaterThan(1);
  legs.slice(1).forEach((leg, n) => expect(leg.at).toBeGreaterThan(legs[n]!.at + legs[n]!.lasts));
});

test("what happens to a ship is shown where it is by then", () => {
  const flown = { kind: "ship_flew", numbers: [0, 1, 1, 4, 1], text: "" };
  const hit = { kind: "hazard_hit", numbers: [0], text: "" };
  expect(planOf(null, [flown, hit]).effects.every((one) => one.row === 4)).toBe(true);
});

test("a long plan runs faster as a whole, its legs, too", () => {
  const flights = Array.from({ length: 30 }, (_, n) => {
    return { kind: "ship_flew", numbers: [0, n % 9, 1, (n + 1) % 9, 1], text: "" };
  });
  const plan = planOf(null, flights);
  const last = plan.ships.get(0)!.legs.at(-1)!;
  expect(plan.total).toBeCloseTo(LONGEST);
  expect(last.at + last.lasts).toBeLessThanOrEqual(plan.total);
});

/** A sample whose ships are in teams of alternate seats. */
function inTeams(nShips: number, scores: number[]): View {
  const { view } = sample("astron", Object.keys(samplesOf("astron"))[0]!);
  const ship = view.ships[0];
  const ships = Array.from({ length: nShips }, (_, seat) => ({
    ...ship,
    name: `ship${seat + 1}`,
    team: seat % scores.length,
  }));
  return { ...view, ships, team_scores: scores };
}

test("each team is said with its ships and points", () => {
  expect(teamLines(inTeams(6, [-14, 1]), textsOf("astron", "en"))).toEqual([
    "Team 1 (ships 1, 3, 5): −14",
    "Team 2 (ships 2, 4, 6): 1",
  ]);
});

test("where teams differ in size, the points are said to be an average", () => {
  expect(teamLines(inTeams(3, [2.5, 1]), textsOf("astron", "en"))).toEqual([
    "Team 1 (ships 1, 3): 2.5 on average",
    "Team 2 (ship 2): 1 on average",
  ]);
});

test("the end says how the teams stand, in sentences for screen readers as well", () => {
  const view = { ...inTeams(4, [3, 7]), base: 48, last_base: 48 };
  const t = textsOf("astron", "en");
  expect(ending(view, [], t)).toBe(
    "The map has come to its end. Team 1 (ships 1, 3): 3 · Team 2 (ships 2, 4): 7",
  );
  expect(describe(view, t)).toContain("Team 2 (ships 2, 4): 7");
  expect(ending({ ...view, team_scores: null }, [], t)).toBe("The map has come to its end.");
});
