// The position as sentences, for screen readers: pieces by kind and number, places by what is near.
import type { Texts } from "../board";
import { stackAt } from "./names";
import { factoryCalled, inWords, pieceCalled, placeWords } from "./plain";
import type { View } from "./types";
import { inARow } from "../../lib/formats";

type Player = View["players"][number];

export function describe(view: View, t: Texts): string[] {
  return [
    t("zylatron.say.turn", {
      colour: colourWord(view.turn, t),
      round: view.round,
      moves: view.moves_left,
    }),
    ...(view.mover
      ? [t("zylatron.say.mover", { piece: pieceCalled(view.mover, t), n: view.steps_left })]
      : []),
    ...view.players.flatMap((player) => [playerWords(player, t), ...piecesOf(player, view, t)]),
    t("zylatron.say.factories", {
      factories: view.factories
        .map((one) =>
          t("zylatron.say.factory", {
            name: factoryCalled(one, t),
            condition: t(`zylatron.condition.${one.condition}`),
          }),
        )
        .join("; "),
    }),
    t("zylatron.say.zylon", { colour: colourWord(view.zylon, t) }),
  ];
}

const colourWord = (name: string | null, t: Texts): string =>
  name ? t(`zylatron.colour.${name}`) : t("zylatron.nobody");

function playerWords(player: Player, t: Texts): string {
  const id = player.held_by === player.colour ? "zylatron.say.player" : "zylatron.say.out";
  const lost = inARow(player.lost.map((name) => pieceCalled(name, t)));
  return t(id, {
    colour: colourWord(player.colour, t),
    money: player.money,
    lost: lost || t("zylatron.nothing"),
  });
}

function piecesOf(player: Player, view: View, t: Texts): string[] {
  const roots = view.pieces.filter(
    (piece) => piece.owner === player.colour && piece.carrier === null,
  );
  const stacks = roots.map((root) =>
    t("zylatron.say.at", {
      what: stackAt(view, root.point)
        .map(({ piece }) => inWords(piece, t))
        .join(" + "),
      point: placeWords(view, root.point, t),
    }),
  );
  if (!stacks.length) return [];
  const colour = colourWord(player.colour, t);
  return [t("zylatron.say.pieces", { colour, pieces: stacks.join("; ") })];
}
