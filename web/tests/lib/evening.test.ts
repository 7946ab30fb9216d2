import { expect, test } from "vitest";
import {
  gameOfRound,
  mayStart,
  peopleOf,
  presentOf,
  stageOf,
  tableToGoTo,
  tournamentOf,
} from "../../src/lib/evening";
import type { EntrantSeen, TournamentSeen } from "../../src/wire";

const entrant = (n: number, more: Partial<EntrantSeen> = {}): EntrantSeen =>
  ({ n, name: `P${n}`, is_bot: false, is_in: true, place: n + 1, ...more }) as EntrantSeen;
const evening = (more: Partial<TournamentSeen> = {}): TournamentSeen =>
  ({
    state: "running",
    round: 1,
    rounds: null,
    is_between: false,
    is_host: false,
    games: ["astron", "spacewalk"],
    game: "astron",
    next_game: "spacewalk",
    my_table: null,
    entrants: [entrant(0), entrant(1, { is_in: false }), entrant(2, { is_bot: true, place: 0 })],
    ...more,
  }) as TournamentSeen;

test("what goes on is said by the state of the evening", () => {
  expect(stageOf(evening())).toBe("evening.round_on");
  expect(stageOf(evening({ rounds: 3 }))).toBe("evening.round_of");
  expect(stageOf(evening({ is_between: true }))).toBe("evening.between");
  expect(stageOf(evening({ is_between: true, next_game: null }))).toBe("evening.last_over");
  expect(stageOf(evening({ state: "open" }))).toBe("evening.waits");
  expect(stageOf(evening({ state: "open", is_host: true }))).toBe("evening.yours");
  expect(stageOf(evening({ state: "over", is_between: true }))).toBe("evening.is_over");
});

test("only the host starts, before the first round and between rounds", () => {
  expect(mayStart(evening({ is_host: true, is_between: true }))).toBe(true);
  expect(mayStart(evening({ is_host: true, state: "open" }))).toBe(true);
  expect(mayStart(evening({ is_host: true }))).toBe(false);
  expect(mayStart(evening({ is_between: true }))).toBe(false);
  expect(mayStart(evening({ is_host: true, is_between: true, next_game: null }))).toBe(false);
});

test("a page goes to each table once, so that one can come back from it", () => {
  expect(tableToGoTo(evening())).toBeNull();
  expect(tableToGoTo(evening({ my_table: "first" }))).toBe("first");
  expect(tableToGoTo(evening({ my_table: "first" }))).toBeNull();
  expect(tableToGoTo(evening({ my_table: "second" }))).toBe("second");
});

test("bots are no people, and whoever has gone is not here", () => {
  expect(peopleOf(evening()).map((one) => one.n)).toEqual([0, 1]);
  expect(presentOf(evening()).map((one) => one.n)).toEqual([0]);
});

test("games come in turn, and a table knows its evening", () => {
  expect([1, 2, 3].map((n) => gameOfRound(evening(), n))).toEqual([
    "astron",
    "spacewalk",
    "astron",
  ]);
  expect(tournamentOf("tournament:abc")).toBe("abc");
  expect(tournamentOf("0123456789ab")).toBeNull();
});
