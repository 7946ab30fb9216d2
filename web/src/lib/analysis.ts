// What a page shows of an analysis: lines of the curve, percentages, the step after a position.
import type { MomentReport, Report, SeatReport, StepReport, TurningSeen } from "../wire";
import { percentText } from "./formats";

export const WIDTH = 600; // of the curve's drawing
export const HEIGHT = 200;
export const EDGE = 8;

export const percent = (share: number): number => Math.round(100 * share);

/** With its sign: +4%, −12%, 0%. */
export function signed(share: number): string {
  const sign = percent(Math.abs(share)) === 0 ? "" : share > 0 ? "+" : "−";
  return `${sign}${percentText(Math.abs(share))}`;
}

export const xOf = (n: number, nSteps: number): number =>
  EDGE + ((WIDTH - 2 * EDGE) * n) / Math.max(1, nSteps);
export const yOf = (share: number): number => HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share;

/** The points of one seat's line. */
export function lineOf(positions: number[], shares: number[][], seat: number, n: number): string {
  return positions
    .map((at, k) => `${xOf(at, n).toFixed(1)},${yOf(shares[k]![seat]!).toFixed(1)}`)
    .join(" ");
}

/** The position under a place of the drawing, 0 to 1 from left to right. */
export function positionAt(place: number, nSteps: number): number {
  const inner = (place * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
  return Math.max(0, Math.min(nSteps, Math.round(inner * nSteps)));
}

/** The chances at a position: its own, or those judged last before it. */
export function sharesAt(positions: number[], shares: number[][], n: number): number[] {
  let found = shares[0] ?? [];
  positions.forEach((at, k) => {
    if (at <= n) found = shares[k]!;
  });
  return found;
}

/** The step that leads on from a position; null: it was not judged, or there is none. */
export const stepAfter = (report: Report | null, n: number): StepReport | null =>
  report?.steps.find((step) => step.n === n + 1) ?? null;

export type Mark = "best" | "good" | "weak" | "mistake" | "blunder";

/** How a choice is called: by what it gave away. */
export function markOf(step: StepReport): Mark {
  const cost = step.cost ?? 0;
  if (cost === 0) return "best";
  if (cost < 0.02) return "good";
  if (cost < 0.1) return "weak";
  return cost < 0.2 ? "mistake" : "blunder";
}

/** The message that tells a moment. */
export function momentText(moment: MomentReport): string {
  if (!moment.is_luck) return "analysis.moment_choice";
  return moment.change > 0 ? "analysis.moment_good" : "analysis.moment_bad";
}

/** The turning points of all seats, each move once: told of the seat whose chance rose. */
export function turnsOf(turning: TurningSeen[]): TurningSeen[] {
  const risers = turning.filter((one) => one.after > one.before);
  const seen = new Set<number>();
  return [...risers, ...turning]
    .filter((one) => !seen.has(one.n) && seen.add(one.n))
    .sort((a, b) => a.n - b.n);
}

export const accuracyText = (seat: SeatReport): string =>
  seat.accuracy === null ? "–" : percentText(seat.accuracy / 100);
