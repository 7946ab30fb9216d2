// The last flights of opponents, and what fell.
import type { BoardTurn } from "../board";
import { seatHue, told, type Spot, type Trail } from "../kit/trail";
import { COLOURS, flightOf, type Cell } from "./grid";
import { U } from "./measures";

const at = (cell: Cell): Spot => ({ x: cell.x * U, y: -cell.y * U });

export function trailsOf(past: BoardTurn[] | undefined, byNumber: Map<number, Cell>): Trail[] {
  return told(past).flatMap(({ event, key }): Trail[] => {
    const [owner = 0, number = -1] = event.numbers;
    const flight = flightOf(event, byNumber);
    if (flight)
      return [{ key, colour: seatHue(flight.owner), way: [at(flight.from), at(flight.to)] }];
    const cell = byNumber.get(number);
    if (event.kind !== "piece_eliminated" || !cell) return [];
    return [{ key, colour: seatHue(COLOURS[owner] ?? "red"), way: [at(cell)], isLost: true }];
  });
}
