// An action in words, and the heading under which many stand.
import type { Texts } from "../board";
import { isPieceName, kindOf, objectOf, verbOf } from "./names";
import type { View } from "./types";

export function label(action: string, _view: View, t: Texts): string {
  const [verb, object] = [verbOf(action), objectOf(action)];
  if (verb === "buy")
    return t("zylatron.do.buy", { what: t(`zylatron.kind.${object.replace("-", "_")}`) });
  if (!isPieceName(object)) return t(`zylatron.do.${verb}`, { what: object });
  return t(`zylatron.do.${verb}`, { what: `${t(`zylatron.kind.${kindOf(object)}`)} ${object}` });
}

export const group = (action: string, _view: View, t: Texts): string =>
  t(`zylatron.group.${verbOf(action)}`);
