// What a side's points are made of: the goals it holds (S7-21, S7-22).
import type { BoardEvent, Share, Texts } from "../board";
import { SIDES, sideOf, type View } from "./types";

export function breakdown(view: View, _events: BoardEvent[], seat: number, t: Texts): Share[] {
  const side = sideOf(seat);
  if (!side) return [];
  return view.goals
    .filter((goal) => goal.held[SIDES.indexOf(side)] === goal.size)
    .filter((goal) => goal.owner === null || goal.owner === side)
    .map((goal) => ({ label: nameOf(goal.name, t), points: goal.points }));
}

/** The name of a goal in words, where there are some. */
function nameOf(name: string, t: Texts): string {
  const id = `situation7.goal.${name.replaceAll(" ", "-")}`;
  const found = t(id);
  return found === id ? name : found;
}
