// The printing inks of the game, and the six ships.

export const INK = "#14203f";
export const PAPER = "#f4e7c6";
export const RED = "#d63f2c";
export const MUSTARD = "#e9b23b";
export const TEAL = "#1f8a8a";

export const SHIP_INKS: readonly string[] = [
  "#e2452f",
  "#2f86d1",
  "#46a24a",
  "#f0bd3a",
  "#9a5cc6",
  "#f3ede0",
];
export const shipInk = (seat: number): string => SHIP_INKS[seat % SHIP_INKS.length] as string;
export const dark = (seat: number): string =>
  (["#8f1f12", "#174c80", "#1f5d26", "#97650c", "#552a78", "#8d8677"] as const)[seat % 6] as string;
