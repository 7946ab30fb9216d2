// Takes part in a table's roll by itself, and checks the log when the game is over.
import type { TableSeen } from "../wire";
import { readLogHead } from "./api";
import { Backoff } from "./backoff";
import { guest } from "./guest.svelte";
import {
  answer,
  checkLog,
  Deceived,
  nothingKept,
  type Head,
  type Kept,
  type RollFault,
} from "./roll";
import { wire } from "./socket.svelte";
import { recall, remember } from "./storage";

export class Fairness {
  fault = $state<RollFault | null>(null);
  isChecked = $state(false); // the log is there, and proves the cards

  #kept: Kept = nothingKept();
  #table: TableSeen | null = null;
  #backoff = new Backoff();
  #isChecking = false;

  constructor(
    private id: string,
    private invite: string | null,
  ) {}

  /** A table's state has come: bind ourselves, show our words, or check what became of them. */
  hear(table: TableSeen): void {
    this.#table = table;
    const me = guest()?.id;
    if (me === undefined) return;
    const kept = this.#recall();
    try {
      const requests = answer(table, me, kept);
      this.#remember(kept); // before anything is sent: a reload must find our words
      for (const request of requests) wire.send(request);
    } catch (error) {
      this.#blame(error);
    }
    if (table.status === "over" && Object.keys(kept.rolls).length) void this.#check(kept);
  }

  /** The server could not store what we sent: again, after a pause. */
  tryAgain(): void {
    this.#backoff.again(() => this.#table && this.hear(this.#table));
  }

  /** It has been stored. */
  settle(): void {
    this.#backoff.reset();
  }

  close(): void {
    this.#backoff.stop();
  }

  async #check(kept: Kept): Promise<void> {
    if (this.#isChecking || this.isChecked) return;
    this.#isChecking = true;
    try {
      checkLog((await readLogHead(this.id, this.invite)) as Head, kept);
      this.isChecked = true;
      remember(`roll.${this.id}`, undefined); // nothing is left to be proved
    } catch (error) {
      this.#blame(error);
    }
    this.#isChecking = false;
  }

  #blame(error: unknown): void {
    if (error instanceof Deceived) this.fault = error.code;
  }

  #recall(): Kept {
    return recall<Kept>(`roll.${this.id}`, this.#kept);
  }

  #remember(kept: Kept): void {
    this.#kept = kept;
    if (Object.keys(kept.commitments).length) remember(`roll.${this.id}`, kept);
  }
}
