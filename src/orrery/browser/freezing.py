"""What Python would do at every start, done once when a site is written, by Node.

Files are compiled by the interpreter that will run them, and a picture of its memory is taken after
the libraries are imported: a page loads that and goes on from there. Without Node a site works all
the same, and starts more slowly.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from orrery.core.errors import BadInput

SCRIPT = Path(__file__).with_name("freeze.mjs")
SNAPSHOT = "memory.gz"
MODULES = (
    "anyio.lowlevel", "anyio.to_thread", "asyncio", "babel.core", "babel.lists", "babel.numbers",
    "babel.plural", "concurrent.futures.thread", "datetime", "decimal", "difflib", "fluent.syntax",
    "hashlib", "html", "http.client", "importlib.metadata", "importlib.resources.readers",
    "platform", "starlette.applications", "starlette.middleware.gzip", "starlette.responses",
    "starlette.routing", "starlette.staticfiles", "starlette.websockets", "tomllib",
    "typing_extensions", "uuid",
)  # fmt: skip
"""Imported already in the picture: of the libraries what a start needs. Nothing of Orrery, whose
messages need a compiled library, and those cannot be in the picture."""


def freeze(engine: Path, folder: Path) -> bool:
    """Compile the files in a folder, and write the picture; False where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return False
    command = [node, str(SCRIPT), str(engine), str(folder), ",".join(MODULES)]
    done = subprocess.run(
        [*command, str(engine / SNAPSHOT)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BadInput(f"Node cannot prepare Python for browsers: {done.stderr[-2000:].strip()}")
    return True
