// The one loop over the browser's frames, for what boards move by hand. Headless: tests bring their
// own frames.
import { paced } from "./pace";

export interface Frames {
  now(): number; // ms
  next(draw: (time: number) => void): void; // once, at the next frame
}

const browser: Frames = {
  now: () => performance.now(),
  next: (draw) => void requestAnimationFrame(draw),
};

/** Do a step at every frame, until one says false. */
export function everyFrame(step: (time: number) => boolean, frames = browser): Promise<void> {
  return new Promise((done) => {
    const draw = (time: number): void => (step(time) ? frames.next(draw) : done());
    frames.next(draw);
  });
}

/** Draw a motion of `lasts` ms (at the usual pace), from part 0 to 1, while it is wanted. */
export function moving(
  lasts: number,
  draw: (part: number) => void,
  isWanted: () => boolean,
  frames = browser,
): Promise<void> {
  const start = frames.now();
  const whole = paced(lasts);
  return everyFrame((time) => {
    if (!isWanted()) return false;
    // a frame may begin before us
    const part = Math.min(1, Math.max(0, (time - start) / whole));
    draw(part);
    return part < 1;
  }, frames);
}

/** Slow at both ends. */
export const eased = (part: number): number =>
  part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;

/** Shows things one after the other; the next showing ends the one before it. */
export class Showing {
  #run = 0;

  /** Show all things, each with whether it is still wanted; whether it came to the end. */
  async all<T>(
    things: T[],
    show: (thing: T, isWanted: () => boolean) => Promise<void>,
  ): Promise<boolean> {
    const run = ++this.#run;
    const isWanted = (): boolean => this.#run === run;
    for (const thing of things) {
      await show(thing, isWanted);
      if (!isWanted()) return false;
    }
    return true;
  }
}
