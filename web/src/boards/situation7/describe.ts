// The position as sentences, for screen readers.
import type { Texts } from "../board";
import { KINDS, SIDES, type View } from "./types";

export function describe(view: View, t: Texts): string[] {
  const lines = [
    t("situation7.say.head", { n: view.empty, tempo: t(`situation7.tempo.${view.tempo}`) }),
  ];
  SIDES.forEach((name, index) => {
    const side = view.sides[name];
    const values = {
      side: t(`situation7.${name}`),
      n: side.land.length,
      land: side.land.join(" ") || "-",
    };
    lines.push(t("situation7.say.land", values));
    for (const kind of KINDS) {
      const it = side.equipment[kind];
      const id = it.ready ? "situation7.say.ready" : "situation7.say.notReady";
      lines.push(
        t(id, {
          side: values.side,
          kind: t(`situation7.kit.${kind}`),
          left: it.left,
          at: it.at.join(" ") || "-",
        }),
      );
    }
    const goals = view.goals.filter(
      (goal) => goal.held[index] === goal.size && (goal.owner === null || goal.owner === name),
    );
    if (goals.length)
      lines.push(
        t("situation7.say.goals", {
          side: values.side,
          goals: goals.map((goal) => `${goal.name} ${goal.points}`).join(", "),
        }),
      );
    if (side.open.length)
      lines.push(t("situation7.say.open", { side: values.side, open: side.open.join(" ") }));
  });
  return lines;
}
