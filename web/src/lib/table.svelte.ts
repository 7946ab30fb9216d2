// The session of a table in this page: its facts as Svelte sees them, its world the browser's.
import type { Hints, Move, Seen, SeenEvent, TableSeen, Talk } from "../wire";
import { Fairness } from "./fairness.svelte";
import { guest } from "./guest.svelte";
import { pace } from "../boards/kit/pace";
import { readMoments } from "./api";
import { mayMove, settings } from "./settings.svelte";
import { play } from "./sound";
import { wire } from "./socket.svelte";
import type { Entry, Fault, Refusal, TableFacts } from "./table/facts";
import type { Moment } from "./table/playback";
import { TableSession } from "./table/session";
import type { World } from "./table/world";

class ShownFacts implements TableFacts {
  table = $state.raw<TableSeen | null>(null);
  view = $state.raw<Seen | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  motion = $state(false);
  isBusy = $state(false);
  isHeld = $state(false);
  nWaiting = $state(0);
  shown = $state(0);
  moment = $state.raw<Moment | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Talk[]>([]);
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null);
  pending = $state.raw<Move | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isDeclined = $state(false);
  fault = $state.raw<Fault | null>(null);
  hints = $state.raw<Hints | null>(null);
  isThinking = $state(false);
}

const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((id, n) => id + n.toString(36), "m");

/** A session that talks through this page's socket. */
export function tableSession(id: string, invite: string | null): TableSession {
  const roll = new Fairness(id, invite);
  const isWatched = (): boolean => mayMove() && !document.hidden;
  const world: World = {
    wire,
    roll,
    me: guest,
    mayMove: isWatched,
    slowness: () => pace.slowness,
    hasten: (haste) => (pace.haste = haste),
    isStepwise: () => settings.pace === "step",
    moments: (seat, from, count) => readMoments(id, seat, from, count, invite),
    play,
    newId,
  };
  return new TableSession(id, invite, world, new ShownFacts());
}
