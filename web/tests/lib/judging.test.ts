// Judging a finished game on this device: rounds, workers that share tasks, and what goes wrong.
import { beforeEach, expect, test, vi } from "vitest";
import type { Thinker } from "../../src/device/lender";
import type { Asked, Told } from "../../src/device/messages";
import { judgeHere, type JudgingWorld } from "../../src/lib/judging";
import type { EngineSeen, Judged, JudgingOrder, JudgingSeen, JudgeTask } from "../../src/wire";

const task = (n: number, iterations: number): JudgeTask => ({ n, iterations, sights: [] });
const ENGINE = { game: "spacewalk", module: "/api/modules/1.wasm" } as unknown as EngineSeen;
const ANALYSIS = { done: 5, total: 5, positions: [0, 1, 2] };
const ROUNDS = [[task(0, 8), task(1, 8), task(2, 8)], [task(1, 16), task(2, 16)], []];

/** Answers at once, unless it is told to fail. */
class FakeWorker implements Thinker {
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;
  judged = 0;
  isEnded = false;
  constructor(private fault: (asked: Asked) => string | null) {}
  postMessage = (asked: Asked): void => {
    queueMicrotask(() => this.onmessage?.({ data: this.#answer(asked) } as MessageEvent<Told>));
  };
  terminate = (): void => void (this.isEnded = true);
  #answer(asked: Asked): Told {
    const text = this.fault(asked);
    if (text) return { kind: "failed", why: "damaged", text };
    if (asked.kind !== "judge") return { kind: "opened", perSecond: null };
    this.judged += 1;
    const { n, iterations } = asked.task;
    return { kind: "judged", judged: { n, iterations, shares: [0.5, 0.5] } };
  }
}

let workers: FakeWorker[];
let orders: JudgingOrder[];
let kept: Judged[][];
let fault: (asked: Asked) => string | null;
let world: JudgingWorld;

beforeEach(() => {
  [workers, orders, kept] = [[], [], []];
  fault = () => null;
  world = {
    ask: (order) => {
      orders.push(order);
      const nDone = order.found!.length;
      const round = nDone >= 5 ? 2 : nDone >= 3 ? 1 : 0;
      const analysis = round === 2 ? ANALYSIS : null;
      const seen = { tasks: ROUNDS[round], done: nDone, total: 5, analysis };
      return Promise.resolve(seen as unknown as JudgingSeen);
    },
    engine: () => Promise.resolve(ENGINE),
    thinker: () => {
      const worker = new FakeWorker((asked) => fault(asked));
      workers.push(worker);
      return worker;
    },
    addressOf: (path) => `https://here${path}`,
    nWorkers: 2,
    patience: 1000,
    found: [],
    keep: (found) => void kept.push(found),
  };
});

test("all rounds are searched by all workers, told and kept", async () => {
  const progress: number[] = [];
  const found = await judgeHere(world, false, (done) => void progress.push(done));
  expect(found).toBe(ANALYSIS);
  expect(orders.map((order) => order.found!.length)).toEqual([0, 3, 5]);
  expect(kept.map((one) => one.length)).toEqual([3, 5]);
  expect(progress).toEqual([0, 1, 2, 3, 3, 4, 5]);
  expect(workers.map((one) => one.judged > 0)).toEqual([true, true]);
  expect(workers.every((one) => one.isEnded)).toBe(true);
});

test("what was found before is not searched again", async () => {
  await judgeHere(world, false, () => {});
  const again = { ...world, found: kept.at(-1)! };
  workers = [];
  await judgeHere(again, true, () => {});
  expect(workers).toEqual([]);
  expect(orders.at(-1)!.captain).toBe(true);
});

test.each(["open", "judge"])(
  "a worker that fails to %s ends it, and no worker stays",
  async (kind) => {
    fault = (asked) => (asked.kind === kind ? "out of memory" : null);
    await expect(judgeHere(world, false, () => {})).rejects.toThrow("out of memory");
    expect(workers.every((one) => one.isEnded)).toBe(true);
    expect(kept).toEqual([]);
  },
);

test("a worker that says nothing is not waited for, and none stays", async () => {
  vi.useFakeTimers();
  const thinker = world.thinker;
  world.thinker = () => Object.assign(thinker(), { postMessage: () => {} });
  const ended = judgeHere(world, false, () => {}).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(world.patience);
  expect(await ended).toContain("has said nothing for 1000 ms");
  expect(workers.every((one) => one.isEnded)).toBe(true);
  vi.useRealTimers();
});

test("a server with nothing to search and nothing to say is not asked for ever", async () => {
  ROUNDS[0] = [];
  await expect(judgeHere(world, false, () => {})).rejects.toThrow("nothing to search");
});
