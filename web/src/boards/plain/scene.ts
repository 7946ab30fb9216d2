// A scene as the server describes it (core/scene.py), and what a click on it means. Headless.
// A place names the blanks of actions that it picks; a click finds the legal actions in whose
// blanks it stands. Where one is left it is played, else the next click picks another blank.

export interface Blank {
  name: string;
  size: number;
  first?: number; // numbers as people count
  words?: string[];
}

export interface Kind {
  forms: string[]; // "bid {count} {face}"
  help: string;
  blanks: Record<string, Blank>;
}

export interface Piece {
  name: string;
  sign: string;
  colour: string;
}

interface Head {
  name: string;
  is_choice: boolean; // shows nothing of the position, is there to be clicked on
}

export interface GridPart extends Head {
  part: "grid";
  cells: number[][]; // [row][column], row 0 at the bottom; -1: nothing
  pieces: Piece[];
  picks: [string, string]; // blanks of columns and rows, "" for none
}

interface Spaces extends Head {
  cells: Piece[][];
  holes: boolean[];
  first: number;
  picks: string;
}

export interface RingPart extends Spaces {
  part: "ring";
}

export interface TrackPart extends Spaces {
  part: "track";
}

export type Thing = string | [string, number]; // of a tray: how many

export interface RowsPart extends Head {
  part: "hand" | "tray" | "dice";
  rows: { seat: number | null; things: Thing[] }[];
  picks: string;
}

export type Part = GridPart | RingPart | TrackPart | RowsPart;

export interface Scene {
  game: string;
  parts: Part[];
  kinds: Kind[];
}

export type Words = Record<string, string>; // blank -> word

export interface Move {
  action: string;
  kind: Kind;
  words: Words;
}

const BLANK = /^\{(\w+)\}$/;

/** The words in the blanks of an action, or null when it is of another form. */
export function wordsOf(action: string, form: string, blanks: Record<string, Blank>): Words | null {
  const rest = action.split(" ");
  const found: Words = {};
  for (const token of form.split(" ")) {
    const name = BLANK.exec(token)?.[1];
    if (name === undefined) {
      if (rest.shift() !== token) return null;
    } else {
      const length = blanks[name]?.words?.[0]?.split(" ").length ?? 1;
      const word = rest.splice(0, length).join(" ");
      if (!word) return null;
      found[name] = word;
    }
  }
  return rest.length ? null : found;
}

/** An action with its kind and words; null if it is of none of the kinds. */
export function moveOf(action: string, kinds: Kind[]): Move | null {
  for (const kind of kinds)
    for (const form of kind.forms) {
      const words = wordsOf(action, form, kind.blanks);
      if (words) return { action, kind, words };
    }
  return null;
}

export const movesOf = (actions: string[], kinds: Kind[]): Move[] =>
  actions.map((one) => moveOf(one, kinds)).filter((one) => one !== null);

/** The word of a place that is a number. */
export function wordAt(kinds: Kind[], blank: string, place: number): string {
  const found = kinds.map((kind) => kind.blanks[blank]).find((one) => one !== undefined);
  return found?.words?.[place] ?? String(place + (found?.first ?? 0));
}

const fits = (move: Move, words: Words): boolean =>
  Object.entries(words).every(([blank, word]) => move.words[blank] === word);

/** The moves in whose blanks these words stand. */
export const fitting = (moves: Move[], words: Words): Move[] =>
  moves.filter((move) => fits(move, words));

/** What is chosen beside the blanks that a place picks. */
const beside = (chosen: Words, picks: Words): Words =>
  Object.fromEntries(Object.entries(chosen).filter(([blank]) => !(blank in picks)));

/** Whether a place can still be picked. */
export const isLegal = (moves: Move[], chosen: Words, picks: Words): boolean =>
  Object.keys(picks).length > 0 &&
  fitting(moves, { ...beside(chosen, picks), ...picks }).length > 0;

/** What a click comes to: an action to play, or what is chosen now. */
export function press(
  moves: Move[],
  chosen: Words,
  picks: Words,
  kinds: Kind[],
): { play: string } | { chosen: Words } {
  if (Object.entries(picks).every(([blank, word]) => chosen[blank] === word))
    return { chosen: beside(chosen, picks) };
  const both = { ...chosen, ...picks };
  const wanted = fitting(moves, both).length ? both : picks;
  const left = fitting(moves, wanted);
  if (left.length === 1) return { play: left[0]!.action };
  const text = left.length ? null : spelled(wanted, kinds);
  return text ? { play: text } : { chosen: left.length ? wanted : {} }; // the referee says why not
}

/** The action that these words spell out, legal or not, if they are all that a kind needs. */
function spelled(words: Words, kinds: Kind[]): string | null {
  const kind = kinds.find(
    (one) =>
      Object.keys(one.blanks).length && Object.keys(one.blanks).every((blank) => blank in words),
  );
  return kind?.forms[0]?.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "") ?? null;
}

/** The blanks that some place of the scene picks. */
export const pickable = (parts: Part[]): Set<string> =>
  new Set(parts.flatMap((part) => part.picks).filter((blank) => blank !== ""));

/** The moves that need a button: no place is left to pick what they still lack. */
export function buttons(moves: Move[], chosen: Words, places: Set<string>): Move[] {
  return fitting(moves, chosen).filter((move) =>
    Object.keys(move.words).every((blank) => blank in chosen || !places.has(blank)),
  );
}

/** The places of `n` spaces in a ring: from the top, clockwise, within a square of this size. */
export function ringSpots(n: number, size: number, margin: number): { x: number; y: number }[] {
  const radius = size / 2 - margin;
  return Array.from({ length: n }, (_, space) => {
    const angle = (2 * Math.PI * space) / n - Math.PI / 2;
    return { x: size / 2 + radius * Math.cos(angle), y: size / 2 + radius * Math.sin(angle) };
  });
}

const COLOURS: Record<string, string> = {
  yellow: "#f2c14e",
  red: "#e4576b",
  blue: "#5b9bf0",
  green: "#57c08a",
  white: "#f3f0e6",
  black: "#3a3f55",
  orange: "#f08c4a",
  purple: "#a57be8",
};

/** The colour of a piece or a seat. */
export const colourOf = (name: string): string => COLOURS[name] ?? "#c9cfe6";

/** Where the pips of a die lie, on a square from -1 to 1. */
export function pips(face: number): [number, number][] {
  const at: Record<string, [number, number][]> = {
    middle: [[0, 0]],
    slope: [
      [-1, -1],
      [1, 1],
    ],
    rise: [
      [-1, 1],
      [1, -1],
    ],
    sides: [
      [-1, 0],
      [1, 0],
    ],
  };
  const parts =
    ["", "middle", "slope", "middle slope", "slope rise", "middle slope rise", "slope rise sides"][
      face
    ] ?? "";
  return parts.split(" ").flatMap((part) => at[part] ?? []);
}
