// The position as sentences, for screen readers.
import type { Texts } from "../board";
import { cellName, nColumns, shipPlace, signAt, meaning, ROWS } from "./geometry";
import type { View } from "./types";

export function describe(view: View, t: Texts): string[] {
  const lines = [
    t("astron.say.base", { base: view.base, last: view.last_base, round: view.round }),
  ];
  view.ships.forEach((ship, seat) => {
    const values = {
      ship: seat + 1,
      points: ship.points,
      place: ship.place ?? "",
      stations: ship.landed.join(", ") || "-",
    };
    lines.push(
      t(
        shipPlace(ship)
          ? ship.grounded
            ? "astron.say.grounded"
            : "astron.say.ship"
          : "astron.say.away",
        values,
      ),
    );
  });
  for (const [kind, places] of seen(view))
    lines.push(t("astron.say.scenery", { kind: t(`astron.kind.${kind}`), places }));
  if (view.hand?.length)
    lines.push(
      t("astron.say.hand", {
        cards: view.hand
          .map((card) => t(`astron.card.${card.split(" ")[0]}`, { n: card.split(" ")[1] ?? "" }))
          .join(", "),
      }),
    );
  return lines;
}

/** The scenery in the window, by kind. */
function seen(view: View): Map<string, string> {
  const found = new Map<string, string[]>();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < nColumns(view); column++) {
      const { kind, number } = meaning(view, signAt(view.map, view.base + row, column));
      if (kind === "space" || kind === "Earth") continue;
      const words = `${cellName({ row, column })}${number ? ` (${number})` : ""}`;
      found.set(kind.replaceAll(" ", "_"), [
        ...(found.get(kind.replaceAll(" ", "_")) ?? []),
        words,
      ]);
    }
  }
  return new Map([...found].map(([kind, places]) => [kind, places.join(" ")]));
}
