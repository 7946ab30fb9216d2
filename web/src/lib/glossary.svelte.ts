// The glossaries of games, each asked for once for a language and the options of a table.
import type { TermSeen } from "../wire";
import { readGlossary } from "./api";
import { language } from "./i18n.svelte";

const shelf = $state<{ terms: Record<string, TermSeen[]>; latest: Record<string, string> }>({
  terms: {},
  latest: {},
});
const asked = new Set<string>();

/** Ask for the glossary of a table; without options: of the one looked at last. */
export async function loadGlossary(game: string, options?: Record<string, unknown>): Promise<void> {
  const key = keyOf(game, JSON.stringify(options ?? latestOf(game)));
  if (options) shelf.latest[game] = JSON.stringify(options);
  if (asked.has(key)) return;
  asked.add(key);
  try {
    shelf.terms[key] = (await readGlossary(game, options ?? latestOf(game))).terms;
  } catch {
    asked.delete(key); // the next one asks again
  }
}

/** The terms of the table looked at last, as far as they have come. */
export const termsOf = (game: string): TermSeen[] =>
  shelf.terms[keyOf(game, shelf.latest[game] ?? "{}")] ?? [];

const keyOf = (game: string, options: string): string => `${language()} ${game} ${options}`;
const latestOf = (game: string): Record<string, unknown> =>
  JSON.parse(shelf.latest[game] ?? "{}") as Record<string, unknown>;
