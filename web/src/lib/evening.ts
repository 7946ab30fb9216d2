// What an evening is doing, without a DOM: its stage, its people, whom to take to which table.
import type { EntrantSeen, TournamentSeen } from "../wire";

/** The people of an evening by place; bots that fill up have none. */
export const peopleOf = (seen: TournamentSeen): EntrantSeen[] =>
  seen.entrants.filter((one) => !one.is_bot);

/** Those who are there now. */
export const presentOf = (seen: TournamentSeen): EntrantSeen[] =>
  peopleOf(seen).filter((one) => one.is_in);

/** The game of a round: they come in turn. */
export const gameOfRound = (seen: TournamentSeen, round: number): string =>
  seen.games[(round - 1) % seen.games.length] ?? seen.game;

/** A message id for what goes on. */
export function stageOf(seen: TournamentSeen): string {
  if (seen.state === "over") return "evening.is_over";
  if (seen.state === "open") return seen.is_host ? "evening.yours" : "evening.waits";
  if (seen.is_between) return seen.next_game ? "evening.between" : "evening.last_over";
  return seen.rounds === null ? "evening.round_on" : "evening.round_of";
}

/** The host may start a round now. */
export const mayStart = (seen: TournamentSeen): boolean =>
  seen.is_host && seen.next_game !== null && (seen.state === "open" || seen.is_between);

const visited = new Set<string>();

/** The table to go to by itself: each one once, so that one can come back and look. */
export function tableToGoTo(seen: TournamentSeen): string | null {
  const table = seen.my_table;
  if (table === null || visited.has(table)) return null;
  visited.add(table);
  return table;
}

/** The tournament or evening of a table, which nobody has opened; null of all other tables. */
export const tournamentOf = (host: string): string | null =>
  host.startsWith("tournament:") ? host.slice("tournament:".length) : null;
