// Spaces and stacks in plain words, for screen readers: the letters and numbers are at the edge.
import type { Texts } from "../board";
import { letterOf, type Cell, type View } from "./grid";
import { inARow } from "../../lib/formats";

type Stack = View["stacks"][number];

/** Column f, row 3. */
export const placeWords = (cell: string, t: Texts): string =>
  t("astroplane.place", { column: cell[0] ?? "", row: cell.slice(1) });

/** The position in sentences. */
export function describe(view: View, t: Texts): string[] {
  const areas = view.players.flatMap((player) =>
    player.start
      .filter((area) => area.pieces > 0)
      .map((area) => startWords(area.cell, player.colour, area.pieces, t)),
  );
  return [...areas, ...view.stacks.map((stack) => stackWords(stack, t))];
}

export const startWords = (cell: string, colour: string, n: number, t: Texts): string =>
  t("astroplane.start_area", {
    cell: placeWords(cell, t),
    owner: t(`astroplane.${colour}`),
    n,
  });

export function stackWords(
  stack: Pick<Stack, "cell" | "facing" | "is_square"> & { pieces: { owner: string }[] },
  t: Texts,
): string {
  const cell = placeWords(stack.cell, t);
  const colours = stack.pieces.map((piece) => t(`astroplane.${piece.owner}`));
  if (stack.is_square) return t("astroplane.square_at", { cell, owner: colours[0] ?? "" });
  const facing = t(`astroplane.${letterOf(stack.facing)}`);
  return t("astroplane.stack_at", { cell, owners: inARow(colours), facing });
}

export const emptyWords = (cell: Cell, t: Texts): string =>
  t("astroplane.empty_at", {
    what: t(`astroplane.kind.${cell.letter}`),
    cell: placeWords(cell.name, t),
  });
