// What games/zylatron/view.py tells.

import type { Colour, Kind } from "./view";

export type { Colour, Factory, Kind, Piece, Place, Player, View } from "./view";

export const KINDS: readonly Kind[] = ["battle_star", "star_fighter", "warrior", "missile"];
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
