// The last moves of opponents: ways, beams, shots and what was lost.
import type { BoardEvent, BoardTurn } from "../board";
import { told, type Spot, type Trail } from "../kit/trail";
import { ink } from "./colours";
import { px, py } from "./geometry";
import { colourOf, factoryName, pieceName, pointOf, targetName } from "./names";
import type { Place, View } from "./types";

const at = (place: Place): Spot => ({ x: px(place), y: py(place) });
type Known = Pick<View, "pieces" | "factories">;

export function trailsOf(past: BoardTurn[] | undefined, view: Known): Trail[] {
  const news = told(past);
  const where = placesBefore(
    news.map(({ event }) => event),
    view,
  );
  return news.flatMap(({ event, key }) => {
    const trail = trailOf(event, where);
    note(event, where);
    return trail ? [{ key, colour: hueOf(event), ...trail }] : [];
  });
}

/** Where everything was before it all happened: as it is now, with all ways gone back. */
function placesBefore(events: BoardEvent[], view: Known): Map<string, Place> {
  const where = new Map<string, Place>(view.pieces.map((piece) => [piece.name, piece.point]));
  for (const { name, point } of view.factories) where.set(name, point);
  for (const { kind, numbers } of [...events].reverse()) {
    const [piece = 0, point = 0] = numbers;
    if (kind === "piece_went" || kind === "piece_lost") where.set(pieceName(piece), pointOf(point));
  }
  return where;
}

/** After an event things may be elsewhere. */
function note({ kind, numbers }: BoardEvent, where: Map<string, Place>): void {
  const [piece = 0, point = 0, target = 0] = numbers;
  if (kind === "piece_went") where.set(pieceName(piece), pointOf(target));
  if (kind === "piece_dropped" || kind === "piece_beamed_down")
    where.set(pieceName(piece), pointOf(point));
}

const hueOf = ({ kind, numbers: [first = 0] }: BoardEvent): string =>
  ink(colourOf(kind === "factory_destroyed" ? factoryName(first) : pieceName(first)));

function trailOf(
  { kind, numbers }: BoardEvent,
  where: Map<string, Place>,
): Pick<Trail, "way" | "isLost" | "isShot"> | null {
  const [piece = 0, b = 0, c = 0] = numbers;
  if (kind === "piece_went") return { way: [at(pointOf(b)), at(pointOf(c))] };
  if (kind === "missile_detonated") return { way: [at(pointOf(b)), at(pointOf(c))], isShot: true };
  if (kind === "piece_lost") return { way: [at(pointOf(b))], isLost: true };
  if (kind === "piece_bought" || kind === "piece_beamed_down") return { way: [at(pointOf(b))] };
  const factory = where.get(factoryName(piece));
  if (kind === "factory_destroyed" && factory) return { way: [at(factory)], isLost: true };
  if (kind !== "laser_fired") return null;
  const [from, to] = [where.get(pieceName(piece)), where.get(targetName(b))];
  return from && to ? { way: [at(from), at(to)], isShot: true } : null;
}
