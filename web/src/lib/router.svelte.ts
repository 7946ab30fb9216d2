// Where we are. Pages live behind the hash, so any static server and any link works.
import { readRoute, type Route } from "./route";

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
