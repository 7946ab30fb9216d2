// A lesson as this screen knows it: asks for judgements, shows what comes of them, takes back.
// Without runes or DOM; `world` brings the judge, the clock and the time that a board needs.
import type { LessonQuestion, LessonScene, LessonSeen, Seen, SeenEvent } from "../../wire";
import type { Place } from "./progress";

export interface LessonWorld {
  judge: (question: LessonQuestion) => Promise<LessonSeen>;
  mayMove: () => boolean;
  wait: (call: () => void, ms: number) => unknown; // setTimeout
  stop: (timer: unknown) => void;
  done: (step: string) => void; // to be kept
}

export type Mood = "task" | "praise" | "wrong" | "refused" | "late" | "threat";

export interface LessonFacts {
  told: LessonSeen | null; // of the step as it stands
  view: Seen | null; // as shown: scenes may be waiting
  events: SeenEvent[];
  motion: boolean;
  isBusy: boolean; // being judged or shown
  mood: Mood;
  say: string;
  clause: string;
  happened: string[]; // what the last action brought, in sentences
  isHinting: boolean;
  secondsLeft: number | null; // live: until the others come
  fault: unknown;
}

export const noLesson = (): LessonFacts => ({
  told: null,
  view: null,
  events: [],
  motion: false,
  isBusy: true,
  mood: "task",
  say: "",
  clause: "",
  happened: [],
  isHinting: false,
  secondsLeft: null,
  fault: null,
});

export const FAILURES_TO_HINT = 2;
export const LONGER = 10; // seconds more after a lost race
const MOODS: Record<string, Mood> = {
  done: "praise",
  wrong: "wrong",
  refused: "refused",
  late: "late",
  threat: "threat",
};
const usualTiming = (events: SeenEvent[]): number => Math.min(2400, 260 + 340 * events.length);

export class LessonSession {
  timing: (events: SeenEvent[]) => number = usualTiming;
  #actions: string[] = []; // those that stand
  #answered: number | null = null; // live: the others came after this many
  #nFailures = 0;
  #more = 0; // seconds
  #timers = new Set<unknown>();
  #clock: unknown;
  #asked = 0; // the number of the last question: older answers come too late
  #last: (() => Promise<void>) | null = null; // the last question, once more

  constructor(
    readonly game: string,
    public place: Place,
    readonly facts: LessonFacts,
    private world: LessonWorld,
  ) {}

  /** Begin the step anew. */
  async open(): Promise<void> {
    this.#actions = [];
    this.#answered = null;
    await this.#ask([], null, (told) => this.#begin(told));
  }

  /** Ask once more what could not be answered; what was done before stands. */
  async again(): Promise<void> {
    if (this.facts.fault) await this.#last?.();
  }

  /** Whether something may be played now. */
  get mayPlay(): boolean {
    const { told, mood, isBusy } = this.facts;
    return told !== null && !isBusy && (mood === "task" || mood === "refused");
  }

  /** Try an action. */
  async play(action: string): Promise<void> {
    if (!this.mayPlay) return;
    await this.#ask([...this.#actions, action], this.#answered, (told) => this.#judged(told));
  }

  /** Show what would come if nothing were done; it is taken back like a mistake. */
  async whatIf(): Promise<void> {
    if (!this.mayPlay || !this.facts.told?.has_threat || this.#actions.length) return;
    await this.#ask([], null, (told) => this.#threatened(told), true);
  }

  /** Take the wrong action back. */
  async takeBack(): Promise<void> {
    if (!["wrong", "late", "threat"].includes(this.facts.mood)) return;
    if (this.facts.mood === "late") {
      this.#more += LONGER;
      return this.open();
    }
    await this.#ask(this.#actions, this.#answered, (told) => this.#resumed(told));
  }

  /** Say what would be good. */
  hint(): void {
    this.facts.isHinting = true;
  }

  /** Go to another step. */
  async go(place: Place): Promise<void> {
    this.place = place;
    this.#more = this.#nFailures = 0;
    this.facts.isHinting = false;
    await this.open();
  }

  /** Nothing comes any more. */
  close(): void {
    this.#asked++;
    this.#stopClock();
    for (const timer of this.#timers) this.world.stop(timer);
    this.#timers.clear();
  }

  async #ask(
    actions: string[],
    answered: number | null,
    then: (told: LessonSeen) => void,
    what_if = false,
  ): Promise<void> {
    const { lesson, step, start } = this.place;
    const number = ++this.#asked;
    this.#last = () => this.#ask(actions, answered, then, what_if);
    this.facts.isBusy = true;
    try {
      const question: LessonQuestion = { game: this.game, lesson, step, start, actions, answered };
      if (what_if) question.what_if = true;
      const told = await this.world.judge(question);
      if (number !== this.#asked) return;
      this.facts.fault = null;
      then(told);
    } catch (error) {
      if (number !== this.#asked) return;
      Object.assign(this.facts, { fault: error, isBusy: false });
    }
  }

  #begin(told: LessonSeen): void {
    Object.assign(this.facts, {
      told,
      view: told.view,
      events: [],
      motion: false,
      isBusy: false,
      mood: "task",
      say: "",
      clause: "",
      happened: [],
    });
    this.#startClock(told.after);
  }

  /** A step that goes on after something was taken back: the present is the last scene. */
  #resumed(told: LessonSeen): void {
    const view = told.scenes.at(-1)?.view ?? told.view;
    Object.assign(this.facts, { told, view, events: [], motion: false, isBusy: false });
    if (this.facts.mood === "threat") this.facts.say = ""; // of a mistake it stays to be read
    Object.assign(this.facts, { mood: "task", happened: [] });
  }

  #threatened(told: LessonSeen): void {
    this.facts.happened = told.scenes.flatMap((scene) => scene.entry.events.map((e) => e.text));
    this.#show(told.scenes, () => this.#rest(told));
  }

  #judged(told: LessonSeen): void {
    this.#actions = told.kept;
    const isFailure = ["wrong", "refused", "late"].includes(told.verdict);
    if (isFailure) this.#nFailures++;
    if (told.verdict === "done") this.#finish(told);
    this.facts.happened = told.scenes.flatMap((scene) => scene.entry.events.map((e) => e.text));
    if (!isFailure || told.verdict === "refused") this.facts.told = told;
    if (told.verdict === "refused") return this.#rest(told);
    this.#show(told.scenes, () => this.#rest(told));
  }

  #finish(told: LessonSeen): void {
    this.#stopClock();
    this.#nFailures = 0;
    this.world.done(told.id);
  }

  #rest(told: LessonSeen): void {
    const mood = MOODS[told.verdict] ?? "task";
    const { say, clause } = told;
    Object.assign(this.facts, { mood, say, clause, isBusy: false });
    if (this.#nFailures >= FAILURES_TO_HINT) this.facts.isHinting = true;
    if (mood === "praise" || mood === "late") this.#stopClock();
  }

  #show(scenes: LessonScene[], rest: () => void): void {
    const [scene, ...later] = scenes;
    if (!scene) return rest();
    const motion = this.world.mayMove();
    const { events } = scene.entry;
    Object.assign(this.facts, { view: scene.view, events, motion });
    if (!motion || events.length === 0) return this.#show(later, rest);
    const timer = this.world.wait(() => {
      this.#timers.delete(timer);
      this.#show(later, rest);
    }, this.timing(events));
    this.#timers.add(timer);
  }

  // Live play

  #startClock(after: number): void {
    this.#stopClock();
    if (!after) return;
    this.facts.secondsLeft = after + this.#more;
    this.#clock = this.world.wait(() => this.#tick(), 1000);
  }

  #tick(): void {
    const left = (this.facts.secondsLeft ?? 0) - 1;
    this.facts.secondsLeft = Math.max(0, left);
    if (left > 0 || !this.mayPlay) this.#clock = this.world.wait(() => this.#tick(), 1000);
    else void this.#othersCome();
  }

  async #othersCome(): Promise<void> {
    this.facts.secondsLeft = null;
    this.#answered = this.#actions.length;
    await this.#ask(this.#actions, this.#answered, (told) => this.#judged(told));
  }

  #stopClock(): void {
    this.world.stop(this.#clock);
    this.facts.secondsLeft = null;
  }
}
