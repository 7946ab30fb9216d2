// What a hint means to a person: how good its moves are, compared with each other.
import type { HintLine } from "../wire";

export const EQUAL = 0.03; // shares of the win nearer than this make no difference

export interface Advice extends HintLine {
  percent: number; // of the wins it promises
  isBest: boolean;
  isEqual: boolean; // about as good as the best
}

/** The moves, best first. */
export function adviceOf(lines: HintLine[]): Advice[] {
  const best = Math.max(...lines.map((line) => line.share));
  const sorted = [...lines].sort((a, b) => b.share - a.share);
  return sorted.map((line, n) => ({
    ...line,
    percent: Math.round(100 * line.share),
    isBest: n === 0,
    isEqual: n > 0 && best - line.share < EQUAL,
  }));
}
