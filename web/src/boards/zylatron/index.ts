// ZYLATRON for the shell: galaxy with orders, bank, words.
import type { BoardEvent } from "../board";
import { planOf } from "./plan";

export { default } from "./Board.svelte";
export { setup } from "./setup";
export { default as Side } from "./Side.svelte";
export { describe } from "./describe";
export { group, label } from "./label";
export { spots } from "./marks";

/** How long the pieces, beams and cards need. */
export const duration = (events: BoardEvent[]): number => planOf(null, events).busy;

/** What happens anyway, or can be seen. */
export const quiet = ["turn_began", "move_began", "pile_reshuffled"];

/** "Fires", and then "fires at the factory". */
export const halves = ["fire", "launch", "beam", "shift", "buy"];

export { breakdown } from "./breakdown";
export { terms } from "./terms";
