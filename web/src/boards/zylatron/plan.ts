// What happened, as a plan of motions and effects. Headless.
import type { BoardEvent } from "../board";
import { hurry, type Timed, type Track } from "../kit/motion";
import { spot, way } from "./geometry";
import { colourOf, factoryName, kindOf, pieceName, pointOf, rootOf, targetName } from "./names";
import { COLOURS, type Colour, type Kind, type Piece, type Place, type View } from "./types";

export interface Effect extends Timed {
  id: number;
  kind: "ring" | "boom" | "spark" | "beam" | "blast" | "card" | "laser" | "coin";
  place: Place;
  to?: Place;
  text: string;
  colour: Colour | null;
}

export interface Ghost {
  name: string;
  kind: Kind;
  owner: Colour | null;
  track: Track;
}

export interface Banner extends Timed {
  id: number;
  message: string;
  values: Record<string, string | number>;
  colours: Record<string, Colour>; // blanks to be filled with names of colours
  colour: Colour | null;
}

export interface Plan {
  total: number;
  busy: number; // when everything has arrived; some effects still fade
  tracks: Map<string, Track>; // of the stacks on the board, by the name of their root
  ghosts: Ghost[];
  effects: Effect[];
  banners: Banner[];
  places: Place[]; // where something happens
}

const STEP = 85; // ms a point of a way

/** What is needed of a view; without one only the times of a plan are right. */
type Known = Pick<View, "pieces" | "factories" | "galaxy">;
const NOTHING: Known = {
  pieces: [],
  factories: [],
  galaxy: { width: 61, height: 32, land: [], headquarters: {} },
};

/** The plan of some events that ended in this view. */
export function planOf(view: View | null, events: BoardEvent[]): Plan {
  const maker = new Maker(view ?? NOTHING, events);
  for (const event of events) maker.tell(event);
  return maker.finish();
}

class Maker {
  now = 0;
  n = 0;
  plan: Plan = {
    total: 0,
    busy: 0,
    tracks: new Map(),
    ghosts: [],
    effects: [],
    banners: [],
    places: [],
  };
  where = new Map<string, Place>();
  owners = new Map<string, Colour | null>();

  constructor(
    readonly view: Known,
    events: BoardEvent[],
  ) {
    for (const piece of view.pieces) {
      this.where.set(piece.name, piece.point);
      this.owners.set(piece.name, piece.owner);
    }
    for (const { kind, numbers } of [...events].reverse()) {
      const [a = 0, b = 0] = numbers;
      if (kind === "piece_lost" || kind === "piece_went" || kind === "missile_detonated")
        this.where.set(pieceName(a), pointOf(b));
    }
  }

  tell({ kind, numbers }: BoardEvent): void {
    const [a = 0, b = 0, c = 0] = numbers;
    const name = pieceName(a);
    const seat = COLOURS[a] ?? null;
    const deeds: Record<string, () => void> = {
      planet_picked: () => this.#say("picks", seat, { colour: seat }),
      turn_began: () => this.#say("turn", seat, { colour: seat }, { n: b }),
      move_began: () => this.#effect("ring", this.#at(name), 420, 80, name),
      piece_went: () => this.#go(name, pointOf(b), pointOf(c)),
      piece_loaded: () => this.#effect("ring", this.#at(pieceName(b)), 500, 160, name),
      piece_docked: () => this.#effect("ring", this.#at(pieceName(b)), 500, 160, name),
      piece_shifted: () => this.#effect("ring", this.#at(pieceName(b)), 500, 160, name),
      piece_dropped: () => this.#effect("ring", pointOf(b), 500, 160, name),
      piece_beamed_aboard: () => this.#beam(name, this.#at(pieceName(b))),
      piece_beamed_down: () => this.#beam(name, pointOf(b)),
      laser_fired: () => this.#laser(name, targetName(b)),
      missile_detonated: () => this.#detonate(name, pointOf(b), pointOf(c)),
      card_drawn: () =>
        this.#effect(
          "card",
          this.#target(targetName(b)),
          950,
          420,
          "",
          ["hit", "miss", "damage"][a] ?? "",
        ),
      piece_lost: () => this.#lose(name, pointOf(b)),
      piece_damaged: () => this.#effect("spark", this.#at(name), 700, 220, name),
      factory_destroyed: () => this.#effect("boom", this.#target(factoryName(a)), 800, 300),
      factory_damaged: () => this.#effect("spark", this.#target(factoryName(a)), 700, 220),
      pile_reshuffled: () => this.#say("reshuffled", null),
      piece_bought: () => this.#effect("beam", pointOf(b), 700, 250, name),
      piece_repaired: () => this.#effect("ring", this.#at(name), 600, 200, name),
      factory_rebuilt: () => this.#effect("ring", this.#target(factoryName(a)), 600, 200),
      income_paid: () => this.#say("income", seat, { colour: seat }, { n: b }),
      zylon_taken: () => this.#say("zylon", seat, { colour: seat }),
      player_captured: () =>
        this.#say("captured", COLOURS[b] ?? null, { colour: seat, other: COLOURS[b] ?? null }),
      player_without_warrior: () =>
        this.#say("inherits", COLOURS[b] ?? null, { colour: seat, other: COLOURS[b] ?? null }),
      player_deserted: () => this.#say("deserted", seat, { colour: seat }),
      last_player_left: () => this.#say("wins", seat, { colour: seat }),
      rounds_are_over: () => this.#say("rounds", null, {}, { n: a }),
    };
    deeds[kind]?.();
  }

  finish(): Plan {
    const { plan } = this;
    const timed = [...plan.effects, ...plan.banners];
    plan.total = Math.max(this.now, ...timed.map((one) => one.at + one.lasts), 0);
    const faster = hurry(plan.total);
    const tracks = [...plan.tracks.values(), ...plan.ghosts.map((ghost) => ghost.track)];
    for (const one of [...timed, ...tracks.flatMap((track) => track.legs)]) {
      one.at *= faster;
      one.lasts *= faster;
    }
    for (const track of tracks) {
      if (track.shows !== undefined) track.shows *= faster;
      if (track.hides !== undefined) track.hides *= faster;
    }
    plan.busy = Math.min(this.now + 120, plan.total) * faster;
    plan.total *= faster;
    return plan;
  }

  #at(name: string): Place {
    return this.where.get(name) ?? [0, 0];
  }

  #target(name: string): Place {
    return this.view.factories.find((one) => one.name === name)?.point ?? this.#at(name);
  }

  #piece(name: string): Piece | undefined {
    return this.view.pieces.find((one) => one.name === name);
  }

  /** The track of a piece: of its stack if it stands by itself at the end, else of a ghost. */
  #track(name: string, start: Place): Track {
    const isRoot = this.#piece(name)?.carrier === null;
    const found = isRoot
      ? this.plan.tracks.get(name)
      : this.plan.ghosts.find((ghost) => ghost.name === name)?.track;
    if (found) return found;
    const track: Track = { start: spot(start), legs: [] };
    if (isRoot) this.plan.tracks.set(name, track);
    else
      this.plan.ghosts.push({
        name,
        kind: kindOf(name),
        owner: this.owners.get(name) ?? colourOf(name),
        track,
      });
    return track;
  }

  #go(name: string, from: Place, to: Place): void {
    const track = this.#track(name, from);
    const points = way(this.view, this.#piece(name), from, to).slice(1);
    points.forEach((place, index) => {
      track.legs.push({
        at: this.now + index * STEP,
        lasts: STEP,
        to: spot(place),
        easing: "linear",
      });
    });
    this.plan.places.push(from, to);
    this.now += points.length * STEP + 60;
    if (this.#piece(name)?.carrier !== null) track.hides = this.now;
    for (const piece of this.view.pieces)
      if (rootOf(this.view, piece.name) === name) this.where.set(piece.name, to);
    this.where.set(name, to);
  }

  #beam(name: string, to: Place): void {
    this.#effect("beam", this.#at(name), 620, 260, name);
    this.#effect("beam", to, 620, 320, name);
    this.where.set(name, to);
  }

  #laser(name: string, target: string): void {
    this.#effect("laser", this.#at(name), 620, 380, name);
    const last = this.plan.effects.at(-1);
    if (last) last.to = this.#target(target);
    this.plan.places.push(this.#target(target));
  }

  #detonate(name: string, from: Place, to: Place): void {
    const track = this.#track(name, from);
    track.legs.push({ at: this.now, lasts: 520, to: spot(to), easing: "ease-in" });
    this.now += 520;
    track.hides = this.now;
    this.#effect("blast", to, 800, 300);
    this.where.set(name, to);
  }

  #lose(name: string, place: Place): void {
    const track = this.#track(name, place);
    track.hides ??= this.now + 120;
    this.#effect("boom", place, 800, 120, name);
  }

  #effect(
    kind: Effect["kind"],
    place: Place,
    lasts: number,
    then: number,
    name = "",
    text = "",
  ): void {
    const colour = name ? (this.owners.get(name) ?? colourOf(name)) : null;
    this.plan.effects.push({ id: this.n++, kind, place, at: this.now, lasts, text, colour });
    this.plan.places.push(place);
    this.now += then;
  }

  #say(
    message: string,
    colour: Colour | null,
    colours: Record<string, Colour | null> = {},
    values: Record<string, string | number> = {},
  ): void {
    const known = Object.fromEntries(
      Object.entries(colours).filter(([, one]) => one !== null),
    ) as Record<string, Colour>;
    this.plan.banners.push({
      id: this.n++,
      at: this.now,
      lasts: 1300,
      message: `zylatron.banner.${message}`,
      values,
      colours: known,
      colour,
    });
    this.now += 260;
  }
}
