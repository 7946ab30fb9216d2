// How the server is reached: over the network, or in a worker of this page.
// A site that was exported says so in its page: <meta name="orrery-server" content="here">.
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

/** How far a server on this page is, 0 to 1, whether another page is before us, what is wrong. */
export const engine = $state<{ share: number; isWaiting: boolean; fault: string | null }>({
  share: isHere ? 0 : 1,
  isWaiting: false,
  fault: null,
});

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
  local.onprogress = (done, of) => {
    engine.share = done / of;
    engine.isWaiting = false;
  };
  local.onwaiting = () => (engine.isWaiting = true);
  local.onfailure = (text) => (engine.fault = text);
  void navigator.serviceWorker?.register("sw.js").catch(() => {}); // then it works offline, too
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
