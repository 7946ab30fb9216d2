// Pieces and factories in plain words: "Blue's Warrior 2, damaged", never bw2. Headless.
import type { Texts } from "../board";
import { distance, lands, same } from "./geometry";
import { colourOf, kindOf } from "./names";
import type { Piece, Place, View } from "./types";
import { inARow } from "../../lib/formats";

type Factory = View["factories"][number];

/** A piece by its name, with whose it is and what it has done. */
export function inWords(piece: Piece, t: Texts): string {
  const said = [pieceCalled(piece.name, t, piece.owner)];
  if (piece.damage > 0) said.push(t("zylatron.damaged"));
  if (piece.did.includes("m")) said.push(t("zylatron.moved"));
  if (piece.did.includes("f")) said.push(t("zylatron.fired"));
  return inARow(said);
}

/** Blue's Warrior 2; of a piece that nobody holds only what it is. */
export const pieceCalled = (
  name: string,
  t: Texts,
  owner: string | null = colourOf(name),
): string =>
  t(owner ? "zylatron.pieceOf" : "zylatron.pieceFree", {
    colour: t(`zylatron.colour.${owner ?? colourOf(name)}`),
    kind: t(`zylatron.kind.${kindOf(name)}`),
    n: name.slice(-1),
  });

/** Blue's factory on Zylon. */
export const factoryCalled = (factory: Pick<Factory, "name">, t: Texts): string => {
  const [colour = "red", place = "home"] = factory.name.split("-");
  return t("zylatron.factoryAt", { colour: t(`zylatron.colour.${colour}`), place });
};

const BESIDE = 2; // steps from the shore within which a point is beside a planet or moon
const SIDES = [
  "right",
  "upper-right",
  "above",
  "upper-left",
  "left",
  "lower-left",
  "below",
  "lower-right",
];

/** Where a point lies: on Zylon, upper left; beside the lower right moon, below. */
export function placeWords(view: Pick<View, "galaxy">, place: Place, t: Texts): string {
  const body = nearest(view, place);
  const values = {
    body: t(`zylatron.body.${body.name}`),
    side: t(`zylatron.side.${sideOf(body.middle, place)}`),
  };
  if (Object.values(view.galaxy.headquarters).some((one) => same(one, place)))
    return t("zylatron.spot.headquarters", values);
  if (body.far === 0 && same(body.middle, place)) return t("zylatron.spot.middle", values);
  const what = body.far === 0 ? "on" : body.far <= BESIDE ? "beside" : "space";
  return t(`zylatron.spot.${what}`, values);
}

interface Body {
  name: string; // zylon, planet.upper-left, moon.lower-right
  middle: Place;
  far: number; // steps from its shore
}

function nearest(view: Pick<View, "galaxy">, place: Place): Body {
  const found = lands(view).map((cells) => bodyOf(view, cells, place));
  return found.sort((a, b) => a.far - b.far)[0] ?? { name: "zylon", middle: place, far: 0 };
}

function bodyOf(view: Pick<View, "galaxy">, cells: Place[], place: Place): Body {
  const middle = middleOf(cells);
  const quarter = Object.entries(view.galaxy.headquarters).find(([, one]) =>
    cells.some((cell) => same(cell, one)),
  )?.[0];
  const corner = sideOf([(view.galaxy.width - 1) / 2, (view.galaxy.height - 1) / 2], middle);
  return {
    name: quarter === "zylon" ? "zylon" : `${quarter ? "planet" : "moon"}.${corner}`,
    middle,
    far: Math.min(...cells.map((cell) => distance(cell, place))),
  };
}

const middleOf = (cells: Place[]): Place => [
  Math.round(cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length),
  Math.round(cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length),
];

/** On which of eight sides of a middle a place lies. */
function sideOf(middle: Place, place: Place): string {
  const [right, up] = [(place[0] - middle[0]) / 2, ((middle[1] - place[1]) * Math.sqrt(3)) / 2];
  const eighth = Math.round(Math.atan2(up, right) / (Math.PI / 4));
  return SIDES[(eighth + 8) % 8] ?? "right";
}
