// What an address says: pages live behind the hash, #/t/ID?invite=CODE. Without a DOM.

export interface Route {
  page: string; // "" for home, "t" a table, "replay", "analysis", "puzzles", "rules", "games" ...
  parts: string[]; // what follows the page
  query: URLSearchParams;
}

/** The route of a hash, whatever somebody has typed or cut off. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(plainText);
  return { page, parts, query: new URLSearchParams(query) };
}

const ABOUT_A_GAME = ["learn", "rules", "puzzles", "openings", "leaders", "study"];

/** Whether a study is meant that somebody has kept; no game has such a name. */
export const isStudyId = (which: string): boolean => /^s-[0-9a-f]+$/.test(which);

/** The game that a page is about; null where it is about none, or about all. */
export function gameWanted({ page, parts }: Route): string | null {
  const wanted = parts[0] ?? "";
  if (!ABOUT_A_GAME.includes(page) || (page === "study" && isStudyId(wanted))) return null;
  return wanted || null;
}

const ABOUT_A_THING = ["t", "replay", "analysis", "player", "club", "evening", "tournament"];

/** Whether an address was cut off: its page is about one thing, and it does not say which. */
export const isCutOff = ({ page, parts }: Route): boolean =>
  ABOUT_A_THING.includes(page) && !parts[0];

/** A part of a path; as it stands where its percent signs mean nothing. */
function plainText(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
