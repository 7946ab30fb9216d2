// What places and pieces are called in a language: "Jupiter, upper left", never 3.11.
import { language } from "../../lib/i18n.svelte";
import type { Texts } from "../board";
import names from "./cut/names.json";
import type { Goal } from "./types";

const known = names as Record<string, Record<string, string>>;

/** A place, and the piece that fits it. */
export const called = (name: string, code = language()): string =>
  known[code]?.[name] ?? known.en?.[name] ?? name;

/** The Sun, Jupiter, the rocket base. */
export function goalWords(goal: Pick<Goal, "name">, t: Texts): string {
  const id = `situation7.goal.${goal.name}`;
  return t(id) === id ? goal.name : t(id);
}
