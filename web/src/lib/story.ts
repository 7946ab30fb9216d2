// The log of a game as lines for people.
import type { Entry } from "./table/facts";
import { t } from "./i18n.svelte";

export interface Line {
  key: string;
  seq: number;
  seat: number;
  text: string;
  isNote: boolean;
}

/** The lines of entries; what may not be known has none. */
export function linesOf(
  entries: Entry[],
  nameOf: (seat: number) => string,
  label: (action: string) => string,
): Line[] {
  return entries.flatMap((entry): Line[] => {
    if (entry.type === "skip") return [];
    const { seq, seat } = entry;
    if (entry.type === "noted")
      return [{ key: `${seq}`, seq, seat, text: noteText(entry.note, nameOf(seat)), isNote: true }];
    if (entry.events.length === 0)
      return entry.action === null || seat < 0
        ? []
        : [
            {
              key: `${seq}`,
              seq,
              seat,
              text: t("log.deed", {
                name: nameOf(seat),
                words: entry.words ?? label(entry.action),
              }),
              isNote: false,
            },
          ];
    return entry.events.map((event, n) => ({
      key: `${seq}.${n}`,
      seq,
      seat,
      text: event.text,
      isNote: false,
    }));
  });
}

function noteText(note: string, name: string): string {
  const word = note.split(" ")[0] ?? "";
  return t(`note.${word}`, { name });
}
