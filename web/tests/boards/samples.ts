// The sample positions of the boards, as the server sent them (tools/make_board_fixtures.py).
import type { Texts } from "../../src/boards/board";
import type { Fixture } from "../../src/boards/load";
import { Messages } from "../../src/lib/messages";

const all = import.meta.glob<{ default: Fixture }>("../../src/boards/*/fixtures/*.json", {
  eager: true,
});

/** The samples of a game by name. */
export function samplesOf(game: string): Record<string, Fixture> {
  const prefix = `../../src/boards/${game}/fixtures/`;
  const found = Object.entries(all).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(
    found.map(([path, one]) => [path.slice(prefix.length, -5), one.default]),
  );
}

/** One sample; its name must be right. */
export function sample(game: string, name: string): Fixture {
  const found = samplesOf(game)[name];
  if (!found) throw new Error(`no sample ${name} of ${game}`);
  return found;
}

/** The positions of all samples of a game. */
export const samples = (game: string): any[] =>
  Object.values(samplesOf(game)).map((one) => one.view);

const texts = import.meta.glob<string>("../../src/boards/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a board says in one language, and in no other. */
export function textsOf(game: string, language: string): Texts {
  const source = texts[`../../src/boards/${game}/texts/${language}.ftl`] ?? "";
  const messages = new Messages([[language, [source]]]);
  return (id, values) => messages.say(id, values) ?? id;
}
