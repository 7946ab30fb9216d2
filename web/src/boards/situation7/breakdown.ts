// What a side's points are made of: the goals it holds (S7-21, S7-22).
import type { BoardEvent, Share, Texts } from "../board";
import { SIDES, sideOf, type View } from "./types";

type Goal = View["goals"][number];

/** Planets and bases by name, dearest first; sectors, of which there are many, together. */
export function breakdown(view: View, _events: BoardEvent[], seat: number, t: Texts): Share[] {
  const side = sideOf(seat);
  if (!side) return [];
  const held = view.goals
    .filter((goal) => goal.held[SIDES.indexOf(side)] === goal.size)
    .filter((goal) => goal.owner === null || goal.owner === side);
  const named = held
    .filter((goal) => !isSector(goal))
    .map((goal) => ({ label: nameOf(goal.name, t), points: goal.points }))
    .sort((a, b) => b.points - a.points);
  return [...named, ...together(held.filter(isSector), t)];
}

const isSector = (goal: Goal): boolean => / sector \d+$/.test(goal.name);

function together(sectors: Goal[], t: Texts): Share[] {
  const points = sectors.reduce((sum, goal) => sum + goal.points, 0);
  return points ? [{ label: t("situation7.sectors", { n: sectors.length }), points }] : [];
}

/** The name of a goal in words, where there are some. */
function nameOf(name: string, t: Texts): string {
  const id = `situation7.goal.${name.replaceAll(" ", "-")}`;
  const found = t(id);
  return found === id ? name : found;
}
