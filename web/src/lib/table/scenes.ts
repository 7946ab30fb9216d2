// Updates as scenes: shown one after the other, each for as long as the board needs, so that what
// happens can be seen to happen. Whoever has no time for it is shown the present; whoever reads, or
// wants to go step by step, is shown the next scene when they ask for it.
import type { Seen, SeenEvent } from "../../wire";
import type { TableFacts } from "./facts";
import { LONGEST_TURN, Tempo, type Showing } from "./tempo";
import type { World } from "./world";

export interface Scene {
  view: Seen;
  events: SeenEvent[];
  seq: number; // the last entry that led to it
  seat: number; // who acted
  isOwn: boolean; // of our own action: nobody waits for that
}

/** How long a scene is shown, in milliseconds; a board may know better. */
export type Timing = (events: SeenEvent[]) => number;
const usualTiming: Timing = (events) => Math.min(2400, 260 + 340 * events.length);

export const QUEUE_TO_SKIP = 40; // this many scenes behind, we do not show them all

export class Scenes {
  timing: Timing = usualTiming;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tempo = new Tempo(
    ({ events }) => this.#usual(events),
    () => LONGEST_TURN * this.world.slowness(),
  );

  /** `rest` is called when the present is shown. */
  constructor(
    private facts: TableFacts,
    private world: Pick<World, "mayMove" | "slowness" | "hasten" | "isStepwise" | "play">,
    private rest: () => void,
  ) {}

  /** The newest view, shown or not. */
  get latest(): Seen | null {
    return this.#queue.at(-1)?.view ?? this.facts.view;
  }

  /** Nothing has ever been shown, nor is to be. */
  get isEmpty(): boolean {
    return this.latest === null;
  }

  /** Show a scene when its turn comes, or at once with all that wait. */
  push(scene: Scene, atOnce: boolean): void {
    this.#queue.push(scene);
    this.#count();
    if (atOnce) this.skip();
    else if (this.#mustWait) return;
    else if (!this.world.mayMove() || this.#queue.length > QUEUE_TO_SKIP) this.skip();
    else if (!this.#timer) this.#showNext();
  }

  /** Show nothing more until asked for it, or go on. */
  hold(isHeld: boolean): void {
    this.facts.isHeld = isHeld;
    if (!isHeld && !this.#timer && this.#queue.length) this.#showNext();
  }

  /** Show the next scene now. */
  next(): void {
    clearTimeout(this.#timer);
    this.#showNext(true);
  }

  /** The next scene is shown when somebody asks for it. */
  get #mustWait(): boolean {
    const { isHeld, moment } = this.facts;
    const isReading = isHeld || moment !== null || this.world.isStepwise();
    return isReading && this.#queue[0]?.isOwn === false;
  }

  #count(): void {
    this.facts.nWaiting = this.#queue.length;
    if (this.#queue.length) this.facts.isBusy = true;
  }

  /** Show the present at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    const events = this.#queue.flatMap((scene) => scene.events);
    this.clear();
    if (last) this.#show({ ...last, events }, false);
    else this.facts.motion = false;
    this.rest();
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.world.hasten(1);
    this.facts.nWaiting = 0;
    this.facts.isBusy = false;
  }

  #showNext(isAsked = false): void {
    this.#timer = undefined;
    this.world.hasten(1);
    if (this.#mustWait && !isAsked) return;
    const scene = this.#queue.shift();
    this.facts.isBusy = scene !== undefined;
    this.facts.nWaiting = this.#queue.length;
    if (!scene) return this.rest();
    const { lasts, haste, moves } = isAsked ? this.#inFull(scene) : this.#inTime(scene);
    this.world.hasten(haste);
    this.#show(scene, moves && this.world.mayMove());
    this.#timer = setTimeout(() => this.#showNext(), lasts);
  }

  /** As somebody wants it who goes step by step. */
  #inFull({ events }: Scene): Showing {
    return { lasts: this.#usual(events), haste: 1, moves: true };
  }

  /** So that a turn of others does not take long, however many scenes it has. */
  #inTime(scene: Scene): Showing {
    return this.#tempo.next(scene, this.#queue);
  }

  #usual(events: SeenEvent[]): number {
    return events.length ? this.timing(events) * this.world.slowness() : 0;
  }

  #show({ view, events, seq }: Scene, motion: boolean): void {
    const wasMine = this.facts.view?.actions.length ?? 0;
    Object.assign(this.facts, { motion, events, view, shown: seq });
    if (view.actions.length && view.to_act.length < 2) this.facts.refusal = null;
    if (events.length) this.world.play("move");
    if (!wasMine && view.actions.length) this.world.play("turn");
  }
}
