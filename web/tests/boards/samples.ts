// The sample positions of the boards, as the server sent them (tools/make_board_fixtures.py).
import type { Fixture } from "../../src/boards/load";

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
