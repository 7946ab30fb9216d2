// The lines of the log by turns: what follows from one player's decision stands under their name.
import type { Line } from "./story";

export interface Turn {
  key: string;
  seat: number; // who decided; -1: nobody, before the first decision
  lines: Line[];
}

/** Lines in a row of one seat; what nature does belongs to the turn before, notes stand alone. */
export function turnsOf(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const isMore = last && !isNote(last) && !line.isNote && goesWith(line.seat, last.seat);
    if (isMore) last.lines.push(line);
    else turns.push({ key: line.key, seat: line.seat, lines: [line] });
  }
  return turns;
}

const goesWith = (seat: number, decider: number): boolean => seat < 0 || seat === decider;
const isNote = (turn: Turn): boolean => turn.lines.some((line) => line.isNote);
