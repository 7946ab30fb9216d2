// The lobby's lists, and what somebody pastes to come in.
import { expect, test } from "vitest";
import { linkTarget, listsOf, MOST_FINISHED } from "../../src/lib/lobby";
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
