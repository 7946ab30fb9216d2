// What is asked of whoever looks at the galaxy.
import type { Texts } from "../board";
import { kindOf, verbOf } from "./names";
import type { View } from "./types";

/** Star Fighter 1: a piece as its owner calls it. */
export const pieceNamed = (name: string, t: Texts): string =>
  `${t(`zylatron.kind.${kindOf(name)}`)} ${name.slice(-1)}`;

/** The line under the galaxy; `looksAtOwn`: a stack with an own piece is looked at. */
export function promptOf(view: View, actions: string[], looksAtOwn: boolean, t: Texts): string {
  if (view.phase === "over") return t("zylatron.prompt.over");
  if (actions.length === 0)
    return t("zylatron.prompt.wait", { colour: t(`zylatron.colour.${view.turn}`) });
  if (view.phase !== "act" && view.phase !== "leave") {
    const piece = view.subject ?? view.mover;
    return t(`zylatron.prompt.${view.phase}`, { piece: piece ? pieceNamed(piece, t) : "" });
  }
  if (actions.every((action) => verbOf(action) === "end")) return t("zylatron.prompt.end");
  if (view.mover && view.steps_left > 0)
    return t("zylatron.prompt.mover", { piece: pieceNamed(view.mover, t), n: view.steps_left });
  if (looksAtOwn) return t("zylatron.prompt.order", { n: view.moves_left });
  return view.moves_left > 0
    ? t("zylatron.prompt.act", { n: view.moves_left })
    : t("zylatron.prompt.moved");
}
