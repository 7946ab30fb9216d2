// One seat's thoughts, as `Mind` in bots/search/searcher.py; what was found is kept while the game
// goes on.
import type { LevelSeen } from "../wire";
import { gameSeed } from "./chance";
import type { Engine } from "./engine";
import { CHANCE, NO_NODE, ROOT, Tree } from "./tree";
import type { Weights } from "./weights";

/** An action of the seat that thinks: how often it was tried, the share of the win it promises. */
export interface Choice {
  action: number;
  visits: number;
  value: number;
}

const EVEN_PART = 0.25; // of a prior, see bots/search/descent.py
const HALVING = 7; // of the knobs: the iterations of sequential halving, 0 where there is none

export class Mind {
  readonly #states: number;
  readonly #chart: number;
  readonly #desk: number;
  readonly #arrays: Record<string, { at: number; size: number }> = {};
  readonly #nLucks: number;
  #tree: Tree;
  #spare: Tree;
  #viewer = -1;

  constructor(
    private engine: Engine,
    level: LevelSeen,
    nSeats: number,
    seed: number,
    weights: Weights | null = null, // of a network, where the knobs ask for one
  ) {
    const { numbers, card, chart_bytes } = engine.plan;
    const { least_nodes, nodes_per_iteration, most_nodes } = numbers;
    const nNodes = Math.min(most_nodes, least_nodes + nodes_per_iteration * level.iterations);
    this.#nLucks = level.knobs[HALVING]!;
    this.#states = engine.reserve(numbers.n_states * card.state_bytes);
    this.#chart = engine.reserve(Math.max(chart_bytes, 2));
    this.#desk = this.#layDesk(level.knobs, nSeats, weights);
    this.#tree = new Tree(engine, nNodes, nSeats);
    this.#spare = new Tree(engine, nNodes, nSeats);
    this.#tree.clear();
    this.#longs("rng")[0] = gameSeed(BigInt(seed), 0n);
    if (chart_bytes) this.#drawChart();
  }

  #layDesk(knobs: number[], nSeats: number, weights: Weights | null): number {
    const { engine } = this;
    const { desk, desk_record } = engine.plan;
    const told: Record<string, number> = { n_seats: nSeats, n_lucks: this.#nLucks };
    for (const { name, fixed, per_seat, per_luck } of desk) {
      const size = fixed + per_seat * nSeats + per_luck * this.#nLucks;
      told[name] = engine.reserve(size);
      this.#arrays[name] = { at: told[name], size };
    }
    Object.assign(told, weights?.lay(engine));
    told["knobs"] = engine.reserve(8 * knobs.length);
    engine.floats(told["knobs"], knobs.length).set(knobs);
    const record = engine.reserve(4 * desk_record.length);
    const addresses = desk_record.map((name) => told[name] ?? 0); // zeros: no network
    engine.ints(record, desk_record.length).set(addresses);
    return record;
  }

  #longs(name: string): BigUint64Array {
    const { at, size } = this.#arrays[name]!;
    return this.engine.longs(at, size / 8);
  }

  #drawChart(): void {
    const { engine } = this;
    const { chart_states, card } = engine.plan;
    const rows = engine.reserve(chart_states * card.state_bytes);
    engine.call("draw_chart", engine.board, this.#chart, rows, this.#arrays["trace"]!.at);
  }

  /** Start anew, as if just made with this seed. */
  forget(seed: number): void {
    this.clear();
    this.#longs("rng")[0] = gameSeed(BigInt(seed), 0n);
  }

  /** Forget what earlier searches found. */
  clear(): void {
    this.#tree.clear();
    this.#viewer = -1;
  }

  /** Search; what an earlier search found of this position stays. */
  think(state: Uint8Array, seat: number, slices: Iterable<number>): void {
    this.#recall(state, seat);
    const marks = this.#arrays["marks"]!;
    this.engine.bytes(marks.at, marks.size).fill(0);
    const luck = this.#longs("rng")[0]!;
    const lucks = this.#longs("lucks");
    for (let n = 0; n < this.#nLucks; n++) lucks[n] = gameSeed(luck, BigInt(n));
    const place = [this.#states, this.#chart, this.#tree.record, this.#desk];
    for (const n of slices) this.engine.call("think", this.engine.board, ...place, seat, n);
  }

  /** Make a position the root, with what the tree holds of it. */
  #recall(state: Uint8Array, seat: number): void {
    const { known, target } = this.engine.plan.numbers;
    this.#row(target).set(state);
    const node = this.#find(seat);
    this.#row(known).set(state);
    this.#viewer = seat;
    if (node === NO_NODE) this.#tree.clear();
    else if (node !== ROOT) {
      this.engine.call("keep_subtree", this.#tree.record, this.#spare.record, node);
      [this.#tree, this.#spare] = [this.#spare, this.#tree];
    }
  }

  /** The node of the position that is looked for; trees of halving and of secrets are not kept. */
  #find(seat: number): number {
    if (this.#nLucks > 0 || seat !== this.#viewer) return NO_NODE;
    const { engine } = this;
    const rows = [engine.board, this.#states, this.#chart];
    if (!engine.call("is_open", ...rows, this.#desk, seat)) return NO_NODE;
    const least = engine.plan.numbers.min_kept;
    return engine.call("find_target", ...rows, this.#tree.record, this.#desk, least);
  }

  #row(n: number): Uint8Array {
    const { state_bytes } = this.engine.plan.card;
    return this.engine.bytes(this.#states + n * state_bytes, state_bytes);
  }

  /** What was found; good until the next search. */
  get tree(): Tree {
    return this.#tree;
  }

  /** What each seat can expect if whoever decides plays what was looked at most. */
  outlook(): number[] {
    const tree = this.#tree;
    const tried = tree.children(ROOT).filter((node) => tree.visits(node) > 0);
    const isDecided = tried.length > 0 && tried.every((node) => tree.seat(node) !== CHANCE);
    const node = isDecided ? tried.reduce((best, one) => this.#better(best, one)) : ROOT;
    const visits = Math.max(1, tree.visits(node));
    return Array.from({ length: tree.nSeats }, (_, seat) => tree.value(node, seat) / visits);
  }

  /** The node with more visits; of equals the one that was made first. */
  #better(a: number, b: number): number {
    const more = this.#tree.visits(b) - this.#tree.visits(a);
    return more > 0 || (more === 0 && b < a) ? b : a;
  }

  /** What the search thinks of the actions of a seat, most visits first. */
  choices(seat: number): Choice[] {
    const tree = this.#tree;
    return tree
      .children(ROOT)
      .filter((node) => tree.seat(node) === seat && tree.visits(node) > 0)
      .map((node) => {
        const visits = tree.visits(node);
        return { action: tree.action(node), visits, value: tree.value(node, seat) / visits };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value || a.action - b.action);
  }

  /** What a seat may do at the root; a look is its prior before a part was shared evenly. */
  impressions(seat: number): { action: number; look: number }[] {
    const tree = this.#tree;
    const nodes = tree.children(ROOT).filter((node) => tree.seat(node) === seat);
    const even = EVEN_PART / nodes.length;
    const look = (node: number): number => (tree.prior(node) - even) / (1 - EVEN_PART);
    return nodes.map((node) => ({ action: tree.action(node), look: Math.max(0, look(node)) }));
  }

  /** Who does what from the root on, the most visited after an action. */
  bestLine(action: number): { seat: number; action: number }[] {
    const tree = this.#tree;
    const line = [];
    let nodes = tree.children(ROOT).filter((node) => tree.action(node) === action);
    while (nodes.length) {
      const node = nodes.reduce((best, one) => (tree.visits(one) > tree.visits(best) ? one : best));
      line.push({ seat: tree.seat(node), action: tree.action(node) });
      nodes = tree.children(node).filter((one) => tree.visits(one) > 0);
    }
    return line;
  }
}
