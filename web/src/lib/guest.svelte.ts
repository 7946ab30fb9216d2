// Who we are: a guest with a name and a secret token. No account.
import { post } from "./api";
import { recall, remember } from "./storage";

export interface Guest {
  id: string;
  name: string;
  token: string;
}

const STARS = [
  "Vega",
  "Altair",
  "Rigel",
  "Mira",
  "Deneb",
  "Capella",
  "Spica",
  "Alcor",
  "Mizar",
  "Antares",
  "Bellatrix",
  "Castor",
];

const me = $state<{ guest: Guest | null }>({ guest: recall<Guest | null>("guest", null) });

/** The guest of this browser, if it has been one before. */
export const guest = (): Guest | null => me.guest;
export const token = (): string | null => me.guest?.token ?? null;

/** A name for people who do not care to choose one. */
const anyName = (): string => STARS[Math.floor(Math.random() * STARS.length)] ?? "Vega";

/** The name a newcomer will have; fields on several pages change it. */
export const wish = $state({ name: anyName() });

/** The guest of this browser; a new one is made if there is none. */
export async function beGuest(): Promise<Guest> {
  if (me.guest) return me.guest;
  me.guest = await post<Guest>("/api/guests", { name: wish.name.trim() || anyName() });
  remember("guest", me.guest);
  return me.guest;
}

/** Forget who we are, for instance when the server does not know the token. */
export function forgetGuest(): void {
  me.guest = null;
  remember("guest", undefined);
}
