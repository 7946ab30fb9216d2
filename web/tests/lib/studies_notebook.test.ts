import { beforeEach, describe, expect, it } from "vitest";
import { fileText, readFile } from "../../src/lib/studies/file";
import { Notebook, type Shelf } from "../../src/lib/studies/notebook.svelte";
import type { StudyDoc, StudyOrder } from "../../src/wire";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

const doc = (more: Partial<StudyDoc> = {}): StudyDoc => ({
  id: "s-1",
  title: "T",
  game: "g",
  nodes: [{ position: "p" }],
  revision: "r1",
  owner: "Ann",
  is_mine: true,
  ...more,
});

/** A server that knows one study and its revision. */
function fake(orders: StudyOrder[] = [], revision = { now: "r1" }): Shelf {
  return {
    check: (_, nodes) => Promise.resolve(nodes.map((node) => ({ words: `to ${node.action}` }))),
    keep: (order) => {
      orders.push(order);
      if (order.id && order.revision !== revision.now)
        return Promise.reject(Object.assign(new Error("no"), { code: "changed_elsewhere" }));
      revision.now = `r${orders.length + 1}`;
      const { title, nodes } = order;
      return Promise.resolve(doc({ id: order.id ?? "s-2", title, nodes, revision: revision.now }));
    },
  };
}
const actions = (notebook: Notebook): string[] =>
  notebook.nodes.map((node) => node.action ?? node.position ?? "");

describe("a study on the desk", () => {
  it("is kept by the browser at once, and found there again", () => {
    const notebook = new Notebook({ game: "g" }, fake());
    notebook.begin("p");
    notebook.play("a", 0, "to a");
    notebook.comment(1, "good");
    const again = new Notebook({ game: "g" }, fake());
    expect(again.nodes).toEqual(notebook.nodes);
    expect(again.nodes[1]!.comment).toBe("good");
    expect(new Notebook({ game: "h" }, fake()).nodes).toEqual([]);
    expect(new Notebook({ game: "g", table: "t" }, fake()).nodes).toEqual([]);
  });
  it("keeps words with their nodes, whatever moves", async () => {
    const notebook = new Notebook({ game: "g" }, fake());
    notebook.begin("p");
    for (const action of ["a", "b"]) {
      notebook.here = 0;
      notebook.play(action, 0, `to ${action}`);
    }
    notebook.promote(2);
    expect(notebook.seen.map((one) => one?.words)).toEqual([undefined, "to b", "to a"]);
    notebook.remove(1);
    expect(notebook.seen.map((one) => one?.words)).toEqual([undefined, "to a"]);
    await notebook.look();
    expect(notebook.seen[1]!.words).toBe("to a");
  });
  it("is no longer kept here once the server has it", async () => {
    const orders: StudyOrder[] = [];
    const notebook = new Notebook({ game: "g", table: "t" }, fake(orders));
    notebook.begin("p", 3);
    await notebook.keep("T");
    expect(orders[0]).toEqual({ title: "T", game: "g", table: "t", nodes: notebook.nodes });
    expect([notebook.isChanged, kept.size]).toEqual([false, 0]);
  });
  it("says so when another page was quicker, and loses nothing", async () => {
    const revision = { now: "r1" };
    const orders: StudyOrder[] = [];
    const one = new Notebook({ game: "g", doc: doc() }, fake(orders, revision), "one");
    const other = new Notebook({ game: "g", doc: doc() }, fake(orders, revision), "other");
    one.play("a", 0, "");
    other.play("b", 0, "");
    await one.keep("T");
    await expect(other.keep("T")).rejects.toThrow();
    expect([other.isContested, actions(other)]).toEqual([true, ["p", "b"]]);
    const back = new Notebook({ game: "g", doc: doc({ revision: "r9" }) }, fake(), "other");
    expect([back.isContested, actions(back)]).toEqual([true, ["p", "b", "a"]]);
    await other.keepCopy("Mine");
    expect([other.isContested, other.doc?.id]).toEqual([false, "s-2"]);
  });
  it("does not overwrite what another page of this browser noted", () => {
    const one = new Notebook({ game: "g" }, fake(), "one");
    const other = new Notebook({ game: "g" }, fake(), "other");
    one.begin("p");
    one.play("a", 0, "");
    other.begin("p");
    other.play("b", 0, "");
    expect(actions(new Notebook({ game: "g" }, fake()))).toEqual(["p", "b", "a"]);
  });
  it("of somebody else is not kept here, but can be copied", async () => {
    const orders: StudyOrder[] = [];
    const notebook = new Notebook({ game: "g", doc: doc({ is_mine: false }) }, fake(orders));
    notebook.play("a", 0, "");
    expect([notebook.isMine, kept.size]).toEqual([false, 0]);
    await notebook.keepCopy("T");
    expect(orders[0]!.id).toBeUndefined();
  });
  it("does not trip over what a browser has kept badly", () => {
    for (const text of ["{", "null", '{"nodes": 3}', '{"nodes": []}']) {
      kept.set("orrery.study.g", text);
      expect(new Notebook({ game: "g" }, fake()).nodes).toEqual([]);
    }
  });
});

describe("a file of a study", () => {
  it("is read back as it was written", () => {
    const study = { title: "מ", game: "g", nodes: [{ position: "p", comment: "a\nb" }] };
    expect(readFile(fileText(study))).toEqual(study);
  });
  it("that is none says why", () => {
    const bad = { "{": "no_file", "[]": "no_file", "3": "no_file", '{"orrery_study": 2}': "newer" };
    for (const [text, why] of Object.entries(bad))
      expect(() => readFile(text)).toThrow(`studies.${why}`);
    expect(() => readFile('{"orrery_study": 1, "game": "g", "nodes": []}')).toThrow("no_file");
    expect(() => readFile(" ".repeat(300_000))).toThrow("too_big");
  });
});
