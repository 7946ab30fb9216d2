// What a lesson may point at, where it is on the disc, and what its tray shows. Headless.
import type { Spot } from "../board";
import { goals } from "./cut";
import type { View } from "./types";

const placeOf = (name: string): string => `[data-location="${name}"]`;

/** `location 3.12`, `tray 3.12`, `area Jupiter`: all its places together. */
export function spots(mark: string): Spot[] {
  const [, kind, name = ""] = /^(\w+) (.+)$/.exec(mark) ?? [];
  if (kind === "location") return [{ elements: [placeOf(name)] }];
  if (kind === "tray") return [{ elements: [`[data-piece="${name}"]`] }];
  const area = kind === "area" ? goals.find((goal) => goal.name === name) : undefined;
  return area ? [{ elements: area.at.map(placeOf) }] : [];
}

/** The pieces that a lesson shows in the tray; undefined: all. */
export const shownOf = (view: View): string[] | undefined =>
  (view as View & { shown?: string[] }).shown;

/** The actions that are offered with a tray of a few pieces. */
export const offered = (actions: string[], tray: string[]): string[] =>
  actions.filter((action) => {
    const [verb = "", name = ""] = action.split(" ");
    return !["place", "launch"].includes(verb) || tray.includes(name);
  });
