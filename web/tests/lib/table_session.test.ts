// Promises of a table's session: our move arrives once, and nothing that happened is lost.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ack, Error as Failure, Proposed, Stale, TableSeen, Talk } from "../../src/wire";
import { LONGEST } from "../../src/lib/backoff";
import { GAME, happened, seen, Table, tableOf, update } from "./fake_world";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const viewer = 0;
const ack = (id: string, seq: number): Ack => ({ type: "ack", game: GAME, viewer, id, seq });
const stale = (id: string, seq: number): Stale => {
  return { type: "stale", game: GAME, viewer, id, since: 0, seq, entries: [] };
};
const failure = (code: string, about: string, retry_ms?: number): Failure => {
  return { type: "error", code, text: "", about, retry_ms };
};

// Our move

test("a move is pending until both its ack and its entry have come", () => {
  const { session, facts, wire } = Table.running({ seq: 3 });
  session.play("a");
  expect(wire.of("move")).toMatchObject([{ id: "m1", action: "a", base: 3, seat: 0 }]);
  wire.hear(ack("m1", 4));
  expect(facts.pending?.id).toBe("m1"); // acknowledged, but its entry has not come
  expect(session.actions).toEqual([]);
  wire.hear(update(3, 4, seen(0, [1])));
  expect(facts.pending).toBeNull();
});

test("an ack that comes after its entry ends the move as well", () => {
  const { session, facts, wire } = Table.running({ seq: 3 });
  session.play("a");
  wire.hear(update(3, 4, seen(0, [1])));
  expect(facts.pending?.id).toBe("m1"); // the entry may be anybody's
  wire.hear(ack("m1", 4));
  expect(facts.pending).toBeNull();
});

test("a second ack of an old move does not end the next one", () => {
  const { session, facts, wire } = Table.running();
  session.play("a");
  wire.hear(ack("m1", 1), update(0, 1, seen(0, [0], ["b"])));
  session.skip();
  session.play("b");
  wire.hear(ack("m1", 1));
  expect(facts.pending?.id).toBe("m2");
  expect(wire.of("move").map((move) => move.action)).toEqual(["a", "b"]);
});

test("a second click while a move is under way sends nothing", () => {
  const { session, wire } = Table.running();
  session.play("a");
  session.play("b");
  expect(wire.of("move")).toHaveLength(1);
});

test("a refusal frees the board, and says what was refused and why", () => {
  const { session, facts, wire, sounds } = Table.running();
  session.play("a");
  wire.hear({ type: "refused", game: GAME, viewer, id: "m1", reason: "no ship", clause: "SW-9" });
  expect(facts.refusal).toEqual({ action: "a", reason: "no ship", clause: "SW-9" });
  expect(facts.pending).toBeNull();
  expect(session.actions).toEqual(["a", "b"]);
  expect(sounds).toEqual(["refused"]);
});

test("a move that could not be stored is sent again with the same id, after a pause", () => {
  const { session, facts, wire } = Table.running();
  session.play("a");
  wire.hear(failure("storage", "move"));
  expect(wire.of("move")).toHaveLength(1);
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("move").map((move) => move.id)).toEqual(["m1", "m1"]);
  expect(facts.fault).toBeNull();
});

test("a move the server does not understand is given up, and the person is told", () => {
  const { session, facts, wire } = Table.running();
  session.play("a");
  wire.hear(failure("bad_request", "move"));
  expect(facts.pending).toBeNull();
  expect(facts.fault).toMatchObject({ code: "bad_request", about: "move" });
});

// Somebody was quicker

test("a stale move is tried again under a new id when it is still legal", () => {
  const { session, facts, wire } = Table.running({ mine: [0], seq: 3 });
  session.play("a");
  wire.hear(stale("m1", 4));
  expect(facts.pending).toBeNull();
  wire.hear(update(3, 4, seen(0, [0], ["a"])));
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("move")).toMatchObject([
    { id: "m1", base: 3 },
    { id: "m2", base: 4, action: "a" },
  ]);
});

test("a stale move that is legal no more is not sent again; the person is told", () => {
  const { session, facts, wire } = Table.running({ seq: 3 });
  session.play("a");
  wire.hear(stale("m1", 4), update(3, 4, seen(0, [0], ["b"])));
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("move")).toHaveLength(1);
  expect(facts.fault).toMatchObject({ code: "stale" });
});

test("what a stale move did not know of is asked for", () => {
  const { session, wire } = Table.running({ seq: 3 });
  session.play("a");
  wire.forget();
  wire.hear(stale("m1", 5));
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("watch")).toMatchObject([{ since: 3 }]);
});

test("a stale move is not tried again once the person has played something else", () => {
  const { session, wire } = Table.running({ seq: 3 });
  session.play("a");
  wire.hear(stale("m1", 4), update(3, 4, seen(0, [0], ["a", "b"])));
  session.skip();
  session.play("b");
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("move").map((move) => move.action)).toEqual(["a", "b"]);
});

// A cut, and what comes out of order

test("after a cut the session goes on from the last entry it knows", () => {
  const { wire } = Table.running({ seq: 7 });
  wire.cut();
  wire.comeBack();
  expect(wire.sent).toEqual([{ type: "watch", game: GAME, seat: 0, since: 7, invite: null }]);
});

test("a move that was under way when the line was cut is sent again with the same id", () => {
  const { session, wire, facts } = Table.running({ seq: 7 });
  session.play("a");
  wire.cut();
  wire.comeBack();
  expect(wire.of("move").map((move) => move.id)).toEqual(["m1", "m1"]);
  wire.hear(ack("m1", 8), update(7, 8, seen(0, [1])));
  expect(facts.pending).toBeNull();
});

test("a move played without a connection waits for it", () => {
  const { session, wire } = Table.running();
  wire.cut();
  session.play("a");
  expect(wire.of("move")).toHaveLength(0);
  wire.comeBack();
  expect(wire.of("move").map((move) => move.id)).toEqual(["m1"]);
});

test("an update with a gap before it is not shown; what was lost is asked for once", () => {
  const { wire, facts } = Table.running({ seq: 2 });
  wire.hear(update(4, 5, seen(0, [1])), update(5, 6, seen(0, [1])));
  expect(facts.view?.to_act).toEqual([0]);
  vi.advanceTimersByTime(LONGEST);
  expect(wire.of("watch")).toMatchObject([{ since: 2 }]);
});

test("an update that has been overtaken changes nothing", () => {
  const { session, wire, facts } = Table.running({ seq: 2 });
  wire.hear(update(2, 5, seen(0, [0], ["new"])));
  session.skip();
  wire.hear(update(2, 3, seen(0, [1], [])));
  session.skip();
  expect(facts.view?.actions).toEqual(["new"]);
  wire.cut();
  wire.comeBack();
  expect(wire.of("watch")).toMatchObject([{ since: 5 }]);
});

test("entries that come twice are told once", () => {
  const { session, wire, facts } = Table.running({ seq: 2 });
  wire.hear(update(2, 4, seen(0, [1])));
  session.skip();
  wire.hear(update(2, 5, seen(0, [0])));
  expect(facts.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(facts.events.map((event) => event.text)).toEqual(["flight 5"]);
});

test("the log of a view that came without it is read in pages", () => {
  const { wire, facts } = Table.running({ seq: 0 });
  wire.hear({ type: "fresh", game: GAME, viewer, seq: 3, view: seen(0, [1]) });
  expect(wire.of("history")).toMatchObject([{ since: 0 }]);
  const page = { type: "earlier", game: GAME, viewer, since: 0, seq: 3 } as const;
  wire.hear({ ...page, entries: [happened(1), happened(2)] });
  expect(wire.of("history").at(-1)).toMatchObject({ since: 2 });
  wire.hear({ ...page, since: 2, entries: [happened(3)] });
  expect(wire.of("history")).toHaveLength(2);
  expect(facts.entries.map((entry) => entry.seq)).toEqual([1, 2, 3]);
});

test("a server that is busy is asked for the log later, and nobody is bothered with it", () => {
  const { wire, facts } = Table.running();
  wire.hear({ type: "fresh", game: GAME, viewer, seq: 3, view: seen(0, [1]) });
  wire.hear(failure("slow_down", "history", 1500));
  expect(wire.of("history")).toHaveLength(1);
  vi.advanceTimersByTime(1500);
  expect(wire.of("history")).toHaveLength(2);
  expect(facts.fault).toBeNull();
});

test.each(["moving", "storage"])("a table that is away (%s) is watched when it is back", (code) => {
  const { wire, facts } = Table.running({ seq: 2 });
  wire.forget();
  wire.hear(failure(code, "watch", 1000));
  expect(wire.of("watch")).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(wire.of("watch")).toMatchObject([{ since: 2 }]);
  expect(facts.fault).toBeNull();
});

test("a table that was left hears and asks for nothing more", () => {
  const { session, wire, facts } = Table.running({ seq: 2 });
  session.play("a");
  wire.hear(failure("storage", "move"), update(4, 5, seen(0, [1])));
  wire.hear(failure("slow_down", "watch", 100));
  session.close();
  wire.forget();
  wire.hear(update(2, 3, seen(0, [1])));
  vi.advanceTimersByTime(10 * LONGEST);
  expect(wire.sent).toEqual([]);
  expect(facts.entries).toHaveLength(2);
});

test("in another language everything is read anew", () => {
  const { session, wire, facts } = Table.running({ seq: 4 });
  session.reread();
  expect(facts.entries).toEqual([]);
  expect(wire.of("watch")).toMatchObject([{ since: 0 }]);
});

test("what is said of another table is not heard", () => {
  const { wire, facts } = Table.running({ seq: 1 });
  wire.hear({ ...update(1, 2, seen(0, [1])), game: "table-2" } as never);
  wire.hear({ type: "table", table: { ...tableOf({ status: "over" }), id: "table-2" } });
  expect(facts.entries).toHaveLength(1);
  expect(facts.table?.status).toBe("running");
});

// The roll

test("what could not be stored of the roll is the roll's business", () => {
  const { wire, roll, facts } = Table.running();
  wire.hear(failure("storage", "commit"), { type: "done", what: "reveal", game: GAME });
  expect(roll.calls).toEqual(["hear", "tryAgain", "settle"]);
  expect(facts.fault).toBeNull();
});

// Talk and hints

test("a line of chat comes once and in order, with a sound only if it is another's", () => {
  const { wire, facts, sounds } = Table.running();
  const line = (n: number, name: string): Talk => ({ n, name, at: 0, text: `${n}` });
  wire.hear({ type: "said", game: GAME, lines: [line(2, "Ben")] });
  wire.hear({ type: "said", game: GAME, lines: [line(1, "Ann"), line(2, "Ben")] });
  wire.hear({ type: "said", game: GAME, lines: [line(3, "Ann")] });
  expect(facts.chat.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(sounds).toEqual(["chat"]);
});

test("a hint that fails is not waited for", () => {
  const { session, wire, facts } = Table.running();
  session.hint();
  expect(facts.isThinking).toBe(true);
  wire.hear(failure("no_hints", "hint"));
  expect(facts.isThinking).toBe(false);
});

test("a request without a connection is said to be offline", () => {
  const { session, wire, facts } = Table.running();
  wire.cut();
  session.propose("undo");
  expect(facts.fault).toEqual({ code: "offline", text: "", about: "propose" });
});

test("there is something to take back once we have acted", () => {
  const { session, facts } = Table.running();
  expect(session.hasActed).toBe(false);
  facts.entries = [happened(1, 1)]; // somebody else
  expect(session.hasActed).toBe(false);
  facts.entries = [happened(1, 1), happened(2, 0)];
  expect(session.hasActed).toBe(true);
  facts.entries = [...facts.entries, { type: "noted", seq: 3, note: "undo 1", seat: 0 }];
  expect(session.hasActed).toBe(false);
});

// What is asked of the others

test("whoever asked is told when it was declined, and only then", () => {
  const undo = (seat: number): Proposed => ({ what: "undo", seat, needs: [1 - seat], agreed: [] });
  const told = (seat: number, then: Partial<TableSeen>): boolean => {
    const { facts, wire } = Table.running();
    const table = { ...tableOf({}), seq: 5 };
    wire.hear({ type: "table", table: { ...table, proposal: undo(seat) } });
    wire.hear({ type: "table", table: { ...table, proposal: null, ...then } });
    return facts.isDeclined;
  };
  expect(told(0, {})).toBe(true);
  expect(told(0, { seq: 6 })).toBe(false); // agreed to, or overtaken by a move
  expect(told(0, { status: "over" })).toBe(false);
  expect(told(1, {})).toBe(false); // not ours
});

test("that something was declined is forgotten with the next move", () => {
  const { session, facts } = Table.running();
  facts.isDeclined = true;
  session.play("a");
  expect(facts.isDeclined).toBe(false);
});
