// How long each scene is shown: in full while there is time for it, shorter when a turn gets long,
// so that nobody waits long for a turn of many small actions.
import type { SeenEvent } from "../../wire";

/** What is to be known of a scene here. */
export interface Act {
  events: SeenEvent[];
  seat: number; // who acted; NATURE: nobody
  isOwn: boolean; // ours, with what nature made of it
  view: { to_act: number[] }; // after it
}

/** How a scene is shown. */
export interface Showing {
  lasts: number; // ms
  haste: number; // 1: the board moves as usual; 0.5: it takes half the time
  moves: boolean;
}

export const NATURE = -1;
export const LONGEST_TURN = 4000; // ms that a turn of others is shown for, at the usual pace
const BEHIND = 0.5; // of that, when turns of further seats wait already
const REST = 1500; // ms: after such a pause there is all the time again
const SEEN = 60; // ms: what is over sooner need not move

export class Tempo {
  #seat = NATURE;
  #isOurs = false; // the turn: nobody hurries us
  #spent = 0; // ms, of the turn that is being shown
  #until = -Infinity; // when all that came so far has been shown

  /** `usual` says how many ms of `longest` an act takes that nobody hurries. */
  constructor(
    private usual: (act: Act) => number,
    private longest: () => number,
  ) {}

  /** How an act is shown that others wait behind. */
  next(act: Act, waiting: Act[]): Showing {
    if (this.#isNewTurn(act)) this.#spent = 0;
    if (act.seat !== NATURE) [this.#seat, this.#isOurs] = [act.seat, act.isOwn];
    const full = this.usual(act);
    const lasts = this.#isOurs ? full : Math.min(full, this.#share(act, waiting));
    this.#spent += lasts;
    this.#until = performance.now() + lasts;
    return { lasts, haste: full ? lasts / full : 1, moves: lasts >= Math.min(SEEN, full) };
  }

  /** Somebody else's, or after a pause. */
  #isNewTurn({ seat }: Act): boolean {
    return (seat !== NATURE && seat !== this.#seat) || performance.now() - this.#until > REST;
  }

  /** The part of what is left of the turn's time that falls to this act. */
  #share(act: Act, waiting: Act[]): number {
    const other = waiting.findIndex(({ seat }) => seat !== NATURE && seat !== this.#seat);
    const turn = [act, ...(other < 0 ? waiting : waiting.slice(0, other))];
    const left = Math.max(0, this.longest() * (other < 0 ? 1 : BEHIND) - this.#spent);
    const known = turn.reduce((sum, one) => sum + this.usual(one), 0);
    const needed = known + (this.#goesOn(turn) ? this.usual(act) : 0); // more is to come
    return needed ? (left * this.usual(act)) / needed : 0;
  }

  #goesOn(turn: Act[]): boolean {
    const toAct = turn.at(-1)?.view.to_act ?? [];
    return toAct.includes(this.#seat) || toAct.includes(NATURE);
  }
}
