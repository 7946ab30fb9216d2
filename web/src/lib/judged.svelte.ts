// The analysis of a finished game: found on this device where it can think, else by the server.
// What was begun goes on while other pages of the client are looked at.
import type { AnalysisSeen, EngineSeen, Judged, JudgingSeen } from "../wire";
import { get, passQuery, post, readAnalysis, type Pass } from "./api";
import { canThinkHere, mayThinkHere } from "./device.svelte";
import { language } from "./i18n.svelte";
import { judgeHere, type Progress } from "./judging";
import { patiently } from "./patience";
import { recall, remember } from "./storage";
import { FAILED, followAnalysis } from "./table/turning";

const MOST_WORKERS = 4;
const PATIENCE = 60_000; // ms for one position; a slow phone takes a few seconds
const MOST_KEPT = 10; // games whose searches this browser keeps

export interface Wish {
  id: string; // of a table
  game: string;
  pass: Pass;
  captain?: boolean; // every position as long as a Captain thinks
}

type Heard = (found: AnalysisSeen) => void;

interface Job {
  answer: Promise<AnalysisSeen>;
  listeners: Set<Progress>;
  last: [number, number];
}

const jobs = new Map<string, Job>();
const memory = new Map<string, Judged[]>(); // where the browser has no storage

/** Hear of an analysis until it is done; the result ends that. */
export function followGame(wish: Wish, heard: Heard): () => void {
  const byServer = (): (() => void) =>
    followAnalysis(() => patiently(() => readAnalysis(wish.id, wish.pass)), heard);
  if (!canThinkHere || !mayThinkHere(wish.game)) return byServer();
  let stop = (): void => {};
  let isOver = false;
  const job = jobOf(wish);
  const tell: Progress = (done, total) => heard(underWay(done, total));
  job.listeners.add(tell);
  tell(...job.last);
  job.answer
    .then((found) => isOver || heard(found))
    .catch((error: unknown) => {
      if (isOver) return;
      if (wish.captain) return heard(FAILED); // the server does not look longer
      console.warn(`This game is analysed by the server: ${String(error)}`);
      stop = byServer();
    })
    .finally(() => job.listeners.delete(tell));
  return () => ((isOver = true), job.listeners.delete(tell), stop());
}

/** What is under way for a game, or a new one. */
function jobOf(wish: Wish): Job {
  const key = `${keyOf(wish)} ${language()}`;
  const found = jobs.get(key);
  if (found) return found;
  const listeners = new Set<Progress>();
  const job: Job = { listeners, last: [0, 1], answer: null! };
  const tell: Progress = (done, total) => {
    job.last = [done, total];
    for (const one of listeners) one(done, total);
  };
  job.answer = judgeHere(worldOf(wish), wish.captain ?? false, tell);
  job.answer.catch(() => forget(keyOf(wish))).finally(() => jobs.delete(key));
  jobs.set(key, job);
  return job;
}

const keyOf = ({ id, captain }: Wish): string => `${id}${captain ? ".captain" : ""}`;

function worldOf(wish: Wish): Parameters<typeof judgeHere>[0] {
  const { id, pass } = wish;
  const query = passQuery(pass);
  const more = query.replace("?", "&");
  return {
    ask: (order) => {
      const path = `/api/tables/${id}/judging?lang=${language()}${more}`;
      return patiently(() => post<JudgingSeen>(path, order));
    },
    engine: () => patiently(() => get<EngineSeen>(`/api/tables/${id}/engine${query}`)),
    thinker: () => new Worker(new URL("../device/thinker.ts", import.meta.url), { type: "module" }),
    addressOf: (path) => new URL(path, location.origin).href,
    patience: PATIENCE,
    nWorkers: Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2)),
    found: foundBefore(keyOf(wish)),
    keep: (found) => keep(keyOf(wish), found),
  };
}

const foundBefore = (key: string): Judged[] =>
  memory.get(key) ?? recall<Judged[]>(`judged.${key}`, []);

/** Keep what was found of the last games. */
function keep(key: string, found: Judged[]): void {
  memory.set(key, found);
  const keys = [key, ...recall<string[]>("judged", []).filter((one) => one !== key)];
  for (const old of keys.splice(MOST_KEPT)) remember(`judged.${old}`, undefined);
  remember("judged", keys);
  remember(`judged.${key}`, found);
}

/** What was found is of no use: not even the server could make anything of it. */
function forget(key: string): void {
  memory.delete(key);
  remember(`judged.${key}`, undefined);
}

/** Searching; the report that is made of it is one step more. */
const underWay = (done: number, total: number): AnalysisSeen => ({
  done,
  total: total + 1,
  failed: false,
  positions: [],
  shares: [],
  turning: [],
});
