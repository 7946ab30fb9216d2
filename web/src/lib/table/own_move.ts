// The move we are making: sent, sent again with the same id, acknowledged, refused, or too late.
import type { Move } from "../../wire";
import { Backoff } from "../backoff";
import type { TableFacts } from "./facts";

export class OwnMove {
  #acked: number | null = null; // the entry it has become
  #late: string | null = null; // an action that came too late, to be tried again
  #backoff = new Backoff();

  constructor(
    private facts: TableFacts,
    private send: (move: Move) => void,
  ) {}

  begin(move: Move): void {
    this.facts.pending = move;
    this.send(move);
  }

  /** The connection is back. */
  resume(): void {
    if (this.facts.pending && !this.#backoff.isWaiting) this.send(this.facts.pending);
  }

  /** It could not be stored: again with the same id, after a pause. */
  resend(): void {
    this.#backoff.again(() => this.facts.pending && this.send(this.facts.pending));
  }

  /** It is committed as entry `seq`; done with when that entry has come, too. */
  ack(id: string, seq: number, known: number): void {
    if (!this.#is(id)) return;
    this.#acked = seq;
    this.settle(known);
  }

  /** All entries up to `known` have come. */
  settle(known: number): void {
    if (this.#acked === null || this.#acked > known) return;
    this.#acked = null;
    this.#end();
  }

  /** The referee said no. */
  refuse(id: string | null): void {
    if (this.#is(id)) this.#end();
  }

  /** It was not understood: there is nothing to wait for. */
  drop(): void {
    this.facts.pending = null;
  }

  /** Somebody was quicker; whether that was about this move. */
  miss(id: string): boolean {
    if (!this.#is(id)) return false;
    this.#late = this.facts.pending?.action ?? null;
    this.facts.pending = null;
    return true;
  }

  /** Try a late action again after a pause. */
  retry(work: (action: string) => void): void {
    this.#backoff.again(() => {
      const action = this.#late;
      this.#late = null;
      if (action !== null && !this.facts.pending) work(action); // nothing else was played since
    });
  }

  /** There is a late action, and nobody has said yet when it is tried again. */
  get isLeftOver(): boolean {
    return this.#late !== null && !this.#backoff.isWaiting;
  }

  close(): void {
    this.#backoff.stop();
  }

  #is(id: string | null): boolean {
    return this.facts.pending !== null && this.facts.pending.id === id;
  }

  #end(): void {
    this.facts.pending = null;
    this.#backoff.reset();
  }
}
