// Setting up Astroplane by hand: pieces come from the reserve, and go there.
import { formOf, nPlayers, partsOf, withExtra, without, withPart } from "../kit/position";
import type { Field, Setup } from "../setup";
import { cellsOf, COLOURS, type View } from "./grid";

const FACINGS = ["n", "e", "s", "w"];
const NOTHING = "-";
const { read, rewritten } = formOf("body", "turn", "phase");
type Words = ReturnType<typeof read>;

interface Stack {
  cell: string;
  facing: string; // "" where there is only one
  pieces: string; // letters of owners, top first
}

const stacksOf = (body: string): Stack[] =>
  body === NOTHING
    ? []
    : body.split(",").map((word) => {
        const [, cell = "", facing = "", pieces = ""] =
          /^([a-z]\d+)([nesw]*):(.*)$/.exec(word) ?? [];
        return { cell, facing, pieces };
      });

const textOf = (stacks: Stack[]): string =>
  stacks
    .filter((stack) => stack.pieces)
    .map(({ cell, facing, pieces }) => `${cell}${facing}:${pieces}`)
    .join(",") || NOTHING;

const reserveOf = (words: Words): string[] =>
  partsOf(words.extras.get("reserve"), nPlayers(words), "0");

/** The reserve of everybody, with one piece more or less of somebody. */
function reserve(words: Words, owner: string, by: number): Map<string, string> {
  const seat = COLOURS.findIndex((name) => name[0] === owner);
  const all = reserveOf(words).map((n, one) => Math.max(0, Number(n) + (one === seat ? by : 0)));
  return new Map([["reserve", all.join(",")], ...without(words.extras, "reserve")]);
}

export const setup: Setup = {
  space: "cell",
  settle: (position) =>
    rewritten(position, ({ body, extras }) => ({
      body: body.replace(/[\^!]/g, ""),
      phase: "move",
      extras: without(extras, "moved", "take", "sent", "left"),
    })),
  pieces: (seats, t) => seats.map((owner) => ({ id: owner[0]!, label: t(`astroplane.${owner}`) })),
  ways: (t) => FACINGS.map((id) => ({ id, label: t(`astroplane.${id}`) })),
  put: (position, space, piece, way, view: View) =>
    rewritten(position, (words) => {
      const cell = cellsOf(view.board).find((one) => one.name === space);
      if (!cell) return {};
      const stacks = stacksOf(words.body);
      const there = stacks.find((stack) => stack.cell === space);
      const body = there
        ? stacks.map((one) => (one === there ? { ...one, pieces: piece + one.pieces } : one))
        : [...stacks, { cell: space, facing: cell.only ? "" : way, pieces: piece }];
      return { body: textOf(body), extras: reserve(words, piece, -1) };
    }),
  take: (position, space) =>
    rewritten(position, (words) => {
      const stacks = stacksOf(words.body);
      const there = stacks.find((stack) => stack.cell === space);
      if (!there) return {};
      const body = stacks.map((one) =>
        one === there ? { ...one, pieces: one.pieces.slice(1) } : one,
      );
      return { body: textOf(body), extras: reserve(words, there.pieces[0]!, 1) };
    }),
  fields: (position, seats, t) => {
    const words = read(position);
    const round = words.extras.get("round") ?? "";
    return [
      { id: "turn", label: t("setup.turn"), sort: "choice", value: words.turn, choices: seats },
      { id: "round", label: t("setup.round"), sort: "number", value: round },
      ...reserveOf(words).map((value, seat): Field => ({
        id: `reserve.${seat}`,
        label: t("astroplane.reserve"),
        sort: "number",
        value,
        group: seats[seat]?.label ?? "",
      })),
    ];
  },
  withField: (position, id, value) =>
    rewritten(position, (words) => {
      if (id === "turn") return { turn: value };
      if (id === "round") return { extras: withExtra(words.extras, "round", value || null) };
      const all = withPart(reserveOf(words), Number(id.split(".")[1]), value || "0");
      return { extras: withExtra(words.extras, "reserve", all.join(",")) };
    }),
};
