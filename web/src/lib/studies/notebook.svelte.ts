// A study on the desk: its tree, where one is in it, and whether all of it is kept. This browser
// keeps it by itself; the server when asked.
import type { NodeSeen, StudyDoc, StudyNode, StudyOrder } from "../../wire";
import { recall, remember } from "../storage";
import * as tree from "./tree";

/** What this browser keeps. */
interface Draft {
  tab: string; // which page wrote it
  title: string;
  nodes: tree.Nodes;
  revision: string;
}

/** What is asked of a server. */
export interface Shelf {
  check(game: string, nodes: tree.Nodes): Promise<NodeSeen[]>;
  keep(order: StudyOrder): Promise<StudyDoc>;
}

export interface Origin {
  game: string;
  table?: string; // of the game it is about
  doc?: StudyDoc; // as it is kept
}

const TAB = Math.random().toString(36).slice(2);

export class Notebook {
  readonly game: string;
  readonly table: string;
  nodes = $state.raw<tree.Nodes>([]);
  here = $state(0);
  title = $state("");
  seen = $state.raw<(NodeSeen | undefined)[]>([]); // what the server says of each node
  doc = $state.raw<StudyDoc | null>(null); // as it is kept, before our changes
  isChanged = $state(false); // since it was kept
  before = $state.raw<tree.Nodes | null>(null); // something was deleted, to bring it back
  isContested = $state(false); // another page has kept something else meanwhile
  readonly #key: string;
  readonly #tab: string;
  #base = ""; // the revision all this was made from
  #others: tree.Nodes = []; // what other pages of this browser have noted meanwhile

  constructor(
    { game, table = "", doc }: Origin,
    private shelf: Shelf,
    tab = TAB,
  ) {
    this.#tab = tab;
    this.game = doc?.game ?? game;
    this.table = doc?.table ?? table;
    this.#key = `study.${doc?.id ?? (this.table || this.game)}`;
    if (doc) this.#take(doc);
    const draft = this.isMine ? this.#draft() : null;
    if (draft) this.#resume(draft);
  }

  /** Nobody else's: we may change it. */
  get isMine(): boolean {
    return this.doc?.is_mine ?? true;
  }

  get node(): StudyNode | undefined {
    return this.nodes[this.here];
  }

  // Changes

  /** Begin at a position, or go there. */
  begin(position: string, step: number | null = null): void {
    this.#change(tree.begun(this.nodes, position, step));
  }

  /** Note that an action was played here, and go on there. */
  play(action: string, seat: number, words: string): void {
    this.#change(tree.played(this.nodes, this.here, action, seat));
    this.seen = this.seen.map((one, n) => (n === this.here ? { words } : one));
  }

  remove(n: number): void {
    const { nodes } = this;
    this.#change(tree.removed(nodes, n));
    this.before = nodes;
  }

  /** Bring back what was deleted last. */
  async undo(): Promise<void> {
    if (this.before) this.merge(this.before);
    this.before = null;
    await this.look();
  }

  promote(n: number): void {
    this.#change(tree.promoted(this.nodes, n));
  }

  comment(n: number, text: string): void {
    this.nodes = tree.commented(this.nodes, n, text);
    this.#note();
  }

  rename(title: string): void {
    this.title = title;
    this.#note();
  }

  /** Add the tree of a file. */
  merge(nodes: tree.Nodes): void {
    this.nodes = tree.merged(this.nodes, nodes);
    this.seen = this.nodes.map((_, n) => this.seen[n]);
    this.#note();
  }

  /** Ask what each node is called, and which of them cannot be played. */
  async look(): Promise<void> {
    const { nodes } = this;
    if (!nodes.length) return;
    const found = await this.shelf.check(this.game, nodes);
    if (nodes === this.nodes) this.seen = found;
  }

  // Keeping

  /** Keep it on the server. Another page may have done so before: then nothing is overwritten. */
  async keep(title: string): Promise<StudyDoc> {
    const { doc } = this;
    const base = doc && this.isMine ? { id: doc.id, revision: this.#base } : {};
    return this.#keep({
      title,
      game: this.game,
      table: this.table,
      nodes: [...this.nodes],
      ...base,
    });
  }

  /** Keep it as a new one, of our own. */
  async keepCopy(title: string): Promise<StudyDoc> {
    return this.#keep({ title, game: this.game, table: this.table, nodes: [...this.nodes] });
  }

  async #keep(order: StudyOrder): Promise<StudyDoc> {
    try {
      const kept = await this.shelf.keep(order);
      this.#forget();
      this.#take(kept);
      this.isChanged = this.isContested = false;
      return kept;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "changed_elsewhere")
        this.isContested = true;
      throw error;
    }
  }

  /** Give our changes up for what is kept. */
  giveUp(doc: StudyDoc): void {
    this.#forget();
    this.#take(doc);
    this.seen = [];
    this.here = 0;
    this.isChanged = this.isContested = false;
  }

  #take(doc: StudyDoc): void {
    this.doc = doc;
    this.#base = doc.revision;
    this.title = doc.title;
    this.nodes = doc.nodes;
  }

  #draft(): Draft | null {
    const found = recall<Partial<Draft> | null>(this.#key, null);
    return Array.isArray(found?.nodes) && found.nodes.length ? (found as Draft) : null;
  }

  #resume({ title, nodes, revision }: Draft): void {
    this.title = title || this.title;
    this.nodes = nodes;
    this.isChanged = true;
    if (this.doc && revision !== this.doc.revision) {
      this.isContested = true;
      this.#base = revision;
    }
  }

  #change({ nodes, order, here }: tree.Changed): void {
    const isNew = nodes !== this.nodes;
    this.nodes = nodes;
    this.here = here;
    this.seen = order.map((n) => this.seen[n]);
    this.before = null;
    if (isNew) this.#note();
  }

  /** Keep it here, together with what other pages of this browser have noted. */
  #note(): void {
    this.isChanged = true;
    if (!this.isMine) return;
    this.#hear();
    this.#remember(tree.merged(this.nodes, this.#others));
  }

  /** It need not be kept here any more; what others have noted must. */
  #forget(): void {
    this.#hear();
    if (this.#others.length) this.#remember(this.#others, "");
    else remember(this.#key, undefined);
  }

  #hear(): void {
    const found = this.#draft();
    if (found && found.tab !== this.#tab) this.#others = tree.merged(this.#others, found.nodes);
  }

  #remember(nodes: tree.Nodes, tab = this.#tab): void {
    const revision = this.#base;
    remember(this.#key, { tab, title: this.title, nodes, revision } satisfies Draft);
  }
}
