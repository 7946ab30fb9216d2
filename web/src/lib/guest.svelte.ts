// Who we are: a guest with a name and a secret token, or somebody whose name is kept, whom the
// server knows by a cookie that scripts cannot read.
import { post } from "./api";
import { STARS } from "./stars";
import { recall, remember } from "./storage";

export interface Guest {
  id: string;
  name: string;
  token: string; // empty for whoever keeps a name
  csrf?: string; // of a kept name: goes with every request that changes something
}

const me = $state<{ guest: Guest | null }>({ guest: recall<Guest | null>("guest", null) });

/** The guest of this browser, if it has been one before. */
export const guest = (): Guest | null => me.guest;
export const token = (): string | null => me.guest?.token || null;
export const csrf = (): string | null => me.guest?.csrf ?? null;
/** Our name is kept by an account. */
export const isKept = (): boolean => me.guest?.csrf !== undefined;

// Another page of this browser has signed in or out: so have we.
addEventListener("storage", (event) => {
  if (event.key === "orrery.guest") me.guest = recall<Guest | null>("guest", null);
});

/** A name for people who do not care to choose one. */
const anyName = (): string => STARS[Math.floor(Math.random() * STARS.length)] ?? "Mizar";

/** The name a newcomer will have; fields on several pages change it. */
export const wish = $state({ name: anyName() });

let coming: Promise<Guest> | null = null;

/** The guest of this browser; if there is none, one is made for all who ask meanwhile. */
export async function beGuest(): Promise<Guest> {
  if (me.guest) return me.guest;
  coming ??= comeAsGuest().finally(() => (coming = null));
  return coming;
}

async function comeAsGuest(): Promise<Guest> {
  const found = await post<Guest>("/api/guests", { name: wish.name.trim() || anyName() });
  me.guest = found;
  remember("guest", found);
  return found;
}

/** Forget who we are, for instance when the server does not know the token. */
export function forgetGuest(): void {
  me.guest = null;
  remember("guest", undefined);
}

const past = $state<{ guest: Guest | null }>({ guest: recall<Guest | null>("old_guest", null) });

/** The guest this browser was before somebody signed in: their games could come along. */
export const oldGuest = (): Guest | null => past.guest;

export function forgetOldGuest(): void {
  past.guest = null;
  remember("old_guest", undefined);
}

/** Be somebody whose name is kept, from now on. */
export function beKept(who: { id: string; name: string; csrf: string }): void {
  if (me.guest?.token && me.guest.id !== who.id) {
    past.guest = me.guest;
    remember("old_guest", me.guest);
  }
  me.guest = { id: who.id, name: who.name, token: "", csrf: who.csrf };
  remember("guest", me.guest);
}
