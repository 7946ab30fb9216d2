// What in the window and the hand the glossary explains. Headless.
import type { DrawnSpot, Named } from "../board";
import { CELL, left, ROWS, scenery, shipPlace, top, type Cell } from "./geometry";
import type { View } from "./view";

const TERMS: Record<string, string> = {
  "space station": "space-station",
  "stellar station": "stellar-station",
  "land of planet": "land",
  rings: "rings",
  comet: "comet",
  "meteor stream": "meteors",
  "cosmic ray shower": "rays",
  "electronic blackout": "blackout",
  asteroid: "asteroid",
  "take-off space": "take-off-space",
};
const PANELS: Named[] = [
  ...["forward", "backward", "sideways", "upheaval"].map((suit) => ({
    term: suit,
    each: `[data-card^="${suit}"]`,
  })),
  { term: "station-points", each: ".window .scores" },
  { term: "base-strip", each: ".window .strip > rect" },
  { term: "ship-points", each: "td.points" },
  { term: "ship-cards", each: "td.cards" },
];
const STAR = 18; // units: what a station scores, in its upper right corner
const EDGE = 5; // units that a ship is smaller than its space

/** Scenery in the window, ships, stars, cards and columns of the list of ships. */
export function terms(view: View): Named[] {
  const seen = scenery(view)
    .map((one) => ({ ...one, row: one.row - view.base }))
    .filter((one) => one.row >= 0 && one.row < ROWS && one.kind in TERMS);
  const ground = seen.map((one) => ({ term: TERMS[one.kind] ?? "", spot: within(one, 0) }));
  const stars = seen
    .filter((one) => one.kind.endsWith("station"))
    .map((one) => ({ term: "station-points", spot: starOf(one) }));
  const ships = view.ships.flatMap((ship) => {
    const place = shipPlace(ship);
    return place ? [{ term: "ship", spot: within(place, EDGE) }] : [];
  });
  return [...ground, ...stars, ...ships, ...PANELS];
}

const within = (cell: Cell, edge: number): DrawnSpot =>
  drawn(left(cell) + edge, top(cell) + edge, CELL - 2 * edge);
const starOf = (cell: Cell): DrawnSpot => drawn(left(cell) + CELL - STAR, top(cell), STAR);
const drawn = (x: number, y: number, size: number): DrawnSpot => ({
  drawing: ".astron .window svg",
  x,
  y,
  width: size,
  height: size,
});
