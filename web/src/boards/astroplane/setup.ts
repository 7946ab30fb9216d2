// Setting up Astroplane by hand: pieces come from the reserve, and go there.
import { rewritten, without, type Words } from "../kit/position";
import type { Setup } from "../setup";
import { cellsOf, COLOURS, type View } from "./grid";

const FACINGS = ["n", "e", "s", "w"];
const NOTHING = "-";

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

/** The reserve of everybody, with one piece more or less of somebody. */
function reserve({ head, extras }: Words, owner: string, by: number): Map<string, string> {
  const n = Number(/(\d+)p$/.exec(head)?.[1] ?? 2);
  const counts = (extras.get("reserve") ?? "").split(",").map(Number);
  const all = Array.from({ length: n }, (_, seat) => counts[seat] || 0);
  const seat = COLOURS.findIndex((name) => name[0] === owner);
  all[seat] = Math.max(0, (all[seat] ?? 0) + by);
  return new Map([["reserve", all.join(",")], ...without(extras, "reserve")]);
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
  phases: () => [],
  withPhase: (position) => position,
};
