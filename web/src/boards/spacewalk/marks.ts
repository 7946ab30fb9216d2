// What a lesson may point at, and where it is on the board. Headless.
import type { Spot } from "../board";

/** `planet 3`, `hole 6`, `panel tokens`. */
export function spots(mark: string): Spot[] {
  const [kind, name] = mark.split(" ");
  if (kind === "planet" || kind === "hole")
    return [{ elements: [`[data-space="${name}"] circle`] }];
  return mark === "panel tokens" ? [{ elements: [".tokens"] }] : [];
}
