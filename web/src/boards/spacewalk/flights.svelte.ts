// What is drawn while ships fly: fleets as they stand, the ship in the air, the hole that feeds.
import type { BoardEvent } from "../board";
import { moving, Showing } from "../kit/frames";
import {
  change,
  fleetsOf,
  flightOf,
  flightPoint,
  flightTime,
  type Fleet,
  type Flight,
  type FlightPoint,
  type Spot,
  type View,
} from "./orbit";

const GULP = 500; // ms that a hole shows what it swallowed

export class Flights {
  shown = $state.raw<Fleet[][]>([]);
  flying = $state.raw<({ flight: Flight } & FlightPoint) | null>(null);
  swallowing = $state<number | null>(null);
  #showing = new Showing();

  constructor(
    view: View,
    private spots: () => Spot[],
  ) {
    this.shown = fleetsOf(view);
  }

  /** Show how `now` came about, ship by ship; without motion show it at once. */
  async show(now: View, news: BoardEvent[], motion: boolean): Promise<void> {
    const flights = news.map(flightOf).filter((flight) => flight !== null);
    const fly = (one: Flight, isWanted: () => boolean): Promise<void> => this.#fly(one, isWanted);
    if (!(await this.#showing.all(motion ? flights : [], fly))) return;
    this.flying = null;
    this.shown = fleetsOf(now);
  }

  async #fly(flight: Flight, isWanted: () => boolean): Promise<void> {
    this.#count(flight, flight.from, -1);
    const draw = (part: number): void =>
      void (this.flying = { flight, ...flightPoint(this.spots(), flight, part) });
    await moving(flightTime(flight.distance), draw, isWanted);
    if (!isWanted()) return;
    this.flying = null;
    if (flight.isLost) this.#swallow(flight.to);
    else this.#count(flight, flight.to, 1);
  }

  #swallow(hole: number): void {
    this.swallowing = hole;
    setTimeout(() => (this.swallowing = null), GULP);
  }

  #count({ size, owner }: Flight, at: number, by: number): void {
    this.shown = this.shown.map((fleets, space) =>
      space === at ? change(fleets, size, owner, by) : fleets,
    );
  }
}
