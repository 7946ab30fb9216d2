// Who plays a seat: where the name of the seat stands already, and whose things are seen.
import type { BoardProps } from "../board";

/** The player's name; "" if that is only the seat's, as on the analysis board. */
export const besides = (player: string | undefined, seat: string): string =>
  player && player.toLowerCase() !== seat.toLowerCase() ? player : "";

/** Above a hand or a tray: `yours` where it is the person's own, else who it belongs to. */
export const belongingTo = (
  { seat, you, seats }: Pick<BoardProps, "seat" | "you" | "seats">,
  yours: string,
): string => (seat === you ? yours : (seats.find((one) => one.seat === seat)?.player ?? yours));
