// A lesson in this page: its facts as Svelte sees them, progress in the browser's memory.
import type { CourseSeen, LessonSeen, Seen, SeenEvent } from "../wire";
import { askLesson } from "./api";
import { noProgress, readProgress, withDone, type Place, type Progress } from "./lesson/progress";
import { LessonSession, type LessonFacts, type Mood } from "./lesson/session";
import { mayMove } from "./settings.svelte";
import { play } from "./sound";
import { recall, remember } from "./storage";

class ShownLesson implements LessonFacts {
  told = $state.raw<LessonSeen | null>(null);
  view = $state.raw<Seen | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  motion = $state(false);
  isBusy = $state(true);
  mood = $state<Mood>("task");
  say = $state("");
  clause = $state("");
  happened = $state.raw<string[]>([]);
  isHinting = $state(false);
  secondsLeft = $state<number | null>(null);
  fault = $state.raw<unknown>(null);
}

/** How far one has come in a game's lessons; kept in the browser. */
export class Learning {
  progress = $state.raw<Progress>(noProgress());

  constructor(readonly course: CourseSeen) {
    this.progress = readProgress(recall<unknown>(this.#key, null), course);
  }

  get #key(): string {
    return `lessons.${this.course.game}`;
  }

  /** A step is done. */
  done(step: string): void {
    this.#keep(withDone(this.progress, step));
  }

  /** This is where to go on. */
  at(place: Place | null): void {
    this.#keep({ ...this.progress, at: place });
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    remember(this.#key, progress);
  }
}

/** A session that is judged by the server. */
export function lessonSession(learning: Learning, place: Place): LessonSession {
  const world = {
    judge: askLesson,
    mayMove: () => mayMove() && !document.hidden,
    wait: (call: () => void, ms: number): unknown => setTimeout(call, ms),
    stop: (timer: unknown): void => clearTimeout(timer as number),
    done: (step: string): void => {
      learning.done(step);
      play("turn");
    },
  };
  return new LessonSession(learning.course.game, place, new ShownLesson(), world);
}
