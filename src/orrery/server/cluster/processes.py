"""Several nodes on one machine, at one port: the kernel shares out the sockets.

The parent serves nobody. It starts the nodes, starts one again that ends by itself, and on SIGTERM
or SIGINT has them hand over one after the other, so that somebody is there for every table until
the last.
"""

from __future__ import annotations

import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence

LOOK_SECONDS = 0.2
CALM_SECONDS = 5.0  # a node that lives shorter than this is started again only after as long
END_SECONDS = 40.0  # for a node to hand over


class Processes:
    """The nodes of one machine."""

    def __init__(self, command: Sequence[str], n: int) -> None:
        """None is started yet."""
        self._command = command
        self._n = n
        self._nodes: list[subprocess.Popen[bytes]] = []
        self._began: list[float] = []
        self._ending = threading.Event()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [node.pid for node in self._nodes]

    def run(self, announce: Callable[[], None]) -> int:
        """Keep the nodes running until told to end; the status of the first that cannot start."""
        for signal_ in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_, lambda *_: self._ending.set())
        self._nodes = [self._start() for _ in range(self._n)]
        self._began = [time.monotonic()] * self._n
        announce()
        status = 0
        while status == 0 and not self._ending.wait(LOOK_SECONDS):
            status = self._restart_ended()
        self._end()
        return status

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, start_new_session=True)

    def _restart_ended(self) -> int:
        """Start what has ended again; a status that says "cannot be done" ends all."""
        for place, node in enumerate(self._nodes):
            if node.poll() is None:
                continue
            if node.returncode == REFUSED:
                return REFUSED
            if time.monotonic() - self._began[place] >= CALM_SECONDS:
                self._nodes[place] = self._start()
                self._began[place] = time.monotonic()
        return 0

    def _end(self) -> None:
        """Let the nodes hand over, one after the other."""
        for node in self._nodes:
            node.terminate()
            try:
                node.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                node.kill()
                node.wait()


REFUSED = 2  # bad input: it would not be better the next time
