// Some actions only begin what the next one ends: "fires" and then "fires at the factory". In
// brief, the second says it all.
import type { Entry } from "./table/facts";

/** Entries without actions of these verbs that their second half follows at once. */
export const withoutHalves = (entries: Entry[], verbs: string[]): Entry[] =>
  entries.filter((entry, n) => !isHalf(entry, entries[n + 1], verbs));

function isHalf(entry: Entry, next: Entry | undefined, verbs: string[]): boolean {
  if (entry.type !== "happened" || next?.type !== "happened") return false;
  const verb = entry.action?.split(" ")[0] ?? "";
  return verbs.includes(verb) && next.seat === entry.seat && next.events.length > 0;
}
