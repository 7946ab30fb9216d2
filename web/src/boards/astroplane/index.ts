// Astroplane for the shell: board, tray, words.
import type { BoardEvent, Texts } from "../board";
import Board from "./Board.svelte";
import { placeWords } from "./describe";
import { FLIGHT_TIME, readMove, type View } from "./grid";
import Side from "./Side.svelte";

export default Board;
export { Side };
export { spots } from "./marks";
export { setup } from "./setup";
export { describe } from "./describe";

/** An action in words. */
export function label(action: string, _view: View, t: Texts): string {
  const move = readMove(action);
  if (move.kind === "fire")
    return t("astroplane.do.fire", { corner: t(`astroplane.${move.from}`) });
  if (move.kind === "other") return t(`astroplane.do.${action.split(" ")[0]}`);
  const what = t(`astroplane.do.${move.kind}`, {
    from: placeWords(move.from, t),
    to: placeWords(move.to, t),
  });
  if (!move.facing) return what;
  return t("astroplane.turned", { what, facing: t(`astroplane.${move.facing}`) });
}

/** Moves by the piece that makes them. */
export function group(action: string, _view: View, t: Texts): string {
  const move = readMove(action);
  return move.to
    ? t("astroplane.from", { cell: placeWords(move.from, t) })
    : t("astroplane.others");
}

const MOVING = [
  "piece_flew",
  "piece_passed",
  "piece_fired",
  "square_stepped",
  "square_killed",
  "hyperspace_crossed",
];

/** How long the flights take. */
export const duration = (events: BoardEvent[]): number =>
  Math.min(
    5000,
    240 + events.filter((event) => MOVING.includes(event.kind)).length * (FLIGHT_TIME + 30),
  );

/** What happens anyway, or can be seen. */
export const quiet = ["round_began", "turn_ended", "reserve_left"];

export { breakdown, ending } from "./breakdown";
export { terms } from "./terms";
