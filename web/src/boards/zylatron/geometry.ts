// The triangular grid: where points are, how far apart, and ways between them. Headless, no rules.
import type { Piece, Place, View as WholeView } from "./types";

type View = Pick<WholeView, "galaxy">;

export const HALF = 14; // units of the drawing between x and x + 1
export const ROW = HALF * Math.sqrt(3);

export const px = (place: Place): number => place[0] * HALF;
export const py = (place: Place): number => place[1] * ROW;
export const key = (place: Place): string => `${place[0]},${place[1]}`;
export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
export const spot = (place: Place): string => `translate(${px(place)}px, ${py(place)}px)`;

const STEPS: readonly Place[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** Steps between two points when nothing is in the way. */
export function distance(a: Place, b: Place): number {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return dy + Math.max(0, (dx - dy) / 2);
}

export const isPoint = (view: View, [x, y]: Place): boolean =>
  x >= 0 && y >= 0 && x < view.galaxy.width && y < view.galaxy.height && (x + y) % 2 === 0;

export const isLand = (view: View, [x, y]: Place): boolean =>
  Boolean(((view.galaxy.land[y] ?? 0) >> Math.floor(x / 2)) & 1);

export const near = (view: View, place: Place): Place[] =>
  STEPS.map(([dx, dy]): Place => [place[0] + dx, place[1] + dy]).filter((one) =>
    isPoint(view, one),
  );

/** Every point of the grid. */
export function points(view: View): Place[] {
  const found: Place[] = [];
  for (let y = 0; y < view.galaxy.height; y++)
    for (let x = y % 2; x < view.galaxy.width; x += 2) found.push([x, y]);
  return found;
}

/** The points within some steps of a place. */
export function within(view: View, place: Place, steps: number): Place[] {
  return points(view).filter((one) => distance(one, place) <= steps);
}

/** The point nearest to units of the drawing. */
export function pointAt(view: View, x: number, y: number): Place | null {
  const row = Math.round(y / ROW);
  let best: Place | null = null;
  let least = HALF * HALF * 1.6;
  for (const r of [row - 1, row, row + 1]) {
    const column = (r % 2) + 2 * Math.round((x / HALF - (r % 2)) / 2);
    const place: Place = [column, r];
    const far = (px(place) - x) ** 2 + (py(place) - y) ** 2;
    if (isPoint(view, place) && far < least) [best, least] = [place, far];
  }
  return best;
}

/** Land as groups of joined points: the planets and moons. */
export function lands(view: View): Place[][] {
  const left = new Map(
    points(view)
      .filter((one) => isLand(view, one))
      .map((one) => [key(one), one]),
  );
  const found: Place[][] = [];
  for (const [name, start] of left) {
    if (!left.delete(name)) continue;
    const group: Place[] = [];
    const queue = [start];
    for (let one = queue.pop(); one; one = queue.pop()) {
      group.push(one);
      for (const other of near(view, one)) if (left.delete(key(other))) queue.push(other);
    }
    found.push(group);
  }
  return found;
}

/** A shortest way for drawing: Warriors keep to land, Battle Stars to space, where they can. */
export function way(view: View, piece: Piece | undefined, from: Place, to: Place): Place[] {
  const fits = (place: Place): boolean =>
    piece?.kind === "warrior"
      ? isLand(view, place)
      : piece?.kind === "battle_star"
        ? !isLand(view, place)
        : true;
  return search(view, from, to, fits) ?? search(view, from, to, () => true) ?? [from, to];
}

function search(
  view: View,
  from: Place,
  to: Place,
  fits: (place: Place) => boolean,
): Place[] | null {
  const back = new Map<string, Place | null>([[key(from), null]]);
  let edge = [from];
  while (edge.length && !back.has(key(to))) {
    const next: Place[] = [];
    for (const here of edge) {
      const ways = near(view, here).sort((a, b) => straight(a, from, to) - straight(b, from, to));
      for (const one of ways) {
        if (back.has(key(one)) || !(fits(one) || same(one, to))) continue;
        back.set(key(one), here);
        next.push(one);
      }
    }
    edge = next;
  }
  if (!back.has(key(to))) return null;
  const found: Place[] = [];
  for (let one: Place | null | undefined = to; one; one = back.get(key(one))) found.unshift(one);
  return found;
}

/** How far off the straight line a point lies: nicer ways first. */
function straight(place: Place, from: Place, to: Place): number {
  const [ax, ay, bx, by] = [
    px(to) - px(from),
    py(to) - py(from),
    px(place) - px(from),
    py(place) - py(from),
  ];
  return Math.abs(ax * by - ay * bx);
}

export const placeOf = (text: string): Place | null => {
  const found = /(\d+),(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
};
