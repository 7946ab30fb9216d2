// Pages live behind the hash: #/t/ID?invite=CODE. So any static server and any link works.

export interface Route {
  page: string; // "" for home, "t" a table, "replay", "analysis", "puzzles", "rules", "games" ...
  parts: string[]; // what follows the page
  query: URLSearchParams;
}

/** The route of a hash. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(query) };
}

const here = $state<{ route: Route }>({ route: readRoute(location.hash) });
addEventListener("hashchange", () => (here.route = readRoute(location.hash)));

/** Where we are. */
export const route = (): Route => here.route;

/** Go to a page; `replace` leaves no step in the browser's history. */
export function go(hash: string, replace = false): void {
  if (!replace) location.hash = hash;
  else moveTo(hash);
}

/** Be at another address of this page, without a step in the browser's history. */
export function moveTo(address: string): void {
  history.replaceState(null, "", address);
  here.route = readRoute(location.hash);
}
