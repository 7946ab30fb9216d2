// What a person has chosen: language, theme, sound, motion and its pace, whether legal moves show.
import { pace } from "../boards/kit/pace";
import { preferredLanguage, speak } from "./i18n.svelte";
import { recall, remember } from "./storage";

export type Theme = "auto" | "dark" | "light";
export type Pace = "slow" | "usual" | "fast" | "step";
export const SLOWNESS: Record<Pace, number> = { slow: 2, usual: 1, fast: 0.45, step: 1 };

interface Chosen {
  language: string | null; // null: what the browser asks for
  theme: Theme;
  sound: boolean;
  motion: boolean; // false: never animate; true: unless the system asks for less
  pace: Pace; // of what others do; "step": each on demand
  showLegal: boolean;
  hideRude: boolean; // rude words in chat are covered
  thinkHere: boolean | null; // opponents, on this device; null: where it is fast enough
}

const usual: Chosen = {
  language: null,
  theme: "auto",
  sound: true,
  motion: true,
  pace: "usual",
  showLegal: true,
  hideRude: true,
  thinkHere: null,
};

export const settings = $state<Chosen>({ ...usual, ...recall<Partial<Chosen>>("settings", {}) });

/** Change settings, remember them, and let them take effect. */
export function choose(changes: Partial<Chosen>): void {
  Object.assign(settings, changes);
  remember("settings", $state.snapshot(settings));
  applyTheme();
  applyPace();
  if ("language" in changes) void speak(settings.language ?? preferredLanguage());
}

/** Let the remembered settings take effect. */
export async function applySettings(): Promise<void> {
  applyTheme();
  applyPace();
  await speak(settings.language ?? preferredLanguage());
}

function applyPace(): void {
  pace.slowness = SLOWNESS[settings.pace] ?? 1;
}

const daylight = matchMedia("(prefers-color-scheme: light)");
daylight.addEventListener("change", applyTheme);

function applyTheme(): void {
  const wished = daylight.matches ? "light" : "dark";
  document.documentElement.dataset.theme = settings.theme === "auto" ? wished : settings.theme;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ isCalm: calm.matches });
calm.addEventListener("change", () => (system.isCalm = calm.matches));

/** Whether things may move on the screen. */
export const mayMove = (): boolean => settings.motion && !system.isCalm;
