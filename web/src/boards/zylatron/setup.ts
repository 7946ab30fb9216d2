// Setting up ZYLATRON by hand: pieces, damage and factories by clicks, all else by fields.
import type { Texts } from "../board";
import { formOf, nPlayers } from "../kit/position";
import type { Choice, Setup } from "../setup";
import { changedBy, fieldsOf } from "./fields";
import { key, placeOf, pointAt, same } from "./geometry";
import { hurt, loaded, piecesOf, stackOf, treeText, withTop, type Tree } from "./trees";
import type { View } from "./types";

export const form = formOf("turn", "phase");
const { read, rewritten } = form;
export type Words = ReturnType<typeof read>;

const KINDS = ["battle-star", "star-fighter", "warrior", "missile"];
const LETTERS = "bfwm";
const HURT = "!"; // the tool that damages the piece on top
const FACTORY = "factory"; // the tool for factories
const ON_TOP = "top";

/** The stack at a point, changed; null: it is gone. */
function changed(
  words: Words,
  point: string,
  change: (tree: Tree | null) => Tree | null,
): Partial<Words> {
  const at = words.listed.findLastIndex((word) => word.startsWith(`${point}:`));
  const word = words.listed[at];
  const old = word === undefined ? null : (stackOf(word)?.tree ?? null);
  const tree = change(old);
  if (tree === old) return {};
  const next = tree ? [`${point}:${treeText(tree)}`] : [];
  if (at < 0) return { listed: [...words.listed, ...next] };
  return { listed: words.listed.flatMap((one, n) => (n === at ? next : [one])) };
}

/** The next piece of a kind that is not on the board; one too many is for the referee. */
function nextOf(words: Words, kind: string): string {
  const stacks = words.listed.map(stackOf);
  const taken = new Set(stacks.flatMap((stack) => (stack ? piecesOf(stack.tree) : [])));
  const numbers = [1, 2, 3, 4, 5, 6];
  return `${kind}${numbers.find((n) => !taken.has(`${kind}${n}`)) ?? 7}`;
}

/** Working, damaged, destroyed, working: a factory that is clicked goes on to the next. */
function withFactory(words: Words, name: string): Partial<Words> {
  const namesIn = (extra: string): string[] =>
    (words.extras.get(extra) ?? "").split(",").filter(Boolean);
  const [isHurt, isRuin] = [namesIn("hurt").includes(name), namesIn("ruins").includes(name)];
  const lists = {
    hurt: [...namesIn("hurt").filter((one) => one !== name), ...(isHurt || isRuin ? [] : [name])],
    ruins: [...namesIn("ruins").filter((one) => one !== name), ...(isHurt ? [name] : [])],
  };
  return Object.entries(lists).reduce<Words>(
    (all, [extra, names]) => ({ ...all, ...changedBy(all, extra, names.join(",")) }),
    words,
  );
}

const pieces = (seats: string[], t: Texts): Choice[] =>
  seats.flatMap((colour) =>
    KINDS.map((kind, n) => ({
      id: `${colour[0]}${LETTERS[n]}`,
      label: t("zylatron.setup.piece", {
        colour: t(`zylatron.colour.${colour}`),
        kind: t(`zylatron.kind.${kind}`),
      }),
    })),
  );

function put(words: Words, space: string, tool: string, way: string, view: View): Partial<Words> {
  if (tool === HURT) return changed(words, space, (tree) => tree && withTop(tree, hurt));
  if (tool === FACTORY) {
    const place = placeOf(space);
    const found = view.factories.find((one) => place && same(one.point, place));
    return found ? withFactory(words, found.name) : {};
  }
  const piece = nextOf(words, tool);
  return changed(words, space, (tree) =>
    tree ? loaded(tree, piece, way === ON_TOP) : { piece, marks: "", cargo: [] },
  );
}

export const setup: Setup = {
  space: "point",
  spaceAt: (x, y, view: View) => {
    const place = pointAt(view, x, y);
    return place && key(place);
  },
  settle: (position) => position,
  pieces: (seats, t) => [
    ...pieces(seats, t),
    { id: HURT, label: t("zylatron.setup.hurt") },
    { id: FACTORY, label: t("zylatron.setup.factory") },
  ],
  ways: (t) => [
    { id: "carrier", label: t("zylatron.setup.carrier") },
    { id: ON_TOP, label: t("zylatron.setup.top") },
  ],
  way: (t) => t("zylatron.setup.way"),
  put: (position, space, piece, way, view: View) =>
    rewritten(position, (words) => put(words, space, piece, way, view)),
  take: (position, space) =>
    rewritten(position, (words) =>
      changed(words, space, (tree) => tree && withTop(tree, () => null)),
    ),
  fields: (position, seats, t, here) => {
    const words = read(position);
    return fieldsOf({ words, n: nPlayers(words), seats, t, here });
  },
  withField: (position, id, value) => rewritten(position, (words) => changedBy(words, id, value)),
};
