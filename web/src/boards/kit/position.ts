// The words of a position's text: sw1 small 2p LrMb/1/... red move tokens=4,3 round=2
export type Words<Name extends string> = Record<Name | "rules" | "board" | "players", string> & {
  listed: string[]; // words with a colon: stacks of ZYLATRON
  extras: Map<string, string>; // a flag has no value: ""
};

export interface Form<Name extends string> {
  read: (position: string) => Words<Name>;
  write: (words: Words<Name>) => string;
  /** Change the words of a position. */
  rewritten: (
    position: string,
    change: (words: Words<Name>) => Partial<Words<NoInfer<Name>>>,
  ) => string;
}

/** How a game writes positions: what its words behind rules, board and players are called. */
export function formOf<Name extends string>(...own: Name[]): Form<Name> {
  const names = ["rules", "board", "players", ...own];
  const read = (position: string): Words<Name> => {
    const all = position.trim().split(/\s+/);
    const said = Object.fromEntries(names.map((name, n) => [name, all[n] ?? ""]));
    const rest = all.slice(names.length);
    const isListed = (word: string): boolean => word.includes(":") && !word.includes("=");
    const listed = rest.filter(isListed);
    const extras = new Map(rest.filter((word) => !isListed(word)).map(pairOf));
    return { ...said, listed, extras } as Words<Name>;
  };
  const write = (words: Words<Name>): string => {
    const said = names.map((name) => (words as Record<string, unknown>)[name]);
    const rest = [...words.extras].map(([name, value]) => (value ? `${name}=${value}` : name));
    return [...said, ...words.listed, ...rest].join(" ");
  };
  return {
    read,
    write,
    rewritten: (position, change) => {
      const words = read(position);
      return write({ ...words, ...change(words) });
    },
  };
}

function pairOf(word: string): [string, string] {
  const at = word.indexOf("=");
  return at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
}

/** How many play: 3 of `3p`. */
export const nPlayers = ({ players }: { players: string }): number => parseInt(players, 10) || 2;

/** The extras without some. */
export const without = (extras: Map<string, string>, ...names: string[]): Map<string, string> =>
  new Map([...extras].filter(([name]) => !names.includes(name)));

/** The extras with one of them changed; null: as usual, so it is not written. */
export function withExtra(
  extras: Map<string, string>,
  name: string,
  value: string | null,
): Map<string, string> {
  if (value === null) return without(extras, name);
  return new Map([...extras, [name, value]]);
}

/** The parts of `4,-,13`, one for each of n; what is not said is as usual. */
export function partsOf(
  value: string | undefined,
  n: number,
  usual: string,
  separator = ",",
): string[] {
  const said = value ? value.split(separator) : [];
  return Array.from({ length: n }, (_, k) => said[k] ?? usual);
}

/** The same with one part changed. */
export const withPart = (parts: string[], n: number, part: string): string[] =>
  parts.map((old, k) => (k === n ? part : old));
