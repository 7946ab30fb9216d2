// What the cards and choices of ASTRON are called, where the server has no words.
import type { Texts } from "../board";
import type { View } from "./view";

/** A card as people call it: Forwards 3. */
export function cardWords(card: string, t: Texts): string {
  const [suit, n = ""] = card.split(" ");
  return t(`astron.card.${suit}`, { n });
}

/** An action in words. */
export function label(action: string, _view: View, t: Texts): string {
  const words = action.replace(/^wait discard /, "").split(" ");
  const card = cardWords(words.join(" "), t);
  if (words[0] === "take-off") return t("astron.do.takeOff", { column: words[1] ?? "" });
  if (words[0] === "dodge") return t(`astron.do.dodge.${words[1]}`);
  if (words[0] === "pass") return t("astron.pass");
  if (action.startsWith("wait")) return t("astron.do.discard", { card });
  return words[2] ? t(`astron.do.${words[2]}`, { card }) : card;
}
