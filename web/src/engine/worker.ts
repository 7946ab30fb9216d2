// The worker of a page without a server: Python (Pyodide), SQLite (sql.js) and the server itself.
import { Keeper } from "./keeper";
import type { Asked, Told } from "./messages";
import { Statements, type SqlDatabase } from "./statements";

interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
  registerJsModule(name: string, content: object): void;
}

interface Line {
  send(text: string): void;
  close(): void;
}

interface Gate {
  ask(method: string, path: string, headers: string, body: string): Promise<string>;
  connect(path: string, said: (text: string) => void, closed: (code: number) => void): Line;
}

const PARTS = 4;
const START = `
import sys
sys.path.insert(0, "/orrery")
from orrery_page import statements
from orrery.browser.page import open_gate
await open_gate(statements)
`;
const lines = new Map<number, Line>();
const tell = (told: Told): void => postMessage(told);
let nDone = 0;
const part = <T>(value: T): T => {
  tell({ kind: "progress", done: ++nDone, of: PARTS });
  return value;
};

/** Files of the engine lie beside the page. */
const at = (file: string): string => new URL(`engine/${file}`, base).href;
let base = "";

async function startPython(): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  return loadPyodide({ indexURL: at(""), env: { HOME: "/home/orrery" } });
}

async function openDatabase(keeper: Keeper): Promise<Statements> {
  const { default: start } = (await import(/* @vite-ignore */ at("sql-wasm.mjs"))) as {
    default: (options: object) => Promise<{ Database: new (content?: Uint8Array) => SqlDatabase }>;
  };
  const [sql, kept] = await Promise.all([start({ locateFile: at }), keeper.read()]);
  return new Statements(kept ? new sql.Database(kept) : new sql.Database(), keeper);
}

async function fetched(file: string): Promise<ArrayBuffer> {
  const response = await fetch(at(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
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
      tell({ kind: "waiting" });
      void navigator.locks.request("orrery", hold);
      return undefined;
    };
    void navigator.locks.request("orrery", { ifAvailable: true }, hold);
  });
}

async function openGate(): Promise<Gate> {
  await claim();
  const [python, statements, archive] = await Promise.all([
    startPython().then(part),
    openDatabase(new Keeper()).then(part),
    fetched("orrery.zip").then(part),
  ]);
  python.unpackArchive(archive, "zip", { extractDir: "/orrery" });
  python.registerJsModule("orrery_page", { statements });
  return part((await python.runPythonAsync(START)) as Gate);
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
  if (asked.kind === "ask") void ask(gate, asked);
  else if (asked.kind === "open") open(gate, asked.id);
  else if (asked.kind === "say") lines.get(asked.id)?.send(asked.text);
  else lines.get(asked.id)?.close();
}

let gate: Promise<Gate> | null = null;

addEventListener("message", (message: MessageEvent<Asked | { kind: "start"; base: string }>) => {
  const asked = message.data;
  if (asked.kind === "start") {
    base = asked.base;
    gate = openGate();
    gate.catch((error: unknown) => tell({ kind: "failed", text: String(error) }));
  } else void gate?.then((opened) => hear(opened, asked));
});
