// A finished game judged on this device: the server says what to search and puts it together, some
// workers search. Headless: workers, requests and storage are handed in.
import { opening, type Manner } from "../device/messages";
import type { Thinker } from "../device/lender";
import type {
  AnalysisSeen,
  EngineSeen,
  Judged,
  JudgeTask,
  JudgingOrder,
  JudgingSeen,
} from "../wire";

export interface JudgingWorld {
  ask(order: JudgingOrder): Promise<JudgingSeen>; // of one game
  engine(): Promise<EngineSeen>;
  thinker(): Thinker; // a fresh worker
  addressOf(path: string): string;
  nWorkers: number;
  patience: number; // ms that a worker may take for one answer
  found: Judged[]; // what this browser has found before
  keep(found: Judged[]): void;
}

export type Progress = (done: number, total: number) => void;

/** Judge a game to its end, round by round; an error says why this device cannot. */
export async function judgeHere(
  world: JudgingWorld,
  captain: boolean,
  onprogress: Progress,
): Promise<AnalysisSeen> {
  let found = world.found;
  let crew: Crew | null = null;
  try {
    for (;;) {
      const seen = await world.ask({ found, captain });
      if (seen.analysis) return seen.analysis;
      if (!seen.tasks.length) throw new Error("there is nothing to search, and no analysis");
      onprogress(seen.done, seen.total);
      crew ??= await Crew.hired(world);
      const news = await crew.judge(seen.tasks, mannerOf(seen), (n) =>
        onprogress(seen.done + n, seen.total),
      );
      found = [...found, ...news];
      world.keep(found);
    }
  } finally {
    crew?.dismiss();
  }
}

const mannerOf = ({ level, seed, n_seats, line, looked_at }: JudgingSeen): Manner => ({
  level,
  seed,
  n_seats,
  line,
  looked_at,
});

/** Some workers with the engine of a game; each takes the next task when it has done one. */
class Crew {
  private constructor(
    private workers: Thinker[],
    private patience: number,
  ) {}

  static async hired(world: JudgingWorld): Promise<Crew> {
    const engine = await world.engine();
    const { nWorkers, patience } = world;
    const crew = new Crew(
      Array.from({ length: nWorkers }, () => world.thinker()),
      patience,
    );
    const open = opening(engine, world.addressOf, { isLearned: false, isTried: false });
    try {
      await Promise.all(crew.workers.map((worker) => told(worker, open, "opened", patience)));
    } catch (error) {
      crew.dismiss();
      throw error;
    }
    return crew;
  }

  async judge(tasks: JudgeTask[], manner: Manner, ondone: (n: number) => void): Promise<Judged[]> {
    const waiting = [...tasks];
    const found: Judged[] = [];
    const work = async (worker: Thinker): Promise<void> => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const asked = { kind: "judge", task, manner } as const;
        const { judged } = await told(worker, asked, "judged", this.patience);
        found.push(judged);
        ondone(found.length);
      }
    };
    await Promise.all(this.workers.map(work));
    return found;
  }

  dismiss(): void {
    for (const worker of this.workers) worker.terminate();
  }
}

type Asked = Parameters<Thinker["postMessage"]>[0];
type Told = Parameters<NonNullable<Thinker["onmessage"]>>[0]["data"];

/** Ask a worker something, and hear its answer; one that says nothing for too long has failed. */
function told<Kind extends Told["kind"]>(
  worker: Thinker,
  asked: Asked,
  kind: Kind,
  patience: number,
): Promise<Told & { kind: Kind }> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`a worker has said nothing for ${patience} ms`));
    const timer = setTimeout(late, patience);
    worker.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data.kind === kind) resolve(data as Told & { kind: Kind });
      else reject(new Error(data.kind === "failed" ? data.text : `told ${data.kind}`));
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(new Error(event.message || "the worker has failed"));
    };
    worker.postMessage(asked);
  });
}
