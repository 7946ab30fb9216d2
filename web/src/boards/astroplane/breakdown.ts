// What a score of Astroplane is made of (AP-45, AP-46).
import type { BoardEvent, Share, Texts } from "../board";
import { counted } from "../kit/shares";
import { cellsOf, COLOURS, type View } from "./grid";

const [KILL, ON_TOP, BENEATH] = [3, 2, 1];

export function breakdown(view: View, events: BoardEvent[], seat: number, t: Texts): Share[] {
  if (view.match_to > 0) return gamesOf(events, seat, t);
  const won = events.find((event) => event.kind === "true_win");
  if (won) return won.numbers[0] === seat ? gamesOf(events, seat, t, "true_win") : [];
  return pointsOf(view, seat, t);
}

/** Who was on top of all four spaces, or why points decide (AP-43 to AP-47). */
export const ending = (_view: View, events: BoardEvent[]): string =>
  events.findLast(({ kind }) => kind === "true_win" || kind === "ended_by_points")?.text ?? "";

/** The points of each game of a match. */
function gamesOf(events: BoardEvent[], seat: number, t: Texts, id = "game"): Share[] {
  const scored = events.filter(
    ({ kind, numbers }) => kind === "game_scored" && numbers[0] === seat,
  );
  return counted(
    scored.map(({ numbers }, game) => ({
      label: t(`astroplane.share.${id}`, { n: game + 1 }),
      points: numbers[1] ?? 0,
    })),
  );
}

function pointsOf(view: View, seat: number, t: Texts): Share[] {
  const colour = COLOURS[seat] ?? "";
  const centre = new Set(
    cellsOf(view.board)
      .filter((cell) => cell.letter === "c")
      .map((cell) => cell.name),
  );
  const stacks = view.stacks.filter((stack) => centre.has(stack.cell));
  const top = stacks.filter((stack) => stack.pieces[0]?.owner === colour).length;
  const all = stacks.flatMap((stack) => stack.pieces.filter((piece) => piece.owner === colour));
  const kills = view.players.find((player) => player.colour === colour)?.kills ?? 0;
  const share = (id: string, n: number, worth: number): Share => ({
    label: t(`astroplane.share.${id}`, { n }),
    points: n * worth,
  });
  return counted([
    share("kills", kills, KILL),
    share("top", top, ON_TOP),
    share("beneath", all.length - top, BENEATH),
  ]);
}
