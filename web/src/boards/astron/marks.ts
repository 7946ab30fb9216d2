// What a lesson may point at, and where it is on the board. Headless.
import type { Spot } from "../board";
import { CELL, left, top } from "./geometry";

/** `cell b8` (of the window), `card forward 4`. */
export function spots(mark: string): Spot[] {
  const cell = /^cell ([a-j])(\d+)$/.exec(mark);
  if (cell) {
    const at = { column: (cell[1] ?? "a").charCodeAt(0) - 97, row: Number(cell[2]) };
    const drawing = ".astron .window svg";
    return [{ drawing, x: left(at), y: top(at), width: CELL, height: CELL }];
  }
  const card = /^card (\w+ \d)$/.exec(mark);
  return card ? [{ elements: [`[data-card="${card[1]}"]`] }] : [];
}
