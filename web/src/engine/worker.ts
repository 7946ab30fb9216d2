// The worker of a page without a server: it has the server in it, and answers by messages.
import { Damaged } from "./files";
import { Keeper } from "./keeper";
import type { Asked, Told } from "./messages";
import { openGate, type Gate, type Line } from "./start";

const LEAVING = 1500; // ms that a page which was just left may take to let go
const lines = new Map<number, Line>();
const keeper = new Keeper((fault) => postMessage({ kind: "storage", fault } satisfies Told));
let told = Promise.resolve();

/** Say something to the page, in order, once all that was committed before is kept. */
function tell(what: Told): void {
  told = told.then(() => keeper.settled()).then(() => postMessage(what));
}

/** Have the tables of this browser for this page alone, as long as the page is there. */
function claim(): Promise<void> {
  return new Promise((resolve) => {
    const forEver = new Promise<void>(() => {});
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) {
        resolve();
        return forEver;
      }
      const news = setTimeout(() => tell({ kind: "waiting" }), LEAVING);
      void navigator.locks.request("orrery", (own) => (clearTimeout(news), hold(own)));
      return undefined;
    };
    void navigator.locks.request("orrery", { ifAvailable: true }, hold);
  });
}

async function start(base: string): Promise<Gate> {
  await claim();
  return openGate(base, keeper, (share) => postMessage({ kind: "progress", share }));
}

async function ask(gate: Gate, asked: Asked & { kind: "ask" }): Promise<void> {
  const headers = JSON.stringify(asked.headers);
  const found = await gate.ask(asked.method, asked.path, headers, asked.body);
  const [status, told, body] = JSON.parse(found) as [number, [string, string][], string];
  tell({ kind: "answer", id: asked.id, status, headers: told, body });
}

function open(gate: Gate, id: number): void {
  const line = gate.connect(
    "/ws",
    (text) => tell({ kind: "said", id, text }),
    (code) => {
      lines.delete(id);
      tell({ kind: "closed", id, code });
    },
  );
  lines.set(id, line);
  tell({ kind: "opened", id });
}

function hear(gate: Gate, asked: Asked): void {
  if (asked.kind === "ask") void ask(gate, asked).catch((error: unknown) => fail(asked.id, error));
  else if (asked.kind === "open") open(gate, asked.id);
  else if (asked.kind === "say") lines.get(asked.id)?.send(asked.text);
  else lines.get(asked.id)?.close();
}

/** A request that even the server could not answer. */
function fail(id: number, error: unknown): void {
  const body = JSON.stringify({ code: "internal", text: String(error) });
  tell({ kind: "answer", id, status: 500, headers: [], body });
}

let gate: Promise<Gate> | null = null;

addEventListener("message", (message: MessageEvent<Asked | { kind: "start"; base: string }>) => {
  const asked = message.data;
  if (asked.kind === "start") {
    gate = start(asked.base);
    gate.catch((error: unknown) =>
      tell({
        kind: "failed",
        file: error instanceof Damaged ? error.file : null,
        text: String(error),
      }),
    );
  } else void gate?.then((opened) => hear(opened, asked)).catch(() => {});
});
