// Made by tools/make_view_types.py from games/spacewalk/view.py; do not edit.

export type Phase = "draw" | "placing" | "card" | "move" | "order" | "step" | "after" | "gap" | "over";

export type Size = "large" | "medium" | "small";

/** Ships of one size and owner. */
export interface Fleet {
  size: Size;
  owner: string;
  count: number;
}

/** Ships in flight. */
export interface Group {
  space: number;
  distance: number;
  ships: Fleet[];
}

/** What anyone may know. */
export interface View {
  phase: Phase;
  actor: string;
  turn: string;
  round: number;
  orbit: string; // "big oooooo*..." or the letters alone: o planet, * black hole
  ships: Fleet[][]; // [space]
  reserve: number[][]; // [seat][size]
  group: Group | null;
  tokens: number[];
  has_paid: boolean[];
  hands: (Record<string, number>)[] | null; // how many of each card, where cards are played
  last_effect: string | null;
}
