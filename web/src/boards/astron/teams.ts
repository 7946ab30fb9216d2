// Who flies together, and what a team has (AS-41).
import type { Texts } from "../board";
import { inARow } from "../../lib/formats";
import type { View } from "./view";

/** The ships of each team, by number. */
export function crews(view: View): number[][] {
  const found = (view.team_scores ?? []).map((): number[] => []);
  view.ships.forEach((ship, seat) => found[ship.team ?? -1]?.push(seat + 1));
  return found;
}

/** Each team with its ships and points: of one ship on average, where teams differ in size. */
export function teamLines(view: View, t: Texts): string[] {
  const teams = crews(view);
  const areEven = teams.every((ships) => ships.length === teams[0]?.length);
  return teams.map((ships, team) =>
    t(areEven ? "astron.team" : "astron.teamAverage", {
      n: team + 1,
      count: ships.length,
      ships: inARow(ships),
      score: view.team_scores?.[team] ?? 0,
    }),
  );
}
