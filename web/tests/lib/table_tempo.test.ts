// Promises about long turns: others' small actions are all shown, but nobody waits long for them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reply } from "../../src/wire";
import { LONGEST_TURN } from "../../src/lib/table/tempo";
import { happened, seen, Table, update } from "./fake_world";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const USUAL = 600; // ms a scene

/** A table at which others are to act. */
function tableOfBots(seats = 2): Table {
  const table = Table.running({ seats });
  table.session.scenes.timing = () => USUAL;
  return table;
}

/** What `seat` did as entry `seq`, after which `next` is to act. */
function deed(seq: number, seat: number, next: number): Reply {
  const entries = [happened(seq, seat)];
  return { ...update(seq - 1, seq, seen(0, [next])), entries } as Reply;
}

/** A seat acts n times, `every` so many ms, and passes the turn on. */
function turnOf(table: Table, seat: number, n: number, every = 0, from = 1, next = 0): void {
  for (let k = 0; k < n; k++) {
    table.wire.hear(deed(from + k, seat, k === n - 1 ? next : seat));
    vi.advanceTimersByTime(every);
  }
}

/** How many ms pass until nothing is shown any more, and what was shown meanwhile. */
function watch(table: Table): { lasts: number; seqs: number[] } {
  const began = performance.now();
  const seqs = new Set([table.facts.shown]);
  while (table.facts.isBusy) {
    vi.advanceTimersToNextTimer();
    seqs.add(table.facts.shown);
  }
  return { lasts: performance.now() - began, seqs: [...seqs] };
}
const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);

test("a turn of thirty actions is shown in four seconds, and every action in it", () => {
  const table = tableOfBots();
  turnOf(table, 1, 30);
  const { lasts, seqs } = watch(table);
  expect(seqs).toEqual(upTo(30));
  expect(lasts).toBeLessThanOrEqual(LONGEST_TURN);
  expect(lasts).toBeGreaterThan(LONGEST_TURN * 0.9);
  expect(table.facts.entries).toHaveLength(30);
});

test("what comes little by little is not shown long after it has come", () => {
  const table = tableOfBots();
  turnOf(table, 1, 30, 200); // six seconds
  expect(watch(table).lasts).toBeLessThan(500);
  expect(table.facts.shown).toBe(30);
});

test("a short turn has all the time it needs", () => {
  const table = tableOfBots();
  turnOf(table, 1, 4);
  expect(watch(table).lasts).toBe(4 * USUAL);
});

test("a single long action is shortened, too, but seen", () => {
  const table = tableOfBots();
  table.session.scenes.timing = () => 6000;
  turnOf(table, 1, 1);
  expect(table.facts.motion).toBe(true);
  expect(watch(table).lasts).toBe(LONGEST_TURN);
});

test("boards move as fast as their scenes pass, and as usual afterwards", () => {
  const table = tableOfBots();
  turnOf(table, 1, 20);
  vi.advanceTimersByTime(2000);
  expect(table.haste).toBeLessThan(0.4);
  watch(table);
  expect(table.haste).toBe(1);
});

test("each seat has its own time, and less of it when the next waits already", () => {
  const table = tableOfBots(4);
  turnOf(table, 1, 20, 0, 1, 2);
  turnOf(table, 2, 20, 0, 21, 0);
  const { lasts, seqs } = watch(table);
  expect(seqs).toEqual(upTo(40));
  expect(lasts).toBeLessThanOrEqual(LONGEST_TURN * 1.6);
});

test("whoever wants to see it slowly waits twice as long", () => {
  const table = tableOfBots();
  table.slowness = 2;
  turnOf(table, 1, 30);
  const { lasts } = watch(table);
  expect(lasts).toBeGreaterThan(LONGEST_TURN * 1.8);
  expect(lasts).toBeLessThanOrEqual(LONGEST_TURN * 2);
});

test("step by step, every action has its usual time", () => {
  const table = tableOfBots();
  table.isStepwise = true;
  turnOf(table, 1, 20);
  for (let n = 1; n <= 20; n++) {
    table.session.scenes.next();
    expect([table.facts.shown, table.haste]).toEqual([n, 1]);
    vi.advanceTimersByTime(USUAL);
  }
});

test("people who act now and then are shown in full, however long their turn is", () => {
  const table = tableOfBots();
  for (let n = 1; n <= 12; n++) {
    table.wire.hear(deed(n, 1, 1));
    expect(watch(table).lasts).toBe(USUAL);
    vi.advanceTimersByTime(2000);
  }
});

test("our own actions are never hurried", () => {
  const table = tableOfBots();
  for (let n = 1; n <= 12; n++) {
    table.wire.hear(deed(n, 0, 0));
    expect(watch(table).lasts).toBe(USUAL);
  }
});

test("nothing moves, and nobody waits, where motion is not wanted", () => {
  const table = tableOfBots();
  table.mayMove = false;
  turnOf(table, 1, 30);
  expect(table.facts).toMatchObject({ shown: 30, isBusy: false, motion: false });
  expect(table.facts.entries).toHaveLength(30);
});

test("what would be over at once does not move", () => {
  const table = tableOfBots();
  table.session.scenes.timing = () => 4000;
  turnOf(table, 1, 1, 0, 1, 1);
  vi.advanceTimersByTime(2000);
  const moved: boolean[] = [];
  turnOf(table, 1, 39, 0, 2, 0);
  while (table.facts.isBusy) {
    moved.push(table.facts.motion);
    vi.advanceTimersToNextTimer();
  }
  expect(new Set(moved)).toEqual(new Set([true, false]));
});
