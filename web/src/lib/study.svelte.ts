// A position that is studied: where one is, what is legal there, why not, and what is best.
import type { PathStep, SeenEvent, StudyQuestion, StudySeen } from "../wire";

type Ask = (question: StudyQuestion) => Promise<StudySeen>;

export class Study {
  told = $state.raw<StudySeen | null>(null);
  isMoved = $state(false); // something was played since it was opened
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

  /** Go to a position by its text, and what is played from there; "" is where the game begins. */
  async open(position: string, path: PathStep[] = []): Promise<boolean> {
    const found = await this.#asked({ game: this.game, position, path });
    if (found) this.#show(found, false, []);
    return found !== null;
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
    this.#show(found, true, found.events);
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

  /** The best that is found here; null where nobody acts. */
  async best(): Promise<string | null> {
    if (!this.told?.lines?.length) await this.think();
    return this.told?.lines?.[0]?.action ?? null;
  }

  #show(told: StudySeen, isMoved: boolean, events: SeenEvent[]): void {
    this.told = told;
    this.isMoved = isMoved;
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
