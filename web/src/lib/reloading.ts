// When the whole client is loaded anew by itself: a page of it did not come, but the server is up.
import { recall, remember } from "./storage";

const PAUSE = 60_000; // ms
const KEY = "reloaded"; // when we last did

/** Whether it may help: not offline, and not tried a moment ago, else it would never end. */
export const mayReload = (isOnline: boolean, last: number, now: number): boolean =>
  isOnline && Math.abs(now - last) > PAUSE;

/** Load all anew if the server answers; a browser's own page of faults helps nobody. */
export async function reloadIfItHelps(
  askServer: () => Promise<unknown>,
  reload: () => void,
  now = Date.now(),
): Promise<void> {
  if (!mayReload(navigator.onLine, recall(KEY, 0), now)) return;
  try {
    await askServer();
  } catch {
    return;
  }
  remember(KEY, now);
  if (recall(KEY, 0) === now) reload(); // a browser that remembers nothing would never stop
}
