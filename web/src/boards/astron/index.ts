// ASTRON for the shell: board with hand, ships, words.
import type { BoardEvent, Texts } from "../board";
import { planOf } from "./plan";
import type { View } from "./view";

export { default } from "./Board.svelte";
export { spots } from "./marks";
export { default as Side } from "./Side.svelte";
export { describe } from "./describe";

/** An action in words. */
export function label(action: string, _view: View, t: Texts): string {
  const words = action.replace(/^wait discard /, "").split(" ");
  const card = t(`astron.card.${words[0]}`, { n: words[1] ?? "" });
  if (words[0] === "take-off") return t("astron.do.takeOff", { column: words[1] ?? "" });
  if (words[0] === "dodge") return t(`astron.do.dodge.${words[1]}`);
  if (words[0] === "pass") return t("astron.pass");
  if (action.startsWith("wait")) return t("astron.do.discard", { card });
  return words[2] ? t(`astron.do.${words[2]}`, { card }) : card;
}

/** How long the ships and the base need. */
export const duration = (events: BoardEvent[]): number => planOf(null, events).busy;

/** What happens anyway, or can be seen. */
export const quiet = ["round_began", "card_dealt", "pile_shuffled"];

export { breakdown } from "./breakdown";
