// What a lesson may point at, and where it is in the galaxy. Headless.
import type { Spot } from "../board";
import { px, py } from "./geometry";
import type { Place, View } from "./types";

const ROUND = 17; // units from a point to the rim of its glow
const PANELS: Record<string, string> = {
  "panel money": "strong.money",
  "button end": ".orders .end",
};

/** `piece rf2`, `point 17,13`, `factory blue-zylon`, `panel money`, `button end`. */
export function spots(mark: string, view: Pick<View, "pieces" | "factories">): Spot[] {
  const panel = PANELS[mark];
  if (panel) return [{ elements: [panel] }];
  const place = placeOf(mark, view);
  if (!place) return [];
  const [x, y] = [px(place) - ROUND, py(place) - ROUND];
  return [{ drawing: ".zylatron .frame > svg", x, y, width: 2 * ROUND, height: 2 * ROUND }];
}

function placeOf(mark: string, view: Pick<View, "pieces" | "factories">): Place | null {
  const [kind, name = ""] = mark.split(" ");
  const point = /^(\d+),(\d+)$/.exec(name);
  if (kind === "point" && point) return [Number(point[1]), Number(point[2])];
  const list = kind === "piece" ? view.pieces : kind === "factory" ? view.factories : [];
  return list.find((one) => one.name === name)?.point ?? null;
}
