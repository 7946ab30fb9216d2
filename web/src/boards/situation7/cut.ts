// The cut of the standard board: outlines, neighbours, goals. Written by tools/situation7_cut.py.
import table from "./cut/cut.json";
import type { Kind, SideName, View } from "./types";

export interface Piece {
  name: string; // ring.number
  ring: number;
  path: string;
  box: [number, number, number, number]; // x, y, width, height
  middle: [number, number];
  near: string[];
}

export const pieces: Piece[] = table.pieces.map((piece) => ({
  ...piece,
  ring: Number(piece.name.split(".")[0]),
  box: piece.box as Piece["box"],
  middle: piece.middle as Piece["middle"],
}));
export const radius: number = table.radii.at(-1) as number;
export const goals = table.goals as { name: string; kind: string; at: string[] }[];
export const bases = table.bases as Record<SideName, Record<Kind, string[]>>;
export const baseLines = table.base_lines as Record<SideName, string[]>;
export const tints = table.tints as Record<"board" | SideName, string[]>;
export const drawings = table.equipment as Record<Kind, string>;

const byName = new Map(pieces.map((piece) => [piece.name, piece]));
export const piece = (name: string): Piece | undefined => byName.get(name);
export const nameAt = (index: number): string => pieces[index]?.name ?? "";

/** Whether a view is of the board that this cut is of. */
export const isCutOf = (view: View): boolean =>
  view.sides.yellow.tray.length + view.sides.yellow.land.length + view.sides.green.land.length ===
    pieces.length && view.sides.yellow.tray.every((name) => byName.has(name));

/** One path round many pieces. */
export const joined = (names: string[]): string =>
  names.map((name) => piece(name)?.path ?? "").join("");

/** The middle of several pieces. */
export function middleOf(names: string[]): [number, number] {
  const found = names.flatMap((name) => piece(name) ?? []);
  const sum = (axis: 0 | 1): number =>
    found.reduce((total, one) => total + one.middle[axis], 0) / (found.length || 1);
  return [sum(0), sum(1)];
}

let paper: CanvasRenderingContext2D | null = null;
const shapes = new Map<string, Path2D>();

/** The path of a piece, for canvases. */
export function shape(name: string): Path2D {
  const found = shapes.get(name) ?? new Path2D(piece(name)?.path);
  shapes.set(name, found);
  return found;
}

/** The location under a point of the board. */
export function locationAt(x: number, y: number): string | null {
  paper ??= document.createElement("canvas").getContext("2d");
  return pieces.find((one) => paper?.isPointInPath(shape(one.name), x, y))?.name ?? null;
}

/** The neighbour in a direction of the arrow keys: round the ring, or in and out. */
export function step(name: string, key: string): string | null {
  const from = piece(name);
  if (!from) return null;
  const turn = { ArrowLeft: 1, ArrowRight: -1 }[key];
  if (turn) {
    const ring = pieces.filter((one) => one.ring === from.ring);
    return ring[(ring.indexOf(from) + turn + ring.length) % ring.length]?.name ?? null;
  }
  const out = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (!out) return null;
  const ring = pieces.filter((one) => one.ring === from.ring + out);
  const angle = (one: Piece): number => Math.atan2(one.middle[1], one.middle[0]);
  const apart = (one: Piece): number =>
    Math.abs(Math.atan2(Math.sin(angle(one) - angle(from)), Math.cos(angle(one) - angle(from))));
  return ring.sort((a, b) => apart(a) - apart(b))[0]?.name ?? null;
}
