// The language of the page and its texts by message id. A language is a file i18n/PART/CODE.ftl for
// each part of the client, one with the faults that server and browser share, and one for each
// board; see docs/texts.md. In code an id
// may have dots and underscores (`home.title`), in the files these are hyphens (`home-title`).
import read from "../../../src/orrery/words/read.json";
import { Messages, type Values } from "./messages";
import { nearestOf } from "./places";
import { asSentence } from "./sentence";

const FAULTS = "../../../src/orrery/words/faults";

const shell = import.meta.glob<string>("../i18n/*/*.ftl", { query: "?raw", import: "default" });
const files: Record<string, () => Promise<string>> = {
  ...shell,
  ...import.meta.glob<string>("../../../src/orrery/words/faults/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../boards/*/texts/*.ftl", { query: "?raw", import: "default" }),
};

const ENGLISH = "en";
const unique = (all: string[]): string[] => [...new Set(all)];
const codeOf = (path: string): string => /([^/]+)\.ftl$/.exec(path)?.[1] ?? "";
const parts = unique(Object.keys(shell).map((path) => path.slice(0, path.lastIndexOf("/"))));
export const languages: string[] = unique(Object.keys(shell).map(codeOf)).sort();

const spoken = $state({ language: ENGLISH, texts: new Messages([]) });
const loadedBoards = new Set<string>();
let wanted = ENGLISH;

/** The language in use: "en", "de", ... */
export const language = (): string => spoken.language;

/** Of the languages we speak the one closest to a wish such as pt-BR; undefined if there is none. */
export const nearest = (wish: string): string | undefined =>
  nearestOf(wish.toLowerCase().replaceAll("_", "-"), languages);

/** The language a browser asks for, if we speak it; else English. */
export const preferredLanguage = (): string =>
  navigator.languages.map(nearest).find((code) => code !== undefined) ?? ENGLISH;

/** Nobody but its writers has read this language yet, or something is missing in it. */
export const isBeta = (code: string): boolean => !read.includes(code);

/** Speak another language, in the shell and on all boards loaded so far. */
export async function speak(code: string): Promise<void> {
  wanted = nearest(code) ?? ENGLISH;
  await load();
}

/** Load the texts of a board in the language in use. */
export async function loadBoardTexts(game: string): Promise<void> {
  if (loadedBoards.has(game)) return;
  loadedBoards.add(game);
  await load();
}

/** The texts that are wanted now, also if that changes meanwhile; English for what is lacking. */
async function load(): Promise<void> {
  const [code, nBoards] = [wanted, loadedBoards.size];
  const codes = code === ENGLISH ? [code] : [code, ENGLISH];
  const sources = await Promise.all(codes.map(sourcesOf));
  if (code !== wanted || nBoards !== loadedBoards.size) return load();
  spoken.texts = new Messages(codes.map((one, n) => [one, sources[n] ?? []]));
  spoken.language = code;
  document.documentElement.lang = code;
}

function sourcesOf(code: string): Promise<string[]> {
  const folders = [...loadedBoards].map((game) => `../boards/${game}/texts`);
  const paths = [...parts, FAULTS, ...folders].map((folder) => `${folder}/${code}.ftl`);
  return Promise.all(paths.map((path) => files[path]?.() ?? ""));
}

/** The text of a message id, variables filled in; the id itself if there is none. */
export const t = (id: string, values: Values = {}): string => spoken.texts.say(id, values) ?? id;

/** Whether there is a text for this id. */
export const has = (id: string): boolean => spoken.texts.has(id);

/** What went wrong: the server's own words are English and say most; other languages go by the code. */
export function faultText(code: string, text: string): string {
  if (text && text !== code && (spoken.language === ENGLISH || !has(`fault.${code}`)))
    return asSentence(text);
  return has(`fault.${code}`) ? t(`fault.${code}`) : code;
}
