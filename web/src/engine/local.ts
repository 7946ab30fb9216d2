// A server in a worker of this page: requests and sockets as the client knows them.
import type { KeeperFault } from "./keeper";
import type { Asked, Told } from "./messages";

type Answer = Told & { kind: "answer" };

/** A socket to the worker, as far as the client uses sockets. */
export class LocalSocket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;

  constructor(
    private readonly id: number,
    private readonly tell: (asked: Asked) => void,
  ) {
    tell({ kind: "open", id });
  }

  send(text: string): void {
    this.tell({ kind: "say", id: this.id, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    this.tell({ kind: "close", id: this.id });
  }

  /** Something the worker says about this socket. */
  hear(told: Told): void {
    if (told.kind === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    } else if (told.kind === "said")
      this.onmessage?.(new MessageEvent("message", { data: told.text }));
    else if (told.kind === "closed") {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.(new CloseEvent("close", { code: told.code }));
    }
  }
}

/** The worker: started once, asked by number. */
export class LocalServer {
  #worker: Worker;
  #next = 1;
  #answers = new Map<number, (answer: Answer) => void>();
  #sockets = new Map<number, LocalSocket>();
  onprogress: (share: number) => void = () => {};
  onfailure: (file: string | null, text: string) => void = () => {};
  onstorage: (fault: KeeperFault | null) => void = () => {};
  onwaiting: () => void = () => {};

  constructor(worker: Worker, base: string) {
    this.#worker = worker;
    worker.onmessage = (message: MessageEvent<Told>) => this.#hear(message.data);
    worker.onerror = (event) => this.onfailure(null, event.message);
    worker.postMessage({ kind: "start", base });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const id = this.#next++;
    const answer = await new Promise<Answer>((resolve) => {
      this.#answers.set(id, resolve);
      this.#tell({
        kind: "ask",
        id,
        path,
        method: init.method ?? "GET",
        headers: [...new Headers(init.headers)],
        body: typeof init.body === "string" ? init.body : "",
      });
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  }

  socket(): LocalSocket {
    const id = this.#next++;
    const socket = new LocalSocket(id, (asked) => this.#tell(asked));
    this.#sockets.set(id, socket);
    return socket;
  }

  #tell(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if (told.kind === "progress") this.onprogress(told.share);
    else if (told.kind === "failed") this.onfailure(told.file, told.text);
    else if (told.kind === "storage") this.onstorage(told.fault);
    else if (told.kind === "waiting") this.onwaiting();
    else if (told.kind === "answer") {
      this.#answers.get(told.id)?.(told);
      this.#answers.delete(told.id);
    } else {
      this.#sockets.get(told.id)?.hear(told);
      if (told.kind === "closed") this.#sockets.delete(told.id);
    }
  }
}
