// The last flights of opponents, along the inside of the orbit.
import type { BoardTurn } from "../board";
import { seatHue, told, type Spot as Place, type Trail } from "../kit/trail";
import { COLOURS, flightOf, type Flight, type Spot } from "./orbit";

const INWARD = 102; // from the middle of a planet, at zoom 1: within its number
const LANE = 15; // ships that fly at the same time side by side

/** What moved, fell or was placed. */
export function trailsOf(past: BoardTurn[] | undefined, spots: Spot[], zoom: number): Trail[] {
  let lane = 0;
  return told(past).flatMap(({ event, key }): Trail[] => {
    const [owner = 0, , space = 0] = event.numbers;
    if (event.kind === "ship_placed")
      return [{ key, colour: hueOf(owner), way: [spots[space % spots.length]!] }];
    const flight = flightOf(event);
    if (!flight) return [];
    const way = wayOf(flight, spots, lane++ % 5, zoom);
    return [{ key, colour: seatHue(flight.owner), way, isLost: flight.isLost }];
  });
}

const hueOf = (owner: number): string => seatHue(COLOURS[owner] ?? "red");

/** All spaces of a flight, one after the other. */
function wayOf(flight: Flight, spots: Spot[], lane: number, zoom: number): Place[] {
  const spaces = Array.from({ length: flight.distance + 1 }, (_, n) => flight.from + n);
  return spaces.map((space) => inside(spots, space, lane, zoom));
}

function inside(spots: Spot[], space: number, lane: number, zoom: number): Place {
  const { x, y, nx, ny } = spots[space % spots.length]!;
  const depth = (INWARD + LANE * lane) * zoom;
  return { x: x - nx * depth, y: y - ny * depth };
}
