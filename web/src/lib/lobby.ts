// The tables of the lobby, sorted out: one's own, those with a free seat, those one can watch.
import type { LobbySeen, TableSeen } from "../wire";

export const MOST_FINISHED = 8;

export interface Lists {
  own: TableSeen[]; // those that wait for us first, then running, open, and the last that are over
  open: TableSeen[];
  running: TableSeen[];
}

const isOver = (table: TableSeen): boolean => table.status === "over";
const hasSeat = (table: TableSeen, kind: string): boolean =>
  table.seats.some((seat) => seat.kind === kind);

/** Each table once; what comes later is newer. */
const once = (tables: TableSeen[]): TableSeen[] => [
  ...new Map(tables.map((table) => [table.id, table])).values(),
];

/** Whether a seat of this guest is to act. */
export const isMyTurn = (table: TableSeen, me: string | undefined): boolean =>
  table.status === "running" &&
  (table.to_act ?? []).some((seat) => me !== undefined && table.seats[seat]?.guest === me);

/** In which order one's own tables stand: smaller first. */
function urgency(table: TableSeen, me: string | undefined): number {
  if (isMyTurn(table, me)) return 0;
  return ["running", "open", "over"].indexOf(table.status) + 1;
}

const byUrgency =
  (me: string | undefined) =>
  (a: TableSeen, b: TableSeen): number =>
    urgency(a, me) - urgency(b, me) || (b.created ?? 0) - (a.created ?? 0);

/** `finished`: one's own that are over; `further`: what was read after the first page. */
export function listsOf(
  lobby: LobbySeen,
  finished: TableSeen[],
  further: TableSeen[],
  me?: string,
): Lists {
  const order = byUrgency(me);
  const past = once([...lobby.mine.filter(isOver), ...finished])
    .sort(order)
    .slice(0, MOST_FINISHED);
  const isMine = (table: TableSeen): boolean => lobby.mine.some((own) => own.id === table.id);
  const others = once([...further, ...lobby.tables]).filter((table) => !isMine(table));
  return {
    own: [...lobby.mine.filter((table) => !isOver(table)).sort(order), ...past],
    open: others.filter((table) => table.status === "open" && hasSeat(table, "open")),
    running: others.filter((table) => table.status === "running" && hasSeat(table, "person")),
  };
}

/** The address in the client of what somebody pasted: a link, or the id of a table. */
export function linkTarget(text: string): string | null {
  const found = /#\/t\/[\w-]+(\?invite=[\w-]+)?|^[\w-]{6,32}$/.exec(text.trim())?.[0];
  if (found === undefined) return null;
  return found.startsWith("#") ? found : `#/t/${found}`;
}
