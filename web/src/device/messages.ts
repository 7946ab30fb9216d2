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

export type Asked =
  | { kind: "open"; engine: EngineSeen; module: string; isTried: boolean } // `module`: its address
  | { kind: "consult"; consult: Consult }
  | { kind: "judge"; task: JudgeTask; manner: Manner };

export type Told =
  | { kind: "opened"; perSecond: number | null } // null: it was not tried
  | { kind: "failed"; why: Distrust; text: string }
  | { kind: "thought"; n: number; action: number | null; lines: ThoughtLine[]; fault: string }
  | { kind: "judged"; judged: Judged };
