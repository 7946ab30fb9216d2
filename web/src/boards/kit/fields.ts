// Fields beside the analysis board that stand for extras of a position's text: round=4, touch.
import type { Texts } from "../board";
import type { Choice, Field } from "../setup";
import { withExtra } from "./position";

/** An extra that holds one value; `label` is a message. */
export interface ExtraField {
  id: string;
  label: string;
  sort: "choice" | "number" | "text" | "flag";
  isRare?: boolean;
}

type Extras = Map<string, string>;

export function fieldOf(one: ExtraField, extras: Extras, t: Texts, choices: Choice[] = []): Field {
  const value = one.sort === "flag" ? (extras.has(one.id) ? "1" : "") : (extras.get(one.id) ?? "");
  return { ...one, label: t(one.label), value, ...(choices.length ? { choices } : {}) };
}

/** The extras after such a field was changed; an empty one is as usual, and not written. */
export const setExtra = (extras: Extras, { id, sort }: ExtraField, value: string): Extras =>
  withExtra(extras, id, value ? (sort === "flag" ? "" : value) : null);

/** The name and the number of `money.1`. */
export function splitId(id: string): { name: string; n: number } {
  const [name = "", n = "0"] = id.split(".");
  return { name, n: Number(n) };
}

interface Head {
  board: string;
  players: string; // 3p
}

/** How many play, and on which board. */
export const headFields = ({ board, players }: Head, most: number, t: Texts): Field[] => [
  {
    id: "players",
    label: t("setup.players"),
    sort: "choice",
    value: players,
    choices: Array.from({ length: most - 1 }, (_, n) => ({ id: `${n + 2}p`, label: `${n + 2}` })),
    isRare: true,
  },
  { id: "board", label: t("setup.board"), sort: "text", value: board, isRare: true },
];

/** A choice that may also be left open. */
export const orNone = (choices: Choice[], none: string): Choice[] => [
  { id: "", label: none },
  ...choices,
];
