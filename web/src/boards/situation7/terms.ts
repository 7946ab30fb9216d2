// What on the disc and in the tray the glossary explains. Headless.
import type { Named } from "../board";
import { baseLines, bases, goals, piece, pieces } from "./cut";
import { KINDS, SIDES, type View } from "./types";

const AREAS: Record<string, string> = {
  sun: "sun",
  planet: "planet",
  station: "man-made",
  circle: "circle",
};
const STAND = 60; // units from the middle of a piece to the rim of what stands on it
const PANELS: Named[] = [
  { term: "piece", each: "[data-piece]" },
  { term: "tray", each: ".play h3" },
  { term: "points", each: ".sides h3 strong" },
  ...KINDS.map((kind, n) => ({ term: kind as string, each: `.kit > :nth-child(${n + 1})` })),
];

/** What each place belongs to: an area, a base, a base line; else a place of a sector. */
const PLACES: Named[] = pieces.flatMap(({ name }) =>
  termsAt(name).map((term) => ({ term, spot: { elements: [`[data-location="${name}"]`] } })),
);

export function terms(view: View): Named[] {
  const standing = SIDES.flatMap((side) =>
    KINDS.flatMap((kind) =>
      view.sides[side].equipment[kind].at.map((name) => standingAt(kind, name)),
    ),
  );
  return [...PLACES, ...standing, ...PANELS];
}

function termsAt(name: string): string[] {
  const area = goals.find((goal) => goal.kind in AREAS && goal.at.includes(name));
  if (area) return [AREAS[area.kind] ?? "place"];
  const base = SIDES.flatMap((side) => KINDS.filter((kind) => bases[side][kind].includes(name)))[0];
  if (base) return [`${base}-base`];
  return SIDES.some((side) => baseLines[side].includes(name)) ? ["base-line"] : ["place", "sector"];
}

function standingAt(kind: string, name: string): Named {
  const [x, y] = piece(name)?.middle ?? [0, 0];
  const drawing = ".situation7 .disc > svg[role]";
  return {
    term: kind,
    spot: { drawing, x: x - STAND, y: y - STAND, width: 2 * STAND, height: 2 * STAND },
  };
}
