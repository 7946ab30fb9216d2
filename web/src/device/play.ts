// A way of play through a position, by the rules of a module.
import { gameSeed } from "./chance";
import type { Engine } from "./engine";
import { CHANCE } from "./tree";

const NOTHING_TOLD = 1; // row of a trace: it records no events

export class Play {
  readonly #state: number;
  readonly #at: Record<string, number> = {};

  constructor(private engine: Engine) {
    const { card, desk } = engine.plan;
    this.#state = engine.reserve(card.state_bytes);
    for (const { name, fixed } of desk)
      if (["actions", "weights", "rng", "trace"].includes(name))
        this.#at[name] = engine.reserve(fixed);
  }

  /** Begin at a position; what its seat may not know is dealt by a seed. */
  begin(known: Uint8Array, seat: number, seed: number): void {
    this.engine.bytes(this.#state, known.length).set(known);
    this.engine.longs(this.#at["rng"]!, 1)[0] = gameSeed(BigInt(seed), 0n);
    this.#ask("deal_hidden", seat, this.#at["rng"]!);
  }

  apply(seat: number, action: number): void {
    this.#ask("apply", seat, action, this.#at["trace"]!, NOTHING_TOLD);
  }

  get isOver(): boolean {
    return this.#ask("is_over") !== 0;
  }

  /** Whether a seat, or nature, may do this now. */
  isPossible(seat: number, action: number): boolean {
    const isDue = this.#ask("chance_due") !== 0;
    if (seat !== CHANCE) return !isDue && this.#ask("why_not", seat, action) === 0;
    if (!isDue) return false;
    const { actions, weights } = this.#at;
    const n = this.#ask("fill_chance", actions!, weights!);
    return this.engine.ints(actions!, n).includes(action);
  }

  scores(nSeats: number): number[] {
    return Array.from({ length: nSeats }, (_, seat) => this.#ask("score", seat));
  }

  #ask(name: string, ...args: number[]): number {
    return this.engine.call(name, this.engine.board, this.#state, ...args);
  }
}
