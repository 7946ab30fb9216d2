// The turning point of a finished game: asked for until it is found, and put into words.
import type { AnalysisSeen, TurningSeen } from "../../wire";
import { linesOf } from "../story";
import type { Deed } from "./line";

const AGAIN = 700; // ms between two questions
const MOST_LINES = 2; // of what happened

/** What is shown of a game that nobody could judge. */
export const FAILED: AnalysisSeen = {
  done: 0,
  total: 0,
  failed: true,
  positions: [],
  shares: [],
  turning: [],
};

/** Ask until all is judged, or it has failed; the result ends it. */
export function followAnalysis(
  read: () => Promise<AnalysisSeen>,
  heard: (found: AnalysisSeen) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function ask(): Promise<void> {
    const found = await read().catch(() => FAILED);
    if (isOver) return;
    heard(found);
    if (!isDone(found)) timer = setTimeout(() => void ask(), AGAIN);
  }
  void ask();
  return () => ((isOver = true), clearTimeout(timer));
}

export const isDone = (found: AnalysisSeen): boolean => found.failed || found.done === found.total;

/** Whose game it was: our own seat where we held one, else the winner's. */
export function seatOfInterest(mine: number[], winners: number[]): number | null {
  return (mine.length === 1 ? mine[0] : winners[0]) ?? null;
}

export interface Turning {
  point: TurningSeen;
  isRise: boolean;
  before: number; // percent
  after: number;
}

/** The turning point of a seat; null: there was none. */
export function turningOf(found: AnalysisSeen, seat: number | null): Turning | null {
  const point = found.turning.find((one) => one.seat === seat);
  if (!point) return null;
  const [before, after] = [point.before, point.after].map((share) => Math.round(100 * share));
  return { point, isRise: point.after > point.before, before: before!, after: after! };
}

/** Whose action it was, for a sentence that goes on with what happened, unless that says it. */
export const byText = (what: string, who: string): string => (what.includes(who) ? "" : `, ${who}`);

/** What an action made happen, in a few words; "" when we could not see it. */
export function deedText(
  deed: Deed | undefined,
  nameOf: (seat: number) => string,
  label: (action: string) => string,
): string {
  const lines = deed ? linesOf([deed], nameOf, label) : [];
  const texts = lines.slice(0, MOST_LINES).map((line) => line.text.replace(/\.$/, ""));
  return texts.join(" · ");
}
