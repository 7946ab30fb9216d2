// Which terms of the glossary are meant by a place of the screen. Measures, draws nothing.
import type { Named } from "../boards/board";
import { rectOf } from "./lesson/glow";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the board and where it is in the window of the browser. */
export interface Found {
  named: Named;
  rect: Rect;
  isDiamond?: boolean; // a square that stands on a corner fills half of it
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10; // pixels between a thing and what is said of it
const MOST = 3; // terms at once
const SAME = 1.1; // rectangles of nearly one size are one thing

/** Everything that can be explained, as far as it is on the screen. */
export function findAll(names: Named[], frame: HTMLElement): Found[] {
  return names.flatMap((named) => {
    const rects = named.each
      ? [...frame.querySelectorAll(named.each)].map((one) => one.getBoundingClientRect())
      : [named.spot ? rectOf(named.spot, frame) : null];
    const isDiamond = named.spot && "isDiamond" in named.spot ? named.spot.isDiamond : false;
    return rects.flatMap((rect) =>
      rect && rect.width > 0 ? [{ named, rect, isDiamond: isDiamond === true }] : [],
    );
  });
}

/** What lies under a point: the smallest thing there, with all that share its place. */
export function atPoint(found: Found[], x: number, y: number): Found[] {
  const here = found.filter((one) => covers(one, x, y));
  const least = Math.min(...here.map(({ rect }) => area(rect)));
  return distinct(here.filter(({ rect }) => area(rect) <= least * SAME));
}

/** What lies within a rectangle, such as a thing that has the focus; else what is around it. */
export function inRect(found: Found[], box: Rect): Found[] {
  const inside = found.filter(({ rect }) => holds(box, ...middle(rect)));
  return inside.length ? distinct(inside) : atPoint(found, ...middle(box));
}

/** Where a tip of some size goes: below, above or beside a thing, never over it. */
export function besides(box: Rect, tip: Size, page: Size): { left: number; top: number } {
  const left = limit((box.left + box.right - tip.width) / 2, page.width - tip.width);
  if (box.bottom + GAP + tip.height <= page.height) return { left, top: box.bottom + GAP };
  if (box.top - GAP - tip.height >= 0) return { left, top: box.top - GAP - tip.height };
  const top = limit((box.top + box.bottom - tip.height) / 2, page.height - tip.height);
  const isRight = box.right + GAP + tip.width <= page.width;
  return { left: isRight ? box.right + GAP : Math.max(0, box.left - GAP - tip.width), top };
}

/** One rectangle round several. */
export const around = (found: Found[]): Rect => ({
  left: Math.min(...found.map(({ rect }) => rect.left)),
  top: Math.min(...found.map(({ rect }) => rect.top)),
  right: Math.max(...found.map(({ rect }) => rect.right)),
  bottom: Math.max(...found.map(({ rect }) => rect.bottom)),
});

export const holds = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;

/** Whether a thing is at a point: of what stands on a corner the corners of its box are empty. */
function covers({ rect, isDiamond }: Found, x: number, y: number): boolean {
  if (!isDiamond) return holds(rect, x, y);
  const [cx, cy] = middle(rect);
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  return Math.abs(x - cx) / width + Math.abs(y - cy) / height <= 0.5;
}

const area = (rect: Rect): number => (rect.right - rect.left) * (rect.bottom - rect.top);
const middle = (rect: Rect): [number, number] => [
  (rect.left + rect.right) / 2,
  (rect.top + rect.bottom) / 2,
];
const limit = (wish: number, most: number): number => Math.max(4, Math.min(wish, most - 4));

/** Each term once, but different things of one kind each. */
function distinct(found: Found[]): Found[] {
  const keys = found.map(({ named }) => `${named.term} ${named.what ?? ""}`);
  return found.filter((_, n) => keys.indexOf(keys[n] ?? "") === n).slice(0, MOST);
}
