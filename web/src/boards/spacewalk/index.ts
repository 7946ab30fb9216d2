// Space Walk for the shell: board, tray, words.
import type { BoardEvent, Texts } from "../board";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import { flightOf, flightTime, lettersOf, partsOf, shipsOf, type View } from "./orbit";
import { inARow } from "../../lib/formats";

export default Board;
export { Side };
export { spots } from "./marks";
export { setup } from "./setup";

/** The position in sentences, one for each space that holds something. */
export function describe(view: View, t: Texts): string[] {
  const letters = lettersOf(view.orbit);
  const ship = (one: { owner: string; size: string }): string =>
    t("spacewalk.ship", { owner: t(`spacewalk.${one.owner}`), size: t(`spacewalk.${one.size}`) });
  const holes = [...letters].flatMap((letter, space) => (letter === "*" ? [space] : []));
  const spaces = view.ships.flatMap((fleets, space) =>
    fleets.length
      ? [t("spacewalk.planet", { space, ships: inARow(shipsOf(fleets).map(ship)) })]
      : [],
  );
  const group = view.group
    ? [
        t("spacewalk.group", {
          space: view.group.space,
          n: view.group.distance,
          ships: inARow(shipsOf(view.group.ships).map(ship)),
        }),
      ]
    : [];
  return [
    t("spacewalk.holes_at", { n: letters.length, holes: inARow(holes) }),
    ...spaces,
    ...group,
  ];
}

/** An action in words. */
export function label(action: string, _view: View, t: Texts): string {
  const { verb, space, word } = partsOf(action);
  return t(`spacewalk.do.${verb}`, {
    space: space ?? "",
    word: word ? t(verb === "card" ? `spacewalk.card.${word}` : `spacewalk.${word}`) : "",
  });
}

/** Moves by what they are; ships to place by size. */
export function group(action: string, _view: View, t: Texts): string {
  const { verb, word } = partsOf(action);
  return verb === "place" ? t(`spacewalk.group.${word}`) : t(`spacewalk.group.${verb}`);
}

/** How long the ships need. */
export function duration(events: BoardEvent[]): number {
  const flights = events.map(flightOf).filter((flight) => flight !== null);
  return Math.min(
    6000,
    220 + flights.reduce((sum, flight) => sum + flightTime(flight.distance) + 40, 0),
  );
}

/** What happens anyway, or can be seen. */
export const quiet = ["round_began", "hand_taken_back"];

export { breakdown } from "./breakdown";
export { terms } from "./terms";

/** In the gaps between turns one is asked, and passes. */
export const answers = ["pass"];
