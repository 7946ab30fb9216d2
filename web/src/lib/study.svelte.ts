// A position that is studied: where one is, how one came there, and what is best.
import type { SeenEvent, StudyQuestion, StudySeen } from "../wire";

type Ask = (question: StudyQuestion) => Promise<StudySeen>;

export class Study {
  told = $state.raw<StudySeen | null>(null);
  past = $state.raw<StudySeen[]>([]); // the positions before, the first one first
  events = $state.raw<SeenEvent[]>([]);
  refusal = $state("");
  clause = $state("");
  fault = $state(""); // why there is no such position
  isBusy = $state(false);
  #ask: Ask;

  constructor(
    readonly game: string,
    ask: Ask, // `study` of api.ts
  ) {
    this.#ask = ask;
  }

  /** Go to a position by its text; "" is where the game begins. */
  async open(position: string): Promise<void> {
    const found = await this.#asked({ game: this.game, position });
    if (found) this.#show(found, [], []);
  }

  /** Play an action here; one that is not legal says why. Whether it was. */
  async play(action: string): Promise<boolean> {
    const told = this.told;
    if (!told || this.isBusy) return false;
    const { position, seat } = told;
    const found = await this.#asked({ game: this.game, position, seat, action });
    if (!found) return false;
    if (found.refusal) {
      [this.refusal, this.clause] = [found.refusal, found.clause ?? ""];
      return false;
    }
    this.#show(found, [...this.past, { ...told, lines: [] }], found.events);
    return true;
  }

  /** Ask what is best here. */
  async think(): Promise<void> {
    const told = this.told;
    if (!told || this.isBusy) return;
    const { position, seat } = told;
    const found = await this.#asked({ game: this.game, position, seat, best: true });
    if (found) this.told = found;
  }

  /** Have the bot play the best it finds. */
  async answer(): Promise<void> {
    if (!this.told?.lines?.length) await this.think();
    const best = this.told?.lines?.[0];
    if (best) await this.play(best.action);
  }

  /** Back to the position before. */
  back(): void {
    const before = this.past.at(-1);
    if (before && !this.isBusy) this.#show(before, this.past.slice(0, -1), []);
  }

  #show(told: StudySeen, past: StudySeen[], events: SeenEvent[]): void {
    this.told = told;
    this.past = past;
    this.events = events;
    this.refusal = this.clause = "";
  }

  async #asked(question: StudyQuestion): Promise<StudySeen | null> {
    this.isBusy = true;
    try {
      const found = await this.#ask(question);
      this.fault = "";
      return found;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : "";
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
