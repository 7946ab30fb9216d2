// Tastes, as `Taster` in bots/tastes.py: which of the actions that are as good as the best a
// personality plays. The numbers and the order of sums are those of that file.
import type { TasteSeen } from "../wire";
import { PythonRandom } from "./chance";
import type { Engine } from "./engine";
import type { Choice } from "./mind";
import { Play } from "./play";
import { ROOT, type Tree } from "./tree";

const MOST_CHOICES = 6; // tasted, the most visited first
const N_WAYS = 4; // followed for each action
const LONGEST_WAY = 12; // actions
const LEAST_LOOKS = 0.25; // of the visits of the best
const DEEPEST = 4; // actions below an action whose worth is compared
const SAME = 1e-9;

/** What an action promises beside its value, by the names that a taste has for it. */
type Prospect = Record<string, number>;

/** Where a way through the tree ends. */
interface End {
  scores: number[];
  joy: number; // of the seat that looks
}

/** The first, and those that may take its place; the margin shrinks as a game is decided. */
export function asGood(thoughts: Choice[], margin: number): Choice[] {
  const best = thoughts[0]!;
  const least = best.value - margin * 4 * best.value * (1 - best.value);
  const looks = LEAST_LOOKS * best.visits;
  const others = thoughts.slice(1).filter(({ visits, value }) => visits >= looks && value >= least);
  return [best, ...others.slice(0, MOST_CHOICES - 1)];
}

/** Whether the first is liked better; where both are liked alike, the next liking decides. */
export function isBetter(a: Prospect, b: Prospect, likes: string[]): boolean {
  for (const name of likes) {
    const [sign, what] = name.startsWith("-") ? [-1, name.slice(1)] : [1, name];
    const more = sign * (a[what]! - b[what]!);
    if (more !== 0) return more > 0;
  }
  return false;
}

export class Taster {
  readonly #play: Play;

  constructor(
    engine: Engine,
    private taste: TasteSeen,
    private luck: PythonRandom,
  ) {
    this.#play = new Play(engine);
  }

  /** The action it likes best, the better one where it likes several alike. */
  choose(tree: Tree, known: Uint8Array, seat: number, thoughts: Choice[]): number | undefined {
    if (!thoughts.length) return undefined;
    const found = asGood(thoughts, this.taste.margin);
    if (found.length === 1) return found[0]!.action;
    const seed = this.luck.bits();
    const sees = found.map(({ action }) => this.#prospect(tree, known, seat, action, seed));
    let best = 0;
    for (const [n, one] of sees.entries())
      if (isBetter(one, sees[best]!, this.taste.likes)) best = n;
    return found[best]!.action;
  }

  /** What an action promises; all actions meet the same deals. */
  #prospect(tree: Tree, known: Uint8Array, seat: number, action: number, seed: number): Prospect {
    const isIt = (node: number): boolean =>
      tree.action(node) === action && tree.seat(node) === seat && tree.visits(node) > 0;
    const node = tree.children(ROOT).find(isIt)!;
    const rivals = rivalsOf(tree, seat);
    let [own, rival, joy] = [0, 0, 0];
    for (let way = 0; way < N_WAYS; way++) {
      const luck = new PythonRandom(`${seed} ${way}`);
      const { scores, joy: more } = this.#end(tree, known, seat, node, luck);
      own += scores[seat]!;
      joy += more;
      if (rivals.length) rival += Math.max(...rivals.map((one) => scores[one]!));
    }
    const spread = spreadOf(tree, node, seat);
    return { own: own / N_WAYS, rival: rival / N_WAYS, spread, deeds: joy / N_WAYS };
  }

  /** Follow a way to its end: each step as likely as the search looked at it. */
  #end(tree: Tree, known: Uint8Array, seat: number, node: number, luck: PythonRandom): End {
    const play = this.#play;
    let joy = 0;
    play.begin(known, seat, luck.bits());
    for (let n = 0; n < LONGEST_WAY; n++) {
      if (tree.seat(node) === seat) joy += joyOf(this.taste, tree.action(node));
      play.apply(tree.seat(node), tree.action(node));
      const nodes = visited(tree, node);
      if (!nodes.length || play.isOver) break;
      node = nodes[luck.choice(nodes.map((one) => tree.visits(one)))]!;
      if (!play.isPossible(tree.seat(node), tree.action(node))) break;
    }
    return { scores: play.scores(tree.nSeats), joy };
  }
}

/** 1 for a deed that is liked, -1 for one that is not, 0 for any other. */
const joyOf = ({ deeds }: TasteSeen, action: number): number =>
  deeds.reduce((sum, { first, end, joy }) => sum + (first <= action && action < end ? joy : 0), 0);

const visited = (tree: Tree, node: number): number[] =>
  tree.children(node).filter((one) => tree.visits(one) > 0);

/** All others but those who win exactly when it does: its own side. */
function rivalsOf(tree: Tree, seat: number): number[] {
  const own = tree.value(ROOT, seat);
  const all = Array.from({ length: tree.nSeats }, (_, other) => other);
  return all.filter((one) => one !== seat && Math.abs(tree.value(ROOT, one) - own) > SAME);
}

/** The variance of what lies below an action, weighed by how often it was looked at. */
function spreadOf(tree: Tree, node: number, seat: number): number {
  const found = worths(tree, node, seat, DEEPEST);
  let [weight, total, spread] = [0, 0, 0];
  for (const [visits, worth] of found) {
    weight += visits;
    total += visits * worth;
  }
  const mean = total / weight;
  for (const [visits, worth] of found) spread += visits * ((worth - mean) * (worth - mean));
  return spread / weight;
}

/** Visits and worth of the nodes so far below; where the tree ends sooner, of its end. */
function worths(tree: Tree, node: number, seat: number, depth: number): [number, number][] {
  const below = visited(tree, node);
  if (depth === 0 || !below.length) {
    const visits = tree.visits(node);
    return [[visits, tree.value(node, seat) / visits]];
  }
  return below.flatMap((one) => worths(tree, one, seat, depth - 1));
}
