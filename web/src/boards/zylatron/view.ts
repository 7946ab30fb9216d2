// Made by tools/make_view_types.py from games/zylatron/view.py; do not edit.

export type Colour = "red" | "blue" | "green" | "yellow";

export type Kind = "battle_star" | "star_fighter" | "warrior" | "missile";

export type Place = [number, number];

/** A piece on the board. */
export interface Piece {
  name: string; // rf1
  kind: Kind;
  owner: Colour | null;
  point: Place;
  carrier: string | null;
  damage: number;
  did: string; // m moved, f fired, ...
}

/** A factory of a planet that somebody holds. */
export interface Factory {
  name: string; // red-moon
  owner: Colour | null;
  point: Place;
  condition: "working" | "damaged" | "destroyed";
}

/** A seat: its planet, its money, what it has lost. */
export interface Player {
  colour: Colour;
  planet: string | null;
  held_by: Colour | null;
  money: number;
  lost: string[];
}

/** What the information sheet says of a kind of piece. */
export interface KindSheet {
  moves: number;
  lasers: number;
  pegs: number;
  price: number;
}

/** The information sheet and the range card, at the prices of this table. */
export interface InformationSheet {
  kinds: Record<Kind, KindSheet>;
  factory_price: number;
  beam: number;
  blast: number;
  moves: number;
}

/** The board; bit c of `land[y]` says that point (2 c + y % 2, y) is land. */
export interface Galaxy {
  width: number;
  height: number;
  land: number[];
  headquarters: Record<string, Place>;
}

/** What anyone may know. */
export interface View {
  phase:
    | "pick"
    | "act"
    | "join"
    | "leave"
    | "fire"
    | "launch"
    | "beam"
    | "shift"
    | "buy"
    | "card"
    | "over";
  turn: Colour;
  round: number;
  max_rounds: number;
  moves_left: number;
  mover: string | null;
  steps_left: number;
  subject: string | null;
  target: string | null;
  blast: Place | null;
  zylon: Colour | null;
  players: Player[];
  pieces: Piece[];
  factories: Factory[];
  strikes: Record<"hit" | "miss" | "damage", number>;
  sheet: InformationSheet;
  galaxy: Galaxy;
}
