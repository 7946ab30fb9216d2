// The position as sentences, for screen readers.
import type { Texts } from "../board";
import { columnName, nColumns, shipPlace, signAt, meaning, ROWS, type Cell } from "./geometry";
import { cardWords } from "./label";
import { teamLines } from "./teams";
import type { View } from "./view";
import { inARow } from "../../lib/formats";

/** Column c, row 5: the letters and numbers are at the edge. */
export const placeWords = (cell: Cell, t: Texts): string =>
  t("astron.place", { column: columnName(cell.column), row: cell.row });

export function describe(view: View, t: Texts, holder: string | null = null): string[] {
  const lines = [
    t("astron.say.base", { base: view.base, last: view.last_base, round: view.round }),
  ];
  view.ships.forEach((ship, seat) => {
    const at = shipPlace(ship);
    const values = {
      ship: seat + 1,
      points: ship.points,
      place: at ? placeWords(at, t) : "",
      stations: inARow(ship.landed) || t("astron.none"),
    };
    lines.push(
      t(
        at ? (ship.grounded ? "astron.say.grounded" : "astron.say.ship") : "astron.say.away",
        values,
      ),
    );
  });
  lines.push(...teamLines(view, t));
  for (const [kind, places] of seen(view, t))
    lines.push(t("astron.say.scenery", { kind: t(`astron.kind.${kind}`), places }));
  if (view.hand?.length)
    lines.push(
      t(holder === null ? "astron.say.hand" : "astron.say.hand_of", {
        name: holder ?? "",
        cards: inARow(view.hand.map((card) => cardWords(card, t))),
      }),
    );
  return lines;
}

/** The scenery in the window, by kind. */
function seen(view: View, t: Texts): Map<string, string> {
  const found = new Map<string, string[]>();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < nColumns(view); column++) {
      const { kind, number } = meaning(view, signAt(view.map, view.base + row, column));
      if (kind === "space" || kind === "Earth") continue;
      const place = placeWords({ row, column }, t);
      const words = number ? t("astron.numbered", { place, n: number }) : place;
      found.set(kind.replaceAll(" ", "_"), [
        ...(found.get(kind.replaceAll(" ", "_")) ?? []),
        words,
      ]);
    }
  }
  return new Map([...found].map(([kind, places]) => [kind, places.join("; ")]));
}
