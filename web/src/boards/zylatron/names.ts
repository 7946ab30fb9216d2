// Names and numbers of pieces, factories and points, and what actions speak of.
import type { Colour, Kind, Piece, Place, View } from "./types";
import { COLOURS } from "./types";
import { placeOf, same } from "./geometry";

const SLOTS: readonly [string, Kind, number][] = [
  ["b", "battle_star", 2],
  ["f", "star_fighter", 4],
  ["w", "warrior", 5],
  ["m", "missile", 4],
];
const PER_SEAT = 15;
export const MAX_PIECES = 60; // targets from here on are factories

export function pieceName(number: number): string {
  let slot = number % PER_SEAT;
  const colour = (COLOURS[Math.floor(number / PER_SEAT)] ?? "red")[0];
  for (const [letter, , count] of SLOTS) {
    if (slot < count) return `${colour}${letter}${slot + 1}`;
    slot -= count;
  }
  return "";
}

export const factoryName = (number: number): string =>
  `${COLOURS[Math.floor(number / 3)] ?? "red"}-${["home", "moon", "zylon"][number % 3]}`;

export const targetName = (number: number): string =>
  number < MAX_PIECES ? pieceName(number) : factoryName(number - MAX_PIECES);

export const pointOf = (number: number): Place => {
  const y = Math.floor(number / 32);
  return [2 * (number % 32) + (y % 2), y];
};

export const kindOf = (name: string): Kind =>
  SLOTS.find(([letter]) => letter === name[1])?.[1] ?? "warrior";
export const colourOf = (name: string): Colour =>
  COLOURS.find((colour) => colour[0] === name[0]) ?? "red";
export const isPieceName = (text: string): boolean => /^[rbgy][bfwm]\d$/.test(text);

export const verbOf = (action: string): string => action.split(" ")[0] ?? "";
export const objectOf = (action: string): string => action.split(" ")[1] ?? "";

/** The point an action speaks of, if any: its own, or that of its piece or factory. */
export function placeOfAction(view: View, action: string): Place | null {
  const object = objectOf(action);
  const piece = view.pieces.find((one) => one.name === object);
  const factory = view.factories.find((one) => one.name === object);
  if (verbOf(action) === "pick") return view.galaxy.headquarters[object] ?? null;
  return placeOf(action) ?? piece?.point ?? factory?.point ?? null;
}

/** A stack as a tree, carriers first: each piece with how deep it sits. */
export function stackAt(view: View, place: Place): { piece: Piece; depth: number }[] {
  const here = view.pieces.filter((one) => same(one.point, place));
  const tree = (carrier: string | null, depth: number): { piece: Piece; depth: number }[] =>
    here
      .filter((one) => one.carrier === carrier)
      .flatMap((piece) => [{ piece, depth }, ...tree(piece.name, depth + 1)]);
  return tree(null, 0);
}

/** The piece that carries all others of a piece's stack. */
export function rootOf(view: Pick<View, "pieces">, name: string): string {
  const piece = view.pieces.find((one) => one.name === name);
  return piece?.carrier ? rootOf(view, piece.carrier) : name;
}

/** What a kind of piece may ever be told to do; the server says whether it may now. */
export const VERBS: Record<Kind, string[]> = {
  battle_star: ["begin", "fire", "repair"],
  star_fighter: ["begin", "fire", "shift", "repair"],
  warrior: ["begin", "fire", "beam", "shift", "repair"],
  missile: ["launch", "beam", "shift", "repair"],
};

/** The verbs worth showing for a piece: all legal ones, and the usual ones that make sense. */
export function verbsFor(
  piece: Piece,
  actions: string[],
): { verb: string; action: string; legal: boolean }[] {
  const makesSense = (verb: string): boolean =>
    verb === "repair" ? piece.damage > 0 : verb === "shift" ? piece.carrier !== null : true;
  return ["load", "dock", "drop", ...VERBS[piece.kind]].flatMap((verb) => {
    const action = `${verb} ${piece.name}`;
    const legal = actions.includes(action);
    const isUsual = VERBS[piece.kind].includes(verb) && makesSense(verb) && verb !== "beam";
    return legal || isUsual ? [{ verb, action, legal }] : [];
  });
}
