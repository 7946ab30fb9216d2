// Everything that a lesson points at has its place on the board.
import { expect, test } from "vitest";
import type { Spot } from "../../src/boards/board";
import { spots as astron } from "../../src/boards/astron/marks";
import { spots as astroplane } from "../../src/boards/astroplane/marks";
import { spots as plain } from "../../src/boards/plain/marks";
import { offered, shownOf, spots as situation7 } from "../../src/boards/situation7/marks";
import { spots as spacewalk } from "../../src/boards/spacewalk/marks";
import { px, py } from "../../src/boards/zylatron/geometry";
import { spots as zylatron } from "../../src/boards/zylatron/marks";
import { sample } from "./samples";

const plans = import.meta.glob<string>(
  [
    "../../../src/orrery/games/*/lessons.toml",
    "../../../examples/connect_four/src/connect_four/lessons.toml",
  ],
  { query: "?raw", import: "default", eager: true },
);
const galaxy = sample("zylatron", "1-start").view;
const boards: Record<string, (mark: string) => Spot[]> = {
  astron,
  astroplane,
  situation7,
  spacewalk,
  zylatron: (mark) => zylatron(mark, galaxy),
  connect_four: plain,
};

/** The marks of a plan, from its lines `show = [...]`. */
function marksOf(plan: string): string[] {
  const lines = plan.split("\n").filter((line) => line.startsWith("show = "));
  return lines.flatMap((line) => JSON.parse(line.slice("show = ".length)) as string[]);
}

for (const [path, plan] of Object.entries(plans)) {
  const game = /([^/]+)\/lessons\.toml$/.exec(path)?.[1] ?? "";
  test(`every mark of ${game} has one spot`, () => {
    const marks = marksOf(plan);
    expect(marks.length).toBeGreaterThan(2);
    const isPiece = (mark: string): boolean => mark.startsWith("piece rb"); // not in a short game
    for (const mark of marks.filter((one) => !isPiece(one)))
      expect(boards[game]?.(mark), mark).toHaveLength(1);
  });
}

test("all games with lessons are here", () => {
  expect(Object.keys(plans)).toHaveLength(Object.keys(boards).length);
});

test("what is no mark has no spot", () => {
  for (const spotsOf of Object.values(boards)) expect(spotsOf("moon 3")).toEqual([]);
  expect(zylatron("piece rb9", galaxy)).toEqual([]);
  expect(situation7("area Vulcan")).toEqual([]);
});

test("a point of the galaxy is where its pieces are drawn", () => {
  const [spot] = zylatron("point 14,4", galaxy);
  expect(spot).toMatchObject({ drawing: ".zylatron .frame > svg", width: 34, height: 34 });
  if (spot && "x" in spot) expect([spot.x + 17, spot.y + 17]).toEqual([px([14, 4]), py([14, 4])]);
});

test("a cell of the window is counted from the lower left", () => {
  expect(astron("cell a0")).toMatchObject([{ x: 0, y: 550, width: 50 }]);
  expect(astron("cell j11")).toMatchObject([{ x: 450, y: 0 }]);
});

test("an area glows round all its places", () => {
  const [area] = situation7("area Sun");
  expect(area && "elements" in area ? area.elements : []).toHaveLength(4);
});

test("with a tray of a few pieces only these are offered", () => {
  const actions = ["place 1.0", "place 6.8", "launch 3.4", "astronaut 1.2", "pass"];
  expect(offered(actions, ["1.0"])).toEqual(["place 1.0", "astronaut 1.2", "pass"]);
  const { view } = sample("situation7", "1-start");
  expect(shownOf(view)).toBeUndefined();
  expect(shownOf({ ...view, shown: ["1.0"] })).toEqual(["1.0"]);
});
