// Where things are in the window and on the base, and which action text a place stands for.
// Headless: no DOM, no rules.
import type { Ship, View } from "./types";

export const CELL = 50; // units of the drawing
export const ROWS = 12; // of the window

export interface Cell {
  row: number; // of the window, or of the base where said so
  column: number;
}

export const columnName = (column: number): string => String.fromCharCode(97 + column);
export const cellName = (cell: Cell): string => `${columnName(cell.column)}${cell.row}`;
export const nColumns = (view: View): number => view.map[0]?.length ?? 10;
export const left = (cell: Cell): number => cell.column * CELL;
export const top = (cell: Cell): number => (ROWS - 1 - cell.row) * CELL;

/** The transform of something that stands on a cell of the window. */
export const stand = (cell: Cell): string => `translate(${left(cell)}px, ${top(cell)}px)`;

/** The transform of the whole base after so many steps. */
export const scrolled = (steps: number): string => `translate(0px, ${steps * CELL}px)`;

/** The character of the map at a row of the base. */
export function signAt(map: string[], row: number, column: number): string {
  return map[map.length - 1 - row]?.[column] ?? " ";
}

/** What a character of the map means: its kind without the number behind it, and that number. */
export function meaning(view: View, sign: string): { kind: string; number: number } {
  const words = view.legend[sign] ?? "space";
  const found = /^(.*?)(?: (\d+))?$/.exec(words);
  return { kind: found?.[1] ?? words, number: Number(found?.[2] ?? 0) };
}

export interface Scenery extends Cell {
  kind: string;
  number: number;
}

/** Every cell of the base that is not empty space; rows are the base's. */
export function scenery(view: View): Scenery[] {
  const found: Scenery[] = [];
  view.map.forEach((line, index) => {
    [...line].forEach((sign, column) => {
      const what = meaning(view, sign);
      if (what.kind !== "space") found.push({ row: view.map.length - 1 - index, column, ...what });
    });
  });
  return found;
}

export const shipPlace = (ship: Ship | undefined): Cell | null =>
  ship && ship.row !== null && ship.column !== null ? { row: ship.row, column: ship.column } : null;

const STEPS: Record<string, Cell> = {
  forward: { row: 1, column: 0 },
  backward: { row: -1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** Where an action leads the ship: a cell of the window or outside it; null: nowhere. */
export function targetOf(action: string, from: Cell | null): Cell | null {
  const words = action.split(" ");
  if (words[0] === "take-off") return { row: 0, column: (words[1] ?? "a").charCodeAt(0) - 97 };
  const step = STEPS[words[0] === "sideways" ? (words[2] ?? "") : (words[0] ?? "")];
  if (!from || !step || words[0] === "dodge") return null;
  const value = Number(words[1]);
  return { row: from.row + value * step.row, column: from.column + value * step.column };
}

/** The text of flying to a cell; null if no card flies there. */
export function actionTo(view: View, from: Cell | null, cell: Cell): string | null {
  if (view.phase === "take-off")
    return cell.row === 0 ? `take-off ${columnName(cell.column)}` : null;
  if (!from) return null;
  const rows = cell.row - from.row;
  const columns = cell.column - from.column;
  if (view.phase === "dodge")
    return rows === 0 && columns ? `dodge ${columns < 0 ? "left" : "right"}` : null;
  if (columns === 0 && rows !== 0) return rows > 0 ? `forward ${rows}` : `backward ${-rows}`;
  if (rows === 0 && columns !== 0)
    return `sideways ${Math.abs(columns)} ${columns < 0 ? "left" : "right"}`;
  return null;
}

/** The texts that play (or discard) a card. */
export function actionsOf(card: string, actions: string[]): string[] {
  return actions.filter(
    (a) => a === card || a.startsWith(`${card} `) || a === `wait discard ${card}`,
  );
}

/** The card that an action plays or discards. */
export const cardOf = (action: string): string =>
  action
    .replace(/^wait discard /, "")
    .split(" ")
    .slice(0, 2)
    .join(" ");

/** The same row of cards, one entry for each kind with its count. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
