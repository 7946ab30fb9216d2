// What a board tells the analysis board so that people can set a position up by hand: how a click,
// or a field beside the board, changes the text of a position. Whether a position can be is for the
// server to say.
import type { Texts } from "./board";

export interface Choice {
  id: string;
  label: string;
}

/** Something of a position that does not lie on the board: whose turn it is, money, cards. */
export interface Field {
  id: string; // turn, round, money.1; handed back to `withField`
  label: string;
  sort: "choice" | "number" | "text" | "flag" | "cards";
  value: string; // of a flag "1" or ""; of cards their ids, parted by spaces
  choices?: Choice[]; // of a choice, or the sorts of cards
  none?: string; // what an empty field says, unless it is "as usual"
  group?: string; // fields of one group stand together: a player's
  isRare?: boolean; // shown when more is asked for
}

export interface Setup {
  space: string; // the attribute that names a space on the board: data-space
  /** Where spaces are no elements: the one at a point of the drawing (an svg), in its units. */
  spaceAt?: (x: number, y: number, view: any) => string | null;
  /** As a position is between two turns, where what is half done cannot be set up. */
  settle: (position: string) => string;
  pieces: (seats: string[], t: Texts) => Choice[];
  ways?: (t: Texts) => Choice[]; // how a piece is put: which way it points
  way?: (t: Texts) => string; // what that is called, unless it is the way it points
  put: (position: string, space: string, piece: string, way: string, view: any) => string;
  take: (position: string, space: string) => string; // the piece that lies on top there
  /** `seats`: who plays, as people call them; `here`: the space that was clicked last, or "". */
  fields: (position: string, seats: Choice[], t: Texts, here: string) => Field[];
  withField: (position: string, id: string, value: string) => string;
}
