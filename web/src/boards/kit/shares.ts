// Parts of a score: those that count nothing are left out.
import type { BoardEvent, Share } from "../board";

export const counted = (shares: Share[]): Share[] => shares.filter((share) => share.points !== 0);

/** The sum of a number over events of a kind that a seat caused. */
export const sumOf = (
  events: BoardEvent[],
  kind: string,
  seat: number,
  value: (numbers: number[]) => number = () => 1,
): number =>
  events
    .filter((event) => event.kind === kind && event.numbers[0] === seat)
    .reduce((sum, event) => sum + value(event.numbers), 0);
