// The HTTP door of the server.
import type {
  AnalysisSeen,
  CourseSeen,
  GlossarySeen,
  LessonQuestion,
  LessonSeen,
  LobbySeen,
  PicturesSeen,
  PictureSeen,
  RulesSeen,
  PositionSeen,
  PuzzlesSeen,
  StudyQuestion,
  StudySeen,
  TableOrder,
  TableSeen,
} from "../wire";
import { beGuest, csrf, forgetGuest, token } from "./guest.svelte";
import { faultText, language } from "./i18n.svelte";
import { reach } from "./reach.svelte";
import type { Step } from "./table/playback";

/** An answer that is not what was asked for: a code for programs, a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly retryMs = 0, // of slow_down: when to ask again
  ) {
    super(text);
  }
}

export interface OptionSeen {
  name: string;
  label: string;
  kind: string; // "choice", "int" or "bool"; read `choices` and the default rather than this
  help: string;
  clause: string;
  default: string | number | boolean;
  first_offer: string | number | boolean; // of a new table; where nothing is said: the default
  low: number;
  high: number;
  choices: string[];
  choice_labels: string[];
}

export interface GameSeen {
  id: string;
  language: string; // of all that people read here
  title: string;
  blurb: string;
  year: number | null;
  min_players: number;
  max_players: number;
  default_players: number;
  seat_names: string[];
  seat_labels: string[];
  drawn?: string; // what chance decides: cards, dice or lots
  boards: string[];
  board_labels: string[];
  clause_prefix: string;
  options: OptionSeen[];
  has_secrets: boolean; // the game hides something from some seat
  has_lessons: boolean; // there is something to learn by playing
  words?: string; // name-... of pieces and places, action-... by verb, in Fluent
  stage: string; // waiting, compiling, ready, failed
}

export interface StatusSeen {
  time: number;
  games: Record<string, string>;
  search: string[]; // games whose bots can think already
  faults: Record<string, string>;
}

/** What a server answers whose session of ours has ended. */
const LOST = ["need_guest", "need_account"];

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const secret = token();
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const word = csrf();
  if (word) headers["X-Orrery-Csrf"] = word;
  let response: Response;
  try {
    response = await reach(path, { ...init, headers });
  } catch {
    throw new ApiError("offline", "offline");
  }
  if (response.ok) return response;
  const fault = await response
    .json()
    .catch(() => ({ code: "internal", text: response.statusText }));
  if (fault.code === "bad_token" || (word && LOST.includes(fault.code))) forgetGuest();
  throw new ApiError(String(fault.code), String(fault.text), Number(fault.retry_ms ?? 0));
}

/** What to tell a person of an error. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError
    ? faultText(error.code, error.message)
    : error instanceof Error
      ? error.message
      : String(error);

const inLanguage = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

export const get = <T>(path: string): Promise<T> => call<T>(path);
export const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: "POST", body: JSON.stringify(body) });

export const listGames = (): Promise<GameSeen[]> => get<GameSeen[]>(inLanguage("/api/games"));
export const listBots = (): Promise<string[]> => get<string[]>("/api/bots");
/** The first page of the lobby with one's own tables, or the page after a cursor. */
export const listTables = (cursor: string | null = null): Promise<LobbySeen> =>
  get<LobbySeen>(
    cursor === null ? "/api/tables" : `/api/tables?cursor=${encodeURIComponent(cursor)}`,
  );
/** The same with one's own finished tables. */
export const listFinished = async (): Promise<TableSeen[]> =>
  (await get<LobbySeen>("/api/tables?finished=1&count=1")).mine.filter(
    (table) => table.status === "over",
  );
export const readStatus = (): Promise<StatusSeen> => get<StatusSeen>("/api/status");
export const readRules = (game: string): Promise<RulesSeen> =>
  get<RulesSeen>(inLanguage(`/api/games/${game}/rules`));
/** Positions that show what clauses mean. */
export const readPictures = (game: string): Promise<PicturesSeen> =>
  get<PicturesSeen>(inLanguage(`/api/games/${game}/pictures`));
/** A position of a game as everybody may see it. */
export const readPosition = (game: string, position: string): Promise<PictureSeen> =>
  get<PictureSeen>(
    `/api/games/${encodeURIComponent(game)}/position?text=${encodeURIComponent(position)}`,
  );
/** What is on a table of a game, with the numbers of its options. */
export const readGlossary = (
  game: string,
  options: Record<string, unknown>,
): Promise<GlossarySeen> => {
  const query = encodeURIComponent(JSON.stringify(options));
  return get<GlossarySeen>(inLanguage(`/api/games/${game}/glossary?options=${query}`));
};

export const readCourse = (game: string): Promise<CourseSeen> =>
  get<CourseSeen>(inLanguage(`/api/games/${game}/lessons`));
/** A step of a lesson, judged. The only place that knows who judges: a server, for now. */
export const askLesson = (question: LessonQuestion): Promise<LessonSeen> =>
  post<LessonSeen>(inLanguage("/api/lessons"), question);

/** Open a table as the guest of this browser; a server that has forgotten us meets us anew. */
export async function openTable(order: TableOrder): Promise<TableSeen & { invite: string }> {
  await beGuest();
  try {
    return await post("/api/tables", order);
  } catch (error) {
    const isForgotten = error instanceof ApiError && ["bad_token", ...LOST].includes(error.code);
    if (!isForgotten) throw error;
    await beGuest();
    return await post("/api/tables", order);
  }
}

/** What lets us see a private table: its invitation, or the read code of a finished game. */
export type Pass = { invite?: string | null; read?: string | null };

/** A pass as part of an address, with its question mark. */
export const passQuery = ({ invite, read }: Pass): string => {
  const query = new URLSearchParams({ ...(invite ? { invite } : {}), ...(read ? { read } : {}) });
  return query.size ? `?${query}` : "";
};

export const readTable = (
  id: string,
  pass: Pass,
): Promise<TableSeen & { invite?: string; read?: string }> =>
  get(`/api/tables/${id}${passQuery(pass)}`);

/** Earlier positions of a game, as a seat of ours (or a spectator) saw them. */
export async function readMoments(
  table: string,
  seat: number | null,
  from: number,
  count: number,
  invite: string | null,
): Promise<Step[]> {
  const query = new URLSearchParams({
    from: String(from),
    count: String(count),
    lang: language(),
    ...(seat === null ? {} : { seat: String(seat) }),
    ...(invite ? { invite } : {}),
  });
  return (await get<{ steps: Step[] }>(`/api/tables/${table}/moments?${query}`)).steps;
}

/** A query, with the codes that open a private game. */
const withPass = (query: Record<string, string>, { invite, read }: Pass): string =>
  new URLSearchParams({
    ...query,
    ...(invite ? { invite } : {}),
    ...(read ? { read } : {}),
  }).toString();

/** Each seat's chance through a finished game, as far as it has been judged. */
export const readAnalysis = (table: string, pass: Pass): Promise<AnalysisSeen> =>
  get(`/api/tables/${table}/analysis?${withPass({ lang: language() }, pass)}`);

/** A position of a finished game as text, nothing hidden. */
export const readPositionAt = (table: string, n: number, pass: Pass): Promise<PositionSeen> =>
  get(`/api/tables/${table}/position?${withPass({ n: String(n) }, pass)}`);

/** Any position: what is legal there, why not, what is best. */
export const study = (question: StudyQuestion): Promise<StudySeen> =>
  post(`/api/study?lang=${language()}`, question);

/** Decisions with a right answer, and today's. */
export const readPuzzles = (game: string): Promise<PuzzlesSeen> =>
  get(`/api/games/${game}/puzzles`);

/** The head of the log of a finished game. */
export async function readLogHead(
  table: string,
  invite: string | null,
): Promise<Record<string, unknown>> {
  const response = await ask(
    `/api/tables/${table}/log${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  );
  return JSON.parse((await response.text()).split("\n", 1)[0] ?? "{}") as Record<string, unknown>;
}

/** Save the log of a finished game as a file; private tables need our token, which links lack. */
export async function saveLog(table: string, game: string, pass: Pass): Promise<void> {
  const response = await ask(`/api/tables/${table}/log${passQuery(pass)}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${game}-${table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
