// What a page and the worker that thinks for it say to each other.
import type { Consult, EngineSeen, Judged, JudgeTask, LevelSeen, ThoughtLine } from "../wire";
import type { Distrust } from "./trust";

/** How a finished game is judged. */
export interface Manner {
  level: LevelSeen;
  seed: number;
  n_seats: number;
  line: number; // actions of a best line that are told
  looked_at: number; // visits that make an action's value worth something
}

/** To load an engine: where its parts lie, and what is wanted of it at once. */
export interface Opening {
  kind: "open";
  engine: EngineSeen;
  module: string; // its address
  weights: string | null; // too, where the game has a network
  isLearned: boolean; // somebody will need the weights
  isTried: boolean; // measure how fast it is
}

/** The message that opens an engine; `addressOf` makes an address of a path of the server. */
export function opening(
  engine: EngineSeen,
  addressOf: (path: string) => string,
  { isLearned, isTried }: { isLearned: boolean; isTried: boolean },
): Opening {
  const weights = engine.network ? addressOf(engine.network.weights) : null;
  const module = addressOf(engine.module);
  return { kind: "open", engine, module, weights, isLearned, isTried };
}

export type Asked =
  | Opening
  | { kind: "consult"; consult: Consult }
  | { kind: "judge"; task: JudgeTask; manner: Manner };

/** Why nothing was thought. */
export interface Fault {
  why: Distrust;
  text: string;
}

export type Told =
  | { kind: "opened"; perSecond: number | null } // null: it was not tried
  | ({ kind: "failed" } & Fault)
  | { kind: "thought"; n: number; action: number | null; lines: ThoughtLine[]; fault: Fault | null }
  | { kind: "judged"; judged: Judged };
