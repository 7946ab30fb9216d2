// An action in words, and the heading under which many stand.
import type { Texts } from "../board";
import { isPieceName, objectOf, placeOfAction, verbOf } from "./names";
import { factoryCalled, pieceCalled, placeWords } from "./plain";
import type { View } from "./types";

export function label(action: string, view: View, t: Texts): string {
  const [verb, object] = [verbOf(action), objectOf(action)];
  if (verb === "buy")
    return t("zylatron.do.buy", { what: t(`zylatron.kind.${object.replace("-", "_")}`) });
  return t(`zylatron.do.${verb}`, { what: objectWords(action, object, view, t) });
}

function objectWords(action: string, object: string, view: View, t: Texts): string {
  if (isPieceName(object)) return pieceCalled(object, t);
  const factory = view.factories.find((one) => one.name === object);
  const place = placeOfAction(view, action);
  return factory ? factoryCalled(factory, t) : place ? placeWords(view, place, t) : object;
}

export const group = (action: string, _view: View, t: Texts): string =>
  t(`zylatron.group.${verbOf(action)}`);
