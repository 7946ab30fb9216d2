// The WebSocket: says hello, comes back after a loss, hands replies to whoever listens.
import type { Reply, Request } from "../wire";
import { Backoff } from "./backoff";
import { forgetGuest, token } from "./guest.svelte";
import { language } from "./i18n.svelte";
import { openSocket, type Socket } from "./reach.svelte";

export type Link = "idle" | "connecting" | "open" | "lost";
type Listener = (reply: Reply) => void;

/** One socket for the page; `link` says how it is. */
export class Wire {
  link = $state<Link>("idle");
  #socket: Socket | null = null;
  #listeners = new Set<Listener>();
  #greeters = new Set<() => void>();
  #hasLost = false;
  #backoff = new Backoff();
  #isWanted = false;

  /** Hear all replies; the result ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Do something each time the socket is open and has said hello; the result ends it. */
  greet(greeter: () => void): () => void {
    this.#greeters.add(greeter);
    if (this.link === "open") greeter();
    else this.connect();
    return () => this.#greeters.delete(greeter);
  }

  /** Be connected from now on. */
  connect(): void {
    this.#isWanted = true;
    if (this.#socket || this.#backoff.isWaiting) return;
    this.link = this.#hasLost ? "lost" : "connecting";
    const socket = openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Reply);
    socket.onclose = () => this.#lose(socket);
  }

  /** Say hello again: the guest or the language has changed. */
  reintroduce(): void {
    const old = this.#socket;
    this.#socket = null;
    this.link = "connecting";
    old?.close();
    if (this.#isWanted) this.connect();
  }

  /** Send a request; false when there is no connection. */
  send(request: Request): boolean {
    if (this.link !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  #hello(socket: Socket): void {
    socket.send(JSON.stringify({ type: "hello", token: token(), language: language() }));
  }

  #hear(reply: Reply): void {
    if (reply.type === "error" && reply.code === "bad_token" && this.#socket) {
      forgetGuest(); // the server does not know us any more: watch as a stranger
      this.#hello(this.#socket);
      return;
    }
    if (reply.type === "welcome" && this.link !== "open") {
      this.#hasLost = false;
      this.#backoff.reset();
      this.link = "open";
      for (const greeter of this.#greeters) greeter();
    }
    for (const listener of [...this.#listeners]) listener(reply);
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.link = "lost";
    this.#hasLost = true;
    this.#backoff.again(() => this.retry());
  }

  /** Try to come back now. */
  retry(): void {
    this.#backoff.stop();
    if (this.#isWanted) this.connect();
  }
}

export const wire = new Wire();
addEventListener("online", () => wire.retry());
