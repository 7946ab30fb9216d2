"""The authority for the figures of `orrery bench gpu`: random play on one GPU, in one run.

* every game: how long its kernel compiles, whether the GPU plays the CPU's games byte for byte,
  and actions a second (nature's included) at the best of some batch sizes;
* Pgx on the same GPU: connect four, backgammon and hex, at the best of some batch sizes.

All play game after game at random; a game that ends is followed at once by the next one.

    python benchmarks/gpu.py [--seconds S] [--json] [--no-peers] [--games a,b]
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pgx_gpu

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.cuda.device import gpu_name, require_gpu
from orrery.cuda.rows import CudaRows

TARGETS = {
    "spacewalk": 2e9,
    "astron": 5e8,
    "astroplane": 5e8,
    "zylatron": 1e8,
    "situation7": 1e9,
    "connect_four": None,
}
MOST_COMPILE_SECONDS = 60.0
SIZES = (1 << 16, 1 << 18, 1 << 20)
ACTIONS_PER_CALL = 256
WARM_UP_SECONDS = 0.5
SEED = 1954
N_COMPARED = 512


@dataclass(frozen=True)
class Row:
    """One game on the GPU."""

    game: str
    players: int
    compile_seconds: float
    actions_per_second: float
    batch: int
    is_equal: bool
    state_bytes: int


def say(text: str) -> None:
    """Progress, apart from the figures."""
    print(text, file=sys.stderr, flush=True)


def measure_game(name: str, seconds: float) -> Row:
    """Compile, compare with the CPU, and play."""
    game = find_game(name)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    compile_seconds = seconds_to_compile(game, board, values)
    say(f"{name}: compiled in {compile_seconds:.0f} s")
    is_equal = plays_as_the_cpu(game, board, values)
    speeds = {size: speed_at(game, board, values, size, seconds) for size in SIZES}
    batch = max(speeds, key=lambda size: speeds[size])
    say(f"{name}: {speeds[batch]:.3g} actions/s, equal to the CPU: {is_equal}")
    return Row(name, 2, compile_seconds, speeds[batch], batch, is_equal, int(game.dtype.itemsize))


def seconds_to_compile(game: Game, board: Any, values: Any) -> float:
    """How long the kernel that plays on and on takes to be ready."""
    rows = CudaRows(game, board, values, 128)
    rows.set_up(SEED)
    start = time.perf_counter()
    rows.keep_playing(1)
    return time.perf_counter() - start


def plays_as_the_cpu(game: Game, board: Any, values: Any) -> bool:
    """The same lengths, scores, winners and last positions for the same seeds."""
    rows = CudaRows(game, board, values, N_COMPARED)
    there = rows.play_out(SEED)
    here = random_games(game, board, values, seeds_for(SEED, 0, N_COMPARED))
    pairs = ((there.lengths, here.lengths), (there.scores, here.scores), (there.wins, here.wins))
    return all(bool(np.array_equal(a, b)) for a, b in pairs) and same_ends(
        game, rows, board, values
    )


def same_ends(game: Game, rows: CudaRows, board: Any, values: Any) -> bool:
    """The last positions of some games, byte for byte."""
    from orrery.core.game import rules_view
    from orrery.core.records import memory_of
    from orrery.core.scratch import new_scratch

    states = rows.to_host(rows.states)
    scratch = new_scratch(game.engine)
    for row, seed in enumerate(seeds_for(SEED, 0, 64)):
        state = game.new_state()
        scratch.rng[0] = seed
        game.engine.setup(
            rules_view(board), rules_view(state), rules_view(game.options_record(values))
        )
        game.loops.playout(rules_view(board), rules_view(state), game.meta.max_actions, scratch)
        if memory_of(state)[0].tobytes() != states[row].tobytes():
            return False
    return True


def speed_at(game: Game, board: Any, values: Any, size: int, seconds: float) -> float:
    """Actions a second with so many games at once, the GPU being warm."""
    rows = CudaRows(game, board, values, size)
    rows.set_up(SEED)
    repeat(rows, WARM_UP_SECONDS)
    return repeat(rows, seconds)


def repeat(rows: CudaRows, seconds: float) -> float:
    """Play for a while; actions a second."""
    done, elapsed = 0, 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        rows.keep_playing(ACTIONS_PER_CALL)
        done += rows.size * ACTIONS_PER_CALL
        elapsed = time.perf_counter() - start
    return done / elapsed


def as_text(rows: Iterable[Row], peers: dict[str, Any]) -> str:
    """The table people read."""
    lines = [f"On one {gpu_name()}, {os.cpu_count()} CPU cores beside it", ""]
    lines.append(f"{'game':<14}{'compile':>9}{'actions/s':>12}{'target':>10}{'batch':>10}  equal")
    for row in rows:
        target = TARGETS.get(row.game)
        lines.append(
            f"{row.game:<14}{row.compile_seconds:>7.0f} s{row.actions_per_second:>12.3g}"
            f"{target or float('nan'):>10.1g}{row.batch:>10}  {'yes' if row.is_equal else 'NO'}"
        )
    lines += ["", "Pgx"]
    for name, found in peers.items():
        lines.append(f"{name:<14}{found['steps_per_second']:>21.3g}{found['batch']:>20}")
    return "\n".join(lines)


def ratios(rows: Iterable[Row], peers: dict[str, Any]) -> dict[str, float]:
    """Orrery over the peer where both play the same game."""
    speeds = {row.game: row.actions_per_second for row in rows}
    return {
        f"pgx_{name}": speeds[name] / found["steps_per_second"]
        for name, found in peers.items()
        if name in speeds
    }


def measure_peers(measure: Callable[..., Any], seconds: float) -> dict[str, Any]:
    """Pgx, where it is installed."""
    try:
        return dict(measure(seconds, say))
    except ImportError as error:
        say(f"no Pgx here ({error})")
        return {}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--games", default=",".join(TARGETS))
    args = parser.parse_args()
    try:
        require_gpu()
    except BadInput as error:
        say(f"orrery bench gpu: {error}")
        return 2
    rows = [measure_game(name, args.seconds) for name in args.games.split(",")]
    peers = {} if args.no_peers else measure_peers(pgx_gpu.measure, args.seconds)
    if args.json:
        found = {"gpu": gpu_name(), "games": [asdict(row) for row in rows], "pgx": peers}
        print(json.dumps(found | {"ratios": ratios(rows, peers)}))
    else:
        print(as_text(rows, peers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
