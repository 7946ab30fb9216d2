// One's own tables and those of the lobby, asked again and again, for first page and header.
import type { LobbySeen, TableSeen } from "../wire";
import { listFinished, listTables } from "./api";
import { guest } from "./guest.svelte";
import { isMyTurn } from "./lobby";
import { nUnread } from "./notices.svelte";

const NOTHING: LobbySeen = { mine: [], tables: [], next: null };
const seen = $state<{ lobby: LobbySeen; finished: TableSeen[] }>({ lobby: NOTHING, finished: [] });

export const lobby = (): LobbySeen => seen.lobby;
export const finished = (): TableSeen[] => seen.finished;

/** One's running tables other than the one that is looked at. */
export const elsewhere = (here: string | null): TableSeen[] =>
  seen.lobby.mine.filter((table) => table.status === "running" && table.id !== here);

/** How many of them wait for this guest. */
export const nWaiting = (here: string | null): number =>
  elsewhere(here).filter((table) => isMyTurn(table, guest()?.id)).length;

/** The title of a page, with the number of tables that wait, or of notices that were not read. */
export function titled(text: string, here: string | null = null): string {
  const n = Math.max(nWaiting(here), nUnread());
  return n ? `(${n}) ${text}` : text;
}

/** Ask now and every so many milliseconds while somebody looks; the result ends it. */
export function followLobby(every: number): () => void {
  const ask = (): void =>
    void listTables()
      .then((found) => (seen.lobby = found))
      .catch(() => {});
  ask();
  if (guest())
    void listFinished()
      .then((found) => (seen.finished = found))
      .catch(() => {});
  const timer = setInterval(() => !document.hidden && ask(), every);
  return () => clearInterval(timer);
}
