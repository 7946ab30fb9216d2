// Finds the board of a game; each is a chunk of its own, loaded when it is needed.
import { loadBoardTexts } from "../lib/i18n.svelte";
import type { BoardEvent, BoardModule, BoardSeat } from "./board";

export interface Fixture {
  title?: string; // a caption, as a message id or a sentence
  view: any;
  actions: string[];
  seat: number | null;
  seats: BoardSeat[];
  events?: BoardEvent[];
}

const modules = import.meta.glob("./*/index.ts") as Record<string, () => Promise<BoardModule>>;
const fixtures = import.meta.glob("./*/fixtures/*.json") as Record<
  string,
  () => Promise<{ default: Fixture }>
>;

/** Whether somebody has drawn a board for this game. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in modules;

/** The board of a game with its texts; games without one get the plain board. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? (() => import("./plain/index"));
  const [module] = await Promise.all([load(), loadBoardTexts(hasBoard(game) ? game : "plain")]);
  return module;
}

/** The names of a game's sample positions. */
export function fixtureNames(game: string): string[] {
  const prefix = `./${game}/fixtures/`;
  return Object.keys(fixtures)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length, -".json".length))
    .sort();
}

/** A sample position, for the gallery and the rules page. */
export async function loadFixture(game: string, name: string): Promise<Fixture> {
  const load = fixtures[`./${game}/fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name} of ${game}`);
  return (await load()).default;
}
