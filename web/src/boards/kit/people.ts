// Who plays a seat, where the name of the seat stands already.

/** The player's name; "" if that is only the seat's, as on the analysis board. */
export const besides = (player: string | undefined, seat: string): string =>
  player && player.toLowerCase() !== seat.toLowerCase() ? player : "";
