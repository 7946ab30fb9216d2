// What happened, as a plan of motions and effects. Headless.
import type { BoardEvent } from "../board";
import { hurry, type Timed, type Track } from "../kit/motion";
import { scrolled, shipPlace, stand, type Cell } from "./geometry";
import type { View } from "./types";

const CARDS = ["forward", "backward", "sideways", "upheaval"];
export const cardName = (card: number): string =>
  `${CARDS[Math.floor(card / 4)]} ${(card % 4) + 1}`;

export interface Effect extends Timed, Cell {
  id: number;
  kind: "points" | "boom" | "star" | "ring" | "card" | "dealt" | "thrown" | "jolt";
  ship: number;
  text: string; // "+5", "forward 3"
}

export interface Banner extends Timed {
  id: number;
  message: string; // a text id
  values: Record<string, string | number>;
}

export interface Plan {
  total: number;
  busy: number; // when everything has arrived; some effects still fade
  ships: Map<number, Track>;
  flames: Map<number, Timed[]>;
  ghosts: number[]; // ships that are no longer in play but were when this began
  base: Track | null;
  effects: Effect[];
  banners: Banner[];
}

/** The plan of some events that ended in this view; without one only its times are right. */
export function planOf(view: View | null, events: BoardEvent[]): Plan {
  const maker = new Maker(view, events);
  for (const event of events) maker.tell(event);
  return maker.finish();
}

class Maker {
  now = 0;
  places = new Map<number, Cell>();
  ships = new Map<number, Track>();
  flames = new Map<number, Timed[]>();
  ghosts = new Set<number>();
  base: Track | null = null;
  effects: Effect[] = [];
  banners: Banner[] = [];
  n = 0;

  constructor(
    readonly view: View | null,
    events: BoardEvent[],
  ) {
    view?.ships.forEach((ship, seat) => {
      const place = shipPlace(ship);
      if (place) this.places.set(seat, place);
    });
    for (const event of [...events].reverse()) this.#rewind(event);
    for (const [seat, place] of this.places)
      this.ships.set(seat, { start: stand(place), legs: [] });
  }

  /** Put a ship back where it was before an event. */
  #rewind({ kind, numbers }: BoardEvent): void {
    const [seat = 0, row = 0, column = 0] = numbers;
    if (kind === "ship_flew" || kind === "ship_displaced") this.places.set(seat, { row, column });
    if (kind === "took_off") this.places.set(seat, { row: -1.6, column });
  }

  tell(event: BoardEvent): void {
    const [seat = 0, b = 0, c = 0, d = 0, e = 0] = event.numbers;
    const deeds: Record<string, () => void> = {
      took_off: () => this.#fly(seat, { row: b, column: c }, 420, "cubic-bezier(.2,.8,.3,1)"),
      card_dealt: () => this.#deal(seat),
      pile_shuffled: () => this.#say("shuffled", { n: seat }),
      round_began: () => this.#say("round", { n: seat }, 120),
      card_played: () => this.#effect("card", seat, 600, cardName(b), 220),
      ship_flew: () =>
        this.#fly(seat, { row: d, column: e }, 200 + 60 * (Math.abs(d - b) + Math.abs(e - c))),
      ship_displaced: () => this.#displace(seat, { row: d, column: e }),
      base_moved: () => this.#scroll(seat, b),
      hazard_hit: () => this.#jolt(seat, "−1"),
      ship_lost: () => this.#lose(seat),
      landed: () => this.#land(seat, c),
      landed_again: () => this.#effect("ring", seat, 500, "", 200),
      bad_landing: () => this.#jolt(seat, "−1"),
      freed: () => this.#effect("ring", seat, 500, "", 150),
      finished_voyage: () => this.#finish(seat),
      waited: () => this.#wait(seat, b, c),
      passed: () => this.#say("passes", { ship: seat + 1 }),
      hand_discarded: () => this.#effect("thrown", seat, 500, "", 200),
      survived: () => this.#effect("points", seat, 900, "+1", 160),
      game_ended: () => this.#say("over", {}, 1200),
    };
    deeds[event.kind]?.();
  }

  finish(): Plan {
    const total = Math.max(
      this.now,
      ...this.effects.map((one) => one.at + one.lasts),
      ...this.banners.map((one) => one.at + one.lasts),
      0,
    );
    const faster = hurry(total);
    const quicken = (one: Timed): void => {
      one.at *= faster;
      one.lasts *= faster;
    };
    [...this.effects, ...this.banners, ...[...this.flames.values()].flat()].forEach(quicken);
    const tracks = [...this.ships.values(), ...(this.base ? [this.base] : [])];
    for (const track of tracks) {
      track.legs.forEach(quicken);
      if (track.hides !== undefined) track.hides *= faster;
    }
    return {
      total: total * faster,
      busy: Math.min(this.now + 120, total) * faster,
      ships: this.ships,
      flames: this.flames,
      ghosts: [...this.ghosts],
      base: this.base,
      effects: this.effects,
      banners: this.banners,
    };
  }

  #place(seat: number): Cell {
    return this.places.get(seat) ?? { row: 0, column: 0 };
  }

  #fly(seat: number, to: Cell, lasts: number, easing?: string): void {
    const track = this.ships.get(seat) ?? { start: stand(this.#place(seat)), legs: [] };
    track.legs.push({ at: this.now, lasts, to: stand(to), ...(easing ? { easing } : {}) });
    this.ships.set(seat, track);
    this.flames.set(seat, [...(this.flames.get(seat) ?? []), { at: this.now, lasts }]);
    this.places.set(seat, to);
    this.now += lasts + 60;
  }

  #displace(seat: number, to: Cell): void {
    this.#effect("jolt", seat, 260, "", 120);
    this.#fly(seat, to, 320);
  }

  #scroll(before: number, steps: number): void {
    this.base ??= { start: scrolled(before), legs: [] };
    const lasts = 320 + 200 * steps;
    this.base.legs.push({ at: this.now, lasts, to: scrolled(before + steps) });
    this.now += lasts + 80;
  }

  #deal(seat: number): void {
    this.#effect("dealt", seat, 420, "", 30);
  }

  #jolt(seat: number, text: string): void {
    this.#effect("jolt", seat, 360, "", 0);
    this.#effect("points", seat, 900, text, 260);
  }

  #land(seat: number, points: number): void {
    this.#effect("star", seat, 800, "", 0);
    this.#effect("points", seat, 1000, `+${points}`, 420);
  }

  #lose(seat: number): void {
    this.#effect("boom", seat, 900, "", 0);
    this.#vanish(seat, this.now + 160);
    this.now += 520;
  }

  #finish(seat: number): void {
    this.#say("finished", { ship: seat + 1 }, 900);
    this.#effect("star", seat, 800, "", 300);
    this.#vanish(seat, this.now);
  }

  #vanish(seat: number, at: number): void {
    const track = this.ships.get(seat) ?? { start: stand(this.#place(seat)), legs: [] };
    track.hides = at;
    this.ships.set(seat, track);
    if (!shipPlace(this.view?.ships[seat])) this.ghosts.add(seat);
  }

  #wait(seat: number, card: number, lost: number): void {
    this.#effect("card", seat, 800, card >= 0 ? cardName(card) : "", 200);
    if (lost) this.#effect("points", seat, 900, `−${lost}`, 200);
  }

  #effect(kind: Effect["kind"], ship: number, lasts: number, text: string, then: number): void {
    this.effects.push({
      id: this.n++,
      kind,
      ship,
      at: this.now,
      lasts,
      text,
      ...this.#place(ship),
    });
    this.now += then;
  }

  #say(message: string, values: Record<string, string | number>, then = 300): void {
    this.banners.push({
      id: this.n++,
      at: this.now,
      lasts: 1100,
      message: `astron.banner.${message}`,
      values,
    });
    this.now += then;
  }
}
