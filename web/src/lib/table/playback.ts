// Looking back while a game goes on: an earlier position, or what happened step by step.
// Positions are asked of the server, which says what this viewer saw then.
import type { Seen, SeenEvent } from "../../wire";
import type { Entry, TableFacts } from "./facts";

export interface Step {
  n: number; // how many actions stand
  entry: Entry | null; // the last of them; null: the beginning
  view: Seen;
}

export interface Moment extends Step {
  until: number; // where a playback ends; the same as `n` for a single position
  since: number; // where it began
  isRunning: boolean; // goes on by itself
  motion: boolean; // its events are to be animated
}

export interface Steps {
  (from: number, count: number): Promise<Step[]>;
}

export interface Pace {
  mayMove(): boolean;
  duration(events: SeenEvent[]): number; // ms a step is shown
}

export const eventsOf = (entry: Entry | null): SeenEvent[] =>
  entry?.type === "happened" ? entry.events : [];

const MOST = 50; // steps the server gives at once
const READING = 900; // ms more, to read what the step is called

export class Playback {
  #steps = new Map<number, Step>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // answers to earlier questions are not heard

  constructor(
    private facts: TableFacts,
    private read: Steps,
    private pace: Pace,
  ) {}

  /** Show the position after `n` actions. */
  async show(n: number): Promise<void> {
    if (await this.#load(n, n)) this.#put(n, { since: n, until: n, isRunning: false }, false);
  }

  /** Play what led from one position to another. */
  async replay(since: number, until: number): Promise<void> {
    const from = Math.max(since, until - MOST + 1);
    if (!(await this.#load(from, until))) return;
    this.#put(from, { since: from, until, isRunning: true }, false);
    this.#wait(READING / 2);
  }

  /** One step on or back; it stops going on by itself. */
  step(by: 1 | -1): void {
    const { moment } = this.facts;
    if (!moment) return;
    clearTimeout(this.#timer);
    this.#put(moment.n + by, { ...moment, isRunning: false }, by > 0);
  }

  /** Stop, or go on by itself; at the end: from the start. */
  toggle(): void {
    const { moment } = this.facts;
    if (!moment) return;
    clearTimeout(this.#timer);
    const isRunning = !moment.isRunning;
    if (isRunning && moment.n >= moment.until)
      this.#put(moment.since, { ...moment, isRunning }, false);
    else this.facts.moment = { ...moment, isRunning };
    if (isRunning) this.#wait(READING / 2);
  }

  /** Back to now. */
  close(): void {
    clearTimeout(this.#timer);
    this.#run++;
    this.#steps.clear();
    this.facts.moment = null;
  }

  /** Have all steps from `first` to `last`; false when nobody waits for them any more. */
  async #load(first: number, last: number): Promise<boolean> {
    clearTimeout(this.#timer);
    const run = ++this.#run;
    const steps = await this.read(first, last - first + 1).catch(() => []);
    if (run !== this.#run) return false;
    this.#steps = new Map(steps.map((step) => [step.n, step]));
    if (!this.#steps.has(first)) this.facts.fault = { code: "offline", text: "", about: "moments" };
    return this.#steps.has(first);
  }

  #put(n: number, how: Pick<Moment, "since" | "until" | "isRunning">, isNext: boolean): void {
    const step = this.#steps.get(n);
    if (!step) return;
    const { since, until, isRunning } = how;
    const motion = isNext && this.pace.mayMove();
    this.facts.moment = { ...step, since, until, isRunning, motion };
  }

  #wait(pause: number): void {
    this.#timer = setTimeout(() => this.#goOn(), pause);
  }

  #goOn(): void {
    const { moment } = this.facts;
    if (!moment?.isRunning) return;
    if (moment.n >= moment.until) return void (this.facts.moment = { ...moment, isRunning: false });
    this.#put(moment.n + 1, moment, true);
    const { entry } = this.facts.moment ?? moment;
    this.#wait(READING + this.pace.duration(eventsOf(entry)));
  }
}
