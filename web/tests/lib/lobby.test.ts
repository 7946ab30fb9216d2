// The lobby's lists, and what somebody pastes to come in.
import { expect, test } from "vitest";
import { isMyTurn, linkTarget, listsOf, MOST_FINISHED } from "../../src/lib/lobby";
import type { LobbySeen, TableSeen } from "../../src/wire";

const tableOf = (id: string, status: string, ...kinds: string[]): TableSeen =>
  ({ id, status, seats: kinds.map((kind) => ({ kind })) }) as unknown as TableSeen;
const ids = (tables: TableSeen[]): string[] => tables.map((table) => table.id);
const lobby = (mine: TableSeen[], tables: TableSeen[]): LobbySeen => ({ mine, tables, next: null });

test("one's own tables come first as they run, then those that are over, each once", () => {
  const over = tableOf("b", "over", "person");
  const { own } = listsOf(lobby([over, tableOf("a", "running")], []), [over], []);
  expect(ids(own)).toEqual(["a", "b"]);
});

test("only the last few of one's own that are over are shown", () => {
  const finished = Array.from({ length: 20 }, (_, n) => tableOf(`t${n}`, "over"));
  expect(ids(listsOf(lobby([], []), finished, []).own)).toEqual(
    ids(finished.slice(0, MOST_FINISHED)),
  );
});

test("open tables have a free seat, running ones a person to watch; one's own in neither", () => {
  const mine = tableOf("mine", "open", "open");
  const tables = [
    mine,
    tableOf("free", "open", "person", "open"),
    tableOf("full", "open", "person", "bot"),
    tableOf("played", "running", "person"),
    tableOf("bots", "running", "bot", "bot"),
  ];
  const { open, running } = listsOf(lobby([mine], tables), [], []);
  expect([ids(open), ids(running)]).toEqual([["free"], ["played"]]);
});

test("a table on a further page is shown as the first page tells it anew", () => {
  const { open, running } = listsOf(
    lobby([], [tableOf("a", "running", "person")]),
    [],
    [tableOf("a", "open", "open"), tableOf("b", "open", "open")],
  );
  expect([ids(open), ids(running)]).toEqual([["b"], ["a"]]);
});

test("a link, its tail or the id of a table leads there, with the invitation", () => {
  expect(linkTarget(" https://orrery.example/#/t/abc-123?invite=x_Y ")).toBe(
    "#/t/abc-123?invite=x_Y",
  );
  expect(linkTarget("abc123")).toBe("#/t/abc123");
  expect(linkTarget("#/t/abc123")).toBe("#/t/abc123");
});

test("anything else leads nowhere", () => {
  for (const text of ["", "abc", "https://orrery.example/", "two words", "a".repeat(33)])
    expect(linkTarget(text)).toBeNull();
});

test("one's own games: those that wait for us first, then by date, results last", () => {
  const own = (id: string, status: string, to_act: number[], created: number): TableSeen =>
    ({
      id,
      status,
      to_act,
      created,
      seats: [{ guest: "ann" }, { guest: "ben" }],
    }) as unknown as TableSeen;
  const mine = [
    own("theirs", "running", [1], 5),
    own("open", "open", [], 9),
    own("ours", "running", [0], 1),
    own("newer", "running", [1], 6),
  ];
  const over = [own("old", "over", [], 2), own("late", "over", [], 8)];
  const lists = listsOf({ mine, tables: [], next: null }, over, [], "ann");
  expect(lists.own.map((one) => one.id)).toEqual([
    "ours",
    "newer",
    "theirs",
    "open",
    "late",
    "old",
  ]);
  expect(isMyTurn(mine[2]!, "ann")).toBe(true);
  expect(isMyTurn(mine[0]!, "ann")).toBe(false);
  expect(isMyTurn(mine[2]!, undefined)).toBe(false);
});
