// What games/zylatron/view.py tells.

export type Colour = "red" | "blue" | "green" | "yellow";
export type Kind = "battle_star" | "star_fighter" | "warrior" | "missile";
export type Place = [number, number]; // x, y with x + y even

export interface Piece {
  name: string; // rf1
  kind: Kind;
  owner: Colour | null;
  point: Place;
  carrier: string | null;
  damage: number;
  did: string; // m moved, f fired, ...
}

export interface Factory {
  name: string; // red-moon
  owner: Colour | null;
  point: Place;
  condition: "working" | "damaged" | "destroyed";
}

export interface Player {
  colour: Colour;
  planet: string | null;
  held_by: Colour | null;
  money: number;
  lost: string[];
}

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
  sheet: {
    kinds: Record<Kind, { moves: number; lasers: number; pegs: number; price: number }>;
    factory_price: number;
    beam: number;
    blast: number;
    moves: number;
  };
  galaxy: { width: number; height: number; land: number[]; headquarters: Record<string, Place> };
}

export const KINDS: readonly Kind[] = ["battle_star", "star_fighter", "warrior", "missile"];
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
