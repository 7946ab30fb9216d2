// Who met whom in a tournament with which result, as rows of cells.
import type { MatchSeen, TournamentSeen } from "../wire";
import { decimal } from "./formats";

export interface Cell {
  text: string; // points of the row's player, by games
  table: string | null;
}

/** Points as people write them: 1, ½, 2½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (Math.abs(rest) < 1e-9) return String(whole);
  if (Math.abs(rest - 0.5) < 1e-9) return whole ? `${whole}½` : "½";
  return decimal(points, 2, 0);
}

const pointsOf = (match: MatchSeen, n: number): number | undefined =>
  match.points?.[match.entrants.indexOf(n)];

/** The cell of two players: nothing where they have not met. */
export function cellOf(seen: TournamentSeen, row: number, column: number): Cell | null {
  const met = seen.matches.filter(
    (match) => match.entrants.includes(row) && match.entrants.includes(column),
  );
  if (row === column || met.length === 0) return null;
  const texts = met.map((match) => {
    const points = pointsOf(match, row);
    return points === undefined ? "…" : pointsText(points);
  });
  return { text: texts.join(" "), table: met.at(-1)?.table ?? null };
}

/** The tables of a round, those that go on first. */
export const matchesOf = (seen: TournamentSeen, round: number): MatchSeen[] =>
  seen.matches.filter((match) => match.round === round);
