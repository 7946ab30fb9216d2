// From the page to the board.
import { board } from "./hand.svelte";

const WIDTH = 2120; // units of the drawing

/** Pixels a unit of the board is wide on the screen; 0 without a board. */
export const boardScale = (): number => (board.svg?.getBoundingClientRect().width ?? 0) / WIDTH;

/** A point of the page in units of the board, if it lies on it. */
export function boardPoint(x: number, y: number): { x: number; y: number } | null {
  const box = board.svg?.getBoundingClientRect();
  if (!box || !box.width) return null;
  const point = {
    x: ((x - box.left) / box.width - 0.5) * WIDTH,
    y: ((y - box.top) / box.height - 0.5) * WIDTH,
  };
  return Math.hypot(point.x, point.y) <= WIDTH / 2 ? point : null;
}
