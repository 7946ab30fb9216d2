// What games/situation7/view.py tells.

export type SideName = "yellow" | "green";
export type Kind = "rocket" | "satellite" | "astronaut";

export interface Equipment {
  left: number;
  ready: boolean;
  at: string[]; // where it stands
}

export interface SideView {
  seats: string[];
  land: string[]; // "3.11"
  equipment: Record<Kind, Equipment>;
  open: string[]; // where the side may place
  tray: string[];
  has_passed: boolean;
  clock_ms: number | null;
  time_percent: number;
}

export interface Goal {
  name: string;
  kind: "sector" | "base" | "sun" | "planet" | "station" | "circle";
  points: number;
  owner: SideName | null;
  size: number;
  held: [number, number];
}

export interface View {
  phase: string;
  tempo: "alternate" | "live" | "race";
  acting: string | null;
  sides: Record<SideName, SideView>;
  goals: Goal[];
  empty: number;
  sun_first: SideName | null;
  time_limit: number;
}

export const SIDES: readonly SideName[] = ["yellow", "green"];
export const KINDS: readonly Kind[] = ["rocket", "satellite", "astronaut"];
export const sideOf = (seat: number | null): SideName | null =>
  seat === null ? null : (SIDES[seat % 2] as SideName);
