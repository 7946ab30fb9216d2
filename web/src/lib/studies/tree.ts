// A tree of variations as a list of nodes: parents before children, the first child is the main
// line. Nothing is changed in place.
import type { PathStep, StudyNode } from "../../wire";

export type Nodes = readonly StudyNode[];
export const NO_NODE = -1;
export const MOST_NODES = 1000; // as the server allows

/** A list after a change: for each node which one it was, NO_NODE for a new one. */
export interface Changed {
  nodes: Nodes;
  order: number[];
  here: number; // where one is afterwards
}

const parentOf = (node: StudyNode | undefined): number => node?.parent ?? NO_NODE;

export const childrenOf = (nodes: Nodes, parent: number): number[] =>
  nodes.flatMap((node, n) => (parentOf(node) === parent ? [n] : []));

export const rootsOf = (nodes: Nodes): number[] => childrenOf(nodes, NO_NODE);

/** The root under which a node stands, and the actions that lead from there to it. */
export function pathOf(nodes: Nodes, n: number): { root: number; path: PathStep[] } {
  const path: PathStep[] = [];
  let at = n;
  for (let node = nodes[at]; node && parentOf(node) !== NO_NODE; node = nodes[at]) {
    path.unshift({ action: node.action ?? "", seat: node.seat ?? null });
    at = parentOf(node);
  }
  return { root: at, path };
}

/** The node itself and all that follow it. */
export function withAllAfter(nodes: Nodes, n: number): Set<number> {
  const found = new Set([n]);
  nodes.forEach((node, k) => {
    if (found.has(parentOf(node))) found.add(k);
  });
  return found;
}

const unchanged = (nodes: Nodes, here: number): Changed => ({
  nodes,
  order: nodes.map((_, n) => n),
  here,
});

const appended = (nodes: Nodes, node: StudyNode): Changed => ({
  nodes: [...nodes, node],
  order: [...nodes.map((_, n) => n), NO_NODE],
  here: nodes.length,
});

/** Play on from a node; what is there already is gone to. */
export function played(nodes: Nodes, parent: number, action: string, seat: number | null): Changed {
  const known = childrenOf(nodes, parent).find((n) => {
    const one = nodes[n]!;
    return one.action === action && (one.seat ?? null) === seat;
  });
  if (known !== undefined) return unchanged(nodes, known);
  return appended(nodes, { parent, action, ...(seat === null ? {} : { seat }) });
}

/** Begin at a position; roots from which nobody went on, and of which nothing was said, go. */
export function begun(nodes: Nodes, position: string, step: number | null = null): Changed {
  const known = rootsOf(nodes).find((n) => nodes[n]!.position === position);
  if (known !== undefined) return unchanged(nodes, known);
  const isIdle = (n: number): boolean =>
    parentOf(nodes[n]) === NO_NODE && !nodes[n]!.comment && childrenOf(nodes, n).length === 0;
  const kept = picked(
    nodes,
    nodes.flatMap((_, n) => (isIdle(n) ? [] : [n])),
  );
  const last = appended(kept.nodes, { position, ...(step === null ? {} : { step }) });
  return { ...last, order: [...kept.order, NO_NODE] };
}

/** Without a node and all that follow it. */
export function removed(nodes: Nodes, n: number): Changed {
  const gone = withAllAfter(nodes, n);
  const kept = picked(
    nodes,
    nodes.flatMap((_, k) => (gone.has(k) ? [] : [k])),
  );
  return { ...kept, here: Math.max(0, kept.order.indexOf(parentOf(nodes[n]))) };
}

/** A node becomes the first of those with its parent: the main line. */
export function promoted(nodes: Nodes, n: number): Changed {
  const moved = withAllAfter(nodes, n);
  const first = childrenOf(nodes, parentOf(nodes[n]))[0]!;
  const before = nodes.flatMap((_, k) => (k < first && !moved.has(k) ? [k] : []));
  const after = nodes.flatMap((_, k) => (k >= first && !moved.has(k) ? [k] : []));
  const all = picked(nodes, [...before, ...[...moved].sort((a, b) => a - b), ...after]);
  return { ...all, here: all.order.indexOf(n) };
}

export function commented(nodes: Nodes, n: number, comment: string): Nodes {
  return nodes.map((node, k) => (k === n ? { ...node, comment } : node));
}

/** Two trees as one: all of both, comments of the first where both have one. */
export function merged(nodes: Nodes, others: Nodes): Nodes {
  let all = nodes;
  const places: number[] = [];
  for (const other of others) {
    const parent = parentOf(other);
    const found =
      parent === NO_NODE
        ? rooted(all, other)
        : played(all, places[parent]!, other.action ?? "", other.seat ?? null);
    all = found.nodes;
    places.push(found.here);
    if (other.comment && !all[found.here]!.comment) all = commented(all, found.here, other.comment);
  }
  return all;
}

function rooted(nodes: Nodes, root: StudyNode): Changed {
  const known = rootsOf(nodes).find((n) => nodes[n]!.position === root.position);
  const { position = "", step = null } = root;
  if (known !== undefined) return unchanged(nodes, known);
  return appended(nodes, { position, ...(step === null ? {} : { step }) });
}

/** Some of the nodes, in this order, which has parents first. */
function picked(nodes: Nodes, order: number[]): Changed {
  const places = new Map(order.map((n, k) => [n, k]));
  const all = order.map((n) => {
    const parent = parentOf(nodes[n]);
    return parent === NO_NODE ? nodes[n]! : { ...nodes[n]!, parent: places.get(parent)! };
  });
  return { nodes: all, order, here: 0 };
}

/** Moves that follow each other, to be written in one line. */
export interface Row {
  depth: number; // 0: the main line
  nodes: number[];
}

/** What follows a root, line by line: a variation stands deeper, below the move it replaces. */
export function rowsOf(nodes: Nodes, root: number): Row[] {
  const children = new Map<number, number[]>();
  nodes.forEach((node, n) => {
    const parent = parentOf(node);
    children.set(parent, [...(children.get(parent) ?? []), n]);
  });
  const others = (n: number): number[] => (children.get(parentOf(nodes[n])) ?? []).slice(1);
  const rows: Row[] = [];

  /** A line from its first move on; whoever writes a variation writes those beside it, too. */
  function write(first: number | undefined, depth: number): void {
    let row: number[] = [];
    for (let n = first; n !== undefined; n = children.get(n)?.[0]) {
      if (row.push(n) === 1) rows.push({ depth, nodes: row });
      const isOwn = n !== first || depth === 0;
      if (!isOwn || others(n).length === 0) continue;
      for (const other of others(n)) write(other, depth + 1);
      row = [];
    }
  }
  write(children.get(root)?.[0], 0);
  return rows;
}
