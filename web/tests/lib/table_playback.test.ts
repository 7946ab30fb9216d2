// Promises of looking back on the board: step by step, stopped, left, apart from the present.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happened, seen, Table, update } from "./fake_world";
import type { Reply } from "../../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ann's action is entry 1; Ben's are 2 to `last`. */
function afterBen(last: number): Table {
  const table = Table.running();
  table.session.scenes.timing = () => 1000;
  for (let seq = 1; seq <= last; seq++) table.wire.hear(news(seq, seq === 1 ? 0 : 1));
  table.session.skip();
  return table;
}
function news(seq: number, seat: number): Reply {
  const entries = [happened(seq, seat)];
  const view = seen(0, [0], [`after ${seq}`]);
  return { ...(update(seq - 1, seq, view) as object), entries } as Reply;
}
const position = (table: Table): string | undefined => table.facts.moment?.view.position;
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("what happened is played from before it to its end, with motion", async () => {
  const table = afterBen(3);
  table.session.replay();
  await settled();
  expect(table.asked).toEqual([[0, 1, 3]]);
  expect([position(table), table.facts.moment?.motion]).toEqual(["after 1", false]);
  await vi.advanceTimersByTimeAsync(500);
  expect([position(table), table.facts.moment?.motion]).toEqual(["after 2", true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([position(table), table.facts.moment?.isRunning]).toEqual(["after 3", false]);
});

test("it can be stopped, and gone through step by step in both directions", async () => {
  const table = afterBen(4);
  table.session.replay();
  await settled();
  table.session.playback.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(position(table)).toBe("after 1");
  table.session.playback.step(1);
  expect([position(table), table.facts.moment?.motion]).toEqual(["after 2", true]);
  table.session.playback.step(-1);
  expect([position(table), table.facts.moment?.motion]).toEqual(["after 1", false]);
});

test("an entry of the log is shown as the position after it; one taken back has none", async () => {
  const table = afterBen(3);
  table.session.lookBack(2);
  await settled();
  expect(position(table)).toBe("after 2");
  table.session.backToNow();
  table.wire.hear({
    ...(update(3, 4, seen(0, [0], ["b"])) as object),
    entries: [{ type: "noted", seq: 4, seat: 0, note: "undo 1" }],
  } as Reply);
  table.session.lookBack(3);
  await settled();
  expect(table.facts.moment).toBeNull();
});

test("nothing can be played in the past: the first press leads back to now", async () => {
  const table = afterBen(2);
  table.session.lookBack(1);
  await settled();
  expect(table.session.actions).toEqual([]);
  table.session.play("after 2");
  expect(table.wire.of("move")).toEqual([]);
  expect(table.facts.moment).toBeNull();
  expect(table.session.actions).toEqual(["after 2"]);
});

test("what happens meanwhile waits until one is back", async () => {
  const table = afterBen(2);
  table.session.lookBack(1);
  await settled();
  table.wire.hear(news(3, 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ nWaiting: 1, shown: 2 });
  table.session.backToNow();
  expect(table.facts).toMatchObject({ nWaiting: 0, shown: 3 });
});

test("an answer that comes after one has left is not shown", async () => {
  const table = afterBen(2);
  table.session.lookBack(1);
  table.session.backToNow();
  await settled();
  expect(table.facts.moment).toBeNull();
});

test("when the server does not answer, it is said, and the present stays", async () => {
  const table = afterBen(2);
  table.moments = () => Promise.reject(new Error("gone"));
  table.session.replay();
  await settled();
  expect(table.facts).toMatchObject({ moment: null, fault: { code: "offline" } });
});

test("while somebody reads, nothing moves until the next move is asked for", async () => {
  const table = afterBen(1);
  table.session.scenes.hold(true);
  table.wire.hear(news(2, 1), news(3, 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ shown: 1, nWaiting: 2 });
  table.session.scenes.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ shown: 2, nWaiting: 1 });
  table.session.scenes.hold(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ shown: 3, nWaiting: 0, isBusy: false });
});

test("step by step, one's own move is shown at once and the others' on demand", async () => {
  const table = Table.running();
  table.isStepwise = true;
  table.wire.hear(news(1, 0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ shown: 1, isBusy: false });
  table.wire.hear(news(2, 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.facts).toMatchObject({ shown: 1, nWaiting: 1, isBusy: true });
  expect(table.session.actions).toEqual([]);
  table.session.scenes.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.session.actions).toEqual(["after 2"]);
});

test("marks tell only of what has been shown", () => {
  const table = afterBen(1);
  table.session.scenes.hold(true);
  table.wire.hear(news(2, 1));
  expect(table.session.past.turns).toEqual([]);
  table.session.scenes.next();
  expect(table.session.past.turns.map((turn) => turn.seat)).toEqual([1]);
});
