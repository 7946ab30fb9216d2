// A level at a table, as `Officer` in bots/officers.py: the same seed makes the same choices.
import type { LevelSeen, TasteSeen, ThoughtLine } from "../wire";
import { PythonRandom } from "./chance";
import { Engine } from "./engine";
import { Mind } from "./mind";
import { Taster } from "./taster";
import { CHANCE } from "./tree";
import type { Weights } from "./weights";

const LONGEST_LINE = 8;
const FIRST_SLICE = 16;
const SLICE_MS = 20; // between two looks at the clock
const RUNS = 4; // the first of them warms up
const CLOCK_MS = 1; // browsers tell the time no finer than that, for good reasons

/** What a level may have beside its numbers. */
export interface Gifts {
  weights?: Weights | null;
  taste?: TasteSeen | null;
}

export class Officer {
  readonly #mind: Mind;
  readonly #whims: PythonRandom;
  readonly #taster: Taster | null;

  constructor(
    private engine: Engine,
    private level: LevelSeen,
    nSeats: number,
    seed: number,
    { weights = null, taste = null }: Gifts = {},
  ) {
    this.#mind = new Mind(engine, level, nSeats, seed, weights);
    this.#whims = new PythonRandom(seed);
    this.#taster = taste && new Taster(engine, taste, this.#whims);
  }

  /** An action: the only one, now and then one drawn by lot, else the one most looked at. */
  choose(state: Uint8Array, seat: number): number {
    const actions = this.engine.actions(state, seat);
    if (!actions.length) throw new Error(`seat ${seat} may not act: there is nothing to choose`);
    if (actions.length === 1) return actions[0]!;
    if (this.#whims.random() < this.level.random_share) return this.#drawn(state, seat);
    this.#mind.think(state, seat, slices(this.level));
    return this.#checked(state, seat, this.#liked(state, seat));
  }

  /** The action most looked at, or by taste one that is as good. */
  #liked(state: Uint8Array, seat: number): number | undefined {
    const choices = this.#mind.choices(seat);
    if (!this.#taster) return choices[0]?.action;
    return this.#taster.choose(this.#mind.tree, state, seat, choices);
  }

  /** By lot, as likely as it looks good at once. */
  #drawn(state: Uint8Array, seat: number): number {
    this.#mind.think(state, seat, slices(this.level));
    const looks = this.#mind.impressions(seat);
    const found = lotDrawn(
      looks.map(({ look }) => look),
      this.#whims.random(),
    );
    return this.#checked(state, seat, looks[found]?.action);
  }

  /** The best lines, each as far as nature does not act. */
  lines(state: Uint8Array, seat: number, n: number): ThoughtLine[] {
    this.#mind.think(state, seat, slices(this.level));
    return this.#mind
      .choices(seat)
      .slice(0, n)
      .map(({ action, visits, value }) => {
        const line = this.#mind.bestLine(this.#checked(state, seat, action));
        const end = line.findIndex((step) => step.seat === CHANCE);
        const steps = line.slice(0, Math.min(end < 0 ? line.length : end, LONGEST_LINE));
        return { steps, visits, share: Math.min(1, Math.max(0, value)) };
      });
  }

  /** What the search has found, if the referee of this device allows it. */
  #checked(state: Uint8Array, seat: number, action: number | undefined): number {
    if (action === undefined || this.engine.whyNot(state, seat, action) !== 0)
      throw new Error(`the search has found action ${action}, which is not legal`);
    return action;
  }

  /** Positions a second: the best of some runs, since a device may be busy for a moment. */
  speed(state: Uint8Array, seat: number, milliseconds: number): number {
    const runs = Array.from({ length: RUNS }, () => this.#run(state, seat, milliseconds / RUNS));
    return Math.round(1000 * Math.max(...runs));
  }

  /** Search the same position from the beginning, again and again; iterations a millisecond. */
  #run(state: Uint8Array, seat: number, milliseconds: number): number {
    const began = performance.now();
    let [done, passed] = [0, 0];
    while (passed < milliseconds) {
      const pace = done / Math.max(passed, CLOCK_MS);
      const n = done ? Math.max(1, Math.round(pace * SLICE_MS)) : FIRST_SLICE;
      this.#mind.clear();
      this.#mind.think(state, seat, [n]);
      done += n;
      passed = performance.now() - began;
    }
    return done / passed;
  }
}

/** The number of the lot on which `luck`, from 0 to 1, falls; added up in order, as Python does. */
export function lotDrawn(lots: readonly number[], luck: number): number {
  let total = 0;
  for (const lot of lots) total += lot;
  let passed = 0;
  const mark = luck * total;
  for (const [n, lot] of lots.entries()) {
    passed += lot;
    if (mark < passed) return n;
  }
  return lots.length - 1;
}

/** Numbers of iterations to do in a row; the clock is read only if it matters. */
function* slices({ iterations, milliseconds }: LevelSeen): Generator<number> {
  if (milliseconds === null) {
    yield iterations;
    return;
  }
  const began = performance.now();
  let [done, passed] = [0, 0];
  while (done < iterations && passed < milliseconds) {
    const wanted = done ? Math.round((done / Math.max(passed, CLOCK_MS)) * SLICE_MS) : FIRST_SLICE;
    const n = Math.max(1, Math.min(wanted, iterations - done));
    yield n;
    done += n;
    passed = performance.now() - began;
  }
}
