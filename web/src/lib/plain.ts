// Actions in plain words, as the server says them beside their notation.
import type { Seen } from "../wire";

type InWords = (action: string) => string | undefined;

/** The words of the legal actions of a view. */
export function wordsOf(view: Pick<Seen, "actions" | "words"> | null): InWords {
  const words = view?.words ?? [];
  const known = new Map(view?.actions.map((action, n) => [action, words[n]]));
  return (action) => known.get(action);
}
