// What the points of a ship come from.
import type { BoardEvent, Share, Texts } from "../board";
import { counted, sumOf } from "../kit/shares";
import type { View } from "./view";

export function breakdown(_view: View, events: BoardEvent[], seat: number, t: Texts): Share[] {
  const n = (kind: string): number => sumOf(events, kind, seat);
  const share = (id: string, count: number, points: number): Share => ({
    label: t(`astron.share.${id}`, { n: count }),
    points,
  });
  const landed = sumOf(events, "landed", seat, (numbers) => numbers[2] ?? 0);
  const waited = sumOf(events, "waited", seat, (numbers) => numbers[2] ?? 0);
  return counted([
    share("landed", n("landed"), landed),
    share("survived", n("survived"), n("survived")),
    share("hazards", n("hazard_hit"), -n("hazard_hit")),
    share("bad_landings", n("bad_landing"), -n("bad_landing")),
    share("waited", n("waited"), -waited),
  ]);
}
