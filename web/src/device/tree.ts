// A tree in a module's memory (`bots/search/tree.py`): columns of numbers, a row a node.
import type { Engine } from "./engine";

export const ROOT = 0;
export const NO_NODE = -1;
export const CHANCE = -1; // the seat of nature
const UNSEEN = -1; // the seat and the action of a root

export class Tree {
  readonly record: number; // the address of the addresses of its columns
  readonly #at: Record<string, number> = {};

  constructor(
    private engine: Engine,
    readonly capacity: number,
    readonly nSeats: number,
  ) {
    const { tree, tree_record } = engine.plan;
    for (const { name, fixed, per_node, per_seat } of tree)
      this.#at[name] = engine.reserve(fixed + capacity * (per_node + per_seat * nSeats));
    const told: Record<string, number> = { ...this.#at, capacity, n_seats: nSeats };
    this.record = engine.reserve(4 * tree_record.length);
    engine.ints(this.record, tree_record.length).set(tree_record.map((name) => told[name]!));
  }

  #ints(name: string): Int32Array {
    return this.engine.ints(this.#at[name]!, this.capacity);
  }

  /** Leave a root without children or visits. */
  clear(): void {
    this.engine.ints(this.#at["n_nodes"]!, 1)[0] = 1;
    const empty = {
      action: UNSEEN,
      seat: UNSEEN,
      first_child: NO_NODE,
      next_child: NO_NODE,
      visits: 0,
      available: 0,
    };
    for (const [name, value] of Object.entries(empty)) this.#ints(name)[ROOT] = value;
    this.engine.floats(this.#at["prior"]!, 1)[0] = 1;
    this.engine.floats(this.#at["value"]!, this.nSeats).fill(0);
  }

  children(node: number): number[] {
    const next = this.#ints("next_child");
    const found: number[] = [];
    for (let one = this.#ints("first_child")[node]!; one !== NO_NODE; one = next[one]!)
      found.push(one);
    return found;
  }

  action(node: number): number {
    return this.#ints("action")[node]!;
  }

  seat(node: number): number {
    return this.#ints("seat")[node]!;
  }

  visits(node: number): number {
    return this.#ints("visits")[node]!;
  }

  /** How promising a node looked at first. */
  prior(node: number): number {
    return this.engine.floats(this.#at["prior"]! + 8 * node, 1)[0]!;
  }

  /** What the visits of a node brought a seat, summed up. */
  value(node: number, seat: number): number {
    const row = this.#at["value"]! + 8 * node * this.nSeats;
    return this.engine.floats(row, this.nSeats)[seat]!;
  }
}
