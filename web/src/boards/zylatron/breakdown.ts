// What a score of Zylatron is made of: Warriors and factories that stand (ZY-38).
import type { BoardEvent, Share, Texts } from "../board";
import { counted } from "../kit/shares";
import { COLOURS, type View } from "./types";

export function breakdown(view: View, _events: BoardEvent[], seat: number, t: Texts): Share[] {
  const colour = COLOURS[seat];
  const warriors = view.pieces.filter(
    (piece) => piece.owner === colour && piece.kind === "warrior",
  ).length;
  const factories = view.factories.filter(
    (factory) => factory.owner === colour && factory.condition !== "destroyed",
  ).length;
  return counted([
    { label: t("zylatron.share.warriors", { n: warriors }), points: warriors },
    { label: t("zylatron.share.factories", { n: factories }), points: factories },
  ]);
}
