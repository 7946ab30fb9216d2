// What is known of a table, for whoever draws it. The session writes it; nobody else but those who
// close a notice (`refusal`, `isDeclined`, `fault`, `hints`).
import type {
  Happened,
  Hints,
  Move,
  Noted,
  Seen,
  SeenEvent,
  Skip,
  TableSeen,
  Talk,
} from "../../wire";

import type { Moment } from "./playback";

export type Entry = Happened | Noted | Skip;

export interface Refusal {
  action: string | null;
  reason: string;
  clause: string;
}

export interface Fault {
  code: string; // "storage", "offline", "stale", ...
  text: string;
  about: string | null; // the type of the request
}

export interface TableFacts {
  table: TableSeen | null;
  view: Seen | null; // as shown: scenes may be waiting
  events: SeenEvent[]; // what led to that view, to be animated
  motion: boolean; // whether it is
  isBusy: boolean; // scenes are still being shown
  isHeld: boolean; // the person reads: the next scene waits for a click
  nWaiting: number; // scenes that are not shown yet
  shown: number; // the last entry that led to the view that is shown
  moment: Moment | null; // an earlier position that is looked at
  entries: Entry[]; // the log
  chat: Talk[];
  seat: number | null; // through whose eyes
  curtain: number | null; // the seat that is to take the screen
  pending: Move | null; // our move that is under way
  refusal: Refusal | null;
  isDeclined: boolean; // what we asked of the others was not agreed to
  fault: Fault | null;
  hints: Hints | null;
  isThinking: boolean; // a hint is on its way
}

/** Nothing is known yet. */
export const noFacts = (): TableFacts => ({
  table: null,
  view: null,
  events: [],
  motion: false,
  isBusy: false,
  isHeld: false,
  nWaiting: 0,
  shown: 0,
  moment: null,
  entries: [],
  chat: [],
  seat: null,
  curtain: null,
  pending: null,
  refusal: null,
  isDeclined: false,
  fault: null,
  hints: null,
  isThinking: false,
});
