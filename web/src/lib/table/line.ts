// Which actions of the log stand. An undo says how many do; position n is the one after n of them.
import type { Happened, Skip } from "../../wire";
import type { Entry } from "./facts";

export type Deed = Happened | Skip;

export interface Line {
  deeds: Deed[]; // deeds[n - 1] led to position n
  undone: Set<number>; // the entries that were taken back
}

/** The actions that stand after these entries, and those that were taken back. */
export function lineOf(entries: Entry[]): Line {
  const deeds: Deed[] = [];
  const undone = new Set<number>();
  for (const entry of entries) {
    if (entry.type !== "noted") deeds.push(entry);
    else for (const deed of deeds.splice(standingAfter(entry.note))) undone.add(deed.seq);
  }
  return { deeds, undone };
}

/** Whether a seat has an action that stands; one that was not told to us may be its own. */
export const hasActed = (entries: Entry[], seat: number | null): boolean =>
  lineOf(entries).deeds.some((deed) => deed.type === "skip" || deed.seat === seat);

/** How many actions stand after a note. */
function standingAfter(note: string): number {
  const [word, number] = note.split(" ");
  return word === "undo" ? Number(number) : Infinity;
}
