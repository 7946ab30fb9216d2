// Texts by message id. A language is a file i18n/CODE.json (and boards/GAME/texts/CODE.json).
// Blanks are {name}; {n:move|moves} is the word that goes with the number n.

type Table = Record<string, string>;
type Load = () => Promise<{ default: Table }>;

const shell = import.meta.glob("../i18n/*.json") as Record<string, Load>;
const boards = import.meta.glob("../boards/*/texts/*.json") as Record<string, Load>;

const codeOf = (path: string): string => /([^/]+)\.json$/.exec(path)?.[1] ?? "";
export const languages: string[] = Object.keys(shell).map(codeOf).sort();

const spoken = $state<{ language: string; texts: Table }>({ language: "en", texts: {} });
const loadedBoards = new Set<string>();

/** The language in use: "en", "de", ... */
export const language = (): string => spoken.language;

/** The language a browser asks for, if we speak it; else English. */
export function preferredLanguage(): string {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((code) => languages.includes(code)) ?? "en";
}

/** Speak another language, in the shell and on all boards loaded so far. */
export async function speak(code: string): Promise<void> {
  const chosen = languages.includes(code) ? code : "en";
  const files = [shell[`../i18n/${chosen}.json`], ...[...loadedBoards].map((g) => boardFile(g, chosen))];
  const tables = await Promise.all(files.map((load) => load?.()));
  spoken.texts = Object.assign({}, ...tables.map((file) => file?.default ?? {}));
  spoken.language = chosen;
  document.documentElement.lang = chosen;
}

/** Load the texts of a board in the language in use. */
export async function loadBoardTexts(game: string): Promise<void> {
  if (loadedBoards.has(game)) return;
  loadedBoards.add(game);
  const file = await boardFile(game, spoken.language)?.();
  spoken.texts = { ...spoken.texts, ...file?.default };
}

function boardFile(game: string, code: string): Load | undefined {
  const path = (c: string): string => `../boards/${game}/texts/${c}.json`;
  return boards[path(code)] ?? boards[path("en")];
}

/** The text of a message id, blanks filled in; the id itself if there is none. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  const text = spoken.texts[id];
  return text === undefined ? id : fill(text, values, spoken.language);
}

/** Whether there is a text for this id. */
export const has = (id: string): boolean => id in spoken.texts;

/** What went wrong: the server's own words are English and say most; other languages go by the code. */
export function faultText(code: string, text: string): string {
  if (text && text !== code && (spoken.language === "en" || !has(`fault.${code}`))) return text;
  return has(`fault.${code}`) ? t(`fault.${code}`) : code;
}

export function fill(text: string, values: Record<string, string | number>, code: string): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return new Intl.PluralRules(code).select(Number(value)) === "one" ? one : other;
  });
}
