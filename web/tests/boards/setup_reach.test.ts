// Every word of a position can be set by clicks or fields: each of these positions, which together
// have all words there are, is reached from another one of its game.
import { describe, expect, it } from "vitest";
import { setup as astron } from "../../src/boards/astron/setup";
import { setup as situation7 } from "../../src/boards/situation7/setup";
import { setup as zylatron } from "../../src/boards/zylatron/setup";
import type { Setup } from "../../src/boards/setup";
import positions from "./positions.json";

const SETUPS: Record<string, Setup> = { astron, situation7, zylatron };
const NAMES: Record<string, string[]> = {
  astron: ["ship1", "ship2", "ship3", "ship4", "ship5", "ship6"],
  situation7: ["yellow", "green", "yellow2", "green2"],
  zylatron: ["red", "blue", "green", "yellow"],
};
const t = (id: string): string => id;
const playersOf = (text: string): number => Number(/ (\d)p /.exec(text)![1]);
const seatsOf = (game: string, text: string): { id: string; label: string }[] =>
  NAMES[game]!.slice(0, playersOf(text)).map((id) => ({ id, label: id }));

/** Set all fields to what they are at another position. */
function filled(game: string, from: string, target: string): string {
  const setup = SETUPS[game]!;
  const fields = setup.fields(target, seatsOf(game, target), t, "");
  const players = fields.filter((one) => one.id === "players");
  return [...players, ...fields].reduce(
    (text, { id, value }) => setup.withField(text, id, value),
    from,
  );
}

/** Empty the board, then click each piece where it goes. */
function laid(game: string, from: string, target: string): string {
  const setup = SETUPS[game]!;
  if (game === "situation7") return laidInRings(setup, from, target);
  if (game === "zylatron") return stacked(setup, from, target);
  return from; // ships are fields, too
}

function laidInRings(setup: Setup, from: string, target: string): string {
  const signs = target
    .split(" ")[4]!
    .split("/")
    .map((ring) => ring.replace(/(\d+)(\D)/g, (_, n: string, sign: string) => sign.repeat(+n)));
  let text = from;
  signs.forEach((ring, r) =>
    [...ring].forEach((sign, n) => {
      const space = `${r + 1}.${n}`;
      text = sign === "." ? setup.take(text, space) : setup.put(text, space, sign, "", null);
    }),
  );
  return text;
}

const stacksOf = (text: string): string[] =>
  text.split(" ").filter((word) => word.includes(":") && !word.includes("="));

const isStack = ({ id }: { id: string }): boolean => id.startsWith("stack.");

function stacked(setup: Setup, from: string, target: string): string {
  let text = from;
  while (stacksOf(text).length) text = setup.take(text, stacksOf(text)[0]!.split(":")[0]!);
  for (const point of new Set(stacksOf(target).map((word) => word.split(":")[0]!))) {
    const fields = setup.fields(target, [], t, point);
    text = setup.withField(text, `stack.${point}`, fields.find(isStack)!.value);
  }
  return text;
}

/** Words that say what is usual anyway do not make another position. */
function meaning(game: string, text: string): string[] {
  const n = playersOf(text);
  const usual: Record<string, string[]> = {
    zylatron: [`held=${"rbgy".slice(0, n)}`, `remover=${"-".repeat(n)}`],
    situation7: ["clocks=0,0", "times=100,100"],
    astron: [],
  };
  return text
    .split(" ")
    .filter((word) => !usual[game]!.includes(word))
    .sort();
}

describe.each(Object.entries(positions))("%s set up by hand", (game, texts) => {
  it.each(texts)("reaches %s", (target) => {
    for (const from of texts) {
      const reached = laid(game, filled(game, from, target), target);
      expect(meaning(game, reached)).toEqual(meaning(game, target));
    }
  });
  it("changes nothing when nothing is changed", () => {
    for (const text of texts)
      expect(meaning(game, filled(game, text, text))).toEqual(meaning(game, text));
  });
});
