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

const ABOUT_A_GAME = ["learn", "rules", "puzzles", "openings", "leaders"];

/** The game that a page is about; null where it is about none, or about all. */
export const gameWanted = ({ page, parts }: Route): string | null =>
  (ABOUT_A_GAME.includes(page) && parts[0]) || null;

/** A part of a path; as it stands where its percent signs mean nothing. */
function plainText(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
