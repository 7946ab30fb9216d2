// What is drawn while pieces fly: stacks as they stand, and the one piece in the air.
import type { BoardEvent } from "../board";
import { eased, moving, Showing } from "../kit/frames";
import {
  flightOf,
  FLIGHT_TIME,
  land,
  lift,
  stacksOf,
  wayOf,
  type Cell,
  type Facing,
  type Flight,
  type Stacks,
  type View,
} from "./grid";
import { U } from "./measures";

export interface Flying {
  flight: Flight;
  x: number;
  y: number;
  facing: Facing;
}

export class Flights {
  shown = $state.raw<Stacks>({});
  flying = $state.raw<Flying | null>(null);
  #showing = new Showing();

  constructor(view: View) {
    this.shown = stacksOf(view);
  }

  /** Show how `now` came about, piece by piece; without motion show it at once. */
  async show(
    now: View,
    news: BoardEvent[],
    motion: boolean,
    byNumber: Map<number, Cell>,
  ): Promise<void> {
    const flights = news.map((one) => flightOf(one, byNumber)).filter((one) => one !== null);
    const fly = (one: Flight, isWanted: () => boolean): Promise<void> => this.#fly(one, isWanted);
    if (!(await this.#showing.all(motion ? flights : [], fly))) return;
    this.flying = null;
    this.shown = stacksOf(now);
  }

  async #fly(flight: Flight, isWanted: () => boolean): Promise<void> {
    const { from, to } = flight;
    const old = this.shown[from.name]?.facing ?? from.only ?? wayOf(from, to) ?? "n";
    this.#leave(flight);
    const draw = (part: number): void => void (this.flying = pointOf(flight, old, part));
    await moving(FLIGHT_TIME, draw, isWanted);
    if (!isWanted()) return;
    this.flying = null;
    if (flight.isSquare) {
      const piece = { owner: flight.owner, came_through: false, landed_now: false };
      const square = { facing: old, isSquare: true, pieces: [piece, piece] };
      this.shown = { ...this.shown, [to.name]: square };
    } else this.shown = land(this.shown, to.name, flight.facing ?? to.only ?? old, flight.owner);
  }

  #leave({ from, to, isSquare }: Flight): void {
    if (!isSquare) return void (this.shown = lift(this.shown, from.name, wayOf(from, to)));
    const { [from.name]: _, ...others } = this.shown;
    this.shown = others;
  }
}

/** The piece in the air; it turns when it has passed most of its way. */
function pointOf(flight: Flight, old: Facing, part: number): Flying {
  const { from, to } = flight;
  const along = eased(part);
  return {
    flight,
    x: (from.x + (to.x - from.x) * along) * U,
    y: -(from.y + (to.y - from.y) * along) * U,
    facing: along < 0.6 ? (wayOf(from, to) ?? old) : (flight.facing ?? old),
  };
}
