// What a score of Space Walk is made of (SW-19).
import type { BoardEvent, Share, Texts } from "../board";
import { counted } from "../kit/shares";
import { COLOURS, SIZES, type Size, type View } from "./orbit";

const WORTH: Record<Size, number> = { large: 4, medium: 3, small: 1 };
const TOKEN = 2;

export function breakdown(view: View, _events: BoardEvent[], seat: number, t: Texts): Share[] {
  const owner = COLOURS[seat] ?? "";
  const fleets = view.ships.flat().filter((fleet) => fleet.owner === owner);
  if (fleets.length === 0) return []; // without ships tokens count nothing
  const ships = SIZES.map((size) => {
    const n = fleets
      .filter((fleet) => fleet.size === size)
      .reduce((sum, fleet) => sum + fleet.count, 0);
    return { label: t(`spacewalk.share.${size}`, { n }), points: WORTH[size] * n };
  });
  const n = view.tokens[seat] ?? 0;
  return counted([...ships, { label: t("spacewalk.share.tokens", { n }), points: TOKEN * n }]);
}
