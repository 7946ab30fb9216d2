// The last flights of opponents, in the window: the base may have moved on beneath them.
import type { BoardTurn } from "../board";
import { told, type Spot, type Trail } from "../kit/trail";
import { shipInk } from "./colours";
import { CELL, left, top, type Cell } from "./geometry";

const at = (cell: Cell): Spot => ({ x: left(cell) + CELL / 2, y: top(cell) + CELL / 2 });

/** `base`: how far the base has come. */
export function trailsOf(past: BoardTurn[] | undefined, base: number): Trail[] {
  const trails = new Map<number, Trail>(); // the last of each ship
  const found: Trail[] = [];
  for (const { event, key } of told(past)) {
    const [ship = 0, row = 0, column = 0, toRow = 0, toColumn = 0] = event.numbers;
    const add = (way: Spot[]): void => {
      const trail = { key, colour: shipInk(ship), way };
      trails.set(ship, trail);
      found.push(trail);
    };
    if (event.kind === "took_off") add([at({ row, column })]);
    if (event.kind === "ship_flew" || event.kind === "ship_displaced")
      add([at({ row, column }), at({ row: toRow, column: toColumn })]);
    if (event.kind !== "ship_lost") continue;
    const last = trails.get(ship);
    const met = { row: column - base, column: toRow }; // what came with the base
    if (last) last.isLost = true;
    else if (met.row >= 0) found.push({ key, colour: shipInk(ship), way: [at(met)], isLost: true });
  }
  return found;
}
