// Starts the server of a page: Python (Pyodide), SQLite (sql.js), and the files of both.
import { Damaged, Files, untar } from "./files";
import type { Keeper } from "./keeper";
import { isSound, Statements, type SqlDatabase } from "./statements";

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPythonAsync(code: string): Promise<unknown>;
  registerJsModule(name: string, content: object): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}

export interface Gate {
  ask(method: string, path: string, headers: string, body: string): Promise<string>;
  connect(path: string, said: (text: string) => void, closed: (code: number) => void): Line;
}

const HOME = "/orrery";
const MEMORY = "memory.gz"; // Python after its libraries are imported
const START = `
import random, sys
random.seed()
sys.path.insert(0, "${HOME}")
from orrery_page import read, statements
from orrery.browser.page import open_gate
await open_gate(statements, read)
`;
/** How long each part takes of the whole, as measured; all of them together are 1. */
const WEIGHTS = { archive: 0.15, memory: 0.2, database: 0.05, python: 0.25, server: 0.35 };
type Part = keyof typeof WEIGHTS;

/** Adds up how far the parts are. */
function meterOf(onshare: (share: number) => void): (part: Part) => (share: number) => void {
  const shares = new Map<Part, number>();
  return (part) => (share) => {
    shares.set(part, Math.max(share, shares.get(part) ?? 0));
    onshare([...shares].reduce((sum, [name, n]) => sum + n * WEIGHTS[name], 0));
  };
}

/** Start everything, and tell how much is done; Damaged names a file that is not as written. */
export async function openGate(
  base: string,
  keeper: Keeper,
  onshare: (share: number) => void,
): Promise<Gate> {
  const at = (file: string): string => new URL(`engine/${file}`, base).href;
  const meter = meterOf(onshare);
  const files = new Files(at);
  const [python, statements, archive] = await Promise.all([
    startPython(at, files, meter),
    openDatabase(at, keeper).then((found) => (meter("database")(1), found)),
    files.content("orrery.tar.gz", meter("archive")),
  ]);
  layOut(python, archive);
  const read = async (file: string): Promise<Uint8Array | null> =>
    (await files.has(file)) ? files.content(file, () => {}) : null;
  python.registerJsModule("orrery_page", { statements, read });
  const gate = (await python.runPythonAsync(START)) as Gate;
  onshare(1);
  return gate;
}

/** Python as it was after its libraries were imported, if there is such a picture; else afresh. */
async function startPython(
  at: (file: string) => string,
  files: Files,
  meter: ReturnType<typeof meterOf>,
): Promise<Python> {
  const memory = (await files.has(MEMORY))
    ? files.content(MEMORY, meter("memory")).catch(() => null)
    : Promise.resolve(null);
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const options = { indexURL: at(""), env: { HOME: "/home/orrery" } };
  const picture = await memory;
  meter("memory")(1);
  const python = picture
    ? await loadPyodide({ ...options, _loadSnapshot: picture }).catch(() => loadPyodide(options))
    : await loadPyodide(options);
  meter("python")(1);
  return python;
}

/** Write the files of an archive where Python finds them. */
function layOut(python: Python, archive: Uint8Array): void {
  const folders = new Set<string>();
  for (const [name, content] of untar(archive)) {
    const folder = `${HOME}/${name}`.replace(/\/[^/]*$/, "");
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${HOME}/${name}`, content);
  }
  if (folders.size === 0) throw new Damaged("orrery.tar.gz");
}

/** SQLite with what is kept; what cannot be read is put aside. */
async function openDatabase(at: (file: string) => string, keeper: Keeper): Promise<Statements> {
  const { default: start } = (await import(/* @vite-ignore */ at("sql-wasm.mjs"))) as {
    default: (options: object) => Promise<{ Database: new (content?: Uint8Array) => SqlDatabase }>;
  };
  const [sql, kept] = await Promise.all([start({ locateFile: at }), keeper.read()]);
  const old = kept ? new sql.Database(kept) : null;
  const isGood = old !== null && isSound(old);
  if (kept && !isGood) await keeper.putAside(kept);
  return new Statements(isGood ? old : new sql.Database(), (content) => keeper.keep(content));
}
