// Whether opponents think on this device: what the person has chosen, how fast the device is, what
// is wrong with its engine.
import { Lender } from "../device/lender";
import type { Distrust } from "../device/trust";
import type { EngineSeen } from "../wire";
import { get } from "./api";
import { guest } from "./guest.svelte";
import { isHere } from "./reach.svelte";
import { settings } from "./settings.svelte";
import { wire } from "./socket.svelte";
import { recall, remember } from "./storage";

const SLOWEST = 2; // seconds for a Captain; where it takes longer, the server thinks unless told to

interface Speed {
  perSecond: number; // positions
  isFast: boolean;
}

export const device = $state<{ speeds: Record<string, Speed>; fault: Distrust | null }>({
  speeds: recall<Record<string, Speed>>("device", {}),
  fault: null,
});

/** A browser that has what is needed, at a server's tables: on a page of its own all is here. */
export const canThinkHere =
  !isHere && typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";

/** As chosen; unless chosen, wherever the device is not known to be slow. */
export const mayThinkHere = (game: string): boolean =>
  settings.thinkHere ?? device.speeds[game]?.isFast ?? true;

/** Whether every game that was tried was too slow; false while none was. */
export function isSlow(): boolean {
  const all = Object.values(device.speeds);
  return all.length > 0 && !all.some((one) => one.isFast);
}

/** As chosen; unless chosen, wherever the device is fast enough. */
export const thinksHere = (): boolean => settings.thinkHere ?? !isSlow();

/** The least positions a second that were measured so far, to two digits; null: none were. */
export function leastSpeed(): number | null {
  const all = Object.values(device.speeds).map((one) => one.perSecond);
  return all.length ? Number(Math.min(...all).toPrecision(2)) : null;
}

/** Lends this device to a table; null where it cannot think. */
export function lenderTo(id: string, invite: string | null): Lender | null {
  if (!canThinkHere) return null;
  device.fault = null;
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return new Lender(id, {
    wire,
    me: () => guest()?.id ?? null,
    engine: () => get<EngineSeen>(`/api/tables/${id}/engine${query}`),
    thinker: () => new Worker(new URL("../device/thinker.ts", import.meta.url), { type: "module" }),
    addressOf: (path) => new URL(path, location.origin).href,
    mayThink: mayThinkHere,
    isTried: (game) => game in device.speeds,
    noteSpeed,
    noteFault,
  });
}

function noteSpeed(game: string, perSecond: number, captainSeconds: number): void {
  device.speeds[game] = { perSecond, isFast: captainSeconds <= SLOWEST };
  remember("device", $state.snapshot(device.speeds));
}

function noteFault(why: Distrust | null, text: string): void {
  device.fault = why;
  if (why) console.warn(`Opponents think on the server: ${text}`);
}
