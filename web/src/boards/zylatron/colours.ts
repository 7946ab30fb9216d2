// Neon on black, as the arcades had it.
import type { Colour } from "./types";

export const NEON: Record<Colour, string> = {
  red: "#ff4d5e",
  blue: "#3fb6ff",
  green: "#4cf07a",
  yellow: "#ffd83d",
};
export const DEEP: Record<Colour, string> = {
  red: "#5c0f22",
  blue: "#0d2f63",
  green: "#0d4a2a",
  yellow: "#5a4306",
};
export const NOBODY = "#8f8aa8";
export const ink = (colour: Colour | null): string => (colour ? NEON[colour] : NOBODY);
export const deep = (colour: Colour | null): string => (colour ? DEEP[colour] : "#2c2940");
