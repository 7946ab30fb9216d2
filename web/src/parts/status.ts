// What the head of a table says: whose turn it is, how it ended, or what it waits for.
import { t } from "../lib/i18n.svelte";
import type { TableSession } from "../lib/table/session";
import { listed, outcomeText } from "./words";

type Names = (seat: number) => string;

export interface Waiting {
  isPreparing: boolean; // the rules are being compiled
  isBegun: boolean; // the host has begun, the server has not answered
}

export function statusOf(session: TableSession, nameOf: Names, waiting: Waiting): string {
  const { table } = session.facts;
  if (!table) return "";
  if (table.fault !== null && table.status !== "over") return t("status.broken");
  if (table.status === "open") return openStatus(session, nameOf, waiting);
  if (table.status === "over" && session.facts.isBusy) return t("being_shown");
  if (table.status === "over")
    return outcomeText(
      table,
      table.seats.map((one) => nameOf(one.seat)),
    );
  return turnStatus(session, nameOf);
}

function turnStatus({ facts, mine, toAct }: TableSession, nameOf: Names): string {
  const acting = toAct.filter((seat) => seat >= 0);
  const isLive = acting.length > 1 && acting.length === facts.table?.seats.length;
  if (facts.seat !== null && acting.includes(facts.seat)) {
    if (mine.length > 1) return t("turn_of", { name: nameOf(facts.seat) });
    return t(isLive ? "turn_of_all" : "your_turn");
  }
  return acting.length === 1 ? t("turn_of", { name: nameOf(acting[0] ?? 0) }) : t("turn_of_many");
}

/** What a table waits for that has not begun: people, the rules, the roll, or its host. */
function openStatus(session: TableSession, nameOf: Names, waiting: Waiting): string {
  const { table } = session.facts;
  if (table?.seats.some((one) => one.kind === "open")) return t("status.open");
  if (waiting.isPreparing) return t("status.preparing");
  const missing = missingInRoll(session);
  if (missing.length) return t("roll.waits", { names: listed(missing.map(nameOf)) });
  if (waiting.isBegun) return t("setting_up");
  return session.isHost ? t("status.may_begin") : t("status.host");
}

/** Other people's seats whose word the roll waits for. */
function missingInRoll({ facts, mine }: TableSession): number[] {
  const roll = facts.table?.roll;
  return roll?.is_wanted ? roll.waits_for.filter((seat) => !mine.includes(seat)) : [];
}
