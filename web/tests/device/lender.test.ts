// Lending a device to a table: where it helps, once, and never in the way of playing.
import { beforeEach, expect, test } from "vitest";
import { Lender, type LenderWorld, type Thinker } from "../../src/device/lender";
import type { Asked, Told } from "../../src/device/messages";
import type { Consult, EngineSeen, SeatSeen, TableSeen } from "../../src/wire";
import { FakeWire, GAME } from "../lib/fake_world";

class FakeThinker implements Thinker {
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;
  asked: Asked[] = [];
  isEnded = false;
  postMessage = (asked: Asked): void => void this.asked.push(asked);
  terminate = (): void => void (this.isEnded = true);
  tell = (told: Told): void => this.onmessage?.({ data: told } as MessageEvent<Told>);
}

const ENGINE = {
  game: "spacewalk",
  module: "/api/modules/spacewalk/1.wasm",
  trial: { level: { iterations: 800 } },
} as unknown as EngineSeen;

let wire: FakeWire;
let thinkers: FakeThinker[];
let notes: unknown[];
let mayThink: boolean;
let isTried: boolean;
let engine: () => Promise<EngineSeen>;
let lender: Lender;

beforeEach(() => {
  wire = new FakeWire();
  [thinkers, notes, mayThink, isTried] = [[], [], true, false];
  engine = async () => ENGINE;
  const world: LenderWorld = {
    wire,
    me: () => "ann",
    engine: () => engine(),
    thinker: () => {
      thinkers.push(new FakeThinker());
      return thinkers.at(-1)!;
    },
    addressOf: (path) => `https://here${path}`,
    mayThink: () => mayThink,
    isTried: () => isTried,
    noteSpeed: (...speed) => notes.push(speed),
    noteFault: (why, text) => why && notes.push([why, text]),
  };
  lender = new Lender(GAME, world);
  lender.open();
});

function table(guests: (string | null)[] = ["ann", null], more: object = {}): TableSeen {
  const seats = guests.map((guest, seat) => {
    const kind = guest === null ? "bot" : guest ? "person" : "open";
    return { seat, guest, kind } as unknown as SeatSeen;
  });
  const known = { id: GAME, game: "spacewalk", status: "running", has_secrets: false, seats };
  return { ...known, ...more } as unknown as TableSeen;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function come(seen = table()): Promise<FakeThinker | undefined> {
  wire.hear({ type: "table", table: seen });
  await settle();
  return thinkers[0];
}

async function lent(): Promise<FakeThinker> {
  const thinker = (await come())!;
  thinker.tell({ kind: "opened", perSecond: 40_000 });
  return thinker;
}

const CONSULT = { type: "consult", game: GAME, viewer: 0, n: 4 } as unknown as Consult;

test("an engine is loaded, tried and lent where one person plays bots alone", async () => {
  const thinker = (await come())!;
  const module = "https://here/api/modules/spacewalk/1.wasm";
  const open = { kind: "open", engine: ENGINE, module, weights: null, isLearned: false };
  expect(thinker.asked).toEqual([{ ...open, isTried: true }]);
  expect(wire.of("lend")).toEqual([]);
  thinker.tell({ kind: "opened", perSecond: 40_000 });
  expect(notes).toEqual([["spacewalk", 40_000, 0.02]]);
  expect(wire.of("lend")).toEqual([{ type: "lend", game: GAME, yes: true }]);
  await come(table()); // more news of the table
  expect([thinkers.length, wire.of("lend").length]).toEqual([1, 1]);
});

test.each([
  ["something is secret", table(["ann", null], { has_secrets: true })],
  ["another person plays", table(["ann", "ben", null])],
  ["a seat is open", table(["ann", ""])],
  ["one only watches", table(["ben", null])],
  ["the game has not begun", table(["ann", null], { status: "open" })],
  ["the game is over", table(["ann", null], { status: "over" })],
])("nothing is loaded where %s", async (_, seen) => {
  expect(await come(seen)).toBeUndefined();
});

test("with other people it is lent for hints, where the table allows them", async () => {
  expect(await come(table(["ann", "ben"], { hints: true }))).toBeDefined();
});

test("it is not tried twice, and not lent once it is found to be slow", async () => {
  isTried = true;
  const thinker = (await come())!;
  expect(thinker.asked[0]).toMatchObject({ isTried: false });
  mayThink = false; // as the trial has shown
  thinker.tell({ kind: "opened", perSecond: null });
  expect(wire.of("lend")).toEqual([]);
});

test("what the person chooses counts at once", async () => {
  await lent();
  mayThink = false;
  lender.heed();
  mayThink = true;
  lender.heed();
  expect(wire.of("lend").map((one) => one.yes)).toEqual([true, false, true]);
});

test("a question goes to the worker, its answer to the server", async () => {
  const thinker = await lent();
  wire.hear(CONSULT, { ...CONSULT, game: "another" });
  expect(thinker.asked.slice(1)).toEqual([{ kind: "consult", consult: CONSULT }]);
  thinker.tell({ kind: "thought", n: 4, action: 17, lines: [], fault: null });
  const thought = { type: "thought", game: GAME, n: 4, action: 17, lines: [] };
  expect(wire.of("thought")).toEqual([thought]);
});

test.each([
  ["captain", false],
  ["grand_admiral", true],
])("the weights of a network are loaded at once if a %s needs them: %s", async (bot, isLearned) => {
  const network = { weights: "/api/networks/spacewalk/2.bin", bots: ["grand_admiral"] };
  engine = async () => ({ ...ENGINE, network }) as unknown as EngineSeen;
  const seats = table().seats.map((seat) => ({ ...seat, player: seat.guest ? "Ann" : bot }));
  const thinker = (await come(table(["ann", null], { seats })))!;
  const weights = "https://here/api/networks/spacewalk/2.bin";
  expect(thinker.asked[0]).toMatchObject({ weights, isLearned });
});

test("weights that are no good are told of once, and the server thinks", async () => {
  const thinker = await lent();
  wire.hear(CONSULT);
  const fault = { why: "missing", text: "the weights cannot be loaded" } as const;
  for (let n = 0; n < 2; n++)
    thinker.tell({ kind: "thought", n: 4, action: null, lines: [], fault });
  expect(notes.slice(1)).toEqual([["missing", "the weights cannot be loaded"]]);
  expect(wire.of("lend").at(-1)?.yes).toBe(false);
});

test.each(["missing", "damaged", "stale"] as const)(
  "an engine that is %s is told of",
  async (why) => {
    const thinker = (await come())!;
    thinker.tell({ kind: "failed", why, text: "the module is no good" });
    expect(notes).toEqual([[why, "the module is no good"]]);
    expect(thinker.isEnded).toBe(true);
    await come();
    expect([thinkers.length, wire.of("lend").length]).toEqual([1, 0]); // nor is it tried again
  },
);

test("a server that has no engine, and a worker that dies, leave it to the server", async () => {
  engine = async () => Promise.reject(new Error("no engine"));
  await come();
  expect(notes).toEqual([["missing", "no engine"]]);
});

test("a worker that cannot think says so, and the device is taken back", async () => {
  const thinker = await lent();
  wire.hear(CONSULT);
  const fault = { why: "damaged", text: "unreachable" } as const;
  thinker.tell({ kind: "thought", n: 4, action: null, lines: [], fault });
  expect(wire.of("thought")[0]).toMatchObject({ n: 4, action: null });
  expect(wire.of("lend").at(-1)?.yes).toBe(false);
  expect(notes.at(-1)).toEqual(["damaged", "unreachable"]);
});

test("after a lost connection it is lent again, without loading anything", async () => {
  await lent();
  wire.cut();
  wire.comeBack();
  expect([thinkers.length, wire.of("lend").length]).toEqual([1, 2]);
});

test("a device that was late is offered anew, but not for ever", async () => {
  await lent();
  const late = { type: "error", code: "not_now", text: "", about: "thought" } as const;
  for (let n = 0; n < 9; n++) wire.hear(late);
  expect(wire.of("lend").length).toBe(3);
});

test("whoever leaves the table ends the worker", async () => {
  const thinker = await lent();
  lender.close();
  expect([thinker.isEnded, wire.listeners.size, wire.greeters.size]).toEqual([true, 0, 0]);
});
