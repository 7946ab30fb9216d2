// Zylatron's galaxy: points, ways between them, what a press means, how things move.
import { expect, test } from "vitest";
import {
  distance,
  isLand,
  isPoint,
  key,
  lands,
  near,
  placeOf,
  pointAt,
  points,
  px,
  py,
  same,
  spot,
  way,
  within,
} from "../../src/boards/zylatron/geometry";
import {
  factoryName,
  pieceName,
  placeOfAction,
  pointOf,
  rootOf,
  stackAt,
  targetName,
  verbsFor,
} from "../../src/boards/zylatron/names";
import { planOf } from "../../src/boards/zylatron/plan";
import { promptOf } from "../../src/boards/zylatron/prompt";
import { pressOf } from "../../src/boards/zylatron/press";
import { COLOURS, type Piece, type Place, type View } from "../../src/boards/zylatron/types";
import { LONGEST } from "../../src/boards/kit/motion";
import { sample, samplesOf, textsOf } from "./samples";

const { view } = sample("zylatron", "1-start") as { view: View };
const samples = Object.values(samplesOf("zylatron")) as {
  view: View;
  actions: string[];
  seat: number;
}[];

test("neighbours are one step away, and as far on the drawing in all six directions", () => {
  const middle: Place = [20, 10];
  const around = near(view, middle);
  expect(around).toHaveLength(6);
  const lengths = around.map((one) => Math.hypot(px(one) - px(middle), py(one) - py(middle)));
  for (const [n, one] of around.entries()) {
    expect(distance(middle, one)).toBe(1);
    expect(lengths[n]).toBeCloseTo(lengths[0]!);
  }
});

test("within some steps lies a hexagon of points", () => {
  expect(within(view, [20, 10], 1)).toHaveLength(7);
  expect(within(view, [20, 10], 2)).toHaveLength(19);
});

test("a press finds the point under it, also some pixels beside it", () => {
  for (const place of points(view).filter((_, n) => n % 7 === 0))
    for (const [dx, dy] of [
      [0, 0],
      [6, -5],
      [-6, 5],
    ] as const)
      expect(key(pointAt(view, px(place) + dx, py(place) + dy)!)).toBe(key(place));
  expect(pointAt(view, -100, -100)).toBeNull();
});

test("numbers of events are points of the grid, as texts name them", () => {
  expect(pointOf(0)).toEqual([0, 0]);
  expect(pointOf(33)).toEqual([3, 1]);
  expect(placeOf("go 31,1")).toEqual([31, 1]);
  expect(points(view).every((place) => same(placeOf(`go ${key(place)}`)!, place))).toBe(true);
});

test("numbers of events are the pieces and factories of the samples", () => {
  const names = Array.from({ length: 60 }, (_, n) => pieceName(n));
  expect(new Set(names).size).toBe(60);
  for (const piece of view.pieces) expect(names).toContain(piece.name);
  const factories = Array.from({ length: 12 }, (_, n) => factoryName(n));
  for (const factory of view.factories) expect(factories).toContain(factory.name);
  expect(targetName(64)).toBe(factoryName(4));
});

test("planets and moons are whole, and no point is in two", () => {
  const found = lands(view);
  const all = found.flat().map(key);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(points(view).filter((one) => isLand(view, one)).length);
  expect(found.length).toBeGreaterThan(4);
});

test("a way has no gaps and is as short as can be", () => {
  const path = way(view, undefined, [10, 10], [20, 14]);
  expect(path[0]).toEqual([10, 10]);
  expect(path.at(-1)).toEqual([20, 14]);
  expect(path.length - 1).toBe(distance([10, 10], [20, 14]));
  path.slice(1).forEach((place, n) => expect(distance(place, path[n]!)).toBe(1));
});

test("a Battle Star's way keeps to space where it can, a Warrior's to land", () => {
  const planet = lands(view).sort((a, b) => b.length - a.length)[0]!;
  const shore = points(view).filter(
    (one) =>
      !isLand(view, one) && near(view, one).some((other) => planet.some((p) => same(p, other))),
  );
  const [from, to] = [shore[0]!, shore.at(-1)!];
  const star = { kind: "battle_star" } as Piece;
  expect(way(view, star, from, to).some((one) => isLand(view, one))).toBe(false);
  const warrior = { kind: "warrior" } as Piece;
  const inland = way(view, warrior, planet[0]!, planet.at(-1)!);
  expect(inland.every((one) => isLand(view, one))).toBe(true);
});

test("a Warrior goes round a bay rather than through it", () => {
  const land = [0b101, 0b11, 0]; // 0,0 and 4,0, joined by 1,1 and 3,1
  const bay = { galaxy: { width: 7, height: 3, land, headquarters: {} } };
  expect(isLand(bay, [4, 0])).toBe(true);
  expect(isPoint(bay, [1, 0])).toBe(false);
  expect(lands(bay)).toHaveLength(1);
  const warrior = { kind: "warrior" } as Piece;
  expect(way(bay, warrior, [0, 0], [4, 0]).map(key)).toEqual(["0,0", "1,1", "3,1", "4,0"]);
});

test("every action that speaks of something can be shown on the board", () => {
  for (const { view, actions } of samples)
    for (const action of actions.filter((one) => !/^(end|buy|skip|cancel|leave|done)/.test(one)))
      expect(placeOfAction(view, action), action).not.toBeNull();
});

test("a press on the target of a legal flight flies there", () => {
  for (const { view, actions, seat } of samples)
    for (const action of actions.filter((one) => one.startsWith("go "))) {
      const place = placeOf(action)!;
      if (stackAt(view, place).length) continue; // there one looks first
      expect(pressOf(view, actions, COLOURS[seat]!, place)).toEqual({ play: action });
    }
});

test("a press on somebody else's turn plays nothing", () => {
  const { view } = sample("zylatron", "2-moving") as { view: View };
  const empty = points(view).find(
    (one) => !stackAt(view, one).length && !view.factories.some((f) => same(f.point, one)),
  )!;
  expect(pressOf(view, [], "blue", empty)).toBeNull();
});

test("while aiming, a press on a single target shoots; on several one chooses", () => {
  const { view, actions } = sample("zylatron", "6-aiming") as { view: View; actions: string[] };
  for (const place of points(view).filter((one) => stackAt(view, one).length)) {
    const here = stackAt(view, place).map(({ piece }) => `target ${piece.name}`);
    const legal = here.filter((one) => actions.includes(one));
    const press = pressOf(view, actions, "red", place);
    if (legal.length === 1) expect(press).toEqual({ play: legal[0] });
    if (legal.length > 1) expect(press).toEqual({ look: place });
    if (legal.length === 0) expect(press).toHaveProperty("play"); // the referee says why not
  }
});

test("a stack is a tree: who is carried stands behind its carrier", () => {
  const carried = samples.flatMap(({ view }) =>
    view.pieces.filter((one) => one.carrier).map((piece) => ({ view, piece })),
  );
  expect(carried.length).toBeGreaterThan(0);
  for (const { view, piece } of carried) {
    const stack = stackAt(view, piece.point);
    const at = (name: string): number => stack.findIndex((one) => one.piece.name === name);
    expect(at(piece.name)).toBeGreaterThan(at(piece.carrier!));
    expect(view.pieces.find((one) => one.name === rootOf(view, piece.name))?.carrier).toBeNull();
  }
});

test("all legal orders of a piece are offered, and those that make no sense are not", () => {
  for (const piece of view.pieces) {
    const verb = piece.kind === "missile" ? "launch" : "begin";
    const verbs = verbsFor(piece, [`${verb} ${piece.name}`]);
    expect(verbs.filter((one) => one.legal).map((one) => one.verb)).toEqual([verb]);
    if (piece.damage === 0) expect(verbs.map((one) => one.verb)).not.toContain("repair");
  }
});

test("what went ends where the position shows it, one point at a time", () => {
  for (const name of ["3-join", "5-battle"]) {
    const { view, events } = sample("zylatron", name);
    const [piece = 0, from = 0, to = 0] = events!.find((one) => one.kind === "piece_went")!.numbers;
    const plan = planOf(view, events!);
    const ghost = plan.ghosts.find((one) => one.name === pieceName(piece));
    const track = plan.tracks.get(pieceName(piece)) ?? ghost!.track;
    expect(track.start).toBe(spot(pointOf(from)));
    expect(track.legs.at(-1)?.to).toBe(spot(pointOf(to)));
    track.legs.slice(1).forEach((leg, n) => {
      expect(leg.at).toBeCloseTo(track.legs[n]!.at + track.legs[n]!.lasts);
    });
  }
});

test("what is lost is seen until it is hit, and then no more", () => {
  const { view, events } = sample("zylatron", "7-strike");
  const plan = planOf(view, events!);
  const [lost = 0] = events!.find((one) => one.kind === "piece_lost")!.numbers;
  const ghost = plan.ghosts.find((one) => one.name === pieceName(lost));
  expect(ghost?.track.hides).toBeGreaterThan(0);
  expect(plan.total).toBeLessThanOrEqual(LONGEST + 1e-6);
});

test("the line under the galaxy offers what can be done, and no more", () => {
  const t = textsOf("zylatron", "en");
  const moved: View = { ...view, phase: "act", moves_left: 0, mover: null };
  const said = (actions: string[]): string => promptOf(moved, actions, false, t);
  expect(said(["end"])).toBe("Nothing is left to do: end the turn.");
  expect(said(["end", "buy warrior"])).toBe(t("zylatron.prompt.moved"));
  expect(promptOf(moved, ["end"], true, t)).toBe(said(["end"])); // whatever is looked at
  expect(promptOf({ ...moved, turn: "blue" }, [], false, t)).toBe("It is blue's turn.");
});
