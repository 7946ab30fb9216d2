// The steps of a finished game, loaded a page at a time as they are needed.
import { language } from "./i18n.svelte";
import type { Source, Step } from "./replay";

const PAGE = 50;
const SOON = 10; // steps before the end of a page, the next is loaded

export class ReplaySteps {
  steps = $state.raw<Record<number, Step>>({});
  all = $state<number | null>(null);
  fault = $state(false);
  #asked = new Set<string>();

  constructor(readonly source: Source) {}

  /** Another language, or other eyes: what was loaded says nothing any more. */
  forget(): void {
    this.#asked.clear();
    this.steps = {};
  }

  /** Load what is needed to look at a position. */
  want(here: number, eyes: string): void {
    const from = Math.floor(here / PAGE) * PAGE;
    void this.#load(from, eyes);
    if (here % PAGE > PAGE - SOON) void this.#load(from + PAGE, eyes);
  }

  async #load(from: number, eyes: string): Promise<void> {
    const code = language();
    const key = `${code} ${eyes} ${from}`;
    if (this.#asked.has(key) || (this.all !== null && from > this.all)) return;
    this.#asked.add(key);
    try {
      const found = await this.source.steps(eyes, from, PAGE);
      if (!this.#asked.has(key)) return; // forgotten meanwhile
      this.all = found.n_steps;
      this.steps = {
        ...this.steps,
        ...Object.fromEntries(found.steps.map((one) => [one.n, one])),
      };
    } catch {
      this.fault = true;
    }
  }
}
