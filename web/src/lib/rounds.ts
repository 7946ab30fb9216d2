// Games that count rounds say which one it is: people think in those, not in single moves.

/** The round of a position; 0 where the game counts none. */
export function roundOf(board: unknown): number {
  const { round } = (board ?? {}) as { round?: unknown };
  return typeof round === "number" && Number.isInteger(round) ? round : 0;
}
