// Run by Node when a site is written: what Python would do at every start is done once.
//
//   node freeze.mjs ENGINE FOLDER MODULES SNAPSHOT
//
// Compiles the Python files of FOLDER, with the interpreter that will run them, and writes a picture
// of its memory after the import of MODULES (comma between them); ENGINE has Pyodide's files.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [engine, folder, modules, snapshot] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);

const COMPILE = `
from pathlib import Path
from py_compile import PycInvalidationMode, compile
KEPT = {"/orrery/anyio/__init__.py"}  # reads its own source
for file in sorted(Path("/orrery").rglob("*.py")):
    compile(str(file), f"{file}c", str(file), True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    if str(file) not in KEPT:
        file.unlink()
`;
const IMPORT = `
import gc, importlib, sys
sys.path.insert(0, "/orrery")
for name in MODULES.split(","):
    importlib.import_module(name)
del MODULES, name
sys.path_importer_cache.clear()
gc.collect()
`;

async function start(options) {
  const env = { HOME: "/home/orrery", PYTHONHASHSEED: "0" };
  const python = await loadPyodide({ indexURL: engine, env, ...options });
  python.mountNodeFS("/orrery", folder);
  return python;
}

await (await start({})).runPythonAsync(COMPILE);
const python = await start({ _makeSnapshot: true });
python.globals.set("MODULES", modules);
await python.runPythonAsync(IMPORT);
writeFileSync(snapshot, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
process.exit(0);
