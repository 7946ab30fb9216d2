// Words for what the server names: bots, seats, clauses, ends of games.
import { listed } from "../lib/formats";
import { gameOf } from "../lib/catalogue.svelte";
import { has, t } from "../lib/i18n.svelte";
import type { SeatSeen, TableSeen } from "../wire";

/** What the server calls those who know the invitation link. */
export const INVITED = "invited";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a bot, for people. */
export const botName = (id: string): string => (has(`bot.${id}`) ? t(`bot.${id}`) : capital(id));

/** The rulebook's name of a seat, for people: Red, Ship 1. */
export function seatLabel(game: string, seat: number): string {
  const found = gameOf(game);
  return capital(found?.seat_labels?.[seat] ?? found?.seat_names[seat] ?? String(seat + 1));
}

/** Who sits there: a person, a bot, nobody yet. */
export function playerOf(
  table: TableSeen,
  seat: number,
  localNames: Record<number, string> = {},
): string {
  const here = table.seats[seat];
  if (!here) return "";
  if (here.kind === "open") return keptFor(here) || t("open_seat");
  if (here.kind === "bot") return here.called ?? botName(here.player ?? "");
  return localNames[seat] ?? here.player ?? t("somebody");
}

/** For whom an open seat is kept, in words; "" when anyone may sit there. */
export function keptFor(seat: SeatSeen): string {
  if (seat.kind !== "open" || !seat.held) return "";
  if (seat.held === INVITED) return t("kept_for_invited");
  return t("kept_for", { name: seat.held_name ?? t("somebody") });
}

/** Who sits there and nobody else: with the name of the seat where names repeat. */
export function distinctPlayerOf(
  table: TableSeen,
  seat: number,
  localNames: Record<number, string> = {},
): string {
  const name = playerOf(table, seat, localNames);
  const isTwice = table.seats.some(
    (other) => other.seat !== seat && playerOf(table, other.seat, localNames) === name,
  );
  return isTwice ? `${name} (${seatLabel(table.game, seat)})` : name;
}

export { listed };

const SEAT_COLOURS = ["red", "blue", "green", "yellow", "violet", "white"];

/** The colour of a seat, if its name says one, as "yellow" or "yellow2"; else one by its number. */
export function seatColor(name: string, seat: number): string {
  const said = name.replace(/\d+$/, "");
  const known = SEAT_COLOURS.includes(said) ? said : SEAT_COLOURS[seat % SEAT_COLOURS.length];
  return `var(--seat-${known})`;
}

/** A sentence on how a game ended. */
export function outcomeText(table: TableSeen, names: string[]): string {
  if (table.outcome === "unfinished") return t("outcome.unfinished"); // the log of a file
  if (table.outcome === "abandon") return t("outcome.abandon");
  if (table.outcome === "draw") return t("outcome.draw");
  const winners = table.winners.map((seat) => names[seat] ?? "?");
  if (winners.length === 0) return t("outcome.nobody");
  const list = listed(winners);
  const id = has(`outcome.${table.outcome}`) ? `outcome.${table.outcome}` : "outcome.rules";
  return t(winners.length > 1 ? "outcome.shared" : id, { winner: list });
}

/** Where a clause stands. */
export const clauseLink = (game: string, clause: string): string => `#/rules/${game}/${clause}`;
