"""The authority for the figures of `orrery bench cold`: how long who comes first has to wait.

For every game, each time on an empty cache in a folder that is thrown away, in seconds:

    play, screen      from the command `orrery play` to the first thing on the screen
    play, RANK        from the command to the first answer of a bot of this rank
    serve, RANK       from "start the game" at a table of a running server to the first answer; the
                      pause that a bot makes for people to follow is left out

`compiled` stands beside, measured in the same run: a Captain with ORRERY_TARGET=compiled, where
everything is compiled before it is used. Every figure is of one run; with --repeat N the median.

    python benchmarks/cold.py [--game GAME ...] [--repeat N] [--json] [--no-peers]
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from websockets.sync.client import connect

from orrery.core.registry import find_meta, game_ids

RANKS = {"captain": 2.0, "admiral": 4.0}
"""And the most seconds until the first answer."""
MOST_SECONDS = 600.0
SERVER = """
import sys
from dataclasses import replace
from orrery.server.run import serve
from orrery.server.settings import Settings
settings = replace(Settings(), bot_pause=0.0, live_bot_pause=0.0, live_pace=0.0)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings)
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=game_ids(), help="(default: all)")
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="leave the compiled way out")
    given = parser.parse_args()
    rows = []
    for game in given.game or game_ids():
        rows.append(row_of(game, given.repeat, with_peer=not given.no_peers))
        if not given.json:
            print(as_text(rows[-1]), flush=True)
    if given.json:
        print(json.dumps({"limits": RANKS, "cores": os.cpu_count(), "games": rows}))


def row_of(game: str, repeat: int, with_peer: bool) -> dict[str, Any]:
    """All figures of a game."""
    found: dict[str, Any] = {"game": game, "play": {}, "serve": {}}
    for rank in RANKS:
        both = [play_seconds(game, rank) for _ in range(repeat)]
        found["play"]["screen"] = round(statistics.median(screen for screen, _ in both), 2)
        found["play"][rank] = round(statistics.median(answer for _, answer in both), 2)
        found["serve"][rank] = median(partial(serve_seconds, game, rank), repeat)
    if with_peer:
        peer = {"ORRERY_TARGET": "compiled"}
        found["play"]["compiled"] = median(lambda: play_seconds(game, "captain", peer)[1], repeat)
        found["serve"]["compiled"] = median(lambda: serve_seconds(game, "captain", peer), repeat)
    return found


def median(measure: Callable[[], float], repeat: int) -> float:
    """The median of some runs."""
    return round(statistics.median(measure() for _ in range(repeat)), 2)


def as_text(row: dict[str, Any]) -> str:
    """One line for a game."""
    parts = [f"{row['game']:<13}"]
    for way in ("play", "serve"):
        figures = ", ".join(f"{name} {seconds:.2f}" for name, seconds in row[way].items())
        parts.append(f"{way}: {figures}")
    return "  ".join(parts)


@contextmanager
def cold(more: dict[str, str] | None = None) -> Iterator[dict[str, str]]:
    """The environment of a process that finds nothing compiled."""
    with tempfile.TemporaryDirectory() as folder:
        base = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
        yield base | {"ORRERY_CACHE": folder, "PYTHONUNBUFFERED": "1"} | (more or {})


# The terminal


def play_seconds(game: str, rank: str, more: dict[str, str] | None = None) -> tuple[float, float]:
    """(first screen, first answer) of `orrery play`, all seats played by a rank."""
    command = [sys.executable, "-m", "orrery", "play", game, "--human", "none", "--bot", rank]
    with cold(more) as env:
        began = time.perf_counter()
        process = subprocess.Popen(
            command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            screen, _ = next_line(process, began)
            while True:
                answer, line = next_line(process, began)
                if is_said_by(rank, line):
                    return screen, answer
        finally:
            process.terminate()
            process.wait()


def next_line(process: subprocess.Popen[str], began: float) -> tuple[float, str]:
    """The seconds until one more line is on the screen, and the line."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit(f"{process.args!r} ended early")
    return time.perf_counter() - began, line


def is_said_by(rank: str, line: str) -> bool:
    """Whether a line of the terminal is an action of a bot, not one of nature or what came of it.

    An action reads `Captain Vega: Large ship to the first planet (0)  place 0 large`.
    """
    player, colon, _ = line.partition(": ")
    return bool(colon) and player.split(" ")[0] == rank.capitalize()


# The server


def serve_seconds(game: str, rank: str, more: dict[str, str] | None = None) -> float:
    """From "start the game" to the first answer, at a table of bots that somebody watches."""
    with cold(more) as env, running_server(env) as port:
        token = posted(port, "/api/guests", {"name": "Cold"})["token"]
        seats = [rank] * find_meta(game).min_players
        table = posted(port, "/api/tables", {"game": game, "players": len(seats), "seats": seats},
                       token)["id"]  # fmt: skip
        with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as wire:
            for request in ({"type": "hello", "token": token}, {"type": "watch", "game": table}):
                wire.send(json.dumps(request))
            until(wire, lambda heard: heard["type"] == "table")
            began = time.perf_counter()
            wire.send(json.dumps({"type": "start", "game": table}))
            until(wire, is_answer)
            return time.perf_counter() - began


def is_answer(heard: dict[str, Any]) -> bool:
    """Whether a message tells of an action of a seat."""
    return any(entry["seat"] >= 0 for entry in heard.get("entries", []))


def until(wire: Any, is_it: Callable[[dict[str, Any]], bool]) -> None:
    """Listen until a message is the one waited for."""
    while not is_it(heard := json.loads(wire.recv(timeout=MOST_SECONDS))):
        if heard["type"] == "error":
            raise SystemExit(f"the server says {heard}")


@contextmanager
def running_server(env: dict[str, str]) -> Iterator[int]:
    """A server of its own on a free port; nothing is measured before it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(port), f"{folder}/cold.db"]
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        try:
            wait_for(port, process)
            yield port
        finally:
            process.terminate()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Come back when a server answers."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/status", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit("the server ended early")


def posted(port: int, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """The answer to a request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


if __name__ == "__main__":
    main()
