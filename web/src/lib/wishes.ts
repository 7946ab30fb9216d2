// What somebody looks for among all games, as an address has it; and shares of wins.
import type { Counted } from "../wire";

/** What can be asked for, in the order in which an address has it. */
export const FIELDS = [
  "game",
  "player",
  "players",
  "result",
  "least",
  "most",
  "since",
  "until",
  "opening",
] as const;
export type Wish = Record<(typeof FIELDS)[number], string>;

/** What an address asks for; what it does not name is empty. */
export function wishOf(query: URLSearchParams): Wish {
  return Object.fromEntries(FIELDS.map((name) => [name, query.get(name) ?? ""])) as Wish;
}

/** A wish as part of an address, without what is empty; "" or with its question mark. */
export function queryOf(wish: Partial<Wish>, more: Record<string, string> = {}): string {
  const named = FIELDS.flatMap((name) => {
    const text = wish[name]?.trim();
    return text ? [[name, text]] : [];
  });
  const query = new URLSearchParams([...named, ...Object.entries(more)]);
  return query.size ? `?${query}` : "";
}

const BETWEEN = ";";
/** The actions of an address, such as `move 3;move 5`. */
export const lineOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter(Boolean);
export const lineText = (line: string[]): string => line.join(BETWEEN);

/** How often a seat won, in whole percent; null where nothing was played. */
export function percentOf(counted: Counted | null, seat: number): number | null {
  if (!counted?.n) return null;
  return Math.round((100 * (counted.won[seat] ?? 0)) / counted.n);
}
