// Lends this device to a table: loads the engine when it may help there, and answers what it is
// asked. Headless: the worker, the socket and what the person has chosen are handed in.
import type { Consult, EngineSeen, Reply, TableSeen } from "../wire";
import type { TableWire } from "../lib/table/world";
import { opening, type Asked, type Told } from "./messages";
import type { Distrust } from "./trust";

/** What we use of a worker. */
export interface Thinker {
  onmessage: ((message: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

export interface LenderWorld {
  wire: TableWire;
  me(): string | null; // the id of the guest
  engine(): Promise<EngineSeen>; // of the table's game and board
  thinker(): Thinker; // a fresh worker
  addressOf(path: string): string;
  mayThink(game: string): boolean; // as chosen; unless chosen, if not known to be too slow
  isTried(game: string): boolean; // how fast it is with this game is known
  noteSpeed(game: string, perSecond: number, captainSeconds: number): void;
  noteFault(why: Distrust | null, text: string): void;
}

const MOST_MISSES = 3; // answers that nobody waited for, before the server is left to think

export class Lender {
  #table: TableSeen | null = null;
  #thinker: Thinker | null = null;
  #engine: EngineSeen | null = null;
  #isOpen = false; // the engine can think
  #isLent = false;
  #hasFailed = false;
  #misses = 0;
  #ends: (() => void)[] = [];

  constructor(
    readonly id: string,
    private world: LenderWorld,
  ) {}

  open(): void {
    const { wire } = this.world;
    this.#ends = [wire.listen((reply) => this.#hear(reply)), wire.greet(() => this.#greet())];
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#thinker?.terminate();
    this.#thinker = null;
    this.#isOpen = this.#isLent = false;
  }

  /** Something was chosen that may matter here: load, lend, or take back. */
  heed(): void {
    const may = this.#mayHelp();
    if (this.#isLent && !may) this.#lend(false);
    else if (may && this.#isOpen) this.#lend(true);
    else if (may) void this.#load();
  }

  #greet(): void {
    this.#isLent = false; // a socket that is new has lent nothing
    this.heed();
  }

  #hear(reply: Reply): void {
    if (reply.type === "table" && reply.table.id === this.id) {
      this.#table = reply.table;
      this.heed();
    } else if (reply.type === "consult" && reply.game === this.id) this.#ask(reply);
    else if (reply.type === "error" && reply.about === "thought") this.#miss();
    else if (reply.type === "error" && reply.about === "lend") this.#isLent = false;
  }

  /** Nothing is secret, a game is on, and there is somebody or something to think for. */
  #mayHelp(): boolean {
    const [table, me] = [this.#table, this.world.me()];
    if (!table || table.status !== "running" || table.has_secrets || this.#hasFailed) return false;
    if (!table.seats.some((one) => me !== null && one.guest === me)) return false;
    const isAlone = table.seats.every((one) => one.kind === "bot" || one.guest === me);
    return (isAlone || table.hints === true) && this.world.mayThink(table.game);
  }

  #lend(yes: boolean): void {
    if (this.#isLent === yes) return;
    this.#isLent = false;
    if (yes || this.#table?.status === "running")
      this.#isLent = this.world.wire.send({ type: "lend", game: this.id, yes }) && yes;
  }

  async #load(): Promise<void> {
    if (this.#thinker) return;
    const { world } = this;
    const thinker = (this.#thinker = world.thinker());
    thinker.onmessage = ({ data }) => this.#told(data);
    thinker.onerror = (event) => this.#fail("damaged", event.message || "the worker has failed");
    try {
      const engine = (this.#engine = await world.engine());
      const isTried = !world.isTried(engine.game);
      const isLearned = this.#isLearned(engine);
      thinker.postMessage(opening(engine, world.addressOf, { isTried, isLearned }));
    } catch (error) {
      this.#fail("missing", error instanceof Error ? error.message : String(error));
    }
  }

  /** Whether somebody plays here who needs the weights of the game's network. */
  #isLearned({ network }: EngineSeen): boolean {
    const needs = network?.bots ?? [];
    const seats = this.#table?.seats.filter(({ kind }) => kind === "bot") ?? [];
    return seats.some(({ player }) => player !== null && needs.includes(player));
  }

  #told(told: Told): void {
    if (told.kind === "failed") this.#fail(told.why, told.text);
    else if (told.kind === "thought") this.#answer(told);
    else if (told.kind === "opened") this.#opened(told.perSecond);
  }

  #opened(perSecond: number | null): void {
    const engine = this.#engine!;
    this.#isOpen = true;
    this.world.noteFault(null, "");
    const { iterations } = engine.trial.level;
    if (perSecond !== null)
      this.world.noteSpeed(engine.game, perSecond, iterations / Math.max(1, perSecond));
    this.heed();
  }

  #fail(why: Distrust, text: string): void {
    if (this.#hasFailed || !this.#thinker) return;
    this.#hasFailed = true;
    this.#isOpen = false;
    this.#lend(false);
    this.#thinker.terminate();
    this.world.noteFault(why, text);
  }

  #ask(consult: Consult): void {
    if (this.#isOpen) this.#thinker!.postMessage({ kind: "consult", consult });
    else this.world.wire.send({ type: "thought", game: this.id, n: consult.n });
  }

  #answer({ n, action, lines, fault }: Told & { kind: "thought" }): void {
    this.world.wire.send({ type: "thought", game: this.id, n, action, lines });
    if (fault) this.#fail(fault.why, fault.text);
  }

  /** The server had ceased to wait, and asks no more until it is offered anew. */
  #miss(): void {
    this.#isLent = false;
    if (++this.#misses < MOST_MISSES) this.heed();
  }
}
