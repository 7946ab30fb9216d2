// How long a game took, as far as this browser saw it from its beginning to its end.
import { recall, remember } from "./storage";

interface Seen {
  from: number; // ms since 1970
  until?: number;
}

/** Note that a game is running, or over. */
export function noteTime(table: string, status: string, seq: number, now = Date.now()): void {
  const seen = recall<Seen | null>(`time.${table}`, null);
  if (status === "running" && seen === null && seq <= 1) remember(`time.${table}`, { from: now });
  if (status === "over" && seen && seen.until === undefined)
    remember(`time.${table}`, { ...seen, until: now });
}

/** Whole minutes, at least one; null if this browser was not there all the time. */
export function minutesOf(table: string): number | null {
  const seen = recall<Seen | null>(`time.${table}`, null);
  if (!seen?.until) return null;
  return Math.max(1, Math.round((seen.until - seen.from) / 60_000));
}
