// From what is put where to the text of an action. Headless, no rules.
import { piece } from "./cut";
import type { View } from "./types";

const SNAP = 80; // units: how near to its place a piece is taken in
const SNAP_PIXELS = 26;

/** The text of putting the piece of a location there: whichever is legal, else the plain one. */
export function placing(view: View, actions: string[], name: string): string {
  const plain = view.tempo === "race" ? `wanted ${name}` : `place ${name}`;
  return actions.includes(plain) || !actions.includes(`launch ${name}`) ? plain : `launch ${name}`;
}

/** The text of putting a piece on a location, be it its own or not. */
export function putting(view: View, actions: string[], name: string, location: string): string {
  return name === location
    ? placing(view, actions, name)
    : `${view.tempo === "race" ? "wanted" : "place"} ${name} on ${location}`;
}

/** Whether a piece let go with its middle at a point falls into its own place. */
export function snaps(name: string, x: number, y: number, pixelsPerUnit: number): boolean {
  const home = piece(name)?.middle;
  if (!home) return false;
  return Math.hypot(x - home[0], y - home[1]) <= Math.max(SNAP, SNAP_PIXELS / pixelsPerUnit);
}

/** The location of an action; null if it has none. */
export const locationOf = (action: string): string | null =>
  /(\d+\.\d+)$/.exec(action)?.[1] ?? null;
