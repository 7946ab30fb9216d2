// Notices: what happened at tables that we do not look at. The bell, and how else we hear of them.
import type { ChannelsSeen, FeedTold, NoticeSeen, NoticesSeen, NoticeWishes } from "../wire";
import type { VacationSeen } from "../wire";
import { get, post } from "./api";
import { guest } from "./guest.svelte";
import { language } from "./i18n.svelte";
import { go } from "./router.svelte";
import { recall, remember } from "./storage";

const NOTHING: NoticesSeen = { unread: 0, notices: [] };
const board = $state<{ seen: NoticesSeen; channels: ChannelsSeen | null; isShowing: boolean }>({
  seen: NOTHING,
  channels: null,
  isShowing: recall("show_notices", false),
});

export const notices = (): NoticeSeen[] => board.seen.notices;
export const nUnread = (): number => board.seen.unread;

/** Ask now and every so many milliseconds; the result ends it. Hidden pages ask, too. */
export function followNotices(every: number): () => void {
  void look();
  const timer = setInterval(() => void look(), every);
  return () => clearInterval(timer);
}

async function look(): Promise<void> {
  if (!guest()) return;
  const found = await get<NoticesSeen>(`/api/notices?lang=${language()}`).catch(() => null);
  if (!found) return;
  board.seen = found;
  showNew(found.notices);
}

/** Mark as read: those of a table, or all. */
export async function markRead(table: string | null = null): Promise<void> {
  await post("/api/notices/read", table === null ? {} : { table });
  await look();
}

/** One looks at a table: what was told of it is read. */
export function readOf(table: string): void {
  if (board.seen.notices.some((one) => one.table === table && !one.is_read)) void markRead(table);
}

// Notices of the browser, while a page is open

export const canShow = (): boolean => "Notification" in window;
export const isShowing = (): boolean =>
  board.isShowing && canShow() && Notification.permission === "granted";

/** Let the browser show notices, or no longer; false when it does not let us. */
export async function setShowing(isWanted: boolean): Promise<boolean> {
  const isAllowed = !isWanted || (await Notification.requestPermission()) === "granted";
  board.isShowing = isWanted && isAllowed;
  remember("show_notices", board.isShowing);
  return isAllowed;
}

/** Show what has not been shown; one page of several does, and the same tag is shown once. */
function showNew(found: NoticeSeen[]): void {
  const last = recall("shown_notice", 0);
  const fresh = found.filter((one) => !one.is_read && one.at > last);
  if (fresh.length) remember("shown_notice", Math.max(...fresh.map((one) => one.at)));
  if (!isShowing() || !document.hidden) return;
  for (const one of fresh) {
    const shown = new Notification("Orrery", { body: one.text, tag: one.id });
    shown.onclick = () => {
      window.focus();
      go(`#/t/${one.table}`);
    };
  }
}

// Channels

export const channels = (): ChannelsSeen | null => board.channels;

export async function loadChannels(): Promise<void> {
  board.channels = await get<ChannelsSeen>("/api/notices/channels").catch(() => null);
}

async function change<T>(path: string, body: unknown): Promise<T> {
  const answer = await post<T>(path, body);
  await loadChannels();
  return answer;
}

export const setWishes = (wishes: NoticeWishes): Promise<unknown> =>
  change(`/api/notices/channels?lang=${language()}`, wishes);
export const setFeed = (wanted: boolean): Promise<FeedTold> =>
  change("/api/notices/feed", { wanted });
export const setVacation = (days: number): Promise<VacationSeen> =>
  change("/api/vacation", { days });
export const removeBrowser = (browser: string): Promise<unknown> =>
  change("/api/notices/push/remove", { browser });
export const stopLetters = (ticket: string): Promise<unknown> =>
  post(`/api/letters/stop?ticket=${encodeURIComponent(ticket)}`, {});

// Web Push

/** Push needs https (or this machine) and a browser that takes it. */
export const canPush = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("push.js").then(() => navigator.serviceWorker.ready);

/** The browser's key for us, as it wants it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Have notices sent to this browser. */
export async function addBrowser(key: string): Promise<void> {
  const { pushManager } = await worker();
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // its key may be that of another server
  const made = (await pushManager.subscribe(asked)).toJSON();
  await change("/api/notices/push", { endpoint: made.endpoint, keys: made.keys });
}
