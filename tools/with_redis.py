"""A Redis server of its own for as long as a test needs it: no file, this machine only."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import with_postgres

WAIT_SECONDS = 60.0


class NoRedis(Exception):  # noqa: N818 - named for what happened
    """Neither redis-server nor valkey-server is installed, or it does not start."""


class RedisServer:
    """A process that can be ended and started again at the same port."""

    def __init__(self) -> None:
        """Not started yet."""
        self.port = with_postgres.free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it listens."""
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            raise NoRedis("redis-server was not found")
        words = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(
            [*words, "--appendonly", "no", "--daemonize", "no"], stdout=subprocess.DEVNULL
        )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise NoRedis("it does not listen")

    def kill(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis() -> Iterator[RedisServer]:
    """A server for as long as this lasts."""
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()
