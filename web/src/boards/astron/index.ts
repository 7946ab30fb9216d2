// ASTRON for the shell: board with hand, ships, words.
import type { BoardEvent, Texts } from "../board";
import { planOf } from "./plan";
import { teamLines } from "./teams";
import type { View } from "./view";

export { default } from "./Board.svelte";
export { spots } from "./marks";
export { setup } from "./setup";
export { default as Side } from "./Side.svelte";
export { describe } from "./describe";

export { label } from "./label";

/** How long the ships and the base need. */
export const duration = (events: BoardEvent[]): number => planOf(null, events).busy;

/** What happens anyway, or can be seen. */
export const quiet = ["round_began", "card_dealt", "pile_shuffled"];

export { breakdown } from "./breakdown";
export { terms } from "./terms";

/** The map is at its end, or nobody flies any more (AS-36); and what the teams have. */
export const ending = (view: View, _events: BoardEvent[], t: Texts): string => {
  const why = t(view.base >= view.last_base ? "astron.end.map" : "astron.end.nobody");
  return [why, teamLines(view, t).join(" · ")].join(" ").trim();
};

/** Nobody hides anything before cards are dealt. */
export const hasSecret = (view: View): boolean => view.ships.some((ship) => ship.cards > 0);

/** A ship that is driven off gives way in somebody else's turn. */
export const answers = ["dodge"];
