// What the shell and the boards owe each other. A board draws a position and turns clicks into
// action texts; it knows geometry and colours, no rules: the server says what is legal.
import type { Component } from "svelte";
import type { Setup } from "./setup";

export type Texts = (id: string, values?: Record<string, string | number>) => string;

export interface BoardSeat {
  seat: number;
  name: string; // the rulebook's name: red, ship1, ...
  player: string; // who plays it, for people
}

export interface BoardEvent {
  kind: string; // a message id of the game: ship_flew
  numbers: number[];
  text: string; // the sentence
}

/** What one seat did since the last action at this screen. */
export interface BoardTurn {
  seat: number;
  actions: string[];
  events: BoardEvent[];
}

export interface BoardProps<V = any> {
  view: V; // `view.board` of the server: what games/GAME/view.py builds
  actions: string[]; // legal action texts of the seat that acts at this screen; [] if none
  seat: number | null; // whose knowledge is shown; null: a spectator
  you: number | null; // the seat of the person at this screen; null: it is none of theirs
  seats: BoardSeat[];
  events: BoardEvent[]; // what just happened, in order, to animate
  past?: BoardTurn[]; // what others did since our last action, to be marked; not while it is shown
  motion: boolean; // false: no animation (reduced motion, skipping, replay jumps)
  isTable?: boolean; // at a table, where what one sets here goes on from turn to turn
  glow?: Spot[]; // what a lesson points at: a board that can be moved shows it
  showLegal: boolean; // the person wants all legal moves shown
  highlight: string | null; // an action text hovered or focused in the list of moves: preview it
  onhighlight: (action: string | null) => void; // the board hovers a place of an action
  onplay: (action: string) => void; // play this text; it may be illegal: the shell says why
  words?: (action: string) => string | undefined; // a legal action in plain words, from the server
  t: Texts; // texts; a board keeps its own in boards/GAME/texts/CODE.ftl, ids prefixed "GAME."
}

/** Where something glows: elements of the board, or a rectangle in the units of its drawing. */
export type Spot = ElementSpot | DrawnSpot;

export interface ElementSpot {
  elements: string[]; // selectors; one glow round all of them
  isDiamond?: boolean; // a square that stands on a corner
}

export interface DrawnSpot {
  drawing: string; // the selector of an <svg>
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something on the board that the glossary explains. */
export interface Named {
  term: string; // of the game's glossary: black-hole
  spot?: Spot; // where it is; or
  each?: string; // a selector: every element it finds
  what?: string; // this very thing in words: Blue's Warrior 2, damaged
}

export interface Share {
  label: string; // "3 large ships"
  points: number;
}

export interface BoardModule {
  default: Component<BoardProps>;
  Side?: Component<BoardProps>; // hand or tray, beside or below the board
  /** The position in sentences, for screen readers; `holder`: whose view it is, if not ours. */
  describe?: (view: any, t: Texts, holder: string | null) => string[];
  label?: (action: string, view: any, t: Texts) => string; // an action in words
  group?: (action: string, view: any, t: Texts) => string; // its heading, when there are many
  /** What a seat's points were earned with; together they are its score. */
  breakdown?: (view: any, events: BoardEvent[], seat: number, t: Texts) => Share[];
  ending?: (view: any, events: BoardEvent[], t: Texts) => string; // why it ended, in a sentence
  hasSecret?: (view: any) => boolean; // whether anybody holds something that others may not see
  isRace?: (view: any) => boolean; // finding moves is the game: no list, no marks
  answers?: string[]; // verbs of actions in the turns of others: what they did stays marked
  quiet?: string[]; // kinds of events that need no caption
  halves?: string[]; // verbs of actions that the next action ends, and says whole
  duration?: (events: BoardEvent[]) => number; // milliseconds the board needs to show these events
  spots?: (mark: string, view: any) => Spot[]; // where a lesson's mark glows: `planet 3`
  terms?: (view: any, t: Texts) => Named[]; // what is on the board, for the glossary
  setup?: Setup; // how clicks change the text of a position, to set one up by hand
  offered?: (actions: string[], tray: string[]) => string[]; // with a tray of a few pieces
}

/** The heading of each action at a board, where the game has headings. */
export const headingsOf = (
  module: BoardModule | null,
  board: unknown,
  t: Texts,
): ((action: string) => string) | undefined => {
  const { group } = module ?? {};
  return group && ((action) => group(action, board, t));
};
