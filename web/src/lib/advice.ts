// What a hint means to a person: how good its moves are, compared with each other.
import type { HintLine } from "../wire";

export const EQUAL = 0.03; // shares of the win nearer than this make no difference

export interface Advice extends HintLine {
  percent: number; // of the wins it promises
  isBest: boolean;
  isEqual: boolean; // about as good as the best
  next: string[]; // what may follow, in sentences; what has no words is left out
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
    next: sentencesOf(line),
  }));
}

const MOST = 2; // moves of a line that are told

/** The moves that may follow, up to the first that is not said in words. */
function sentencesOf({ then = [], then_words = [] }: HintLine): string[] {
  const wordless = then_words.findIndex((words, n) => words === then[n]);
  return then_words.slice(0, wordless < 0 ? MOST : Math.min(wordless, MOST));
}
