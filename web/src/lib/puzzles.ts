// Puzzles: how they are listed, how far one has come, whether an answer is right.
import type { Puzzle } from "../wire";
import { recall, remember } from "./storage";

export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** How hard a puzzle is: by how long a search looks for it. */
export function levelOf(puzzle: Puzzle): Level {
  if (puzzle.grade === 0) return "expert";
  if (puzzle.grade <= 16) return "easy";
  return puzzle.grade <= 256 ? "medium" : "hard";
}

export const isRight = (puzzle: Puzzle, action: string): boolean => puzzle.answers.includes(action);

export interface Solved {
  [position: string]: "first" | "later"; // solved at the first try, or after a wrong one
}
const key = (game: string): string => `puzzles.${game}`;

/** What was solved in this browser; what is no such record counts for nothing. */
export function solvedOf(game: string): Solved {
  const found = recall<unknown>(key(game), {});
  if (typeof found !== "object" || found === null) return {};
  const known = Object.entries(found).filter(([, how]) => how === "first" || how === "later");
  return Object.fromEntries(known) as Solved;
}

/** Note that a puzzle is solved; the first time counts. */
export function noteSolved(game: string, puzzle: Puzzle, isFirst: boolean): Solved {
  const before = solvedOf(game);
  if (before[puzzle.position]) return before;
  const after: Solved = { ...before, [puzzle.position]: isFirst ? "first" : "later" };
  remember(key(game), after);
  return after;
}

/** The puzzles that a list of all games shows of one: some in a row, from the first unsolved on. */
export function someOf(puzzles: Puzzle[], solved: Solved, most: number): number[] {
  const next = nextUnsolved(puzzles, solved, 0) ?? 0;
  const from = Math.max(0, Math.min(next, puzzles.length - most));
  return puzzles.map((_, n) => n).slice(from, from + most);
}

/** The next puzzle that is not solved, from a number on, and round to the first; null: all are. */
export function nextUnsolved(puzzles: Puzzle[], solved: Solved, from: number): number | null {
  for (let k = 0; k < puzzles.length; k++) {
    const n = (from + k) % puzzles.length;
    if (!solved[puzzles[n]!.position]) return n;
  }
  return null;
}
