// What a page and the worker that thinks for it say to each other.
import type { Consult, EngineSeen, ThoughtLine } from "../wire";
import type { Distrust } from "./trust";

export type Asked =
  | { kind: "open"; engine: EngineSeen; module: string; isTried: boolean } // `module`: its address
  | { kind: "consult"; consult: Consult };

export type Told =
  | { kind: "opened"; perSecond: number | null } // null: it was not tried
  | { kind: "failed"; why: Distrust; text: string }
  | { kind: "thought"; n: number; action: number | null; lines: ThoughtLine[]; fault: string };
