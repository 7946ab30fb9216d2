// What the server tells of everybody's games: search, downloads, openings, who may see a game.
import type { ArchiveSeen, OpeningsSeen, PublicitySeen } from "../wire";
import { get, passQuery, post, type Pass } from "./api";
import { language } from "./i18n.svelte";
import { lineText, queryOf, type Wish } from "./wishes";

/** Public games, the newest first; `after` is `next` of the page before. */
export const searchGames = (wish: Wish, after: string | null = null): Promise<ArchiveSeen> =>
  get(`/api/archive${queryOf(wish, { lang: language(), ...(after === null ? {} : { after }) })}`);

/** Where the games of a search are downloaded. */
export const downloadOf = (kind: "logs.zip" | "games.parquet", wish: Wish): string =>
  `/api/archive/${kind}${queryOf(wish)}`;

export const readPublicity = (table: string, pass: Pass): Promise<PublicitySeen> =>
  get(`/api/tables/${table}/publicity${passQuery(pass)}`);
export const sayPublicity = (table: string, isFor: boolean): Promise<PublicitySeen> =>
  post(`/api/tables/${table}/publicity`, { is_for: isFor });

/** What is known of the actions after a line of first actions. */
export function readOpenings(game: string, line: string[]): Promise<OpeningsSeen> {
  const query = line.length ? `?${new URLSearchParams({ line: lineText(line) })}` : "";
  return get(`/api/games/${game}/openings${query}`);
}
