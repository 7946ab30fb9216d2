// What a lesson may point at, and where it is on the board. Headless.
import type { Spot } from "../board";

const PANELS: Record<string, string> = {
  "panel black-hole": ".singularity",
  "panel reserve": ".trays .tray",
};

/** `cell h7`, `panel reserve`. */
export function spots(mark: string): Spot[] {
  const cell = /^cell (\w+)$/.exec(mark);
  if (cell) return [{ elements: [`[data-cell="${cell[1]}"] path`], isDiamond: true }];
  const panel = PANELS[mark];
  return panel ? [{ elements: [panel] }] : [];
}
