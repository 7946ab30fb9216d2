// One table as this screen knows it: hears what the server says, keeps `facts`, and acts for the
// person before the screen. Headless: no runes, no DOM.
import type { Earlier, Error as Failure, Reply, Request, Seen, TableSeen, Talk } from "../../wire";
import { Backoff } from "../backoff";
import { noteClocks } from "../clocks";
import { knownUpTo, mergeEntries } from "../history";
import type { Entry, TableFacts } from "./facts";
import { OwnMove } from "./own_move";
import { hasActed, lineOf } from "./line";
import { pastOf, type Past } from "./past";
import { Playback } from "./playback";
import { Scenes } from "./scenes";
import { NATURE } from "./tempo";
import { Viewpoint } from "./viewpoint";
import type { World } from "./world";

const PASSING = ["storage", "slow_down", "moving"]; // codes of what is sent again after a pause

export class TableSession {
  answers: string[] = []; // verbs of actions in the turns of others
  readonly scenes: Scenes;
  readonly playback: Playback;
  readonly #move: OwnMove;
  readonly #viewpoint: Viewpoint;
  #seq = 0; // the last entry we know
  #ends: (() => void)[] = [];
  #rewatching = new Backoff(); // of what was lost

  constructor(
    readonly id: string,
    private invite: string | null,
    private world: World,
    readonly facts: TableFacts,
  ) {
    this.scenes = new Scenes(facts, world, () => this.#settleSeat());
    this.#move = new OwnMove(facts, (move) => world.wire.send(move));
    this.#viewpoint = new Viewpoint(facts);
    this.playback = new Playback(facts, (from, n) => world.moments(facts.seat, from, n), {
      mayMove: () => world.mayMove(),
      duration: (events) => this.scenes.timing(events) * world.slowness(),
    });
  }

  // What follows from what is known

  get roll(): World["roll"] {
    return this.world.roll;
  }

  /** The seats of this guest. */
  get mine(): number[] {
    const me = this.world.me()?.id;
    const seats = this.facts.table?.seats ?? [];
    return seats.filter((one) => me !== undefined && one.guest === me).map((one) => one.seat);
  }

  get isHost(): boolean {
    return this.facts.table !== null && this.facts.table.host === this.world.me()?.id;
  }

  /** The actions this screen may play now; none while something is shown or sent, unless live. */
  get actions(): string[] {
    const { view, curtain, isBusy, pending, seat, moment } = this.facts;
    if (!view || curtain !== null || moment) return [];
    if ((isBusy || pending) && !this.isLive) return [];
    return view.seat === seat ? view.actions : [];
  }

  /** Several seats may act at the same time: nobody waits for what is being shown. */
  get isLive(): boolean {
    return (this.scenes.latest?.to_act.length ?? 0) > 1;
  }

  /** The seats that act, as shown. */
  get toAct(): number[] {
    return this.facts.view?.to_act ?? [];
  }

  // Coming and going

  open(): void {
    const { wire } = this.world;
    this.#ends = [wire.listen((reply) => this.#hear(reply)), wire.greet(() => this.#resume())];
  }

  close(): void {
    this.playback.close();
    this.scenes.clear();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#move.close();
    this.#rewatching.stop();
    this.roll.close();
    this.world.wire.send({ type: "unwatch", game: this.id });
  }

  /** Read everything again, for instance in another language. */
  reread(): void {
    this.#forget();
    this.#watch();
  }

  #resume(): void {
    this.#watch();
    this.#move.resume();
  }

  /** Ask for what was lost, not more often than the server can bear. */
  #rewatch(): void {
    if (!this.#rewatching.isWaiting) this.#rewatching.again(() => this.#watch());
  }

  #watch(): void {
    const { id, invite, facts } = this;
    this.world.wire.send({ type: "watch", game: id, seat: facts.seat, since: this.#seq, invite });
  }

  #forget(): void {
    this.playback.close();
    this.scenes.clear();
    this.#seq = 0;
    Object.assign(this.facts, { entries: [], view: null, events: [], shown: 0 });
  }

  // Whose eyes

  #settleSeat(): void {
    const seat = this.#viewpoint.settle(this.mine, this.scenes.latest);
    if (seat !== undefined) this.#look(seat);
  }

  /** A board can tell of a position whether anybody has a secret in it. */
  learnSecrets(hasSecret: (board: unknown) => boolean): void {
    this.#viewpoint.hasSecret = hasSecret;
    this.#settleSeat();
  }

  #look(seat: number | null): void {
    this.facts.seat = seat;
    if (this.facts.table?.has_secrets ?? true) this.#forget(); // else all seats see the same
    this.#watch();
  }

  /** The person of a seat has taken the screen. */
  takeScreen(): void {
    const seat = this.#viewpoint.take();
    if (seat !== null) this.#look(seat);
  }

  /** Choose which of one's own seats to play, where several may act at once. */
  takeSeat(seat: number): void {
    if (seat !== this.facts.seat && this.mine.includes(seat)) this.#look(seat);
  }

  // Hearing

  #hear(reply: Reply): void {
    if (reply.type === "error") {
      if (!this.#askLater(reply)) this.#hearError(reply.code, reply.text, reply.about ?? null);
    } else if (reply.type === "table") {
      if (reply.table.id === this.id) this.#hearTable(reply.table);
    } else if ("game" in reply && reply.game === this.id) this.#hearGame(reply);
  }

  #hearTable(table: TableSeen): void {
    const before = this.facts.table?.status ?? "over";
    this.#hearAnswer(this.facts.table, table);
    noteClocks(table);
    this.facts.table = table;
    this.roll.hear(table);
    if (before !== "over" && table.status === "over") this.world.play("over");
    this.#settleSeat();
  }

  /** A proposal of ours that goes, although nothing happened, was declined. */
  #hearAnswer(before: TableSeen | null, now: TableSeen): void {
    if (now.proposal) this.facts.isDeclined = false;
    const asked = before?.proposal;
    if (!asked || now.proposal || now.seq !== before.seq || now.status !== before.status) return;
    this.facts.isDeclined = this.mine.includes(asked.seat);
  }

  #hearGame(reply: Reply): void {
    const { facts } = this;
    if (reply.type === "update")
      this.#hearUpdate(reply.since, reply.seq, reply.entries, reply.view);
    else if (reply.type === "fresh") this.#hearFresh(reply.seq, reply.view);
    else if (reply.type === "ack") this.#move.ack(reply.id, reply.seq, this.#seq);
    else if (reply.type === "refused") this.#hearRefusal(reply.id, reply.reason, reply.clause);
    else if (reply.type === "stale") this.#hearStale(reply.id, reply.seq);
    else if (reply.type === "said") this.#hearTalk(reply.lines);
    else if (reply.type === "earlier") this.#hearEarlier(reply);
    else if (reply.type === "hints") Object.assign(facts, { isThinking: false, hints: reply });
    else if (reply.type === "done" && isOfRoll(reply.what)) this.roll.settle();
  }

  #hearUpdate(since: number, seq: number, entries: Entry[], view: Seen): void {
    if (view.seat !== this.facts.seat) return; // from before the screen changed hands
    if (since > this.#seq) return this.#rewatch(); // something was lost
    if (seq < this.#seq) return; // overtaken by what we know
    this.#rewatching.reset();
    const isFirst = this.scenes.isEmpty;
    const news = entries.filter((entry) => entry.seq > this.#seq);
    const events = isFirst
      ? []
      : news.flatMap((one) => (one.type === "happened" ? one.events : []));
    this.#seq = seq;
    this.facts.entries = mergeEntries(this.facts.entries, news);
    this.#move.settle(seq);
    this.scenes.push({ view, events, seq, ...this.#actor(news) }, isFirst);
    if (this.#move.isLeftOver) this.#move.retry((action) => this.#tryAgain(action));
  }

  /** Who acted: we ourselves, with what nature made of it, or one of the others. */
  #actor(news: Entry[]): { seat: number; isOwn: boolean } {
    const seats = news.map((one) => (one.type === "happened" ? one.seat : NATURE));
    const others = seats.filter((seat) => seat !== NATURE && seat !== this.facts.seat);
    return { seat: others.at(-1) ?? seats.at(-1) ?? NATURE, isOwn: others.length === 0 };
  }

  #hearFresh(seq: number, view: Seen): void {
    if (view.seat !== this.facts.seat) return;
    this.#seq = seq;
    this.#move.settle(seq);
    this.scenes.clear();
    this.scenes.push({ view, events: [], seq, seat: NATURE, isOwn: true }, true);
    this.#askHistory();
  }

  /** A view that came without its log: what is missing of it comes in pages. */
  #askHistory(): void {
    const since = knownUpTo(this.facts.entries);
    if (since >= this.#seq) return;
    this.world.wire.send({ type: "history", game: this.id, seat: this.facts.seat, since });
  }

  #hearEarlier(page: Earlier): void {
    if (page.viewer !== this.facts.seat) return; // from before the screen changed hands
    this.facts.entries = mergeEntries(this.facts.entries, page.entries);
    if (page.entries.length) this.#askHistory();
  }

  #hearRefusal(id: string | null, reason: string, clause: string): void {
    const action = this.facts.pending?.action ?? null;
    this.#move.refuse(id);
    this.facts.refusal = { action, reason, clause };
    this.world.play("refused");
  }

  #hearTalk(lines: Talk[]): void {
    const isNews = lines.length === 1 && lines[0]?.name !== this.world.me()?.name;
    this.facts.chat = mergeTalk(this.facts.chat, lines);
    if (isNews) this.world.play("chat");
  }

  /** Somebody was quicker: our move is tried again when we know what has happened. */
  #hearStale(id: string, seq: number): void {
    if (!this.#move.miss(id)) return;
    if (this.#seq >= seq) this.#move.retry((action) => this.#tryAgain(action));
    else this.#rewatch();
  }

  #tryAgain(action: string): void {
    this.skip();
    if (this.actions.includes(action)) this.play(action);
    else this.facts.fault = { code: "stale", text: "", about: "move" };
  }

  /** What nobody clicked for is asked again when the server has time for it, or has the table. */
  #askLater(failure: Failure): boolean {
    if (!PASSING.includes(failure.code)) return false;
    const asks = { history: () => this.#askHistory(), watch: () => this.#watch() };
    const ask = asks[failure.about as keyof typeof asks];
    if (ask) setTimeout(() => this.#ends.length && ask(), failure.retry_ms ?? 1000);
    return ask !== undefined;
  }

  #hearError(code: string, text: string, about: string | null): void {
    const isPassing = PASSING.includes(code);
    if (isOfDevice(about)) return; // the server thinks; who lends the device hears it, too
    if (isOfRoll(about)) return isPassing ? this.roll.tryAgain() : undefined;
    if (this.facts.pending && isPassing) return this.#move.resend();
    if (about === "move") this.#move.drop();
    if (about === "hint") this.facts.isThinking = false;
    this.facts.fault = { code, text, about };
  }

  // Looking back

  /** What the others did since our last action, as far as it is shown. */
  get past(): Past {
    const { entries, shown, seat } = this.facts;
    return pastOf(
      entries.filter((entry) => entry.seq <= shown),
      seat,
      this.answers,
    );
  }

  /** There may be an action of ours to take back; whether it may be, the server says. */
  get hasActed(): boolean {
    return hasActed(this.facts.entries, this.facts.seat);
  }

  /** Play it again on the board. */
  replay(): void {
    const { since, until } = this.past;
    if (until > since) void this.playback.replay(since, until);
  }

  /** The position after an entry of the log; one that was taken back has none. */
  lookBack(seq: number): void {
    const n = lineOf(this.facts.entries).deeds.findIndex((deed) => deed.seq === seq) + 1;
    if (n > 0) void this.playback.show(n);
  }

  /** Leave the past, and be shown what has happened meanwhile. */
  backToNow(): void {
    this.playback.close();
    this.scenes.hold(this.facts.isHeld);
  }

  // Doing

  /** Show the present at once. */
  skip(): void {
    this.scenes.skip();
  }

  /** Play an action; the referee may refuse, with reason and clause. */
  play(action: string): void {
    const { facts, id } = this;
    if (facts.moment) return this.backToNow();
    if (facts.isBusy) {
      this.skip(); // a click shortens what is being shown
      if (!this.isLive) return;
    }
    if (facts.pending || facts.seat === null || facts.table?.status !== "running") return;
    Object.assign(facts, { refusal: null, isDeclined: false, hints: null });
    const [base, seat] = [this.#seq, facts.seat];
    this.#move.begin({ type: "move", game: id, id: this.world.newId(), base, action, seat });
  }

  /** Send any other request; what it needs of game and seat is the caller's business. */
  ask(request: Request): void {
    const isSent = this.world.wire.send(request);
    this.facts.fault = isSent ? null : { code: "offline", text: "", about: request.type };
  }

  propose(what: "undo" | "draw" | "abandon"): void {
    const { id, facts } = this;
    this.ask({ type: "propose", game: id, id: this.world.newId(), what, seat: facts.seat });
  }

  resign(): void {
    this.ask({ type: "resign", game: this.id, id: this.world.newId(), seat: this.facts.seat });
  }

  hint(): void {
    Object.assign(this.facts, { hints: null, refusal: null, isThinking: true });
    this.ask({ type: "hint", game: this.id, seat: this.facts.seat });
  }
}

const isOfDevice = (about: string | null): boolean => about === "lend" || about === "thought";
const isOfRoll = (about: string | null): boolean => about === "commit" || about === "reveal";

function mergeTalk(old: Talk[], more: Talk[]): Talk[] {
  const known = new Set(old.map((line) => line.n));
  return [...old, ...more.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
}
