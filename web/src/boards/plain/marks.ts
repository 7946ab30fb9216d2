// What a lesson of a game without a board of its own may point at. Headless.
import type { Spot } from "../board";

/** `pick 3`: the place that picks this word of an action. */
export function spots(mark: string): Spot[] {
  const word = /^pick ([\w ]+)$/.exec(mark)?.[1];
  return word ? [{ elements: [`[data-pick="${word}"]`] }] : [];
}
