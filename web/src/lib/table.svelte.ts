// One table as this screen knows it: the log, the view, what is asked, what was refused.
// Updates are shown one after the other, so that what happens can be seen to happen.
import type {
  Earlier,
  Error as Fault,
  Happened,
  Hints,
  Move,
  Noted,
  Reply,
  Request,
  Seen,
  SeenEvent,
  Skip,
  TableSeen,
  Talk,
} from "../wire";
import { Backoff } from "./backoff";
import { noteClocks } from "./clocks";
import { Fairness } from "./fairness.svelte";
import { guest } from "./guest.svelte";
import { knownUpTo, mergeEntries } from "./history";
import { mayMove } from "./settings.svelte";
import { play as playSound } from "./sound";
import { wire } from "./socket.svelte";

export type Entry = Happened | Noted | Skip;

export interface Refusal {
  action: string | null;
  reason: string;
  clause: string;
}

interface Scene {
  view: Seen;
  events: SeenEvent[];
  seq: number;
}

const QUEUE_TO_SKIP = 12; // so many scenes behind, we do not show them all

const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((id, n) => id + n.toString(36), "m");

/** How long a scene is shown, in milliseconds; a board may know better. */
export type Timing = (events: SeenEvent[]) => number;
const usualTiming: Timing = (events) => Math.min(2400, 260 + 340 * events.length);

export class TableSession {
  table = $state.raw<TableSeen | null>(null);
  view = $state.raw<Seen | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  motion = $state(false);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Talk[]>([]);
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null); // the seat that is to take the screen
  pending = $state.raw<Move | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  fault = $state<{ code: string; text: string; about: string | null } | null>(null);
  told = $state.raw<Entry[] | null>(null);
  hints = $state.raw<Hints | null>(null);
  isThinking = $state(false); // a hint is on its way
  isBusy = $state(false); // scenes are still being shown
  timing: Timing = usualTiming;
  readonly fairness: Fairness;

  #seq = 0;
  #acked: number | null = null; // the entry our move has become
  #late: string | null = null; // an action that came too late, to be tried again
  #holder: number | null = null; // the seat whose person has come before the curtain
  #scenes: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends: (() => void)[] = [];
  #resending = new Backoff(); // of our move
  #rewatching = new Backoff(); // of what was lost

  constructor(
    readonly id: string,
    private invite: string | null,
  ) {
    this.fairness = new Fairness(id, invite);
  }

  // What is known

  /** The seats of this guest. */
  get mine(): number[] {
    const me = guest()?.id;
    return (
      this.table?.seats
        .filter((seat) => me !== undefined && seat.guest === me)
        .map((seat) => seat.seat) ?? []
    );
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === guest()?.id;
  }

  /** The actions this screen may play now; none while something is shown or sent, unless live. */
  get actions(): string[] {
    if (!this.view || this.curtain !== null || ((this.isBusy || this.pending) && !this.isLive))
      return [];
    return this.view.seat === this.seat ? this.view.actions : [];
  }

  /** Several seats may act at the same time: nobody waits for what is being shown. */
  get isLive(): boolean {
    return (this.#latest()?.to_act.length ?? 0) > 1;
  }

  /** The seats that act, as shown. */
  get toAct(): number[] {
    return this.view?.to_act ?? [];
  }

  // Coming and going

  open(): void {
    this.#ends = [wire.listen((reply) => this.#hear(reply)), wire.greet(() => this.#resume())];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#resending.stop();
    this.#rewatching.stop();
    this.fairness.close();
    wire.send({ type: "unwatch", game: this.id });
  }

  #resume(): void {
    this.#watch(this.#seq || null);
    if (this.pending && !this.#resending.isWaiting) wire.send(this.pending);
  }

  /** Ask for what was lost, not more often than the server can bear. */
  #rewatch(): void {
    if (!this.#rewatching.isWaiting) this.#rewatching.again(() => this.#watch(this.#seq || null));
  }

  /** Send our move again, with the same id, after a pause. */
  #resend(): void {
    this.#resending.again(() => this.pending && wire.send(this.pending));
  }

  /** Read everything again, for instance in another language. */
  reread(): void {
    this.#forget();
    this.#watch(null);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scenes = [];
    this.#seq = 0;
    this.isBusy = false;
    this.entries = [];
    this.view = null;
    this.events = [];
  }

  #watch(since: number | null): void {
    wire.send({
      type: "watch",
      game: this.id,
      seat: this.seat,
      since: since ?? 0,
      invite: this.invite,
    });
  }

  // Whose eyes

  /** Look through the eyes of a seat of ours; on a shared screen with hands, behind a curtain. */
  #settleSeat(): void {
    const table = this.table;
    if (!table) return;
    const mine = this.mine.filter((seat) => !table.seats[seat]?.is_out);
    const wanted = this.#wantedSeat(mine);
    const hides = table.has_secrets && mine.length > 1 && table.status === "running";
    this.curtain = hides && wanted !== this.#holder ? wanted : null;
    if (this.curtain === null && wanted !== this.seat) this.#look(wanted);
  }

  #wantedSeat(mine: number[]): number | null {
    if (mine.length === 0) return null;
    const acting = mine.filter((seat) => (this.#latest()?.to_act ?? []).includes(seat));
    if (
      this.seat !== null &&
      mine.includes(this.seat) &&
      (acting.length === 0 || acting.includes(this.seat))
    )
      return this.seat;
    return acting[0] ?? mine[0] ?? null;
  }

  #latest(): Seen | null {
    return this.#scenes.at(-1)?.view ?? this.view;
  }

  #look(seat: number | null): void {
    const isOpen = this.table !== null && !this.table.has_secrets; // all seats see the same
    this.seat = seat;
    if (!isOpen) this.#forget();
    this.#watch(isOpen ? this.#seq : null);
  }

  /** The person of a seat has taken the screen. */
  takeScreen(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.#holder = seat;
    if (seat !== null) this.#look(seat);
  }

  /** Choose which of the own seats to play, where several may act at once. */
  takeSeat(seat: number): void {
    if (seat !== this.seat && this.mine.includes(seat)) this.#look(seat);
  }

  // Hearing

  #hear(reply: Reply): void {
    if (reply.type === "error") {
      if (!this.#askLater(reply)) this.#hearError(reply.code, reply.text, reply.about ?? null);
    } else if (reply.type === "table" && reply.table.id === this.id) this.#hearTable(reply.table);
    else if ("game" in reply && reply.game === this.id) this.#hearGame(reply);
  }

  #hearTable(table: TableSeen): void {
    const before = this.table;
    noteClocks(table);
    this.table = table;
    this.fairness.hear(table);
    if (before && before.status !== "over" && table.status === "over") playSound("over");
    this.#settleSeat();
  }

  #hearGame(reply: Reply): void {
    if (reply.type === "update")
      this.#hearUpdate(reply.since, reply.seq, reply.entries, reply.view);
    else if (reply.type === "fresh") this.#hearFresh(reply.seq, reply.view);
    else if (reply.type === "ack") this.#hearAck(reply.id, reply.seq);
    else if (reply.type === "refused") this.#hearRefusal(reply.id, reply.reason, reply.clause);
    else if (reply.type === "stale") this.#hearStale(reply.id, reply.seq);
    else if (reply.type === "said") this.#hearTalk(reply.lines);
    else if (reply.type === "told") this.told = reply.entries;
    else if (reply.type === "earlier") this.#hearEarlier(reply);
    else if (reply.type === "hints") this.#hearHints(reply);
    else if (reply.type === "done" && (reply.what === "commit" || reply.what === "reveal"))
      this.fairness.settle();
  }

  #hearUpdate(since: number, seq: number, entries: Entry[], view: Seen): void {
    if (view.seat !== this.seat) return; // from before the screen changed hands
    if (since > this.#seq) return this.#rewatch(); // something was lost
    this.#rewatching.reset();
    const isFirst = this.view === null && this.#scenes.length === 0;
    const news = entries.filter((entry) => entry.seq > this.#seq);
    this.#seq = seq;
    const events = isFirst
      ? []
      : news.flatMap((entry) => (entry.type === "happened" ? entry.events : []));
    this.entries = mergeEntries(this.entries, news);
    this.#settleAcked();
    this.#stage({ view, events, seq }, isFirst);
    if (this.#late !== null && !this.#resending.isWaiting)
      this.#resending.again(() => this.#tryAgain());
  }

  #hearFresh(seq: number, view: Seen): void {
    if (view.seat !== this.seat) return;
    this.#seq = seq;
    this.#settleAcked();
    this.#scenes = [];
    this.#stage({ view, events: [], seq }, true);
    this.#askHistory();
  }

  /** A view that came without its log: what is missing of it comes in pages. */
  #askHistory(): void {
    const since = knownUpTo(this.entries);
    if (since < this.#seq) wire.send({ type: "history", game: this.id, seat: this.seat, since });
  }

  #hearEarlier(page: Earlier): void {
    if (page.viewer !== this.seat) return; // from before the screen changed hands
    this.entries = mergeEntries(this.entries, page.entries);
    if (page.entries.length) this.#askHistory();
  }

  /** What nobody clicked for is asked again when the server has time for it. */
  #askLater(fault: Fault): boolean {
    const ask = { history: () => this.#askHistory(), watch: () => this.#watch(this.#seq || null) }[
      fault.about ?? ""
    ];
    if (fault.code !== "slow_down" || !ask) return false;
    setTimeout(() => this.#ends.length && ask(), fault.retry_ms ?? 1000);
    return true;
  }

  #hearRefusal(id: string | null, reason: string, clause: string): void {
    const action = this.pending?.action ?? null;
    this.#settle(id);
    this.#refuse(action, reason, clause);
  }

  #refuse(action: string | null, reason: string, clause: string): void {
    this.refusal = { action, reason, clause };
    playSound("refused");
  }

  #hearTalk(lines: Talk[]): void {
    const isNews = lines.length === 1 && lines[0]?.name !== guest()?.name;
    this.chat = mergeTalk(this.chat, lines);
    if (isNews) playSound("chat");
  }

  #hearHints(hints: Hints): void {
    this.isThinking = false;
    this.hints = hints;
  }

  #hearError(code: string, text: string, about: string | null): void {
    if (this.pending && isPassing(code) && about !== "commit" && about !== "reveal")
      return this.#resend();
    if (about === "commit" || about === "reveal")
      return isPassing(code) ? this.fairness.tryAgain() : undefined;
    if (about === "move") this.pending = null;
    if (about === "hint") this.isThinking = false;
    this.fault = { code, text, about };
  }

  /** Somebody was quicker: our move is tried again when we know what has happened. */
  #hearStale(id: string, seq: number): void {
    if (this.pending?.id !== id) return;
    this.#late = this.pending.action;
    this.pending = null;
    if (this.#seq >= seq) this.#resending.again(() => this.#tryAgain());
    else this.#rewatch();
  }

  #tryAgain(): void {
    const action = this.#late;
    this.#late = null;
    if (action === null || this.pending) return; // or something else was played since
    this.skip();
    if (this.actions.includes(action)) this.play(action);
    else this.fault = { code: "stale", text: "", about: "move" };
  }

  /** A move is committed; it is done with when its entry has come too. */
  #hearAck(id: string, seq: number): void {
    if (this.pending?.id !== id) return;
    this.#acked = seq;
    this.#settleAcked();
  }

  #settleAcked(): void {
    if (this.#acked === null || this.#acked > this.#seq) return;
    this.#acked = null;
    this.#resending.reset();
    this.pending = null;
  }

  #settle(id: string | null): void {
    if (this.pending?.id !== id) return;
    this.pending = null;
    this.#resending.reset();
  }

  // Showing

  #stage(scene: Scene, atOnce: boolean): void {
    this.#scenes.push(scene);
    if (atOnce || !mayMove() || document.hidden || this.#scenes.length > QUEUE_TO_SKIP)
      return this.skip();
    if (!this.#timer) this.#showNext();
  }

  #showNext(): void {
    this.#timer = undefined;
    const scene = this.#scenes.shift();
    if (!scene) {
      this.isBusy = false;
      this.#settleSeat();
      return;
    }
    this.isBusy = true;
    this.#show(scene, true);
    const pace = this.#scenes.length > 4 ? 0.4 : 1;
    const pause = scene.events.length ? this.timing(scene.events) * pace : 0;
    this.#timer = setTimeout(() => this.#showNext(), pause);
  }

  #show(scene: Scene, motion: boolean): void {
    const wasMine = this.view?.actions.length ?? 0;
    this.motion = motion;
    this.events = scene.events;
    this.view = scene.view;
    if (scene.view.actions.length && scene.view.to_act.length < 2) this.refusal = null;
    if (scene.events.length) playSound("move");
    if (!wasMine && scene.view.actions.length) playSound("turn");
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#scenes.at(-1);
    const events = this.#scenes.flatMap((scene) => scene.events);
    this.#scenes = [];
    if (last) this.#show({ ...last, events }, false);
    else this.motion = false;
    this.isBusy = false;
    this.#settleSeat();
  }

  // Doing

  /** Play an action; the referee may refuse, with reason and clause. */
  play(action: string): void {
    if (this.isBusy) {
      this.skip(); // a click shortens what is being shown
      if (!this.isLive) return;
    }
    if (this.pending || this.seat === null || this.table?.status !== "running") return;
    this.refusal = null;
    this.hints = null;
    this.pending = {
      type: "move",
      game: this.id,
      id: newId(),
      base: this.#seq,
      action,
      seat: this.seat,
    };
    wire.send(this.pending);
  }

  /** Send any other request; what it needs of game and seat is the caller's business. */
  ask(request: Request): void {
    this.fault = null;
    if (!wire.send(request)) this.fault = { code: "offline", text: "", about: request.type };
  }

  propose(what: "undo" | "draw" | "abandon"): void {
    this.ask({ type: "propose", game: this.id, id: newId(), what, seat: this.seat });
  }

  resign(): void {
    this.ask({ type: "resign", game: this.id, id: newId(), seat: this.seat });
  }

  hint(): void {
    this.hints = null;
    this.refusal = null;
    this.isThinking = true;
    this.ask({ type: "hint", game: this.id, seat: this.seat });
  }
}

/** A fault that passes: what was sent is sent again after a pause. */
const isPassing = (code: string): boolean => code === "storage" || code === "slow_down";

function mergeTalk(old: Talk[], more: Talk[]): Talk[] {
  const known = new Set(old.map((line) => line.n));
  return [...old, ...more.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
}
