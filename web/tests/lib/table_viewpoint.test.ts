// Promises of the viewpoint: one screen, several people, and nobody sees another's cards.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wantedSeat } from "../../src/lib/table/viewpoint";
import { GAME, seen, Table, tableOf, update } from "./fake_world";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ann and her daughter at one screen, with hands to hide; seat 0 has taken the screen. */
function hotSeat(): Table {
  const table = Table.running({ mine: [0, 1], secrets: true });
  table.session.learnSecrets(() => true);
  table.wire.hear(update(0, 1, seen(null, [0])));
  table.session.takeScreen();
  table.wire.hear(update(0, 1, seen(0, [0], ["a"])));
  table.wire.forget();
  return table;
}

test("a curtain falls before any hand is shown on a shared screen", () => {
  const { facts, session, wire } = Table.running({ mine: [0, 1], secrets: true });
  session.learnSecrets(() => true);
  wire.hear(update(0, 1, seen(null, [0])));
  expect(facts).toMatchObject({ curtain: 0, seat: null });
  expect(wire.of("watch").every((one) => one.seat === null)).toBe(true);
});

test("until the board tells whether there are secrets, no curtain falls and no seat looks", () => {
  const { facts, session, wire } = Table.running({ mine: [0, 1], secrets: true });
  expect(facts).toMatchObject({ curtain: null, seat: null });
  wire.hear(update(0, 1, seen(null, [0])));
  expect(facts).toMatchObject({ curtain: null, seat: null });
  session.learnSecrets(() => true);
  expect(facts).toMatchObject({ curtain: 0, seat: null });
});

test("who takes the screen sees that seat's view, and only that", () => {
  const { facts, session } = hotSeat();
  expect(facts).toMatchObject({ curtain: null, seat: 0 });
  expect(session.actions).toEqual(["a"]);
});

test("when the turn passes on the curtain falls, and nothing can be played behind it", () => {
  const { facts, session, wire } = hotSeat();
  wire.hear(update(1, 2, seen(0, [1], ["interrupt"])));
  session.skip();
  expect(facts.curtain).toBe(1);
  expect(session.actions).toEqual([]);
});

test("the curtain falls only when the scene of the move has been shown", () => {
  const { facts, wire } = hotSeat();
  wire.hear(update(1, 2, seen(0, [1], [])));
  expect(facts).toMatchObject({ curtain: null, isBusy: true });
  vi.advanceTimersByTime(3000);
  expect(facts).toMatchObject({ curtain: 1, isBusy: false });
});

test("behind the curtain all that the last person knew is forgotten", () => {
  const { facts, session, wire } = hotSeat();
  wire.hear(update(1, 2, seen(0, [1], [])));
  session.skip();
  wire.forget();
  session.takeScreen();
  expect(facts).toMatchObject({ seat: 1, view: null, entries: [], events: [] });
  expect(wire.of("watch")).toMatchObject([{ seat: 1, since: 0 }]);
});

test("what was on its way to the last person is not shown to the next", () => {
  const { facts, session, wire } = hotSeat();
  wire.hear(update(1, 2, seen(0, [1], [])));
  session.skip();
  session.takeScreen();
  wire.hear(update(0, 3, seen(0, [1], ["secret"])));
  wire.hear({ type: "fresh", game: GAME, viewer: 0, seq: 3, view: seen(0, [1]) });
  wire.hear({
    type: "earlier",
    game: GAME,
    viewer: 0,
    since: 0,
    seq: 1,
    entries: [{ type: "skip", seq: 1 }],
  });
  expect(facts.view).toBeNull();
  expect(facts.entries).toEqual([]);
});

test("without hands a shared screen changes seats with no curtain, and reads nothing twice", () => {
  const { facts, session, wire } = Table.running({ mine: [0, 1], seq: 1 });
  wire.hear(update(1, 2, seen(0, [1], [])));
  session.skip();
  expect(facts).toMatchObject({ curtain: null, seat: 1 });
  expect(wire.of("watch")).toMatchObject([{ seat: 1, since: 2 }]);
});

test("one person with one seat never sees a curtain", () => {
  const { facts, wire, session } = Table.running({ mine: [1], secrets: true });
  wire.hear(update(0, 1, seen(1, [0], [])));
  session.skip();
  expect(facts).toMatchObject({ curtain: null, seat: 1 });
});

test("the curtain rises for good when the game is over", () => {
  const { facts, wire, session, sounds } = hotSeat();
  wire.hear(update(1, 2, seen(0, [1], [])));
  session.skip();
  wire.hear({ type: "table", table: tableOf({ mine: [0, 1], secrets: true, status: "over" }) });
  expect(facts.curtain).toBeNull();
  expect(sounds).toContain("over");
});

test("a seat that is out of the game does not get the screen", () => {
  const table = hotSeat();
  const left = tableOf({ mine: [0, 1], secrets: true });
  left.seats[1]!.is_out = true;
  table.wire.hear({ type: "table", table: left });
  table.wire.hear(update(1, 2, seen(0, [1], [])));
  table.session.skip();
  expect(table.facts).toMatchObject({ curtain: null, seat: 0 });
});

test("a spectator looks from no seat, and may play nothing", () => {
  const { facts, session, wire } = Table.running({ mine: [] });
  expect(facts.seat).toBeNull();
  session.play("a");
  expect(wire.of("move")).toEqual([]);
});

test("only a seat of one's own can be taken", () => {
  const { facts, session } = Table.running({ mine: [0, 2], seats: 3 });
  session.takeSeat(1);
  expect(facts.seat).toBe(0);
  session.takeSeat(2);
  expect(facts.seat).toBe(2);
});

test("the present seat keeps the screen as long as it may act or none of ours does", () => {
  expect(wantedSeat([0, 1], [0, 1], 1)).toBe(1);
  expect(wantedSeat([0, 1], [2], 1)).toBe(1);
  expect(wantedSeat([0, 1], [0], 1)).toBe(0);
  expect(wantedSeat([1, 2], [2], null)).toBe(2);
  expect(wantedSeat([1, 2], [0], null)).toBe(1);
  expect(wantedSeat([], [0], 0)).toBeNull();
});

test("no curtain falls as long as nobody has a secret, and the first secret brings it back", () => {
  const table = Table.running({ mine: [0, 1], secrets: true });
  const { facts, session, wire } = table;
  let isSecret = false;
  wire.hear(update(0, 1, seen(null, [0], [])));
  session.learnSecrets(() => isSecret);
  expect(facts).toMatchObject({ curtain: null, seat: 0 });
  wire.hear(update(0, 1, seen(0, [0], ["take-off a"])));
  wire.hear(update(1, 2, seen(0, [1], [])));
  session.skip();
  expect(facts).toMatchObject({ curtain: null, seat: 1, view: null });
  wire.hear({ type: "table", table: tableOf({ mine: [0, 1], secrets: true }) });
  expect(facts.curtain).toBeNull(); // though the next view has not come yet
  isSecret = true;
  wire.hear(update(0, 3, seen(1, [0], [])));
  session.skip();
  expect(facts.curtain).toBe(0);
});
