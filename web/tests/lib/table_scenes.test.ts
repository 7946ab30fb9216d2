// Promises of scenes: what happens is seen to happen, in order, and nobody has to wait for it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QUEUE_TO_SKIP } from "../../src/lib/table/scenes";
import { seen, Table, update } from "./fake_world";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table at which entries 1 to n have come one by one; each scene takes a second. */
function tableWith(n: number, ...toAct: number[]): Table {
  const table = Table.running();
  table.session.scenes.timing = () => 1000;
  for (let seq = 1; seq <= n; seq++)
    table.wire.hear(update(seq - 1, seq, seen(0, toAct.length ? toAct : [0], [`after ${seq}`])));
  return table;
}
const shown = (table: Table): unknown => table.facts.view?.actions[0];

test("the first view is shown at once and without motion", () => {
  const table = Table.running({ seq: 5 });
  expect(table.facts).toMatchObject({ isBusy: false, motion: false, events: [] });
});

test("scenes are shown in order, each for as long as the board needs", () => {
  const table = tableWith(3);
  const order = [shown(table)];
  for (let n = 0; n < 2; n++) {
    vi.advanceTimersByTime(999);
    expect(shown(table)).toBe(order.at(-1));
    vi.advanceTimersByTime(1);
    order.push(shown(table));
  }
  expect(order).toEqual(["after 1", "after 2", "after 3"]);
  expect(table.facts.isBusy).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(table.facts.isBusy).toBe(false);
});

test("each scene brings the events that led to it", () => {
  const table = tableWith(2);
  expect(table.facts.events.map((event) => event.text)).toEqual(["flight 1"]);
  vi.advanceTimersByTime(1000);
  expect(table.facts.events.map((event) => event.text)).toEqual(["flight 2"]);
});

test("nothing can be played while something is shown; a click shortens it", () => {
  const table = tableWith(2);
  expect(table.session.actions).toEqual([]);
  table.session.play("after 1");
  expect(table.wire.of("move")).toEqual([]);
  expect(table.facts).toMatchObject({ isBusy: false, motion: false });
  expect(table.session.actions).toEqual(["after 2"]);
});

test("skipping shows the present with everything that led to it", () => {
  const table = tableWith(3);
  table.session.skip();
  expect(shown(table)).toBe("after 3");
  expect(table.facts.events.map((event) => event.text)).toEqual(["flight 2", "flight 3"]);
  vi.advanceTimersByTime(5000);
  expect(shown(table)).toBe("after 3");
});

test("where several act at once nobody waits for what is being shown", () => {
  const table = tableWith(2, 0, 1);
  expect(table.facts.isBusy).toBe(true);
  expect(table.session.actions).toEqual(["after 1"]);
  table.session.play("after 2");
  expect(table.wire.of("move")).toMatchObject([{ action: "after 2", base: 2 }]);
});

test("nothing moves for people who do not look, or want no motion", () => {
  const table = Table.running();
  table.mayMove = false;
  table.wire.hear(update(0, 1, seen(0, [1])));
  expect(table.facts).toMatchObject({ isBusy: false, motion: false });
  expect(table.facts.view?.to_act).toEqual([1]);
});

test("a queue too long is not shown at all", () => {
  const late = tableWith(QUEUE_TO_SKIP + 2);
  expect(shown(late)).toBe(`after ${QUEUE_TO_SKIP + 2}`);
  expect(late.facts.isBusy).toBe(false);
});

test("one hears a move, and that it is one's turn when it was not", () => {
  const table = Table.running();
  table.wire.hear(update(0, 1, seen(0, [1])));
  table.session.skip();
  table.wire.hear(update(1, 2, seen(0, [0], ["a"])));
  table.session.skip();
  table.wire.hear(update(2, 3, seen(0, [0], ["b"]))); // it still is
  expect(table.sounds).toEqual(["move", "move", "turn", "move"]);
});

test("a refusal stands until it is one's turn anew, and outlasts the moves of others", () => {
  const table = Table.running();
  const refusal = { action: "x", reason: "", clause: "" };
  table.facts.refusal = refusal;
  table.wire.hear(update(0, 1, seen(0, [1])));
  table.session.skip();
  expect(table.facts.refusal).toBe(refusal);
  table.wire.hear(update(1, 2, seen(0, [0], ["a"])));
  expect(table.facts.refusal).toBeNull();
});
