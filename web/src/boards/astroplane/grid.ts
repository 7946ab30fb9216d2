// The geometry of Astroplane and the model of its stacks: headless, no DOM.
// x grows to the east, y to the north; the Singularity is (0, 0).

import type { Piece, View } from "./view";

export type { Piece, Player, Stack, View } from "./view";

export type Facing = "n" | "e" | "s" | "w";
export const FACINGS: Facing[] = ["n", "e", "s", "w"];
export const WAYS: Record<Facing, readonly [number, number]> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};
export const COLOURS = ["red", "blue", "green", "yellow"];
const SIDES = "SWNE"; // in order of play
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const [HYPERSPACE_0, FIRING_0, START_0] = [144, 148, 156];

export interface Cell {
  name: string;
  number: number; // as events count
  x: number;
  y: number;
  letter: string; // o c w h f S W N E
  only: Facing | null; // the one facing of special cells
}

/** All places of a drawing. */
export function cellsOf(drawing: string[]): Cell[] {
  const size = (drawing.length - 1) / 2;
  const cells: Cell[] = [];
  drawing.forEach((row, r) =>
    [...row].forEach((letter, c) => {
      if (letter === ".") return;
      const [x, y] = [c - size, size - r];
      cells.push({
        name: nameOf(size, x, y),
        number: -1,
        x,
        y,
        letter,
        only: onlyFacing(size, letter, x, y),
      });
    }),
  );
  cells.filter((cell) => "ocw".includes(cell.letter)).forEach((cell, n) => (cell.number = n));
  for (const cell of cells) if (cell.number < 0) cell.number = rimNumber(cells, cell);
  return cells;
}

export const nameOf = (size: number, x: number, y: number): string =>
  `${String.fromCharCode(97 + x + size)}${y + size + 1}`;

function onlyFacing(size: number, letter: string, x: number, y: number): Facing | null {
  if (letter === "c")
    return FACINGS.find((f) => x + WAYS[f][0] === 0 && y + WAYS[f][1] === 0) ?? null;
  if ("ow".includes(letter)) return null;
  return (
    FACINGS.find((f) => Math.max(Math.abs(x - WAYS[f][0]), Math.abs(y - WAYS[f][1])) > size) ?? null
  );
}

function rimNumber(cells: Cell[], cell: Cell): number {
  if (cell.letter === "h") return HYPERSPACE_0 + FACINGS.indexOf(cell.only ?? "n");
  if (cell.letter === "f") {
    const corner = CORNERS.findIndex(([a, b]) => cell.x * a > 0 && cell.y * b > 0);
    return FIRING_0 + 2 * corner + Math.abs(cell.x % 2);
  }
  const side = SIDES.indexOf(cell.letter);
  const [rx, ry] = WAYS[FACINGS[(side + 1) % 4] ?? "e"];
  const pair = cells
    .filter((one) => one.letter === cell.letter)
    .sort((a, b) => a.x * rx + a.y * ry - b.x * rx - b.y * ry);
  return START_0 + 2 * side + pair.indexOf(cell);
}

export type Kind = "fly" | "pass" | "step" | "kill" | "fire" | "other";

export interface Move {
  text: string;
  kind: Kind;
  from: string;
  to: string;
  facing: Facing | null; // null: forced by the place
}

/** What an action text means on the board. */
export function readMove(text: string): Move {
  const flight = /^(?:(pass|step|kill) )?([a-z]\d+)-([a-z]\d+)(?: ([nesw]))?$/.exec(text);
  if (flight)
    return {
      text,
      kind: (flight[1] as Kind | undefined) ?? "fly",
      from: flight[2]!,
      to: flight[3]!,
      facing: (flight[4] as Facing | undefined) ?? null,
    };
  const fire = /^fire (ne|se|sw|nw)$/.exec(text);
  return { text, kind: fire ? "fire" : "other", from: fire?.[1] ?? "", to: "", facing: null };
}

export const opposite = (facing: Facing): Facing =>
  FACINGS[(FACINGS.indexOf(facing) + 2) % 4] ?? "n";
export const letterOf = (facing: string): Facing => facing.charAt(0) as Facing;

/** The triangle of a piece around (0, 0), y downward; `r` is the half diagonal. */
export function triangle(facing: Facing, r: number): string {
  const [fx, fy] = WAYS[facing];
  const [apex, left, right] = [
    [fx * r, -fy * r],
    [fy * r, fx * r],
    [-fy * r, -fx * r],
  ] as const;
  return `M${apex[0]} ${apex[1]} L${left[0]} ${left[1]} L${right[0]} ${right[1]} Z`;
}

/** The quarter of a space towards an apex: where one clicks to choose that facing. */
export function kite(facing: Facing, r: number): string {
  const [fx, fy] = WAYS[facing];
  const [x, y] = [fx * r, -fy * r];
  const [px, py] = [-y / 2, x / 2];
  return `M0 0 L${x / 2 + px} ${y / 2 + py} L${x} ${y} L${x / 2 - px} ${y / 2 - py} Z`;
}

export type Stacks = Record<string, { facing: Facing; isSquare: boolean; pieces: Piece[] }>;

export const stacksOf = (view: View): Stacks =>
  Object.fromEntries(
    view.stacks.map((one) => [
      one.cell,
      { facing: letterOf(one.facing), isSquare: one.is_square, pieces: one.pieces },
    ]),
  );

/** Take a piece that flies in direction `way` from the top of a cell. */
export function lift(stacks: Stacks, cell: string, way: Facing | null): Stacks {
  const here = stacks[cell];
  if (!here) return stacks;
  const { [cell]: _, ...others } = stacks;
  const pieces = here.pieces.slice(1);
  if (pieces.length === 0) return others;
  const facing = here.isSquare && way !== null ? opposite(way) : here.facing;
  return { ...others, [cell]: { facing, isSquare: false, pieces } };
}

/** Put a piece down: on top, or back to back with an own one as a Square. */
export function land(stacks: Stacks, cell: string, facing: Facing, owner: string): Stacks {
  const here = stacks[cell];
  const piece: Piece = { owner, came_through: false, landed_now: false };
  if (here && opposite(here.facing) === facing && here.pieces[0]?.owner === owner)
    return { ...stacks, [cell]: { facing, isSquare: true, pieces: [piece, ...here.pieces] } };
  if (here && opposite(here.facing) === facing)
    return { ...stacks, [cell]: { facing, isSquare: false, pieces: [piece] } };
  return {
    ...stacks,
    [cell]: { facing, isSquare: false, pieces: [piece, ...(here?.pieces ?? [])] },
  };
}

export interface Flight {
  owner: string;
  from: Cell;
  to: Cell;
  facing: Facing | null;
  isSquare: boolean;
}

/** The flight an event tells of, if any. */
export function flightOf(
  event: { kind: string; numbers: number[] },
  byNumber: Map<number, Cell>,
): Flight | null {
  const kinds = [
    "piece_flew",
    "piece_passed",
    "piece_fired",
    "square_stepped",
    "square_killed",
    "hyperspace_crossed",
  ];
  if (!kinds.includes(event.kind)) return null;
  const [seat = 0, a = -1, b = -1, facing = 0] = event.numbers;
  const [from, to] = [byNumber.get(a), byNumber.get(b)];
  if (!from || !to) return null;
  const turns = event.kind === "piece_flew" || event.kind === "piece_passed";
  return {
    owner: COLOURS[seat] ?? "red",
    from,
    to,
    facing: turns ? (FACINGS[facing] ?? null) : to.only,
    isSquare: event.kind.startsWith("square"),
  };
}

/** The direction of a straight flight. */
export function wayOf(from: Cell, to: Cell): Facing | null {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return FACINGS.find((f) => WAYS[f][0] === dx && WAYS[f][1] === dy) ?? null;
}

export const FLIGHT_TIME = 420;

/** A place that can be reached, with all moves that reach it. */
export interface Target {
  cell: Cell;
  moves: Move[];
}

/** Moves by the place they reach; those that reach none are left out. */
export function targetsOf(moves: Move[], byName: Map<string, Cell>): Target[] {
  const found = new Map<string, Move[]>();
  for (const move of moves) found.set(move.to, [...(found.get(move.to) ?? []), move]);
  return [...found].flatMap(([name, some]) => {
    const cell = byName.get(name);
    return cell ? [{ cell, moves: some }] : [];
  });
}
