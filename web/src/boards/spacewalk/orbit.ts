// The geometry of the orbit and the model of ships on it: headless, no DOM.
import { eased } from "../kit/frames";

import type { Fleet, Size, View } from "./view";

export type { Fleet, Group, Size, View } from "./view";

export const SIZES: Size[] = ["large", "medium", "small"];
export const COLOURS = ["red", "blue", "green", "yellow", "white"];

export interface Spot {
  x: number;
  y: number;
  nx: number; // outward, a unit vector
  ny: number;
  turn: number; // degrees that make "up" point outward
}

/** n places at equal distances along an ellipse, clockwise from the top. */
export function spotsOf(n: number, rx: number, ry: number): Spot[] {
  const STEPS = 1440;
  const at = (k: number): [number, number] => {
    const angle = (k / STEPS) * 2 * Math.PI - Math.PI / 2;
    return [rx * Math.cos(angle), ry * Math.sin(angle)];
  };
  const lengths = [0];
  for (let k = 1; k <= STEPS; k++) {
    const [x0, y0] = at(k - 1);
    const [x1, y1] = at(k);
    lengths.push((lengths[k - 1] ?? 0) + Math.hypot(x1 - x0, y1 - y0));
  }
  const total = lengths[STEPS] ?? 1;
  const spots: Spot[] = [];
  for (let i = 0, k = 0; i < n; i++) {
    while ((lengths[k] ?? total) < (total * i) / n) k++;
    const [x, y] = at(k);
    const length = Math.hypot(x / rx ** 2, y / ry ** 2);
    const nx = x / rx ** 2 / length;
    const ny = y / ry ** 2 / length;
    spots.push({ x, y, nx, ny, turn: (Math.atan2(ny, nx) * 180) / Math.PI + 90 });
  }
  return spots;
}

/** The letters of an orbit text, without its name. */
export const lettersOf = (orbit: string): string => orbit.replace(/[^o*]/g, "");

export interface Ship {
  key: string;
  size: Size;
  owner: string;
}

/** The ships of a space one by one, large ones first. */
export function shipsOf(fleets: Fleet[]): Ship[] {
  const sorted = [...fleets].sort(
    (a, b) =>
      SIZES.indexOf(a.size) - SIZES.indexOf(b.size) ||
      COLOURS.indexOf(a.owner) - COLOURS.indexOf(b.owner),
  );
  return sorted.flatMap(({ size, owner, count }) =>
    Array.from({ length: count }, (_, n) => ({ key: `${size}-${owner}-${n}`, size, owner })),
  );
}

/** What stands on the spaces, the group in flight included where it started. */
export function fleetsOf(view: View): Fleet[][] {
  if (!view.group) return view.ships;
  const { space, ships } = view.group;
  return view.ships.map((fleets, here) =>
    here === space
      ? ships.reduce((all, ship) => change(all, ship.size, ship.owner, ship.count), fleets)
      : fleets,
  );
}

/** Fleets with so many ships more or less of one size and owner. */
export function change(fleets: Fleet[], size: Size, owner: string, by: number): Fleet[] {
  const others = fleets.filter((fleet) => fleet.size !== size || fleet.owner !== owner);
  const count =
    (fleets.find((fleet) => fleet.size === size && fleet.owner === owner)?.count ?? 0) + by;
  return count > 0 ? [...others, { size, owner, count }] : others;
}

export interface Flight {
  owner: string;
  size: Size;
  from: number;
  to: number;
  distance: number;
  isLost: boolean;
}

/** The flight an event tells of, if any. */
export function flightOf(event: { kind: string; numbers: number[] }): Flight | null {
  if (event.kind !== "ship_flew" && event.kind !== "ship_lost") return null;
  const [owner = 0, size = 0, from = 0, to = 0, distance = 1] = event.numbers;
  return {
    owner: COLOURS[owner] ?? "red",
    size: SIZES[size] ?? "large",
    from,
    to,
    distance,
    isLost: event.kind === "ship_lost",
  };
}

export interface FlightPoint {
  x: number;
  y: number;
  turn: number; // degrees
  scale: number;
}

/** Where a ship is on its flight: above the orbit, or falling into the hole at its end. */
export function flightPoint(spots: Spot[], flight: Flight, part: number): FlightPoint {
  const along = flight.from + eased(part) * flight.distance;
  const a = spots[Math.floor(along) % spots.length]!;
  const b = spots[Math.ceil(along) % spots.length]!;
  const f = along - Math.floor(along);
  const falls = flight.isLost ? Math.max(0, (part - 0.75) * 4) : 0;
  const lift = (40 + 40 * Math.sin(Math.PI * part)) * (1 - falls);
  const x = a.x + (b.x - a.x) * f + (a.nx + (b.nx - a.nx) * f) * lift;
  const y = a.y + (b.y - a.y) * f + (a.ny + (b.ny - a.ny) * f) * lift;
  const swing = ((b.turn - a.turn + 540) % 360) - 180;
  return { x, y, turn: a.turn + swing * f + 300 * falls, scale: 1 - 0.9 * falls };
}

export const flightTime = (distance: number): number => 300 + 70 * Math.min(distance, 8);

/** The words of an action. */
export function partsOf(action: string): {
  verb: string;
  space: number | null;
  word: string | null;
} {
  const words = action.split(" ");
  const space = words.slice(1).find((word) => /^\d+$/.test(word));
  const word = words.slice(1).find((one) => !/^\d+$/.test(one));
  return {
    verb: words[0] ?? "",
    space: space === undefined ? null : Number(space),
    word: word ?? null,
  };
}

export const N_WORLDS = 4; // looks of planets, drawn by Sky

/** The round; 0 while ships are placed. The first gap belongs to the first round (SW-16). */
export const roundOf = ({ phase, round }: View): number =>
  phase === "gap" ? Math.max(round, 1) : round;
