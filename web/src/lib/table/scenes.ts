// Updates as scenes: shown one after the other, each for as long as the board needs, so that what
// happens can be seen to happen. Whoever has no time for it is shown the present.
import type { Seen, SeenEvent } from "../../wire";
import type { TableFacts } from "./facts";
import type { World } from "./world";

export interface Scene {
  view: Seen;
  events: SeenEvent[];
}

/** How long a scene is shown, in milliseconds; a board may know better. */
export type Timing = (events: SeenEvent[]) => number;
const usualTiming: Timing = (events) => Math.min(2400, 260 + 340 * events.length);

export const QUEUE_TO_SKIP = 12; // this many scenes behind, we do not show them all
const QUEUE_TO_HURRY = 4;
const HURRY = 0.4; // of the usual time

export class Scenes {
  timing: Timing = usualTiming;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `rest` is called when the present is shown. */
  constructor(
    private facts: TableFacts,
    private world: Pick<World, "mayMove" | "play">,
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
    if (atOnce || !this.world.mayMove() || this.#queue.length > QUEUE_TO_SKIP) this.skip();
    else if (!this.#timer) this.#showNext();
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
    this.facts.isBusy = false;
  }

  #showNext(): void {
    this.#timer = undefined;
    const scene = this.#queue.shift();
    this.facts.isBusy = scene !== undefined;
    if (!scene) return this.rest();
    this.#show(scene, true);
    this.#timer = setTimeout(() => this.#showNext(), this.#pauseAfter(scene));
  }

  #pauseAfter(scene: Scene): number {
    if (scene.events.length === 0) return 0;
    return this.timing(scene.events) * (this.#queue.length > QUEUE_TO_HURRY ? HURRY : 1);
  }

  #show({ view, events }: Scene, motion: boolean): void {
    const wasMine = this.facts.view?.actions.length ?? 0;
    Object.assign(this.facts, { motion, events, view });
    if (view.actions.length && view.to_act.length < 2) this.facts.refusal = null;
    if (events.length) this.world.play("move");
    if (!wasMine && view.actions.length) this.world.play("turn");
  }
}
