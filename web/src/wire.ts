// Made by tools/make_wire_types.py from the server's JSON schema; do not edit.
// `Request` is what a client sends, `Reply` what it gets.

/** Say who you are, and in which language to speak; without a token you may only watch. */
export interface Hello {
  type: "hello";
  token?: string | null;
  language?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Follow a table, from a seat of yours or as a spectator; `since`: the last entry seen. */
export interface Watch {
  type: "watch";
  game: string;
  seat?: number | null;
  since?: number | null;
  invite?: string | null;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  game: string;
}

/** Play an action; `base` is the last entry you have seen, `id` makes retries harmless. */
export interface Move {
  type: "move";
  game: string;
  id: string;
  base: number;
  action: string;
  seat?: number | null;
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  game: string;
  action: string;
  seat?: number | null;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  game: string;
  seat: number;
  invite?: string | null;
}

/** Leave a seat before the game begins. */
export interface Stand {
  type: "stand";
  game: string;
  seat: number;
}

/** Change from one seat of yours to an open one, before the game begins. */
export interface Swap {
  type: "swap";
  game: string;
  seat: number;
  to: number;
}

/** The host opens a seat, or puts a bot on it, before the game begins.

    An open seat may be kept: `held` is `invited` or the id of a guest. */
export interface Place {
  type: "place";
  game: string;
  seat: number;
  bot?: string | null;
  held?: string | null;
}

/** Add a word of your own to the roll for the cards, before the game begins. */
export interface Seed {
  type: "seed";
  game: string;
  seat: number;
  text: string;
}

/** Bind a seat of yours to a random word: SHA-256 of `orrery word 2|GAME|SEAT|WORD`. */
export interface Commit {
  type: "commit";
  game: string;
  seat: number;
  roll: number;
  commitment: string;
}

/** Show the word of a seat; `roll` is the hash of the roll you have checked and agree to. */
export interface Reveal {
  type: "reveal";
  game: string;
  seat: number;
  roll: string;
  word: string;
}

/** The host begins the game; `without`: seats whose word the roll does not wait for. */
export interface Start {
  type: "start";
  game: string;
  without?: number[];
}

/** Play again with the same people, seats moved on by one. */
export interface Rematch {
  type: "rematch";
  game: string;
}

/** Give up a seat. */
export interface Resign {
  type: "resign";
  game: string;
  id: string;
  seat?: number | null;
}

/** Ask the others for `undo`, `draw` or `abandon`. */
export interface Propose {
  type: "propose";
  game: string;
  id: string;
  what: string;
  seat?: number | null;
}

/** Agree to what was proposed, or not. */
export interface Answer {
  type: "answer";
  game: string;
  yes: boolean;
  seat?: number | null;
}

/** Say something at a table. */
export interface Chat {
  type: "chat";
  game: string;
  text: string;
}

/** What happened since my last turn? */
export interface Recap {
  type: "recap";
  game: string;
  seat?: number | null;
}

/** The entries after number `since`, a page of them; answered by `earlier`. */
export interface History {
  type: "history";
  game: string;
  seat?: number | null;
  since?: number;
}

/** What would a good player do on my seat? Answered by `hints`, after some thought. */
export interface Hint {
  type: "hint";
  game: string;
  seat?: number | null;
}

/** Let bots and hints of a table think on this device, where nothing is secret; or no longer. */
export interface Lend {
  type: "lend";
  game: string;
  yes?: boolean;
}

/** The answer of a device to `consult`: an action, or lines; neither: it cannot think. */
export interface Thought {
  type: "thought";
  game: string;
  n: number;
  action?: number | null;
  lines?: ThoughtLine[];
}

/** An action a device has looked at, and how play may go on. */
export interface ThoughtLine {
  steps: ThoughtStep[];
  visits: number;
  share: number;
}

/** An action by its number, and who plays it. */
export interface ThoughtStep {
  seat: number;
  action: number;
}

/** Make the seats of a guest yours, by the guest's token; for whoever keeps a name. */
export interface Bring {
  type: "bring";
  game: string;
  token: string;
  invite?: string | null;
}

/** You are this guest, or nobody; texts come in this language where a game speaks it. */
export interface Welcome {
  type: "welcome";
  guest: string | null;
  name: string | null;
  language?: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** A request that needs no other answer was carried out. */
export interface Done {
  type: "done";
  what: string;
  game: string;
}

/** A move is committed, as this entry; the same id gets the same answer for ever. */
export interface Ack {
  type: "ack";
  game: string;
  viewer: number | null;
  id: string;
  seq: number;
}

/** The referee says no. */
export interface Refused {
  type: "refused";
  game: string;
  viewer: number | null;
  id: string | null;
  reason: string;
  clause: string;
}

/** You have not seen everything: here is what came after `since`; send the move again. */
export interface Stale {
  type: "stale";
  game: string;
  viewer: number | null;
  id: string;
  since: number;
  seq: number;
  entries: (Happened | Noted | Skip)[];
}

/** An action; `action` is None when the viewer may not know it. */
export interface Happened {
  type: "happened";
  seq: number;
  seat: number;
  action: string | null;
  events: SeenEvent[];
  words?: string | null;
}

/** One thing that happened: its message id, its numbers, and the sentence in plain words. */
export interface SeenEvent {
  kind: string;
  numbers: number[];
  text: string;
}

/** A note: undo, resign, time, draw, abandon, away, back. */
export interface Noted {
  type: "noted";
  seq: number;
  seat: number;
  note: string;
}

/** An entry of which the viewer may know only that it exists: a gap always means loss. */
export interface Skip {
  type: "skip";
  seq: number;
}

/** Entries after `since`, and what you may know now. */
export interface Update {
  type: "update";
  game: string;
  viewer: number | null;
  since: number;
  seq: number;
  entries: (Happened | Noted | Skip)[];
  view: Seen;
}

/** A position as one viewer may know it. */
export interface Seen {
  seat: number | null;
  position: string;
  to_act: number[];
  actions: string[];
  scores: number[];
  is_over: boolean;
  winners: number[];
  board: Record<string, any>;
  words?: string[];
}

/** What you may know now, without the entries that led here; `history` has those. */
export interface Fresh {
  type: "fresh";
  game: string;
  viewer: number | null;
  seq: number;
  view: Seen;
}

/** The table: who sits where, what is proposed, the clocks. */
export interface TableIs {
  type: "table";
  table: TableSeen;
}

/** A table as anyone who may see it sees it. */
export interface TableSeen {
  id: string;
  game: string;
  options: Record<string, any>;
  board: string | null;
  status: string;
  host: string;
  is_private: boolean;
  seats: SeatSeen[];
  clock: ClockSeen;
  commitment: string;
  seed: string | null;
  seq: number;
  outcome: string | null;
  winners: number[];
  proposal: Proposed | null;
  rematch: string | null;
  spectators: number;
  has_secrets: boolean;
  fault: string | null;
  hints?: boolean;
  marks?: boolean;
  caution?: string | null;
  roll?: RollSeen | null;
  created?: number;
  to_act?: number[];
  ends?: number | null;
  rated?: string | null;
  bots?: boolean;
}

/** A seat at a table. */
export interface SeatSeen {
  seat: number;
  name: string;
  kind: string;
  player: string | null;
  guest: string | null;
  seed: string;
  is_here: boolean;
  is_away: boolean;
  is_out: boolean;
  remaining: number | null;
  left_ms: number | null;
  held?: string | null;
  held_name?: string | null;
  commitment?: string | null;
  called?: string | null;
  is_kept?: boolean;
  back_on?: number | null;
}

/** The time control of a table. */
export interface ClockSeen {
  pace?: string;
  per_move?: number | null;
  per_game?: number | null;
}

/** What a seat asks of the others, and who has agreed. */
export interface Proposed {
  what: string;
  seat: number;
  needs: number[];
  agreed: number[];
}

/** The roll for the cards of a table. */
export interface RollSeen {
  number: number;
  commitment: string;
  is_wanted: boolean;
  waits_for: number[];
  left_out: number[];
  text: string | null;
  hash: string | null;
  thrown: RollThrown[];
}

/** A roll that was thrown away, and who did not show their word for it. */
export interface RollThrown {
  number: number;
  roll: string;
  missing: string[];
}

/** Somebody said something; or what was said so far. */
export interface Said {
  type: "said";
  game: string;
  lines: Talk[];
}

/** One line of chat. */
export interface Talk {
  n: number;
  name: string;
  at: number;
  text: string;
  guest?: string | null;
}

/** What happened since your last turn. */
export interface Told {
  type: "told";
  game: string;
  viewer: number | null;
  since: number;
  entries: (Happened | Noted | Skip)[];
}

/** A page of the history: the entries after `since`; there are `seq` in all. */
export interface Earlier {
  type: "earlier";
  game: string;
  viewer: number | null;
  since: number;
  seq: number;
  entries: (Happened | Noted | Skip)[];
}

/** Whether an action is legal, and if not, why. */
export interface Reason {
  type: "reason";
  game: string;
  viewer: number | null;
  action: string;
  is_legal: boolean;
  reason: string;
  clause: string;
}

/** What a good player thinks of the position after entry `seq`, best first. */
export interface Hints {
  type: "hints";
  game: string;
  viewer: number | null;
  seq: number;
  lines: HintLine[];
}

/** An action, how often the search tried it, and the share of the win it promises. */
export interface HintLine {
  action: string;
  visits: number;
  share: number;
  then?: string[];
  words?: string;
  then_words?: string[];
}

/** What would this bot do? To a device that was lent, which answers with `thought`. */
export interface Consult {
  type: "consult";
  game: string;
  viewer: number | null;
  n: number;
  seat: number;
  bot: string;
  seed: number;
  state: string;
  n_seats: number;
  n_lines: number;
  level: LevelSeen;
  taste?: TasteSeen | null;
}

/** How a level thinks. */
export interface LevelSeen {
  iterations: number;
  milliseconds: number | null;
  random_share: number;
  knobs: number[];
}

/** What a personality likes; see `orrery.bots.tastes.Taste`. */
export interface TasteSeen {
  margin: number;
  likes: string[];
  deeds: DeedsSeen[];
}

/** Actions that a personality likes to play, or does not. */
export interface DeedsSeen {
  first: number;
  end: number;
  joy: number;
}

/** The request could not be carried out. */
export interface Error {
  type: "error";
  code: string;
  text: string;
  about?: string | null;
  retry_ms?: number | null;
}

/** What a host asks for; `seats`: for each `open`, `me` or the name of a bot.

    A seat may be kept: `invited` for holders of the invitation, `guest:ID` for one guest. */
export interface TableOrder {
  game: string;
  players?: number | null;
  options?: Record<string, any>;
  board?: string | null;
  seats?: string[];
  is_private?: boolean;
  clock?: Record<string, any> | null;
  marks?: boolean;
  rated?: boolean;
  bots?: boolean;
  hints?: boolean | null;
}

/** Tables: one's own (on the first page), a page of others, and where the next one begins. */
export interface LobbySeen {
  mine: TableSeen[];
  tables: TableSeen[];
  next: string | null;
}

/** Each seat's chance to win through a finished game, as far as it has been judged. */
export interface AnalysisSeen {
  done: number;
  total: number;
  failed: boolean;
  positions: number[];
  shares: number[][];
  turning: TurningSeen[];
  report?: Report | null;
  words?: StepWords[];
}

/** The action that turned a game for a seat, and the seat's chance before and after it. */
export interface TurningSeen {
  n: number;
  seat: number;
  before: number;
  after: number;
}

/** A game, judged. */
export interface Report {
  format: number;
  game: string;
  iterations: number;
  closer: number;
  n_steps: number;
  hidden: boolean;
  together: number;
  positions: number[];
  shares: number[][];
  steps: StepReport[];
  seats: SeatReport[];
  moments: MomentReport[];
  solved?: number[];
}

/** One action, from position n - 1 to position n. */
export interface StepReport {
  n: number;
  seat: number;
  sort: string;
  cost?: number;
  luck?: number[];
  best?: string;
  share?: number;
  line?: string[];
}

/** One seat over the whole game. */
export interface SeatReport {
  seat: number;
  choices: number;
  right: number;
  cost: number;
  luck: number;
  accuracy: number | null;
  rest?: number;
}

/** A step that changed much: a choice that cost, or luck. */
export interface MomentReport {
  n: number;
  seat: number;
  change: number;
  is_luck: boolean;
}

/** A choice of a finished game in words. */
export interface StepWords {
  n: number;
  played: string;
  best: string;
}

/** What a device has found so far: of nothing at first. */
export interface JudgingOrder {
  found?: Judged[];
  captain?: boolean;
}

/** What a device has found of a position, as its search tells it: not calibrated or rounded. */
export interface Judged {
  n: number;
  iterations: number;
  shares: number[];
  opinion?: DeviceOpinion | null;
  other?: number | null;
}

/** What the search thinks of a decision; see `analysis.judge.Opinion`. */
export interface DeviceOpinion {
  best: number;
  share: number;
  played_share: number | null;
  line: ThoughtStep[];
}

/** What is left to search; once nothing is, what it all says. */
export interface JudgingSeen {
  tasks: JudgeTask[];
  done: number;
  total: number;
  n_seats: number;
  level: LevelSeen;
  seed: number;
  line: number;
  looked_at: number;
  analysis?: AnalysisSeen | null;
}

/** A position to search. */
export interface JudgeTask {
  n: number;
  iterations: number;
  sights: SightSeen[];
  seat?: number | null;
  played?: number;
  other?: number | null;
}

/** A position as one seat may know it. */
export interface SightSeen {
  seat: number;
  state: string;
}

/** All lessons and exercises of a game; none where it brings none. */
export interface CourseSeen {
  game: string;
  lessons: LessonHead[];
}

/** A lesson by name. */
export interface LessonHead {
  id: string;
  kind: string;
  title: string;
  steps: string[];
}

/** A step of a lesson and the actions in it: those that stand, and a new one. */
export interface LessonQuestion {
  game: string;
  lesson: string;
  step?: number;
  start?: string;
  actions?: string[];
  answered?: number | null;
  what_if?: boolean;
}

/** What the person sees and is told. `scenes` lead on from `view`, one after the other. */
export interface LessonSeen {
  id: string;
  n_steps: number;
  seat: number;
  seat_names: string[];
  verdict: string;
  text: string;
  say: string;
  clause: string;
  hint: string;
  kept: string[];
  view: Seen;
  scenes: LessonScene[];
  show: string[];
  tray: string[];
  after: number;
  is_race: boolean;
  next_action: string;
  next_start: string;
  opening: OpeningSeen | null;
  has_threat?: boolean;
  options?: Record<string, any>;
}

/** An action of somebody, and the position after it. */
export interface LessonScene {
  entry: Happened;
  view: Seen;
}

/** The table to which a lesson leads. */
export interface OpeningSeen {
  players: number;
  bots: string[];
  options: Record<string, any>;
}

/** The terms of a game in a language, with the numbers of a table's options. */
export interface GlossarySeen {
  game: string;
  language: string;
  terms: TermSeen[];
}

/** What a piece, space, card or number of a game is. */
export interface TermSeen {
  id: string;
  term: string;
  meaning: string;
  clause?: string;
}

/** All that a device needs to think about a game on a board. */
export interface EngineSeen {
  game: string;
  module: string;
  sha256: string;
  plan: Plan;
  board: BoardSeen;
  trial: Trial;
  network: NetworkSeen | null;
}

/** What lies where in a module's memory while it searches. */
export interface Plan {
  card: Card;
  chart_bytes: number;
  chart_states: number;
  tree_record: string[];
  desk_record: string[];
  tree: ColumnPlan[];
  desk: ArrayPlan[];
  numbers: SearchNumbers;
}

/** What a module says of itself. */
export interface Card {
  game: string;
  rules_version: number;
  fingerprint: string;
  board_bytes: number;
  options_bytes: number;
  state_bytes: number;
  n_actions: number;
  max_actions: number;
  max_chance: number;
  observation_size: number;
}

/** The bytes of a column of a tree: for all, for each node, for each seat of each node. */
export interface ColumnPlan {
  name: string;
  fixed: number;
  per_node: number;
  per_seat: number;
}

/** The bytes of an array of the desk: for all, for each seat, for each luck. */
export interface ArrayPlan {
  name: string;
  fixed: number;
  per_seat: number;
  per_luck: number;
}

/** Rows of states, and how large a tree is. */
export interface SearchNumbers {
  n_states: number;
  known: number;
  target: number;
  least_nodes: number;
  nodes_per_iteration: number;
  most_nodes: number;
  min_kept: number;
}

/** A board without its large tables, which the module lays itself. */
export interface BoardSeen {
  n_bytes: number;
  pieces: PieceSeen[];
}

/** Some bytes of a board, which is zeros elsewhere. */
export interface PieceSeen {
  offset: number;
  content: string;
}

/** A position to find out on how fast a device is. */
export interface Trial {
  state: string;
  seat: number;
  n_seats: number;
  level: LevelSeen;
}

/** The weights that some levels judge positions by. */
export interface NetworkSeen {
  weights: string;
  sha256: string;
  bots: string[];
  plan: NetworkPlan;
}

/** How a network is laid: its arrays as they follow each other in a file, scratch memory. */
export interface NetworkPlan {
  weights: NetworkPart[];
  pads: NetworkPart[];
  layers: NetworkPart[];
}

/** A field of the desk that a network fills: an array of so many bytes, or a layer's units. */
export interface NetworkPart {
  name: string;
  n: number;
}

/** What the host has enabled, and who is signed in here. */
export interface EntranceSeen {
  ways: string[];
  account?: AccountSeen | null;
  csrf?: string | null;
}

/** One's own account. */
export interface AccountSeen {
  id: string;
  name: string;
  created: number;
  shows: string[];
  mail: string | null;
  codes_left: number;
  is_fresh: boolean;
  ways: WaySeen[];
  sessions: SessionSeen[];
  is_bot?: boolean;
  language?: string | null;
}

/** A way in, without its secret. */
export interface WaySeen {
  id: string;
  kind: string;
  label: string;
  created: number;
  used: number | null;
}

/** A browser that is signed in. */
export interface SessionSeen {
  id: string;
  label: string;
  created: number;
  seen: number;
  is_this: boolean;
}

/** Who one is now; the session is in the cookie. */
export interface SignedIn {
  id: string;
  name: string;
  csrf: string;
}

/** What `navigator.credentials` is called with, and the ticket for its answer. */
export interface KeyAsked {
  ticket: string;
  options: Record<string, any>;
}

/** One's own games. */
export interface MyGamesSeen {
  finished: RecordSeen[];
  next: number | null;
  statistics: StatisticsSeen | null;
  games: string[];
}

/** One finished game of a player. */
export interface RecordSeen {
  id: string;
  game: string;
  players: number;
  ended: number;
  length: number;
  result: string;
  reason: string | null;
  seats: number[];
  opponents: OpponentSeen[];
  rating?: number | null;
  before?: number | null;
}

/** Somebody one has played with. */
export interface OpponentSeen {
  seat: number;
  name: string;
  is_bot: boolean;
  has_won: boolean;
}

/** What finished games add up to; those with one seat against others alone. */
export interface StatisticsSeen {
  played: number;
  won: number;
  by_game: CountSeen[];
  by_seat: CountSeen[];
  by_opponent: CountSeen[];
  by_rank: CountSeen[];
  streak: StreakSeen;
}

/** How often played and won; what `key` is depends on the list. */
export interface CountSeen {
  key: string;
  played: number;
  won: number;
}

/** Wins in a row. */
export interface StreakSeen {
  now: number;
  best: number;
}

/** Somebody's page: what they let others see. None: they do not. */
export interface PlayerSeen {
  name: string;
  since: number;
  is_me: boolean;
  ratings: RatingSeen[] | null;
  games: RecordSeen[] | null;
  statistics: StatisticsSeen | null;
  clubs: string[];
}

/** How strong somebody plays a game of so many seats. */
export interface RatingSeen {
  game: string;
  players: number;
  number: number;
  give: number;
  games: number;
  is_provisional: boolean;
  above: string | null;
  below: string | null;
}

/** The strongest of a game and size, bots among them. */
export interface LeaderboardSeen {
  game: string;
  players: number;
  leaders: LeaderSeen[];
}

/** A line of a leaderboard: a person, or a bot as a mark. */
export interface LeaderSeen {
  name: string;
  is_bot: boolean;
  number: number;
  give: number;
  games: number;
}

/** What a game did to the rating of a seat. */
export interface ChangeSeen {
  seat: number;
  before: number;
  after: number;
  rating: RatingSeen;
}

/** What one wants to play; asked every two seconds while one waits. */
export interface PairingWish {
  game: string;
  players?: number;
  pace?: string;
  rated?: boolean;
  takes_bots?: boolean;
}

/** How the search goes. */
export interface PairingSeen {
  waiting: number;
  seconds: number;
  offers_bot: boolean;
  table: string | null;
}

/** All pictures of a rulebook; none where the game brings none. */
export interface PicturesSeen {
  game: string;
  pictures: PictureSeen[];
}

/** A position that shows what a clause means. */
export interface PictureSeen {
  clause: string;
  caption: string;
  seat_names: string[];
  seat: number | null;
  view: Record<string, any>;
  past: DeedSeen[];
  show: string[];
}

/** What a seat did on the way to a picture, to be marked on it. */
export interface DeedSeen {
  seat: number;
  actions: string[];
  events: SeenEvent[];
}

/** The rules of a game in a language. */
export interface RulesSeen {
  game: string;
  language: string;
  clauses: Record<string, any>;
  rulebook: string;
  actions?: Record<string, any>;
}

/** A game as its log tells it. */
export interface LogSeen {
  game: string;
  seat_names: string[];
  options: Record<string, any>;
  is_over: boolean;
  winners: number[];
  n_steps: number;
  steps: unknown[];
  position: string;
}

/** A new token, with its secret, which is told only this once. */
export interface TokenTold {
  token: string;
  seen: TokenSeen;
}

/** A token without its secret. */
export interface TokenSeen {
  id: string;
  label: string;
  scopes: string[];
  created: number;
  expires: number;
  used: number | null;
}

/** A position of a finished game, whole, to study it. */
export interface PositionSeen {
  game: string;
  position: string;
}

/** The puzzles of a game, easiest first, and today's. */
export interface PuzzlesSeen {
  game: string;
  puzzles: Puzzle[];
  today: number | null;
}

/** A position, who is to act there, what is right, and how that is known. */
export interface Puzzle {
  game: string;
  position: string;
  seat: string;
  answers: string[];
  theme: string;
  grade: number;
  proof: string;
  depth?: number;
  iterations?: number;
  deals?: number;
  values?: Record<string, any>;
}

/** A position, and an action to play there. */
export interface StudyQuestion {
  game: string;
  position?: string;
  path?: PathStep[];
  seat?: number | null;
  action?: string;
  best?: boolean;
}

/** An action on the way to a position. */
export interface PathStep {
  action: string;
  seat?: number | null;
}

/** The position after the action, as the seat to act sees it. */
export interface StudySeen {
  position: string;
  seat: number;
  seat_names: string[];
  view: Seen;
  events: SeenEvent[];
  refusal?: string;
  clause?: string;
  lines?: HintLine[];
}

/** Somebody one has blocked. */
export interface BlockedSeen {
  guest: string;
  name: string;
  at: number;
}

/** What waits for somebody: invitations, letters; and whether they moderate. */
export interface DeskSeen {
  invitations: InvitationSeen[];
  letters: LetterSeen[];
  moderates: boolean;
  reports: number;
}

/** An invitation one has got. */
export interface InvitationSeen {
  id: string;
  table: string;
  game: string;
  players: number;
  pace: string;
  rated: boolean;
  host: string;
  expires: number;
}

/** A letter: which sentence, and what it needs. */
export interface LetterSeen {
  id: string;
  kind: string;
  said: Record<string, any>;
  at: number;
}

/** The moderators' page. */
export interface ModerationSeen {
  reports: ReportSeen[];
  more: number;
  log: DecisionSeen[];
}

/** A report as moderators see it. */
export interface ReportSeen {
  id: string;
  kind: string;
  reason: string;
  text: string;
  at: number;
  reporter: string;
  about: string;
  guest: string;
  table: string | null;
  game: string | null;
  line: number | null;
  context: LineSeen[];
  before: number;
  same: number;
  state: string;
  club?: string | null;
}

/** A line of chat as context. */
export interface LineSeen {
  n: number;
  name: string;
  text: string;
}

/** A line of the moderators' log. */
export interface DecisionSeen {
  about: string;
  deed: string;
  days: number | null;
  why: string;
  by: string;
  at: number;
}

/** A report: of a person, of a line of chat, of what somebody did in a game, of a club. */
export interface ReportOrder {
  kind: string;
  reason: string;
  text?: string;
  guest?: string | null;
  name?: string | null;
  table?: string | null;
  line?: number | null;
  club?: string | null;
}

/** Where one sits after accepting. */
export interface SeatOffered {
  table: string | null;
  seat: number | null;
}

/** What a moderator decides about a report, and why; `days` None: for good. */
export interface Verdict {
  report: string;
  deed: string;
  why: string;
  days?: number | null;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  system: string;
  state: string;
  round: number;
  entrants: number;
  starts: number | null;
  is_in: boolean;
  my_table: string | null;
}

/** How a tournament is played. */
export interface TournamentOrder {
  name: string;
  game: string;
  system: string;
  clock: Record<string, any>;
  players?: number;
  options?: Record<string, any>;
  rounds?: number | null;
  starts_in?: number | null;
  rated?: boolean;
  is_listed?: boolean;
  fill_to?: number;
  bot?: string;
  games?: string[];
  odd?: string;
  club?: string | null;
  members_only?: boolean;
}

/** A tournament as everybody sees it. */
export interface TournamentSeen {
  id: string;
  name: string;
  game: string;
  system: string;
  players: number;
  rounds: number | null;
  round: number;
  state: string;
  starts: number | null;
  clock: Record<string, any>;
  rated: boolean;
  host: string;
  is_host: boolean;
  is_in: boolean;
  may_join: boolean;
  my_table: string | null;
  entrants: EntrantSeen[];
  matches: MatchSeen[];
  fill_to: number;
  bot: string;
  games: string[];
  odd: string;
  is_between: boolean;
  next_game: string | null;
  next_players: number | null;
  club: string | null;
  members_only: boolean;
}

/** Somebody who takes part, as standings show them. */
export interface EntrantSeen {
  n: number;
  name: string;
  is_bot: boolean;
  is_me: boolean;
  is_in: boolean;
  place: number;
  score: number;
  direct: number;
  buchholz: number;
  sonneborn: number;
  bonus: number;
}

/** A table of a round, or a bye. */
export interface MatchSeen {
  round: number;
  table: string | null;
  entrants: number[];
  points: number[] | null;
}

/** A club in a list. */
export interface ClubLine {
  name: string;
  about: string;
  members: number;
  role: string | null;
}

/** The page of a club. */
export interface ClubSeen {
  name: string;
  about: string;
  created: number;
  role: string | null;
  code: string | null;
  members: MemberSeen[];
  running: ClubGame[];
  finished: ClubGame[];
  tournaments: TournamentLine[];
  leaders: LeaderboardSeen[];
}

/** Somebody in a club. */
export interface MemberSeen {
  name: string;
  role: string;
  since: number;
  is_me: boolean;
}

/** A public game in which members play. */
export interface ClubGame {
  id: string;
  game: string;
  seats: string[];
  bots: number[];
  members: number[];
  winners: number[];
  at: number;
}

/** A page of the archive, the newest games first. */
export interface ArchiveSeen {
  games: ArchiveGame[];
  next: string | null;
  parquet: boolean;
}

/** One game of the archive. */
export interface ArchiveGame {
  id: string;
  game: string;
  length: number;
  reason: string;
  ended: number;
  players: ArchivePlayer[];
  opening: string[];
}

/** Who sat where in a game of the archive. */
export interface ArchivePlayer {
  seat: number;
  seat_name: string;
  name: string;
  called: string;
  is_bot: boolean;
  has_won: boolean;
}

/** What is known of the actions after a line of first actions. */
export interface OpeningsSeen {
  game: string;
  line: string[];
  position: string;
  is_drawn: boolean;
  ranks: string[];
  games: number;
  tried: number;
  bots: Counted | null;
  people: Counted | null;
  branches: OpeningBranch[];
}

/** How often something was played, and who won. */
export interface Counted {
  n: number;
  won: number[];
}

/** An action that was played here. */
export interface OpeningBranch {
  action: string;
  bots: Counted | null;
  people: Counted | null;
}

/** What the caller says. */
export interface PublicityOrder {
  is_for: boolean;
}

/** Whether a finished game is public, and who has a say in it. */
export interface PublicitySeen {
  is_public: boolean;
  may_choose: boolean;
  is_for: boolean;
  voices: Voice[];
}

/** Whether somebody who played wants a game to be public. */
export interface Voice {
  seats: number[];
  is_for: boolean;
  is_me: boolean;
}

/** What became of a node. */
export interface NodeSeen {
  words: string;
  refusal?: string;
}

/** One's own studies, the last one first. */
export interface StudiesSeen {
  studies?: StudyBrief[];
}

/** One of one's own studies. */
export interface StudyBrief {
  id: string;
  title: string;
  game: string;
  table: string;
  changed: number;
}

/** A study as it is kept. */
export interface StudyDoc {
  id: string;
  title: string;
  game: string;
  nodes: StudyNode[];
  revision: string;
  owner: string;
  table?: string;
  is_mine?: boolean;
  read?: string;
}

/** A position: one that is given (a root), or what an action makes of its parent's.

    Nodes stand after their parents. Of several with one parent the first is the main line. */
export interface StudyNode {
  parent?: number;
  position?: string;
  step?: number | null;
  action?: string;
  seat?: number | null;
  comment?: string;
}

/** A study to keep: a new one, or in place of the revision one has seen. */
export interface StudyOrder {
  title: string;
  game: string;
  nodes: StudyNode[];
  table?: string;
  id?: string | null;
  revision?: string;
}

/** One's last notices, and how many are unread. */
export interface NoticesSeen {
  unread: number;
  notices: NoticeSeen[];
}

/** One notice. */
export interface NoticeSeen {
  id: string;
  kind: string;
  table: string;
  game: string;
  seat: number;
  at: number;
  text: string;
  is_read: boolean;
}

/** One's wishes, and what the host has enabled. */
export interface ChannelsSeen {
  wishes: NoticeWishes;
  has_mail: boolean;
  mail?: string | null;
  push_key?: string | null;
  browsers?: BrowserSeen[];
  feed?: string | null;
  vacation_until?: number | null;
  vacation_left?: number;
}

/** How somebody wants to hear of things. */
export interface NoticeWishes {
  letters?: "daily" | "hourly" | "now" | "off";
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
}

/** A browser that is sent notices. */
export interface BrowserSeen {
  id: string;
  label: string;
  created: number;
}

/** Until when one's postal clocks stand, and what is left of this year's days. */
export interface VacationSeen {
  until: number | null;
  left: number;
}

/** The path of one's feed. */
export interface FeedTold {
  feed: string | null;
}

/** Where a table calls, and which hosts the operator allows; for the host of the table. */
export interface HookSeen {
  url: string | null;
  allowed: string[];
  is_enabled: boolean;
}

/** The secret that calls are signed with; told this once. */
export interface HookTold {
  url: string | null;
  secret: string | null;
}

/** How an address answered a call to try it. */
export interface HookTried {
  status: number | null;
  is_good: boolean;
}

/** The plan of one's seat. */
export interface PlanSeen {
  branches: Branch[];
}

/** When the others do this until it is my turn, I do that; and then perhaps more. */
export interface Branch {
  on: string[];
  do: string[];
  then?: Branch[];
}

/** Whose turn it would be, and what they could do; several or nobody: none. */
export interface PathSeen {
  to_act: number[];
  is_mine: boolean;
  actions: ActionSeen[];
}

/** A legal action as it is typed, and in plain words. */
export interface ActionSeen {
  action: string;
  words: string;
}

export type Request = Hello | Ping | Watch | Unwatch | Move | Why | Sit | Stand | Swap | Place | Seed | Commit | Reveal | Start | Rematch | Resign | Propose | Answer | Chat | Recap | History | Hint | Lend | Thought | Bring;

export type Reply = Welcome | Pong | Done | Ack | Refused | Stale | Update | Fresh | TableIs | Said | Told | Earlier | Reason | Hints | Consult | Error;
