"""Authority for the figures of docs/findings/speed.md: the same games, three engines, one run.

The module of every game as it ships is compared with compiled rules: these, wasmtime and
Node play in turns, the same games each. Speeds are actions a second of processor time (nature's
included), the median of all turns.

    python benchmarks/wasm.py [--seconds S] [--rounds N] [--json] [--games a,b]
"""

import argparse
import base64
import gzip
import hashlib
import json
import shutil
import statistics
import subprocess
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from orrery.core.game import Game, rules_view
from orrery.core.records import bytes_of
from orrery.core.registry import find_game, game_ids
from orrery.core.results import new_results
from orrery.core.runs import seeds_for
from orrery.core.scratch import new_scratch
from orrery.wasm.runtime import load
from orrery.wasm.shipped import shipped_module

SCRIPT = Path(__file__).with_suffix(".mjs")
FEW = 200  # games for finding out how many fill a turn
ROOM = 16  # pages that Node starts with


@dataclass
class Figures:
    """One game."""

    game: str
    load_seconds: float
    size: int
    compressed: int
    native: float
    wasmtime: float
    node: float | None
    equal: bool


class Match:
    """The same games for everybody."""

    def __init__(self, game: Game, module: bytes) -> None:
        """Nothing is played yet."""
        self.game, self.module = game, module
        self.values = game.meta.read_options(None, {})
        self.board = game.load_board(game.default_board(self.values))
        self.options = game.options_record(self.values)
        self.seeds = seeds_for(1, 0, FEW)
        self.rules = load(game, module)

    def native(self, *args: Any) -> int:
        """Compiled rules, with records as they take them."""
        views = [rules_view(one) for one in args[:3]]
        return int(self.game.loops.play_many(*views, *args[3:]))

    def play(self, play_many: Any) -> tuple[float, str]:
        """Actions a second, and a hash of what came of the games."""
        results = new_results(len(self.seeds), int(self.values["players"]))
        scratch, state = new_scratch(self.game.engine), self.game.new_state()
        records = self.board, self.options, state
        before = time.process_time()
        total = play_many(*records, self.seeds, self.game.meta.max_actions, scratch, results)
        speed = total / (time.process_time() - before)
        parts = [bytes_of(state), scratch.rng.tobytes(), *(column.tobytes() for column in results)]
        return speed, hashlib.sha256(b"".join(parts)).hexdigest()

    def in_node(self) -> tuple[float, str]:
        """The same in Node, a new process each time."""

        def text(content: bytes) -> str:
            return base64.b64encode(content).decode()

        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "rules.wasm").write_bytes(self.module)
            job = Path(folder) / "job.json"
            job.write_text(
                json.dumps(
                    {
                        "module": str(Path(folder) / "rules.wasm"),
                        "pages": ROOM,
                        "board": text(bytes_of(self.board)),
                        "options": text(bytes_of(self.options)),
                        "seeds": text(np.ascontiguousarray(self.seeds).tobytes()),
                        "seats": self.values["players"],
                        "limit": self.game.meta.max_actions,
                    }
                )
            )
            said = subprocess.run(
                ["node", str(SCRIPT), str(job)], check=True, capture_output=True, text=True
            ).stdout
        found = json.loads(said)
        return found["speed"], found["digest"]


def measure(game: Game, seconds: float, rounds: int) -> Figures:
    """Build, load, and play in turns."""
    module = shipped_module(game)
    assert module is not None, "make wasm"
    before = time.perf_counter()
    match = Match(game, module)
    loaded = time.perf_counter()
    fit_turn(match, seconds)
    has_node = shutil.which("node") is not None
    ways = [lambda: match.play(match.native), lambda: match.play(match.rules.play_many)]
    ways += [match.in_node] if has_node else []
    turns = [[way() for way in ways] for _ in range(rounds)]
    speeds = [statistics.median(turn[way][0] for turn in turns) for way in range(len(ways))]
    return Figures(
        game=game.meta.id,
        load_seconds=round(loaded - before, 3),
        size=len(module),
        compressed=len(gzip.compress(module, 9, mtime=0)),
        native=speeds[0],
        wasmtime=speeds[1],
        node=speeds[2] if has_node else None,
        equal=len({digest for turn in turns for _, digest in turn}) == 1,
    )


def fit_turn(match: Match, seconds: float) -> None:
    """As many games as compiled rules play in `seconds`."""
    match.play(match.native)  # compiles
    before = time.process_time()
    match.play(match.native)
    spent = max(time.process_time() - before, 1e-4)
    match.seeds = seeds_for(1, 0, max(FEW, int(FEW * seconds / spent)))


def line(found: Figures) -> str:
    """A row of a table."""
    node = (
        "-" if found.node is None else f"{found.node / 1e6:.2f} ({found.node / found.native:.2f})"
    )
    return (
        f"| {found.game} | {found.size / 1000:.1f} | {found.compressed / 1000:.1f} "
        f"| {found.native / 1e6:.2f} | {found.wasmtime / 1e6:.2f} "
        f"({found.wasmtime / found.native:.2f}) | {node} | {'yes' if found.equal else 'NO'} "
        f"| {found.load_seconds * 1000:.0f} |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of compiled rules in a turn")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", default=",".join(game_ids()))
    given = parser.parse_args()
    for name in given.games.split(","):
        found = measure(find_game(name), given.seconds, given.rounds)
        print(json.dumps(asdict(found)) if given.json else line(found), flush=True)


if __name__ == "__main__":
    main()
