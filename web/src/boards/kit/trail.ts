// What an opponent did, as marks that stay: the way of a piece, where it fell, what was shot at.
// Headless; each game has a `trails.ts` that reads its events.

export interface Spot {
  x: number;
  y: number;
}

export interface Trail {
  key: string;
  colour: string; // of the piece's owner
  way: Spot[]; // from origin to target; one spot: something has appeared there
  isLost?: boolean; // it fell at the end of its way
  isShot?: boolean; // nothing moved: somebody fired
}

/** The colour of a seat that is called by one. */
export const seatHue = (name: string): string => `var(--seat-${name})`;

/** The angle, in degrees, at which a way arrives. */
export function heading(way: Spot[]): number {
  const [a, b] = [way.at(-2), way.at(-1)];
  return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
}

/** A way that ends this much earlier, so that its head does not hide what stands there. */
export function shortened(way: Spot[], by: number): Spot[] {
  const [a, b] = [way.at(-2), way.at(-1)];
  if (!a || !b) return way;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const part = length > 0 ? Math.max(0.25, (length - by) / length) : 1;
  return [...way.slice(0, -1), { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
}

/** Events of all turns in order, each with who decided it. */
export function told<E>(
  past: readonly { seat: number; events: E[] }[] | undefined,
): { seat: number; event: E; key: string }[] {
  return (past ?? []).flatMap(({ seat, events }, turn) =>
    events.map((event, n) => ({ seat, event, key: `${turn}.${n}` })),
  );
}
