// The page that sent somebody to keep a name: they go on there, even by a link from a letter.
import { recall, remember } from "./storage";

const KEY = "way_back";
const HOUR = 3_600_000; // ms

interface Left {
  hash: string;
  at: number; // ms since 1970
}

/** Remember the page we are leaving. */
export const comeBackHere = (): void =>
  remember(KEY, { hash: location.hash, at: Date.now() } satisfies Left);

/** The page to go back to; null where there is none, or it was too long ago. */
export function wayBack(now: number): string | null {
  const left = recall<Partial<Left> | null>(KEY, null);
  const isFresh = typeof left?.at === "number" && Math.abs(now - left.at) < HOUR;
  return isFresh && left.hash?.startsWith("#/") ? left.hash : null;
}

export const forgetWayBack = (): void => remember(KEY, undefined);
