// What the server offers: games, bots, and how far the rules are compiled.
import { Backoff } from "./backoff";
import { inOrder } from "./five";
import { listBots, listGames, readStatus, type GameSeen } from "./api";
import { language } from "./i18n.svelte";

const shelf = $state<{
  games: GameSeen[];
  bots: string[];
  stages: Record<string, string>;
  search: string[] | null;
  fault: string | null;
}>({
  games: [],
  bots: [],
  stages: {},
  search: null,
  fault: null,
});

export const games = (): GameSeen[] => shelf.games;
export const bots = (): string[] => shelf.bots;
export const gameOf = (id: string): GameSeen | undefined =>
  shelf.games.find((game) => game.id === id);
/** What a new table of a game starts with, where that is not what the rules assume. */
export const firstOffers = (id: string): Record<string, string | number | boolean> =>
  Object.fromEntries(
    (gameOf(id)?.options ?? [])
      .filter((o) => o.first_offer !== o.default)
      .map((o) => [o.name, o.first_offer]),
  );
export const titleOf = (id: string): string => gameOf(id)?.title ?? id;
/** What chance decides in a game: cards, dice or lots. */
export const drawnIn = (id: string): string => gameOf(id)?.drawn ?? "lots";
export const stageOf = (id: string): string => shelf.stages[id] ?? "";
/** The bots of a game can think, as far as we know. */
export const canThink = (id: string): boolean => shelf.search?.includes(id) ?? true;
export const catalogueFault = (): string | null => shelf.fault;

let loaded = "";

/** Load games and bots once for each language. */
export async function loadCatalogue(): Promise<void> {
  const wanted = language();
  if (loaded === wanted) return;
  try {
    const [found, bots] = await Promise.all([listGames(), listBots()]);
    [shelf.games, shelf.bots] = [inOrder(found), bots];
    shelf.fault = null;
    loaded = wanted;
  } catch (error) {
    shelf.fault = String(error instanceof Error ? error.message : error);
  }
}

/** Ask how far the server is; whether all rules and bots are ready. */
export async function loadStatus(): Promise<boolean> {
  try {
    const status = await readStatus();
    shelf.stages = status.games;
    shelf.search = status.search;
    shelf.fault = null;
    const isReady = Object.values(status.games).every(
      (stage) => stage === "ready" || stage === "failed",
    );
    return isReady && Object.keys(status.games).every(canThink);
  } catch (error) {
    shelf.fault = String(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Ask again until all is ready; the result ends it. */
export function followStatus(): () => void {
  const backoff = new Backoff(); // while the server does not answer
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const isReady = await loadStatus();
    if (isOver || isReady) return;
    if (shelf.fault !== null) return backoff.again(() => void ask());
    backoff.reset();
    timer = setTimeout(() => void ask(), 1500);
  };
  void ask();
  return () => {
    isOver = true;
    backoff.stop();
    clearTimeout(timer);
  };
}
