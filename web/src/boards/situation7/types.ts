// What games/situation7/view.py tells.

import type { Kind, SideName } from "./view";

export type { Equipment, Goal, Kind, SideName, SideView, View } from "./view";

export const SIDES: readonly SideName[] = ["yellow", "green"];
export const KINDS: readonly Kind[] = ["rocket", "satellite", "astronaut"];
export const sideOf = (seat: number | null): SideName | null =>
  seat === null ? null : (SIDES[seat % 2] as SideName);
