// Made by tools/make_view_types.py from games/situation7/view.py; do not edit.

export type SideName = "yellow" | "green";

export type Kind = "rocket" | "satellite" | "astronaut";

/** One kind of equipment of a side. */
export interface Equipment {
  left: number;
  ready: boolean;
  at: string[]; // where it stands
}

/** Land, equipment and tray of a side; the client shuffles the tray (S7-11). */
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

/** A goal and how many of its locations each side holds. */
export interface Goal {
  name: string;
  kind: "sector" | "base" | "sun" | "planet" | "station" | "circle";
  points: number;
  owner: SideName | null;
  size: number;
  held: number[]; // [side]
}

/** What anyone may know. */
export interface View {
  phase: "start" | "play" | "find" | "wanted" | "found" | "over";
  tempo: "alternate" | "live" | "race";
  acting: string | null;
  sides: Record<SideName, SideView>;
  goals: Goal[];
  empty: number;
  sun_first: SideName | null;
  time_limit: number;
}
