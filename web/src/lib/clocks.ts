// Clocks of seats: the server says how much is left, and we count down by a clock nobody sets.
import type { SeatSeen, TableSeen } from "../wire";

const heard = new WeakMap<SeatSeen, number>(); // when we were told, in our own milliseconds

/** Note when a table was told, at once: later would give its players time they do not have. */
export function noteClocks(table: TableSeen, now = performance.now()): void {
  for (const seat of table.seats) heard.set(seat, now);
}

/** The seconds a seat has left; null without a clock. */
export function secondsLeft(seat: SeatSeen, now: number): number | null {
  if (seat.left_ms === null) return seat.remaining;
  return Math.max(0, (seat.left_ms - (now - (heard.get(seat) ?? now))) / 1000);
}
