// What a board tells the analysis board so that people can set a position up by hand: how a click
// changes the text of a position. Whether a position can be is for the server to say.
import type { Texts } from "./board";

export interface Choice {
  id: string;
  label: string;
}

export interface Setup {
  space: string; // the attribute that names a space on the board: data-space
  /** A position with nothing half done: as it is between two turns. */
  settle: (position: string) => string;
  pieces: (seats: string[], t: Texts) => Choice[];
  ways?: (t: Texts) => Choice[]; // which way a piece points
  put: (position: string, space: string, piece: string, way: string, view: any) => string;
  take: (position: string, space: string) => string; // the piece that lies on top there
  phases: (t: Texts) => Choice[]; // those one can choose; [] if there is only one
  withPhase: (position: string, phase: string) => string;
}
