// From point to point by the arrow keys: up and down go in a zigzag, so that a column is kept.
import { isPoint } from "./geometry";
import type { Place, View } from "./types";

const WAYS: Record<string, Place[]> = {
  ArrowLeft: [[-2, 0]],
  ArrowRight: [[2, 0]],
  ArrowUp: [
    [1, -1],
    [-1, -1],
  ],
  ArrowDown: [
    [-1, 1],
    [1, 1],
  ],
};

export const ARROWS: ReadonlySet<string> = new Set(Object.keys(WAYS));

/** The point beside another one where an arrow leads, or the same at the edge. */
export function beside(view: Pick<View, "galaxy">, from: Place, arrow: string): Place {
  const ways = WAYS[arrow] ?? [];
  const order = from[1] % 2 ? ways : [...ways].reverse();
  const points = order.map(([dx, dy]): Place => [from[0] + dx, from[1] + dy]);
  return points.find((one) => isPoint(view, one)) ?? from;
}
