// Where a replay gets its steps from: a finished table of the server, or a log from a file.
import type { LogSeen, Seen, TableSeen } from "../wire";
import { get, passQuery, post, readPositionAt, readTable, type Pass } from "./api";
import { language } from "./i18n.svelte";
import { patiently } from "./patience";
import type { Entry } from "./table/facts";

export interface Step {
  n: number;
  entry: Entry | null;
  view?: Seen;
  seats?: Seen[]; // all open: what each seat saw
}

export interface Steps {
  n_steps: number;
  steps: Step[];
}

export interface Source {
  table: () => Promise<TableSeen>;
  steps: (viewer: string, from: number, count: number) => Promise<Steps>;
  position: (n: number) => Promise<string>; // as text, nothing hidden
}

/** A finished game of this server. */
export function tableSource(id: string, pass: Pass): Source {
  const more = passQuery(pass).replace("?", "&");
  return {
    table: () => patiently(() => readTable(id, pass)),
    steps: (viewer, from, count) => {
      const part = `viewer=${viewer}&from=${from}&count=${count}&lang=${language()}`;
      return patiently(() => get<Steps>(`/api/tables/${id}/replay?${part}${more}`));
    },
    position: async (n) => (await patiently(() => readPositionAt(id, n, pass))).position,
  };
}

/** A game from the text of its log; the server replays it and keeps nothing. */
export function logSource(log: string): Source {
  const ask = (viewer: string, from: number, count: number): Promise<LogSeen> =>
    post<LogSeen>(`/api/replay?lang=${language()}`, { log, viewer, from, count });
  return {
    table: async () => tableOf(await ask("spectator", 0, 1)),
    steps: async (viewer, from, count) => (await ask(viewer, from, count)) as unknown as Steps,
    position: async (n) => (await ask("spectator", n, 1)).position,
  };
}

/** A game from a log as if it were a table: nobody is known by name. */
export function tableOf(seen: LogSeen): TableSeen {
  const seats = seen.seat_names.map((name, seat) => ({ seat, name, kind: "log", player: name }));
  const outcome = seen.is_over ? "rules" : "unfinished";
  const { game, options, winners } = seen;
  const known = { id: "", game, options, seats, status: "over", outcome, winners };
  return known as unknown as TableSeen;
}

/** With all cards open each position is seen by the seat that has just acted, or acts. */
export function viewOf(step: Step): Seen | null {
  if (step.view) return step.view;
  const { entry, seats } = step;
  const actor = entry && entry.type !== "skip" ? entry.seat : (seats?.[0]?.to_act[0] ?? 0);
  return seats?.[Math.max(0, actor)] ?? seats?.[0] ?? null;
}
