// What pressing a space of the window means: an action to play, or what to say of it. Headless.
import { actionTo, cardOf, type Cell } from "./geometry";
import type { View } from "./view";

export type Press = { play: string } | { say: string; card?: string } | null; // say: a text id

/** `own` is where the ship at this screen is, `picked` the card that is picked in the hand. */
export function pressOf(view: View, own: Cell | null, picked: string | null, cell: Cell): Press {
  const isOwn = own !== null && own.row === cell.row && own.column === cell.column;
  if (view.phase === "over" || isOwn) return null;
  const action = actionTo(view, own, cell);
  if (action === null) return { say: `astron.hint.${hintIn(view.phase)}` };
  const isOther = view.phase === "play" && picked !== null && cardOf(action) !== picked;
  return isOther ? { say: "astron.hint.otherCard", card: picked } : { play: action };
}

/** What stands for nothing is answered with what is to be done. */
function hintIn(phase: View["phase"]): string {
  if (phase === "take-off") return "takeOff";
  return phase === "dodge" ? "dodge" : "straight";
}
