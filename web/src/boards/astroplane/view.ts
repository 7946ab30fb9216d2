// Made by tools/make_view_types.py from games/astroplane/view.py; do not edit.

/** A piece of a stack. */
export interface Piece {
  owner: string;
  came_through: boolean;
  landed_now: boolean;
}

/** One stack or Square on the board. */
export interface Stack {
  cell: string;
  x: number;
  y: number;
  facing: string; // north, ...; of a Square: one of its two
  is_square: boolean;
  pieces: Piece[]; // top first
}

/** A start area and how many pieces wait there. */
export interface StartArea {
  cell: string;
  pieces: number;
}

/** What one seat has beside the board. */
export interface Player {
  colour: string;
  side: string;
  start: StartArea[];
  reserve: number;
  removed: number;
  kills: number;
  is_out: boolean;
  game_points: number | null;
  match_points: number;
}

/** What anyone may know. */
export interface View {
  phase: string; // draw, move, send, reserve, over
  turn: string;
  first: string;
  round: number;
  last_stir: number;
  moves_left: number;
  must_move_on: string | null;
  board: string[]; // the drawing, north first
  stacks: Stack[];
  sent: string[]; // owners of pieces being sent back, next first
  reserve_due: number;
  players: Player[];
  match_to: number;
  game_number: number;
}
