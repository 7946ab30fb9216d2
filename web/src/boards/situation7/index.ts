// SITUATION 7 for the shell: disc with tray, equipment, words.
import type { BoardEvent, Texts } from "../board";
import { called } from "./called";
import { planOf } from "./plan";
import type { View } from "./types";

export { default } from "./Board.svelte";
export { setup } from "./setup";
export { default as Side } from "./Side.svelte";
export { describe } from "./describe";
export { offered, spots } from "./marks";

/** An action in words. */
export function label(action: string, _view: View, t: Texts): string {
  const [verb = "", name = ""] = action.split(" ");
  return t(`situation7.do.${verb}`, { name: called(name) });
}

const GROUPS = ["place", "wanted", "launch", "astronaut"]; // others are moves of their own

/** The heading of an action, when there are many. */
export function group(action: string, view: View, t: Texts): string {
  const [verb = ""] = action.split(" ");
  return GROUPS.includes(verb) ? t(`situation7.group.${verb}`) : label(action, view, t);
}

/** How long what moves needs; pieces that drop hold nobody up. */
export const duration = (events: BoardEvent[]): number => planOf(events).busy;

/** What happens anyway, or can be seen. */
export const quiet = ["clock_set", "time_spent", "searching"];

export { breakdown } from "./breakdown";
export { terms } from "./terms";

/** Live, whoever finds a place first has it: nobody is shown where pieces fit. */
export const isRace = (view: View): boolean => view.tempo === "live";
