// The last moves of opponents: ways, beams, shots and what was lost.
import type { BoardEvent, BoardTurn } from "../board";
import { told, type Spot, type Trail } from "../kit/trail";
import { ink } from "./colours";
import { px, py } from "./geometry";
import { colourOf, pieceName, pointOf, targetName } from "./names";
import type { Place, View } from "./types";

const at = (place: Place): Spot => ({ x: px(place), y: py(place) });
type Known = Pick<View, "pieces" | "factories">;

export function trailsOf(past: BoardTurn[] | undefined, view: Known): Trail[] {
  const where = new Map<string, Place>(view.pieces.map((piece) => [piece.name, piece.point]));
  for (const { name, point } of view.factories) where.set(name, point);
  const news = told(past);
  for (const { event } of news)
    if (event.kind === "piece_lost")
      where.set(pieceName(event.numbers[0] ?? 0), pointOf(event.numbers[1] ?? 0));
  return news.flatMap(({ event, key }) => {
    const trail = trailOf(event, where);
    return trail ? [{ key, colour: hueOf(event), ...trail }] : [];
  });
}

const hueOf = (event: BoardEvent): string => ink(colourOf(pieceName(event.numbers[0] ?? 0)));

function trailOf(
  { kind, numbers }: BoardEvent,
  where: Map<string, Place>,
): Pick<Trail, "way" | "isLost" | "isShot"> | null {
  const [piece = 0, b = 0, c = 0] = numbers;
  if (kind === "piece_went") return { way: [at(pointOf(b)), at(pointOf(c))] };
  if (kind === "missile_detonated") return { way: [at(pointOf(b)), at(pointOf(c))], isShot: true };
  if (kind === "piece_lost") return { way: [at(pointOf(b))], isLost: true };
  if (kind === "piece_bought" || kind === "piece_beamed_down") return { way: [at(pointOf(b))] };
  if (kind !== "laser_fired") return null;
  const [from, to] = [where.get(pieceName(piece)), where.get(targetName(b))];
  return from && to ? { way: [at(from), at(to)], isShot: true } : null;
}
