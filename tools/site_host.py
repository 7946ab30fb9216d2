"""Writes a site of plain files and hosts it, for tests and measurements."""

from __future__ import annotations

import functools
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = "games"  # of its host: a site need not lie at the top


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that says nothing."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""


class Site(NamedTuple):
    """A site and its host."""

    address: str
    folder: Path
    switch_off: Callable[[], None]


def write_site(root: Path, bot_pause: float = 0.0) -> Path:
    """Export a site whose bots do not wait for people."""
    folder = root / FOLDER
    command = [sys.executable, "-m", "orrery", "export-site", str(folder)]
    subprocess.run([*command, "--bot-pause", str(bot_pause)], check=True, capture_output=True)
    return folder


@contextmanager
def hosting(folder: Path) -> Iterator[Site]:
    """Host the folder of a site."""
    serve = functools.partial(Quiet, directory=str(folder.parent))
    host = ThreadingHTTPServer(("127.0.0.1", 0), serve)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield Site(f"http://127.0.0.1:{host.server_port}/{folder.name}/", folder, host.shutdown)
    finally:
        host.shutdown()
        host.server_close()
