// How long to wait before something is sent again: a quarter of a second, doubling to eight,
// give or take a quarter.

export const SHORTEST = 250; // ms
export const LONGEST = 8000;

/** The pause before attempt n (0, 1, ...); `luck` (0 to 1) spreads browsers that come back. */
export const pauseBefore = (n: number, luck: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.min(n, 10)) * (0.75 + luck / 2);

/** Does one thing again after growing pauses, until it is told that all is well. */
export class Backoff {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something is to be done again, but not yet. */
  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** Do it after the next pause; what waited before is dropped. */
  again(work: () => void): void {
    clearTimeout(this.#timer);
    const pause = pauseBefore(this.#tries, Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      work();
    }, pause);
  }

  /** It went well: the next pause is short again. */
  reset(): void {
    this.stop();
    this.#tries = 0;
  }

  /** Do nothing more; the pauses stay as long as they are. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
