// What the other side has laid, launched or set since one's own last move.
import type { BoardTurn } from "../board";
import { told } from "../kit/trail";
import { nameAt } from "./cut";
import { SIDES, type SideName } from "./types";

export interface Laid {
  name: string; // of the location
  side: SideName;
}

const LAYING = ["piece_placed", "launched", "astronaut_set"];

export function laidOf(past: BoardTurn[] | undefined): Laid[] {
  return told(past)
    .filter(({ event }) => LAYING.includes(event.kind))
    .map(({ event: { numbers } }) => ({
      name: nameAt(numbers[1] ?? 0),
      side: SIDES[(numbers[0] ?? 0) % 2] as SideName,
    }));
}
