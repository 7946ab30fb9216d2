// The engine of a game on this device: loads its module, finds out how fast it is, and thinks.
import type { Consult, EngineSeen, Judged, JudgeTask, ThoughtLine } from "../wire";
import { bytesOf, Engine, wholeBoard } from "./engine";
import { judged } from "./judge";
import type { Manner, Opening } from "./messages";
import { Mind } from "./mind";
import { Officer } from "./officer";
import { trusted, Untrusted } from "./trust";
import { isLearned, whole, type Weights } from "./weights";

export const TRIAL_MS = 200;
const MOST_OFFICERS = 8; // whose thoughts are kept between their moves

export interface Found {
  action: number | null;
  lines: ThoughtLine[];
}

export class Thoughts {
  #officers = new Map<string, Officer>(); // by seat and level
  #judges = new Map<number, Mind>(); // by iterations
  #learned: Promise<Weights> | null = null;

  private constructor(
    private engine: EngineSeen,
    private code: WebAssembly.Module,
    private board: Uint8Array,
    private weights: string | null, // their address
  ) {}

  /** With the module and, if they are wanted now, the weights; Untrusted if one is no good. */
  static async open({ engine, module, weights, isLearned }: Opening): Promise<Thoughts> {
    const code = await trusted(await download(`the module of ${engine.game}`, module), engine);
    const thoughts = new Thoughts(engine, code, wholeBoard(code, engine), weights);
    if (isLearned) await thoughts.#learn();
    return thoughts;
  }

  /** The weights of the game's network, loaded when they are first needed. */
  #learn(): Promise<Weights> {
    return (this.#learned ??= this.#load());
  }

  async #load(): Promise<Weights> {
    const { network, game } = this.engine;
    if (!network || !this.weights) throw new Untrusted("missing", `${game} has no network`);
    return whole(await download(`the weights of ${game}`, this.weights), network, game);
  }

  /** Positions a second on this device. */
  speed(milliseconds = TRIAL_MS): number {
    const { state, seat, n_seats, level } = this.engine.trial;
    const officer = new Officer(this.#run(), level, n_seats, 1);
    return officer.speed(bytesOf(state), seat, milliseconds);
  }

  /** What a bot does, or the best lines for a hint. */
  async think(asked: Consult): Promise<Found> {
    const { state, seat, n_lines, n_seats, level, seed } = asked;
    const position = bytesOf(state);
    if (position.length !== this.engine.plan.card.state_bytes)
      throw new Error(`a position has ${this.engine.plan.card.state_bytes} bytes`);
    const weights = isLearned(level.knobs) ? await this.#learn() : null;
    if (!n_lines) {
      const officer = this.#officer(asked, weights);
      return { action: officer.choose(position, seat), lines: [] };
    }
    const adviser = new Officer(this.#run(), level, n_seats, seed, { weights });
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
  #officer(asked: Consult, weights: Weights | null): Officer {
    const { seat, bot, level, n_seats, seed, taste = null } = asked;
    const key = `${seat} ${bot}`;
    const found =
      this.#officers.get(key) ?? new Officer(this.#run(), level, n_seats, seed, { weights, taste });
    this.#officers.set(key, found);
    for (const old of this.#officers.keys())
      if (this.#officers.size > MOST_OFFICERS) this.#officers.delete(old);
    return found;
  }

  #run(): Engine {
    return new Engine(this.code, this.engine.plan, this.board);
  }
}

async function download(what: string, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const lack = (text: string): Untrusted =>
    new Untrusted("missing", `${what} cannot be loaded: ${text}`);
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
