// How far somebody has come in the lessons of a game. Headless; the page keeps it in the browser.
import type { CourseSeen } from "../../wire";

export interface Place {
  lesson: string;
  step: number; // from 0
  start: string; // the position, if the step continues
}

export interface Progress {
  done: string[]; // steps and exercises, by id
  at: Place | null; // where to go on
}

export const noProgress = (): Progress => ({ done: [], at: null });

/** What is kept, if it is still of this course; a course may have changed since. */
export function readProgress(kept: unknown, course: CourseSeen): Progress {
  const found = kept as Partial<Progress> | null;
  const ids = new Set(course.lessons.flatMap((lesson) => lesson.steps));
  const done = Array.isArray(found?.done) ? found.done.filter((id) => ids.has(id)) : [];
  const at = found?.at ?? null;
  const lesson = course.lessons.find((one) => one.id === at?.lesson);
  return { done, at: at && lesson && at.step < lesson.steps.length ? at : null };
}

/** A step is done. */
export const withDone = (progress: Progress, step: string): Progress => ({
  ...progress,
  done: progress.done.includes(step) ? progress.done : [...progress.done, step],
});

/** Whether all of a lesson is done; its last step only leads to a table. */
export function isDone(progress: Progress, steps: string[]): boolean {
  const deeds = steps.length > 1 ? steps.slice(0, -1) : steps;
  return deeds.every((id) => progress.done.includes(id));
}

/** Where a visit begins: at the lesson asked for, where one left, or at the first not done. */
export function beginning(progress: Progress, course: CourseSeen, asked: string | null): Place {
  const wanted = course.lessons.find((one) => one.id === asked)?.id ?? null;
  if (progress.at && (wanted === null || wanted === progress.at.lesson)) return progress.at;
  const open = course.lessons.find((one) => !isDone(progress, one.steps));
  const lesson = wanted ?? open?.id ?? course.lessons[0]?.id ?? "";
  return { lesson, step: 0, start: "" };
}
