// Stacks of a position's text: `16,4:rf1.m[rf2!,rw1]`, a piece and its cargo in brackets.
export interface Tree {
  piece: string; // rf1
  marks: string; // "!" damaged, ".m" moved
  cargo: Tree[];
}

export interface StackText {
  point: string; // 16,4
  tree: Tree;
}

const PIECE = /^(\w+?\d)(!{0,2}(?:\.\w+)?)/;

/** What a text says; null if it is none. */
export function readTree(text: string): Tree | null {
  const [tree, rest] = treeOf(text);
  return tree && rest === "" ? tree : null;
}

function treeOf(text: string): [Tree | null, string] {
  const found = PIECE.exec(text);
  if (!found) return [null, text];
  const tree: Tree = { piece: found[1]!, marks: found[2]!, cargo: [] };
  let rest = text.slice(found[0].length);
  while (rest.startsWith(tree.cargo.length ? "," : "[")) {
    const [child, left] = treeOf(rest.slice(1));
    if (!child) return [null, left];
    tree.cargo.push(child);
    rest = left;
  }
  if (!tree.cargo.length) return [tree, rest];
  return rest.startsWith("]") ? [tree, rest.slice(1)] : [null, rest];
}

export function treeText({ piece, marks, cargo }: Tree): string {
  const above = cargo.map(treeText).join(",");
  return piece + marks + (above ? `[${above}]` : "");
}

export const piecesOf = (tree: Tree): string[] => [tree.piece, ...tree.cargo.flatMap(piecesOf)];

/** With a piece more: on the one that carries all, or on the one on top. */
export function loaded(tree: Tree, piece: string, isOnTop: boolean): Tree {
  const last = tree.cargo.at(-1);
  if (!isOnTop || !last)
    return { ...tree, cargo: [...tree.cargo, { piece, marks: "", cargo: [] }] };
  return { ...tree, cargo: [...tree.cargo.slice(0, -1), loaded(last, piece, true)] };
}

/** With another piece on top: changed, or, if it becomes null, gone. */
export function withTop(tree: Tree, change: (top: Tree) => Tree | null): Tree | null {
  const last = tree.cargo.at(-1);
  if (!last) return change(tree);
  const next = withTop(last, change);
  return { ...tree, cargo: [...tree.cargo.slice(0, -1), ...(next ? [next] : [])] };
}

/** Not damaged, damaged, damaged for the coming turn too. */
export const hurt = (tree: Tree): Tree => {
  const [n, deeds] = [/^!*/.exec(tree.marks)![0].length, tree.marks.replace(/^!*/, "")];
  return { ...tree, marks: "!".repeat((n + 1) % 3) + deeds };
};

/** The words of a position as stacks; what cannot be read stays as it is. */
export function stackOf(word: string): StackText | null {
  const at = word.indexOf(":");
  const tree = readTree(word.slice(at + 1));
  return tree && { point: word.slice(0, at), tree };
}
