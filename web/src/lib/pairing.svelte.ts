// Looking for somebody to play with: goes on whatever page is shown, until it is found or ended.
import type { PairingSeen, PairingWish } from "../wire";
import { get, post, wordsOf } from "./api";
import { beGuest } from "./guest.svelte";

const EVERY = 2000; // ms between two questions

const search = $state<{
  wish: PairingWish | null;
  seen: PairingSeen | null;
  found: string | null;
  fault: string;
}>({ wish: null, seen: null, found: null, fault: "" });
let timer: ReturnType<typeof setTimeout> | undefined;

/** What we look for, how it goes, and the table once it is there. */
export const pairing = (): typeof search => search;

/** How many look for each game just now. */
export const readSeekers = (): Promise<Record<string, number>> =>
  get<Record<string, number>>("/api/pairing");

/** Begin to look. */
export async function lookFor(wish: PairingWish): Promise<void> {
  stopAsking();
  Object.assign(search, { wish, seen: null, found: null, fault: "" });
  await beGuest();
  await ask();
}

async function ask(): Promise<void> {
  const { wish } = search;
  if (!wish) return;
  try {
    const seen = await post<PairingSeen>("/api/pairing", wish);
    if (search.wish !== wish) return;
    search.seen = seen;
    if (seen.table) {
      [search.found, search.wish] = [seen.table, null];
      return;
    }
    search.fault = "";
  } catch (error) {
    search.fault = wordsOf(error);
  }
  timer = setTimeout(() => void ask(), EVERY);
}

function stopAsking(): void {
  clearTimeout(timer);
  search.wish = null;
}

/** Look no longer. */
export function stopLooking(): void {
  if (!search.wish) return;
  stopAsking();
  void post("/api/pairing/stop", {}).catch(() => {});
}

/** The table has been gone to. */
export const forgetFound = (): void => void (search.found = null);
