// What the server tells of players: one's own games, others' pages, leaderboards, rating changes.
import type { ChangeSeen, LeaderboardSeen, MyGamesSeen, PlayerSeen, RatingSeen } from "../wire";
import { get } from "./api";
import { t } from "./i18n.svelte";
import { botName } from "../parts/words";

export interface Wanted {
  game: string;
  result: string;
  opponent: string;
}

/** One's finished games after the filters, from the n-th. */
export function readMyGames(wanted: Wanted, from = 0): Promise<MyGamesSeen> {
  const query = new URLSearchParams({ ...wanted, from: String(from) });
  return get<MyGamesSeen>(`/api/my-games?${query}`);
}
export const readPlayer = (name: string): Promise<PlayerSeen> =>
  get<PlayerSeen>(`/api/players/${encodeURIComponent(name)}`);
export const readLeaders = (
  game: string,
  players: number,
  areBots: boolean,
): Promise<LeaderboardSeen> =>
  get<LeaderboardSeen>(`/api/leaderboards/${game}/${players}${areBots ? "?bots=1" : ""}`);
export const readChanges = (table: string, invite: string | null): Promise<ChangeSeen[]> =>
  get<ChangeSeen[]>(
    `/api/tables/${table}/ratings${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  );

/** A rating in words: between which ranks it lies. */
export function strengthText({ above, below }: Pick<RatingSeen, "above" | "below">): string {
  if (above && below) {
    return t("rating.between", { weaker: botName(above), stronger: botName(below) });
  }
  if (above) return t("rating.above", { rank: botName(above) });
  return below ? t("rating.below", { rank: botName(below) }) : "";
}
