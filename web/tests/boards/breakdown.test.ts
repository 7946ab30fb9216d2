// Promise: what a score is said to be made of adds up to what the rules say, in finished games.
import { expect, test } from "vitest";
import type { BoardEvent, Share, Texts } from "../../src/boards/board";
import { breakdown as astron } from "../../src/boards/astron/breakdown";
import {
  breakdown as astroplane,
  ending as astroplaneEnding,
} from "../../src/boards/astroplane/breakdown";
import { breakdown as situation7 } from "../../src/boards/situation7/breakdown";
import { breakdown as spacewalk } from "../../src/boards/spacewalk/breakdown";
import { breakdown as zylatron } from "../../src/boards/zylatron/breakdown";
import endings from "./endings.json";

interface Ending {
  game: string;
  options: object;
  view: object;
  events: BoardEvent[];
  scores: number[];
}
type Breakdown = (view: never, events: BoardEvent[], seat: number, t: Texts) => Share[];
const OF: Record<string, Breakdown> = { astron, astroplane, situation7, spacewalk, zylatron };
const words: Texts = (id) => id;
const sum = (shares: Share[]): number => shares.reduce((all, share) => all + share.points, 0);

test("there are endings of all five games, and points in each", () => {
  const found = endings as unknown as Ending[];
  for (const game of Object.keys(OF))
    expect(found.some((one) => one.game === game && one.scores.some((score) => score !== 0))).toBe(
      true,
    );
});

test.each((endings as unknown as Ending[]).map((one, n) => [`${one.game} ${n}`, one] as const))(
  "the shares of %s add up to its scores",
  (_, { game, view, events, scores }) => {
    const found = scores.map((_, seat) => sum(OF[game]!(view as never, events, seat, words)));
    expect(found).toEqual(scores);
  },
);

test("the points of SITUATION 7 stand in six lines at most, and what is dearest first", () => {
  const found = (endings as unknown as Ending[]).filter(({ game }) => game === "situation7");
  for (const { view } of found) {
    const shares = situation7(view as never, [], 0, words);
    expect(shares.length).toBeLessThanOrEqual(6);
    expect(shares.map(({ points }) => points)).toEqual(
      shares.map(({ points }) => points).sort((a, b) => b - a),
    );
  }
});

test("Astroplane: the end is told by what decided it, not by the sum", () => {
  const events = ["true_win", "game_scored"].map((kind) => ({ kind, numbers: [0], text: kind }));
  expect(astroplaneEnding({} as never, events)).toBe("true_win");
  expect(astroplaneEnding({} as never, [])).toBe("");
});
