// A world for table sessions without browser and server: a socket one can cut, and what was said.
import type { Happened, Reply, Request, SeatSeen, Seen, TableSeen } from "../../src/wire";
import { noFacts } from "../../src/lib/table/facts";
import type { Step } from "../../src/lib/table/playback";
import { TableSession } from "../../src/lib/table/session";
import type { RollPart, TableWire, World } from "../../src/lib/table/world";

export const GAME = "table-1";

/** A socket that notes what is sent, and can be cut. */
export class FakeWire implements TableWire {
  sent: Request[] = [];
  isOpen = true;
  listeners = new Set<(reply: Reply) => void>();
  greeters = new Set<() => void>();

  listen(listener: (reply: Reply) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  greet(greeter: () => void): () => void {
    this.greeters.add(greeter);
    if (this.isOpen) greeter();
    return () => this.greeters.delete(greeter);
  }

  send(request: Request): boolean {
    if (this.isOpen) this.sent.push(request);
    return this.isOpen;
  }

  cut(): void {
    this.isOpen = false;
  }

  comeBack(): void {
    this.isOpen = true;
    for (const greeter of this.greeters) greeter();
  }

  hear(...replies: Reply[]): void {
    for (const reply of replies) for (const listener of this.listeners) listener(reply);
  }

  /** What was sent of one type, since the last `forget`. */
  of<T extends Request["type"]>(type: T): Extract<Request, { type: T }>[] {
    return this.sent.filter((one): one is Extract<Request, { type: T }> => one.type === type);
  }

  forget(): void {
    this.sent = [];
  }
}

class FakeRoll implements RollPart {
  fault = null;
  isChecked = false;
  calls: string[] = [];
  hear = (): void => void this.calls.push("hear");
  tryAgain = (): void => void this.calls.push("tryAgain");
  settle = (): void => void this.calls.push("settle");
  close = (): void => void this.calls.push("close");
}

/** A session of Ann's at a table, with all that it touches. */
export class Table {
  wire = new FakeWire();
  roll = new FakeRoll();
  sounds: string[] = [];
  mayMove = true;
  isStepwise = false;
  slowness = 1;
  haste = 1; // as boards were told last
  asked: [number | null, number, number][] = []; // moments
  facts = noFacts();
  session: TableSession;
  #ids = 0;

  constructor(invite: string | null = null) {
    const world: World = {
      wire: this.wire,
      roll: this.roll,
      me: () => ({ id: "ann", name: "Ann" }),
      mayMove: () => this.mayMove,
      slowness: () => this.slowness,
      hasten: (haste) => (this.haste = haste),
      isStepwise: () => this.isStepwise,
      moments: (seat, from, count) => this.moments(seat, from, count),
      play: (sound) => this.sounds.push(sound),
      newId: () => `m${++this.#ids}`,
    };
    this.session = new TableSession(GAME, invite, world, this.facts);
  }

  /** Moments of a game in which position n is called "after n". */
  async moments(seat: number | null, from: number, count: number): Promise<Step[]> {
    this.asked.push([seat, from, count]);
    return Array.from({ length: count }, (_, k) => from + k).map((n) => ({
      n,
      entry: n ? happened(n) : null,
      view: { ...seen(seat, [], []), position: `after ${n}` },
    }));
  }

  /** Ann has the seats `mine` of a running game, and sees it as it was after `seq` entries. */
  static running({ mine = [0], seats = 2, secrets = false, seq = 0, ...rest } = {}): Table {
    const table = new Table();
    table.session.open();
    table.wire.hear({ type: "table", table: tableOf({ mine, seats, secrets }) });
    if (secrets && mine.length > 1) return table; // a curtain is to fall
    table.wire.hear(update(0, seq, { ...seen(table.facts.seat, [0], ["a", "b"]), ...rest }));
    table.wire.forget();
    table.sounds = [];
    return table;
  }
}

export function tableOf({ mine = [0], seats = 2, secrets = false, status = "running" }): TableSeen {
  const all = Array.from({ length: seats }, (_, seat) => seatOf(seat, mine.includes(seat)));
  const known = { id: GAME, seats: all, status, host: "ann", has_secrets: secrets };
  return known as unknown as TableSeen; // what a session looks at
}

function seatOf(seat: number, isMine: boolean): SeatSeen {
  const guest = isMine ? "ann" : "ben";
  return { seat, guest, is_out: false, left_ms: null } as unknown as SeatSeen;
}

/** What `seat` sees: who acts, and what it may do. */
export function seen(seat: number | null, to_act: number[], actions: string[] = []): Seen {
  const rest = { position: "", scores: [], is_over: false, winners: [], board: {} };
  return { seat, to_act, actions, ...rest };
}

/** Entry `seq`: something that can be shown. */
export function happened(seq: number, seat = 0): Happened {
  const events = [{ kind: "flew", numbers: [seq], text: `flight ${seq}` }];
  return { type: "happened", seq, seat, action: `go ${seq}`, events };
}

/** Entries `since + 1` to `seq`, and the view they lead to. */
export function update(since: number, seq: number, view: Seen): Reply {
  const entries = Array.from({ length: seq - since }, (_, n) => happened(since + n + 1));
  return { type: "update", game: GAME, viewer: view.seat, since, seq, entries, view };
}
