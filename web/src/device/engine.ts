// One run of a game's module: its memory, a board in it, and the rules for a position it is given.
import type { EngineSeen, Plan } from "../wire";

const PAGE = 1 << 16;
const FIRST_PAGES = 16; // more than any module asks for at its start
const ALIGNMENT = 16;

type Call = (...args: number[]) => number;

/** The bytes of a text in base 64. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Engine {
  readonly plan: Plan;
  readonly board: number;
  readonly #calls: Record<string, Call>;
  readonly #memory = new WebAssembly.Memory({ initial: FIRST_PAGES });
  readonly #state: number;
  readonly #actions: number;
  #end: number; // of what is taken

  /** `board`: the bytes of one whose tables are laid. */
  constructor(code: WebAssembly.Module, plan: Plan, board: Uint8Array) {
    const { exports } = new WebAssembly.Instance(code, { env: { memory: this.#memory } });
    this.plan = plan;
    this.#calls = exports as Record<string, Call>;
    this.#end = (exports["__heap_base"] as WebAssembly.Global<"i32">).value;
    this.board = this.put(board);
    this.#state = this.reserve(plan.card.state_bytes);
    this.#actions = this.reserve(4 * Math.max(plan.card.max_actions, plan.card.max_chance, 1));
  }

  /** Call an export with numbers and addresses. */
  call(name: string, ...args: number[]): number {
    return this.#calls[name]!(...args);
  }

  // Memory: windows on it are good until the next `reserve`.

  /** The address of a fresh piece of memory, all zeros. */
  reserve(nBytes: number): number {
    const address = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#end = address + nBytes;
    const lacking = Math.ceil(this.#end / PAGE) - this.#memory.buffer.byteLength / PAGE;
    if (lacking > 0) this.#memory.grow(lacking);
    return address;
  }

  /** The same with content. */
  put(content: Uint8Array): number {
    const address = this.reserve(content.length);
    this.bytes(address, content.length).set(content);
    return address;
  }

  bytes(address: number, n: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, n);
  }

  ints(address: number, n: number): Int32Array {
    return new Int32Array(this.#memory.buffer, address, n);
  }

  longs(address: number, n: number): BigUint64Array {
    return new BigUint64Array(this.#memory.buffer, address, n);
  }

  floats(address: number, n: number): Float64Array {
    return new Float64Array(this.#memory.buffer, address, n);
  }

  // The rules, for a position

  /** The legal actions of a seat; none if it may not act. */
  actions(state: Uint8Array, seat: number): number[] {
    const place = this.#place(state);
    if (!this.call("may_act", ...place, seat)) return [];
    const n = this.call("fill_actions", ...place, seat, this.#actions);
    return [...this.ints(this.#actions, n)];
  }

  /** 0, or the number of the reason why a seat may not do this. */
  whyNot(state: Uint8Array, seat: number, action: number): number {
    return this.call("why_not", ...this.#place(state), seat, action);
  }

  #place(state: Uint8Array): [number, number] {
    this.bytes(this.#state, state.length).set(state);
    return [this.board, this.#state];
  }
}

/** The bytes of a board as it was sent, with the tables that the module lays itself. */
export function wholeBoard(code: WebAssembly.Module, { plan, board }: EngineSeen): Uint8Array {
  const sent = new Uint8Array(board.n_bytes);
  for (const piece of board.pieces) sent.set(bytesOf(piece.content), piece.offset);
  const engine = new Engine(code, plan, sent);
  engine.call("lay_tables", engine.board);
  return engine.bytes(engine.board, board.n_bytes).slice();
}
