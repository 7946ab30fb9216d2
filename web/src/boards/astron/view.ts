// Made by tools/make_view_types.py from games/astron/view.py; do not edit.

/** A ship and what it has done. */
export interface Ship {
  name: string; // ship1
  status: "ready" | "in play" | "finished" | "lost to the comet" | "lost to the rings";
  row: number | null; // of the window, 0 at the players' side
  column: number | null;
  place: string | null; // c5
  grounded: boolean;
  points: number;
  landed: number[]; // stations
  cards: number;
  team: number | null;
}

/** What a viewer may know. */
export interface View {
  phase: "take-off" | "deal" | "play" | "dodge" | "over";
  actor: string;
  turn: string;
  round: number;
  base: number; // steps so far: window row r shows base row base + r
  last_base: number;
  map: string[]; // first line: the front
  legend: Record<string, string>; // "*": "meteor stream", "M": "land of planet 2"
  window: string[];
  ships: Ship[];
  hand: string[] | null; // "forward 3"
  pile: number;
  discards: string[];
  station_points: Record<number, number>;
  team_scores: number[] | null;
}
