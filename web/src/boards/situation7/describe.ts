// The position as sentences, for screen readers: areas and how much of them each side holds.
import type { Texts } from "../board";
import { called, goalWords } from "./called";
import { KINDS, SIDES, type Goal, type SideName, type View } from "./types";
import { inARow } from "../../lib/formats";

export function describe(view: View, t: Texts): string[] {
  const tempo = t(`situation7.tempo.${view.tempo}`);
  return [
    t("situation7.say.head", { n: view.empty, tempo }),
    ...SIDES.flatMap((name) => sideWords(view, name, t)),
  ];
}

function sideWords(view: View, name: SideName, t: Texts): string[] {
  const [side, index] = [t(`situation7.${name}`), SIDES.indexOf(name)];
  const { land, equipment, open } = view.sides[name];
  const drawn = view.goals.filter((goal) => goal.kind !== "sector");
  const begun = drawn.filter((goal) => (goal.held[index] ?? 0) > 0 && !isHeld(goal, index, name));
  const held = view.goals.filter((goal) => isHeld(goal, index, name));
  const lines = [t("situation7.say.land", { side, n: land.length })];
  if (begun.length) lines.push(t("situation7.say.parts", { side, parts: listed(begun, index, t) }));
  if (held.length) lines.push(t("situation7.say.goals", { side, goals: scored(held, t) }));
  for (const kind of KINDS) lines.push(kitWords(side, kind, equipment[kind], t));
  if (open.length)
    lines.push(t("situation7.say.open", { side, open: open.map((one) => called(one)).join("; ") }));
  return lines;
}

const isHeld = (goal: Goal, index: number, name: SideName): boolean =>
  goal.held[index] === goal.size && (goal.owner === null || goal.owner === name);

const listed = (goals: Goal[], index: number, t: Texts): string =>
  inARow(
    goals.map((goal) =>
      t("situation7.say.part", {
        name: goalWords(goal, t),
        n: goal.held[index] ?? 0,
        all: goal.size,
      }),
    ),
  );

const scored = (goals: Goal[], t: Texts): string =>
  inARow(goals.map((goal) => `${goalWords(goal, t)} ${goal.points}`));

function kitWords(
  side: string,
  kind: (typeof KINDS)[number],
  { ready, left, at }: View["sides"]["yellow"]["equipment"]["rocket"],
  t: Texts,
): string {
  const values = { side, kind: t(`situation7.kit.${kind}`), left };
  if (!ready) return t("situation7.say.notReady", values);
  const places = at.map((one) => called(one)).join("; ");
  return at.length
    ? t("situation7.say.standing", { ...values, at: places })
    : t("situation7.say.ready", values);
}
