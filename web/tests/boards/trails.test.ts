// Promises of marks: of what an opponent did, way, target and what fell are on the board.
import { expect, test } from "vitest";
import { trailsOf as astron } from "../../src/boards/astron/trails";
import { cellsOf } from "../../src/boards/astroplane/grid";
import { trailsOf as astroplane } from "../../src/boards/astroplane/trails";
import type { BoardTurn } from "../../src/boards/board";
import { paced, pace } from "../../src/boards/kit/pace";
import { timing } from "../../src/boards/kit/motion";
import { heading, shortened } from "../../src/boards/kit/trail";
import { laidOf } from "../../src/boards/situation7/trails";
import { spotsOf } from "../../src/boards/spacewalk/orbit";
import { trailsOf as spacewalk } from "../../src/boards/spacewalk/trails";
import { trailsOf as zylatron } from "../../src/boards/zylatron/trails";

const turn = (kind: string, ...numbers: number[]): BoardTurn[] => [
  { seat: 1, actions: [], events: [{ kind, numbers, text: "" }] },
];

test("Space Walk: a flight passes every space, and a fall is marked", () => {
  const spots = spotsOf(14, 400, 300);
  const [flight] = spacewalk(turn("ship_flew", 1, 0, 12, 1, 3), spots, 1);
  expect(flight).toMatchObject({ colour: "var(--seat-blue)", isLost: false });
  expect(flight?.way).toHaveLength(4);
  expect(spacewalk(turn("ship_lost", 0, 2, 3, 6, 3), spots, 1)[0]?.isLost).toBe(true);
  expect(spacewalk(turn("ship_placed", 0, 0, 3), spots, 1)[0]?.way).toHaveLength(1);
  expect(spacewalk(turn("round_began", 3), spots, 1)).toEqual([]);
});

test("Astroplane: flights and what was eliminated", () => {
  const cells = cellsOf(["..o..", ".o.o.", "o.c.o", ".o.o.", "..o.."]);
  const byNumber = new Map(cells.map((cell) => [cell.number, cell]));
  const [flight] = astroplane(turn("piece_flew", 1, 0, 3, 2), byNumber);
  expect(flight?.way).toHaveLength(2);
  expect(astroplane(turn("piece_eliminated", 0, 3), byNumber)[0]).toMatchObject({ isLost: true });
});

test("Astron: a ship that is lost fell at the end of its last flight", () => {
  const [flew] = turn("ship_flew", 1, 2, 3, 6, 3);
  flew!.events.push({ kind: "ship_lost", numbers: [1, 4], text: "" });
  expect(astron([flew!], 0)).toMatchObject([{ isLost: true, way: [{ x: 175 }, { x: 175 }] }]);
});

test("Astron: a ship that the base took is marked where it met its end", () => {
  const danger = turn("ship_lost", 1, 4, 23, 3); // base row 23, column d
  const [flown] = turn("ship_flew", 1, 2, 3, 3, 3);
  const [there] = astron([flown!], 0);
  expect(astron(danger, 20)).toMatchObject([{ isLost: true, way: [there!.way[1]] }]);
  expect(astron(danger, 24)).toEqual([]); // it has rolled out of the window
});

test("Zylatron: ways, shots at pieces and factories, and losses", () => {
  const view = { pieces: [{ name: "rb1", point: [4, 4] }], factories: [] } as never;
  expect(zylatron(turn("piece_went", 15, 3, 40), view)[0]?.way).toHaveLength(2);
  expect(zylatron(turn("piece_lost", 0, 40), view)[0]?.isLost).toBe(true);
  const shot = turn("laser_fired", 15, 0);
  shot[0]!.events.push({ kind: "piece_lost", numbers: [15, 40], text: "" });
  expect(zylatron(shot, view).map((one) => Boolean(one.isShot))).toEqual([true, false]);
});

test("Situation 7: the pieces that were laid, by side", () => {
  expect(laidOf(turn("piece_placed", 1, 0))).toEqual([{ name: "1.0", side: "green" }]);
  expect(laidOf(turn("goal_held", 1, 0, 50))).toEqual([]);
});

test("a way is shortened at its end and points where it arrives", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(shortened(way, 20).at(-1)).toEqual({ x: 0, y: 80 });
  expect(heading(way)).toBe(90);
});

test("the pace slows everything that is timed", () => {
  pace.slowness = 2;
  expect([paced(100), timing({ at: 10, lasts: 50 })]).toEqual([
    200,
    "animation-delay:20ms;animation-duration:100ms",
  ]);
  pace.slowness = 1;
});

test("Astroplane: what was sent back, and what came from the reserve", () => {
  const cells = cellsOf(["..o..", ".o.o.", "o.c.o", ".o.o.", "..o.."]);
  const byNumber = new Map(cells.map((cell) => [cell.number, cell]));
  expect(astroplane(turn("stack_sent_back", 0, 3, 2), byNumber)[0]).toMatchObject({ isLost: true });
  expect(astroplane(turn("piece_sent", 0, 3), byNumber)[0]?.way).toHaveLength(1);
  expect(astroplane(turn("reserve_taken", 0, 3), byNumber)[0]).toMatchObject({ isLost: false });
});

test("Zylatron: a shot begins where the piece was when it fired, not where it went then", () => {
  const view = {
    pieces: [
      { name: "bb1", point: [20, 4] },
      { name: "rb1", point: [4, 4] },
    ],
    factories: [{ name: "red-moon", point: [8, 8] }],
  } as never;
  const events = [
    { kind: "laser_fired", numbers: [15, 0], text: "" },
    { kind: "piece_went", numbers: [15, 3, 138], text: "" },
  ];
  const [shot, flight] = zylatron([{ seat: 1, actions: [], events }], view);
  expect(shot?.way[0]).toEqual(flight?.way[0]);
  expect(shot?.way[0]).not.toEqual(flight?.way[1]);
  expect(zylatron(turn("factory_destroyed", 1), view)[0]).toMatchObject({ isLost: true });
});
