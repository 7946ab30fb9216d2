// What the others did since one's own last action: marked on the board, said above it, replayed.
import type { Happened, SeenEvent } from "../../wire";
import type { Entry } from "./facts";
import { lineOf, type Deed } from "./line";

export interface PastTurn {
  seat: number;
  actions: string[]; // those whose words may be known
  events: SeenEvent[];
}

export interface Past {
  since: number; // the position before it
  until: number; // the position after it
  deeds: Happened[]; // those one may know of
  turns: PastTurn[]; // the same by who decided them
}

/** What others did since `seat` acted, not counting its answers to them; a spectator is told of the last turn. */
export function pastOf(entries: Entry[], seat: number | null, answers: string[] = []): Past {
  const { deeds } = lineOf(entries);
  const since = seat === null ? lastTurn(deeds) : lastOwn(deeds, seat, answers);
  const known = deeds.slice(since).filter((deed) => deed.type === "happened");
  const others = known.filter((deed) => deed.seat !== seat);
  return { since, until: deeds.length, deeds: others, turns: turnsOf(others) };
}

const seatOf = (deed: Deed): number => (deed.type === "happened" ? deed.seat : -1);

/** The position after the last action of a seat and what nature made of it. */
function lastOwn(deeds: Deed[], seat: number, answers: string[]): number {
  let since = deeds.findLastIndex((deed) => seatOf(deed) === seat && !isAnswer(deed, answers)) + 1;
  while (since < deeds.length && seatOf(deeds[since]!) < 0) since++;
  return since;
}

/** Whether an action only answers somebody else's, such as a pass. */
const isAnswer = (deed: Deed, answers: string[]): boolean =>
  deed.type === "happened" && answers.includes(deed.action?.split(" ")[0] ?? "");

/** The position before the last player's actions. */
function lastTurn(deeds: Deed[]): number {
  const last = deeds.findLastIndex((deed) => seatOf(deed) >= 0);
  const who = last < 0 ? -1 : seatOf(deeds[last]!);
  let since = Math.max(last, 0);
  while (since > 0 && [who, -1].includes(seatOf(deeds[since - 1]!))) since--;
  return since;
}

/** Actions in a row of one seat are a turn; what nature does belongs to the turn before. */
function turnsOf(deeds: Happened[]): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const { seat, action, events } of deeds) {
    const last = turns.at(-1);
    const turn = last && (seat < 0 || last.seat === seat) ? last : newTurn(turns, seat);
    turn.events.push(...events);
    if (action !== null && seat >= 0) turn.actions.push(action);
  }
  return turns;
}

function newTurn(turns: PastTurn[], seat: number): PastTurn {
  const turn: PastTurn = { seat, actions: [], events: [] };
  turns.push(turn);
  return turn;
}
