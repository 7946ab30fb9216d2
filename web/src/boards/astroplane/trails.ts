// The last flights of opponents, and what fell.
import type { BoardTurn } from "../board";
import { seatHue, told, type Spot, type Trail } from "../kit/trail";
import { COLOURS, flightOf, type Cell } from "./grid";
import { U } from "./measures";

/** What happens on one space. */
const HERE: Record<string, "lost" | "come"> = {
  piece_eliminated: "lost",
  stack_sent_back: "lost",
  piece_sent: "come",
  reserve_taken: "come",
};
const at = (cell: Cell): Spot => ({ x: cell.x * U, y: -cell.y * U });

export function trailsOf(past: BoardTurn[] | undefined, byNumber: Map<number, Cell>): Trail[] {
  return told(past).flatMap(({ event, key }): Trail[] => {
    const [owner = 0, number = -1] = event.numbers;
    const flight = flightOf(event, byNumber);
    if (flight)
      return [{ key, colour: seatHue(flight.owner), way: [at(flight.from), at(flight.to)] }];
    const cell = byNumber.get(number);
    if (!cell || !(event.kind in HERE)) return [];
    const isLost = HERE[event.kind] === "lost";
    return [{ key, colour: seatHue(COLOURS[owner] ?? "red"), way: [at(cell)], isLost }];
  });
}
