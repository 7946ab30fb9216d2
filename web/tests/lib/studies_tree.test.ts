import { describe, expect, it } from "vitest";
import {
  begun,
  commented,
  merged,
  pathOf,
  played,
  promoted,
  removed,
  rootsOf,
  rowsOf,
  type Nodes,
} from "../../src/lib/studies/tree";

/** a b c, with d for b and e for a; a second root p2 with x. */
const TREE: Nodes = [
  { position: "p" },
  { parent: 0, action: "a", seat: 0 },
  { parent: 1, action: "b", seat: 1 },
  { parent: 2, action: "c" },
  { parent: 1, action: "d" },
  { parent: 0, action: "e", comment: "?" },
  { position: "p2", step: 7 },
  { parent: 6, action: "x" },
];
/** The tree as text: every node with the way to it. */
const ways = (nodes: Nodes): string[] =>
  nodes.map((_, n) => {
    const { root, path } = pathOf(nodes, n);
    return [nodes[root]!.position, ...path.map((step) => step.action)].join(" ");
  });

describe("a tree of variations", () => {
  it("knows the way to every node", () => {
    expect(pathOf(TREE, 2)).toEqual({
      root: 0,
      path: [
        { action: "a", seat: 0 },
        { action: "b", seat: 1 },
      ],
    });
    expect(ways(TREE)).toEqual(
      ["p", "p a", "p a b", "p a b c", "p a d", "p e", "p2", "p2 x"], //
    );
  });
  it("goes to what is there, and adds what is not", () => {
    expect(played(TREE, 1, "d", null)).toMatchObject({ nodes: TREE, here: 4 });
    const more = played(TREE, 7, "y", 1);
    expect(ways(more.nodes)[more.here]).toBe("p2 x y");
    expect(more.nodes.at(-1)).toEqual({ parent: 7, action: "y", seat: 1 });
    expect(played(TREE, 0, "a", 1).nodes.length).toBe(TREE.length + 1); // another seat's
  });
  it("begins anywhere, and forgets where nobody went on", () => {
    expect(begun(TREE, "p2")).toMatchObject({ nodes: TREE, here: 6 });
    const once = begun(TREE, "p3", 4);
    expect(once.nodes.at(-1)).toEqual({ position: "p3", step: 4 });
    const twice = begun(once.nodes, "p4");
    expect(ways(twice.nodes).filter((way) => way.startsWith("p3"))).toEqual([]);
    expect(twice.nodes.length).toBe(TREE.length + 1);
    expect(twice.order.at(-1)).toBe(-1);
  });
  it("loses a node with all that follows it, and nothing else", () => {
    const less = removed(TREE, 1);
    expect(ways(less.nodes)).toEqual(["p", "p e", "p2", "p2 x"]);
    expect(ways(less.nodes)[less.here]).toBe("p");
    expect(less.order).toEqual([0, 5, 6, 7]);
    expect(ways(removed(TREE, 6).nodes).includes("p2")).toBe(false);
  });
  it("makes another line the main line", () => {
    const { nodes, here, order } = promoted(TREE, 4);
    expect(ways(nodes)[here]).toBe("p a d");
    expect([...ways(nodes)].sort()).toEqual([...ways(TREE)].sort());
    expect(rowsOf(nodes, 0).map((row) => row.nodes.map((n) => nodes[n]!.action))).toEqual(
      [["a"], ["e"], ["d"], ["b", "c"]], //
    );
    expect(order.map((n) => ways(TREE)[n])).toEqual(ways(nodes));
    nodes.forEach((node, n) => expect(node.parent ?? -1).toBeLessThan(n));
  });
  it("is written line by line, variations deeper than what they replace", () => {
    const told = rowsOf(TREE, 0).map((row) => [
      row.depth,
      row.nodes.map((n) => TREE[n]!.action).join(""),
    ]);
    expect(told).toEqual([
      [0, "a"],
      [1, "e"],
      [0, "b"],
      [1, "d"],
      [0, "c"],
    ]);
    expect(rowsOf([{ position: "p" }], 0)).toEqual([]);
  });
  it("holds all of two trees that grew apart", () => {
    const [one, other] = [
      played(TREE, 3, "y", null).nodes,
      commented(removed(TREE, 2).nodes, 1, "!"),
    ];
    const both = merged(one, other);
    expect([...ways(both)].sort()).toEqual([...ways(one)].sort());
    expect(both[1]!.comment).toBe("!");
    expect(merged([], TREE)).toEqual(TREE);
    expect(rootsOf(merged(TREE, [{ position: "q" }])).length).toBe(3);
  });
});
