// The engine of a game on this device: loads its module, finds out how fast it is, and thinks.
import type { Consult, EngineSeen, Judged, JudgeTask, ThoughtLine } from "../wire";
import { bytesOf, Engine, wholeBoard } from "./engine";
import { judged } from "./judge";
import type { Manner } from "./messages";
import { Mind } from "./mind";
import { Officer } from "./officer";
import { trusted, Untrusted } from "./trust";

export const TRIAL_MS = 200;
const MOST_OFFICERS = 8; // whose thoughts are kept between their moves

export interface Found {
  action: number | null;
  lines: ThoughtLine[];
}

export class Thoughts {
  #officers = new Map<string, Officer>(); // by seat and level
  #judges = new Map<number, Mind>(); // by iterations

  private constructor(
    private engine: EngineSeen,
    private code: WebAssembly.Module,
    private board: Uint8Array,
  ) {}

  /** From a module at an address; Untrusted if it is not there, damaged or stale. */
  static async open(engine: EngineSeen, address: string): Promise<Thoughts> {
    const code = await trusted(await download(engine, address), engine);
    return new Thoughts(engine, code, wholeBoard(code, engine));
  }

  /** Positions a second on this device. */
  speed(milliseconds = TRIAL_MS): number {
    const { state, seat, n_seats, level } = this.engine.trial;
    const officer = new Officer(this.#run(), level, n_seats, 1);
    return officer.speed(bytesOf(state), seat, milliseconds);
  }

  /** What a bot does, or the best lines for a hint. */
  think(asked: Consult): Found {
    const { state, seat, n_lines, n_seats, level, seed } = asked;
    const position = bytesOf(state);
    if (position.length !== this.engine.plan.card.state_bytes)
      throw new Error(`a position has ${this.engine.plan.card.state_bytes} bytes`);
    if (!n_lines) return { action: this.#officer(asked).choose(position, seat), lines: [] };
    const adviser = new Officer(this.#run(), level, n_seats, seed);
    return { action: null, lines: adviser.lines(position, seat, n_lines) };
  }

  /** What each seat can expect of a position of a finished game. */
  judge(task: JudgeTask, manner: Manner): Judged {
    const { iterations } = task;
    const mind =
      this.#judges.get(iterations) ??
      new Mind(this.#run(), { ...manner.level, iterations }, manner.n_seats, manner.seed);
    this.#judges.set(iterations, mind);
    return judged(mind, task, manner);
  }

  /** The bot of a seat, which thinks on where it was. */
  #officer({ seat, bot, level, n_seats, seed }: Consult): Officer {
    const key = `${seat} ${bot}`;
    const found = this.#officers.get(key) ?? new Officer(this.#run(), level, n_seats, seed);
    this.#officers.set(key, found);
    for (const old of this.#officers.keys())
      if (this.#officers.size > MOST_OFFICERS) this.#officers.delete(old);
    return found;
  }

  #run(): Engine {
    return new Engine(this.code, this.engine.plan, this.board);
  }
}

async function download(engine: EngineSeen, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const lack = (text: string): Untrusted =>
    new Untrusted("missing", `the module of ${engine.game} cannot be loaded: ${text}`);
  const response = await fetch(address).catch((error: unknown) => {
    throw lack(String(error));
  });
  if (!response.ok) throw lack(`status ${response.status}`);
  return new Uint8Array(
    await response.arrayBuffer().catch((error: unknown) => {
      throw lack(String(error));
    }),
  );
}
