// The clocks that tournaments and evenings offer, as a table takes them.
export const CLOCKS: Record<string, Record<string, unknown>> = {
  quick: { pace: "live", per_move: 60 },
  calm: { pace: "live", per_game: 1800 },
  postal: { pace: "postal", per_move: 3 * 86400 },
};
