// The position as sentences, for screen readers.
import type { Texts } from "../board";
import { key } from "./geometry";
import { stackAt } from "./names";
import type { View } from "./types";

export function describe(view: View, t: Texts): string[] {
  const colour = (name: string | null): string =>
    name ? t(`zylatron.colour.${name}`) : t("zylatron.nobody");
  const lines = [
    t("zylatron.say.turn", {
      colour: colour(view.turn),
      round: view.round,
      moves: view.moves_left,
    }),
  ];
  if (view.mover) lines.push(t("zylatron.say.mover", { piece: view.mover, n: view.steps_left }));
  for (const player of view.players) {
    const values = {
      colour: colour(player.colour),
      money: player.money,
      lost: player.lost.join(", ") || "-",
      planet: player.planet ?? "-",
    };
    lines.push(
      t(player.held_by === player.colour ? "zylatron.say.player" : "zylatron.say.out", values),
    );
    const roots = view.pieces.filter(
      (piece) => piece.owner === player.colour && piece.carrier === null,
    );
    const stacks = roots.map((piece) => {
      const stack = stackAt(view, piece.point).map(
        ({ piece: one }) => `${one.name}${one.damage > 0 ? ` (${t("zylatron.damaged")})` : ""}`,
      );
      return t("zylatron.say.at", { what: stack.join(" + "), point: key(piece.point) });
    });
    if (stacks.length)
      lines.push(
        t("zylatron.say.pieces", { colour: colour(player.colour), pieces: stacks.join("; ") }),
      );
  }
  const factories = view.factories.map((one) =>
    t("zylatron.say.factory", {
      name: one.name,
      point: key(one.point),
      condition: t(`zylatron.condition.${one.condition}`),
    }),
  );
  lines.push(t("zylatron.say.factories", { factories: factories.join("; ") }));
  lines.push(t("zylatron.say.zylon", { colour: colour(view.zylon) }));
  return lines;
}
