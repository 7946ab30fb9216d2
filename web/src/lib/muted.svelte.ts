// Those whose chat this browser does not show. Nobody is told.
import { recall, remember } from "./storage";

const MOST = 500;
const muted = $state<{ guests: string[] }>({ guests: recall<string[]>("muted", []) });

/** Whether what somebody says is hidden. */
export const isMuted = (guest: string | null | undefined): boolean =>
  guest != null && muted.guests.includes(guest);

function keep(guests: string[]): void {
  muted.guests = guests.slice(-MOST);
  remember("muted", muted.guests);
}

/** Hide what somebody says, at all tables. */
export function mute(guest: string | null | undefined): void {
  if (guest != null && !isMuted(guest)) keep([...muted.guests, guest]);
}

/** Show it again. */
export const unmute = (guest: string | null | undefined): void =>
  keep(muted.guests.filter((one) => one !== guest));
