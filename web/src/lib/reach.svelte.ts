// How the server is reached: over the network, or in a worker of this page.
// A site that was exported says so in its page: <meta name="orrery-server" content="here">.
import type { KeeperFault } from "../engine/keeper";
import type { LocalServer } from "../engine/local";

/** What we use of a socket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

const told = document.querySelector('meta[name="orrery-server"]')?.getAttribute("content");

/** The server is on this page: nobody else can come, and nothing leaves the device. */
export const isHere = told === "here";

/** A server on this page: how far it is, 0 to 1, and what is wrong. */
export const engine = $state<{
  share: number;
  isWaiting: boolean; // another page is before us
  fault: { file: string | null; text: string } | null; // it cannot start; `file` is damaged
  storage: KeeperFault | null; // what is played is not kept
}>({ share: isHere ? 0 : 1, isWaiting: false, fault: null, storage: null });

let local: LocalServer | null = null;
let known: Promise<Record<string, string>> | null = null;

/** Answers that never change lie beside the page: they need no server to have started. */
async function answer(path: string, init: RequestInit): Promise<Response | null> {
  known ??= fetch("engine/answers.json").then(
    (response) => response.json() as Promise<Record<string, string>>,
  );
  const body = init.method ? undefined : (await known.catch(() => null))?.[path];
  return body === undefined ? null : new Response(body);
}

/** Start the server of this page, if that is where it is; its answers may take a moment. */
export async function prepare(): Promise<void> {
  if (!isHere) return;
  const { LocalServer } = await import("../engine/local");
  const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  local = new LocalServer(worker, document.baseURI);
  local.onprogress = (share) => {
    engine.share = share;
    engine.isWaiting = false;
    if (share === 1) document.documentElement.dataset.engine = "ready"; // for those who measure
  };
  local.onwaiting = () => (engine.isWaiting = true);
  local.onfailure = (file, text) => (engine.fault = { file, text });
  local.onstorage = (fault) => (engine.storage = fault);
  void navigator.serviceWorker?.register("sw.js").catch(() => {}); // then it works offline, too
}

/** Fetch every file of the site anew; what is played stays. Without a network this cannot help. */
export async function loadAnew(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("orrery-")).map((n) => caches.delete(n)),
  );
  location.reload();
}

/** A request to the server. */
export const reach = async (path: string, init: RequestInit): Promise<Response> =>
  local ? ((await answer(path, init)) ?? local.fetch(path, init)) : fetch(path, init);

/** A socket to the server. */
export function openSocket(): Socket {
  if (local) return local.socket();
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`);
}
