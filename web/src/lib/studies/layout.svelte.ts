// A position that is set up by hand, click by click. The server says of each whether it can be;
// one that cannot (yet) stays as a text, and the board shows the last that can.
import type { Setup } from "../../boards/setup";

export const TAKE = "take"; // the tool that removes

export class Layout {
  text = $state("");
  tool = $state(TAKE); // a piece, or TAKE
  way = $state("");
  here = $state(""); // the space that was clicked last
  #past = $state.raw<string[]>([]);
  #shown = Promise.resolve();

  constructor(
    readonly setup: Setup,
    position: string,
    private show: (position: string) => Promise<void>,
  ) {
    this.text = position;
    this.#change(setup.settle(position));
    this.#past = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  press(space: string, view: unknown): void {
    const { setup, text, tool, way } = this;
    this.here = space;
    this.#change(
      tool === TAKE ? setup.take(text, space) : setup.put(text, space, tool, way, view), //
    );
  }
  /** Change what a field beside the board says. */
  set(id: string, value: string): void {
    this.#change(this.setup.withField(this.text, id, value));
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    const rest = this.#past.slice(0, -1);
    this.#change(before);
    this.#past = rest;
  }

  #change(text: string): void {
    if (text === this.text) return;
    this.#past = [...this.#past, this.text];
    this.text = text;
    this.#shown = this.#shown.then(() => this.show(text)); // one after the other, the last one last
  }
}
