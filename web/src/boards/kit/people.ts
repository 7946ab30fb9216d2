// Who plays a seat: where the name of the seat stands already, and whose things are seen.
import type { BoardProps } from "../board";

/** The player's name without the seat's; "" if it is only that, as on the analysis board. */
export function besides(player: string | undefined, seat: string): string {
  const [said, known] = [(player ?? "").toLowerCase(), seat.toLowerCase()];
  if (said === known) return "";
  const mark = ` (${known})`; // of somebody with several seats
  return said.endsWith(mark) ? player!.slice(0, -mark.length) : (player ?? "");
}

/** Above a hand or a tray: `yours` where it is the person's own, else who it belongs to. */
export const belongingTo = (
  { seat, you, seats }: Pick<BoardProps, "seat" | "you" | "seats">,
  yours: string,
): string => (seat === you ? yours : (seats.find((one) => one.seat === seat)?.player ?? yours));
