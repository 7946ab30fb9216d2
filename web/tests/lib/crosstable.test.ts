import { expect, test } from "vitest";
import { cellOf, matchesOf, pointsText } from "../../src/lib/crosstable";
import type { MatchSeen, TournamentSeen } from "../../src/wire";

const match = (
  round: number,
  entrants: number[],
  points: number[] | null,
  table = "t",
): MatchSeen => ({ round, table, entrants, points });
const seen = {
  matches: [match(1, [0, 1], [1, 0], "a"), match(1, [2], [1]), match(2, [1, 0], null, "b")],
} as unknown as TournamentSeen;

test("points as people write them", () => {
  expect([0, 0.5, 1, 2.5, 4 / 3].map(pointsText)).toEqual(["0", "½", "1", "2½", "1.33"]);
});
test("a cell has the points of its row, game by game, and the last table", () => {
  expect(cellOf(seen, 0, 1)).toEqual({ text: "1 …", table: "b" });
  expect(cellOf(seen, 1, 0)).toEqual({ text: "0 …", table: "b" });
  expect(cellOf(seen, 0, 2)).toBeNull();
  expect(cellOf(seen, 0, 0)).toBeNull();
});
test("the tables of a round", () => {
  expect(matchesOf(seen, 1).map((one) => one.entrants)).toEqual([[0, 1], [2]]);
});
