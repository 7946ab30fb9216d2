// What a person has chosen: language, theme, sound, motion and its pace, whether legal moves show.
import { pace } from "../boards/kit/pace";
import { languages, preferredLanguage, speak } from "./i18n.svelte";
import { askedLanguage, placeOf, withoutLanguage } from "./places";
import { isHere } from "./reach.svelte";
import { moveTo } from "./router.svelte";
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
  if (!("language" in changes)) return;
  leaveLink();
  void speak(settings.language ?? preferredLanguage());
  if (settings.language) for (const keep of keepers) keep(settings.language);
}

const keepers = new Set<(language: string) => void>();

/** Tell whoever keeps the language elsewhere, too, when somebody chooses one. */
export const onLanguage = (keep: (language: string) => void): void => void keepers.add(keep);

/** The language of the link we came by; it is not remembered, for whoever sent it chose it. */
function linked(): string | null {
  const place = isHere ? null : placeOf(location.pathname, languages);
  if (place === null) return askedLanguage(location.search, languages);
  moveTo(`/?lang=${place.language}${location.hash || place.hash}`);
  return place.language;
}

/** Whoever chooses a language does not want that of the link any more. */
function leaveLink(): void {
  const query = withoutLanguage(location.search);
  if (query !== location.search) moveTo(`${location.pathname}${query}${location.hash}`);
}

/** Let the remembered settings take effect. */
export async function applySettings(): Promise<void> {
  applyTheme();
  applyPace();
  await speak(linked() ?? settings.language ?? preferredLanguage());
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
