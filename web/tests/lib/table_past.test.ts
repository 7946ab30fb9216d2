// Promises of looking back: what stands, what the others did, and the log by turns.
import { expect, test } from "vitest";
import { lineOf } from "../../src/lib/table/line";
import { pastOf } from "../../src/lib/table/past";
import type { Entry } from "../../src/lib/table/facts";
import type { Line } from "../../src/lib/story";
import { turnsOf } from "../../src/lib/turns";
import { happened } from "./fake_world";

const note = (seq: number, text: string, seat = 0): Entry => ({
  type: "noted",
  seq,
  seat,
  note: text,
});
const played = (...seats: number[]): Entry[] => seats.map((seat, n) => happened(n + 1, seat));

test("an undo takes back all actions after a number, other notes none", () => {
  const entries = [...played(0, 1, 0), note(4, "away"), note(5, "undo 1"), happened(6, 0)];
  const { deeds, undone } = lineOf(entries);
  expect(deeds.map((deed) => deed.seq)).toEqual([1, 6]);
  expect([...undone]).toEqual([2, 3]);
});

test("what was taken back and played again can be taken back again", () => {
  const entries = [...played(0, 1), note(3, "undo 0"), happened(4, 0), note(5, "undo 0")];
  expect([...lineOf(entries).undone]).toEqual([1, 2, 4]);
});

test("the past of a seat is what the others did since it acted", () => {
  const past = pastOf(played(0, 1, 0, 1, 2, 2), 0);
  expect(past).toMatchObject({ since: 3, until: 6 });
  expect(past.turns.map((turn) => [turn.seat, turn.events.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(past.turns[1]?.actions).toEqual(["go 5", "go 6"]);
});

test("what nature made of our own action is no news of others", () => {
  expect(pastOf(played(0, -1, -1), 0).turns).toEqual([]);
  expect(pastOf(played(0, -1, 1, -1), 0)).toMatchObject({ since: 2, until: 4 });
});

test("nature's answer belongs to the turn before it", () => {
  expect(pastOf(played(0, 1, -1, 1), 0).turns.map((turn) => turn.seat)).toEqual([1]);
});

test("a spectator is told of the last turn", () => {
  expect(pastOf(played(0, 0, 1, 1, -1), null)).toMatchObject({ since: 2, until: 5 });
  expect(pastOf([], null)).toMatchObject({ since: 0, until: 0, turns: [] });
});

test("what the viewer may not know counts as a position but is not told", () => {
  const past = pastOf([happened(1, 0), { type: "skip", seq: 2 }, happened(3, 1)], 0);
  expect(past.turns.map((turn) => turn.seat)).toEqual([1]);
  expect(past.until).toBe(3);
});

const line = (seq: number, seat: number, isNote = false): Line => ({
  key: `${seq}`,
  seq,
  seat,
  text: "",
  isNote,
});

test("the log stands by turns, under who decided them; notes stand alone", () => {
  const lines = [line(1, 0), line(2, -1), line(3, 0), line(4, 1), line(5, 1, true), line(6, 1)];
  const turns = turnsOf(lines).map((turn) => [turn.seat, turn.lines.map((one) => one.seq)]);
  expect(turns).toEqual([
    [0, [1, 2, 3]],
    [1, [4]],
    [1, [5]],
    [1, [6]],
  ]);
});

test("a pass in the turn of another leaves what others did marked, and is none of it", () => {
  const entries = played(0, 1, 0, 2).map((entry, n) =>
    n === 2 && entry.type === "happened" ? { ...entry, action: "pass" } : entry,
  );
  expect(pastOf(entries, 0, ["pass"]).turns.map((turn) => turn.seat)).toEqual([1, 2]);
  expect(pastOf(entries, 0).turns.map((turn) => turn.seat)).toEqual([2]);
});
