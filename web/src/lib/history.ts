// The log of a table in pieces: a page of the history, what came since, and the gap between them.
import type { Entry } from "./table/facts";

/** Both lists in order, each entry once. */
export function mergeEntries(old: Entry[], more: Entry[]): Entry[] {
  const known = new Set(old.map((entry) => entry.seq));
  const news = more.filter((entry) => !known.has(entry.seq));
  return news.length ? [...old, ...news].sort((a, b) => a.seq - b.seq) : old;
}

/** The last entry before the first gap: entries are numbered from 1 without holes. */
export function knownUpTo(entries: Entry[]): number {
  const gap = entries.findIndex((entry, n) => entry.seq !== n + 1);
  return gap < 0 ? entries.length : gap;
}
