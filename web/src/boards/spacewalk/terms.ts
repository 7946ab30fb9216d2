// What on the orbit the glossary explains. Headless.
import type { Named } from "../board";
import { lettersOf, shipsOf, type View } from "./orbit";

const CARDS = ["move", "double", "copy", "step", "stay"];
const PANELS: Named[] = [
  { term: "space-number", each: ".space .number" },
  { term: "ship-count", each: ".beside .count" },
  { term: "fleet", each: ".tray .ships" },
  { term: "token", each: ".tray .tokens" },
  ...CARDS.map((card) => ({ term: `card-${card}`, each: `[data-card="${card}"]` })),
  ...["large", "medium", "small"].map((size) => ({
    term: `${size}-ship`,
    each: `.hud [data-size="${size}"]`,
  })),
];

/** Spaces, ships one by one, numbers, tokens and cards. */
export function terms(view: View): Named[] {
  const spaces = [...lettersOf(view.orbit)].map((letter, space) => ({
    term: letter === "*" ? "black-hole" : "planet",
    spot: { elements: [`[data-space="${space}"] circle`] },
  }));
  const ships = view.ships.flatMap((fleets, space) =>
    shipsOf(fleets).map((ship, n) => ({
      term: `${ship.size}-ship`,
      spot: { elements: [`[data-space="${space}"] .stack > :nth-child(${n + 1})`] },
    })),
  );
  return [...spaces, ...ships, ...PANELS];
}
