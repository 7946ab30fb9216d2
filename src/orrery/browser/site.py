"""A site of plain files: the client, and a server in its worker. Any host of files can serve it."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from orrery.browser.answers import answers
from orrery.browser.archive import lay_out, write_archive
from orrery.browser.freezing import SNAPSHOT, freeze
from orrery.browser.parts import PYODIDE, SQLITE, unpacked
from orrery.browser.weights import file_of, write_weights
from orrery.core.errors import BadInput
from orrery.core.languages import languages
from orrery.core.registry import packages
from orrery.server.settings import Settings
from orrery.server.transport.pages import is_built
from orrery.server.transport.tongues import STATIC

MARK = """<meta name="orrery-server" content="here" />
    <link rel="manifest" href="manifest.webmanifest" />"""
MANIFEST = {
    "name": "Orrery",
    "description": "Five out-of-print space board games, brought back to life.",
    "start_url": ".",
    "display": "standalone",
    "background_color": "#0d1330",
    "theme_color": "#0d1330",
    "icons": [{"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"}],
}
BOT_PAUSE = Settings().bot_pause
ARCHIVE = "orrery.tar.gz"
CHECKSUMS = "files.json"
SERVICE_WORKER = Path(__file__).with_name("service_worker.js")
PYODIDE_FILES = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
)  # fmt: skip
SQLITE_FILES = {
    "dist/sql-wasm-browser.js": "sql-wasm.mjs",
    "dist/sql-wasm-browser.wasm": "sql-wasm-browser.wasm",
}


def export_site(folder: Path, tell: Callable[[str], None], bot_pause: float = BOT_PAUSE) -> None:
    """Write a site into a folder that is empty, or holds an older one."""
    _check_folder(folder)
    if not is_built():
        raise BadInput("the browser client is not built: `make setup` builds it")
    tell("the client")
    for old in ("assets", "engine"):  # of an older site
        shutil.rmtree(folder / old, ignore_errors=True)
    shutil.copytree(STATIC, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    page = folder / "index.html"
    page.write_text(marked(page.read_text("utf-8")), "utf-8")
    engine = folder / "engine"
    engine.mkdir()
    tell("Python for browsers")
    unpacked(PYODIDE, {name: name for name in PYODIDE_FILES}, engine)
    tell("SQLite")
    unpacked(SQLITE, SQLITE_FILES, engine)
    _make_module(engine / "sql-wasm.mjs")
    tell("games and server")
    _write_server(engine, tell, bot_pause)
    write_weights(engine)
    (engine / "answers.json").write_text(json.dumps(answers(), ensure_ascii=False), "utf-8")
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2), "utf-8")
    _write_checksums(engine)
    write_service_worker(folder)


def marked(page: str) -> str:
    """The client's page as that of a site: where its server is, and the site in each language.

    A site has one page, so a language is asked for by `?lang=`; without it the page finds that of
    the browser. Addresses are relative: a site does not know where it will lie.
    """
    ways = {code: f"./?lang={code}" for code in languages()}
    links = [
        f'<link rel="alternate" hreflang="{code}" href="{way}" />'
        for code, way in (*ways.items(), ("x-default", "./"))
    ]
    head = "\n    ".join(["<head>", MARK, *links])
    return page.replace("<head>", head, 1)


def _write_server(engine: Path, tell: Callable[[str], None], bot_pause: float) -> None:
    """The archive of Python's files, and the picture of its memory."""
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder), bot_pause)
        if not freeze(engine, Path(folder)):
            tell("no picture of Python's memory, as there is no Node: the site starts slowly")
        write_archive(Path(folder), engine / ARCHIVE)


def _write_checksums(engine: Path) -> None:
    """What a page compares the files with that it reads itself."""
    own = (ARCHIVE, SNAPSHOT, *map(file_of, packages()))
    names = [name for name in own if (engine / name).exists()]
    found = {
        name: {
            "sha256": hashlib.sha256((engine / name).read_bytes()).hexdigest(),
            "size": (engine / name).stat().st_size,
        }
        for name in names
    }
    (engine / CHECKSUMS).write_text(json.dumps(found), "utf-8")


def write_service_worker(folder: Path) -> None:
    """A worker that keeps all files of this very site, so that it opens without a network."""
    files = sorted(
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file() and file.name != "sw.js"
    )
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + (folder / name).read_bytes())
    told = {"version": digest.hexdigest()[:16], "files": [".", *files]}
    script = SERVICE_WORKER.read_text("utf-8")
    (folder / "sw.js").write_text(f"const site = {json.dumps(told)};\n{script}", "utf-8")


def _make_module(script: Path) -> None:
    """Let a script of the older kind be imported; it sets a variable that no module has."""
    script.write_text(
        f"let module;\n{script.read_text('utf-8')}\nexport default initSqlJs;\n", "utf-8"
    )


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is a file: name a folder for the site")
    if (
        folder.is_dir()
        and any(folder.iterdir())
        and not (folder / "engine" / "pyodide.mjs").exists()
    ):
        raise BadInput(f"{folder} holds something else: name an empty folder, or that of a site")
    folder.mkdir(parents=True, exist_ok=True)
