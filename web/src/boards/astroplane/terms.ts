// What on the board the glossary explains. Headless.
import type { Named } from "../board";
import { cellsOf, type Cell, type View } from "./grid";
import { U } from "./measures";

const LETTERS: Record<string, string> = {
  c: "central-space",
  w: "wormhole",
  h: "hyperspace",
  f: "firing-position",
  S: "start-area",
  W: "start-area",
  N: "start-area",
  E: "start-area",
};
const PANELS: Named[] = [
  { term: "singularity", each: ".singularity-core" },
  { term: "came-through", each: ".through" },
  { term: "reserve", each: ".tray .reserve" },
  { term: "kills", each: ".tray .kills" },
];
const PIECE = 0.62; // of half a space: where one looks for a piece

/** Spaces by their kind and colour, pieces, and what lies beside the board. */
export function terms(view: View): Named[] {
  const cells = cellsOf(view.board);
  const spaces = cells.map((cell) => ({
    term: LETTERS[cell.letter] ?? (cell.x % 2 ? "blue-space" : "purple-space"),
    spot: { elements: [`[data-cell="${cell.name}"] path`], isDiamond: isWhole(cell) },
  }));
  const pieces = view.stacks.flatMap((stack) => {
    const cell = cells.find((one) => one.name === stack.cell);
    const term = stack.is_square ? "square" : stack.pieces.length > 1 ? "stack" : "plane";
    return cell ? [pieceAt(term, cell)] : [];
  });
  return [...spaces, ...pieces, ...PANELS];
}

/** Places at the rim are triangles. */
const isWhole = ({ letter }: Cell): boolean => "ocw".includes(letter);

const pieceAt = (term: string, { x, y }: Cell): Named => ({
  term,
  spot: {
    drawing: ".field > svg",
    x: (x - PIECE) * U,
    y: (-y - PIECE) * U,
    width: 2 * PIECE * U,
    height: 2 * PIECE * U,
  },
});
