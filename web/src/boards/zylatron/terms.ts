// What in the galaxy the glossary explains, with what each piece is called. Headless.
import type { DrawnSpot, Named, Texts } from "../board";
import { lands, px, py, same } from "./geometry";
import { inWords } from "./plain";
import type { Place, View } from "./types";

const ROUND = 14; // units from a point to the rim of what stands there
const LAND = 20; // from the outermost point of a planet to its shore
const PANELS: Named[] = [
  ...["battle-star", "star-fighter", "warrior", "missile"].map((kind) => ({
    term: kind,
    each: `[data-kind="${kind}"]`,
  })),
  ...["hit", "miss", "damage"].map((card) => ({
    term: `strike-${card}`,
    each: `.cards .${card}`,
  })),
  { term: "zys", each: ".money" },
  { term: "zylon-card", each: "i.zylon" },
  { term: "factory", each: ".works" },
  { term: "lost-pieces", each: ".shop em" },
  { term: "stack-count", each: ".cargo text" },
];

/** Pieces with their names, factories, headquarters, land, money and cards. */
export function terms(view: View, t: Texts): Named[] {
  const pieces = view.pieces.map((piece) => ({
    term: piece.kind.replace("_", "-"),
    spot: at(piece.point),
    what: inWords(piece, t),
  }));
  const factories = view.factories
    .filter((one) => !view.pieces.some((piece) => same(piece.point, one.point)))
    .map((one) => ({ term: "factory", spot: at(one.point) }));
  const quarters = Object.values(view.galaxy.headquarters).map((point) => ({
    term: "headquarters",
    spot: at(point, ROUND + 1),
  }));
  const term = view.mover ? "steps-left" : "moves-left";
  const prompt = { term, each: ".orders .prompt > span:nth-child(2)" };
  return [
    ...lands(view).map((cells) => land(cells, view)),
    ...quarters,
    ...factories,
    ...pieces,
    ...PANELS,
    prompt,
  ];
}

/** A planet, a moon or Zylon: the land round a headquarters, or round none. */
function land(cells: Place[], view: View): Named {
  const quarter = Object.entries(view.galaxy.headquarters).find(([, point]) =>
    cells.some((cell) => same(cell, point)),
  )?.[0];
  const [xs, ys] = [cells.map(px), cells.map(py)];
  const [x, y] = [Math.min(...xs) - LAND, Math.min(...ys) - LAND];
  return {
    term: quarter === "zylon" ? "zylon" : quarter ? "planet" : "moon",
    spot: {
      drawing: ".zylatron .frame > svg",
      x,
      y,
      width: Math.max(...xs) + LAND - x,
      height: Math.max(...ys) + LAND - y,
    },
  };
}

const at = (point: Place, round = ROUND): DrawnSpot => ({
  drawing: ".zylatron .frame > svg",
  x: px(point) - round,
  y: py(point) - round,
  width: 2 * round,
  height: 2 * round,
});
