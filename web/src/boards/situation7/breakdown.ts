// What a side's points are made of: the goals it holds (S7-21, S7-22).
import type { BoardEvent, Share, Texts } from "../board";
import { SIDES, sideOf, type Goal, type View } from "./types";

const KINDS = ["sun", "planet", "station", "circle", "base", "sector"] as const;

/** A line for each kind of goal, dearest first: all by name would not fit; the board names them. */
export function breakdown(view: View, _events: BoardEvent[], seat: number, t: Texts): Share[] {
  const side = sideOf(seat);
  if (!side) return [];
  const held = view.goals
    .filter((goal) => goal.held[SIDES.indexOf(side)] === goal.size)
    .filter((goal) => goal.owner === null || goal.owner === side);
  return KINDS.flatMap((kind) => {
    const goals = held.filter((goal) => goal.kind === kind);
    const points = goals.reduce((sum, goal) => sum + goal.points, 0);
    return points ? [{ label: labelOf(kind, goals, t), points }] : [];
  }).sort((a, b) => b.points - a.points);
}

function labelOf(kind: Goal["kind"], goals: Goal[], t: Texts): string {
  if (kind === "sun") return t("situation7.goal.Sun");
  if (kind === "sector") return t("situation7.sectors", { n: goals.length });
  return t(`situation7.share.${kind}`);
}
