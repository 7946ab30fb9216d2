// Where things glow: from spots of a board to rectangles within a frame. Measures, draws nothing.
import type { DrawnSpot, Spot } from "../../boards/board";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  isDiamond: boolean; // stands on a corner; what is cut off at the rim does not
}

const MARGIN = 4; // pixels round what glows

/** The rectangles of spots, as far as the board has them. */
export function boxesOf(spots: Spot[], frame: HTMLElement): Box[] {
  const origin = frame.getBoundingClientRect();
  return spots.flatMap((spot) => {
    const found = rectOf(spot, frame);
    return found && found.width > 0
      ? [
          {
            left: Math.round(found.left - origin.left - MARGIN),
            top: Math.round(found.top - origin.top - MARGIN),
            width: Math.round(found.width + 2 * MARGIN),
            height: Math.round(found.height + 2 * MARGIN),
            isDiamond:
              "isDiamond" in spot && Math.abs(found.width - found.height) < found.width / 10,
          },
        ]
      : [];
  });
}

/** Where a spot is in the window of the browser; null: the board does not have it now. */
export const rectOf = (spot: Spot, frame: HTMLElement): DOMRect | null =>
  "elements" in spot ? roundAll(spot.elements, frame) : onDrawing(spot, frame);

/** One rectangle round all elements: the first that each selector finds. */
function roundAll(selectors: string[], frame: HTMLElement): DOMRect | null {
  const rects = selectors.flatMap((selector) => {
    const element = frame.querySelector(selector);
    return element ? [element.getBoundingClientRect()] : [];
  });
  if (rects.length === 0) return null;
  const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
  const [right, bottom] = [
    Math.max(...rects.map((r) => r.right)),
    Math.max(...rects.map((r) => r.bottom)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A rectangle in the units of a drawing; what is out of the picture glows at its edge. */
function onDrawing(spot: DrawnSpot, frame: HTMLElement): DOMRect | null {
  const drawing = frame.querySelector<SVGSVGElement>(spot.drawing);
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix) return null;
  const from = new DOMPoint(spot.x, spot.y).matrixTransform(matrix);
  const to = new DOMPoint(spot.x + spot.width, spot.y + spot.height).matrixTransform(matrix);
  const [width, height] = [to.x - from.x, to.y - from.y];
  const seen = drawing.getBoundingClientRect();
  const x = within(from.x, seen.left - width / 2, seen.right - width / 2);
  const y = within(from.y, seen.top - height / 2, seen.bottom - height / 2);
  return new DOMRect(x, y, width, height);
}

/** The number nearest to a wish between two others. */
export const within = (wish: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, wish));

export const sameBoxes = (a: Box[], b: Box[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
