"""The search of a Captain, compiled and as WebAssembly: the same tree, in turns, in one run.

Every turn starts from an empty tree at the first decision of a game; the share of wasmtime includes
copying the tree in and out. Speeds are iterations a second of processor time, medians of all turns.

    python benchmarks/wasm_search.py [--iterations N] [--rounds N] [--games a,b]
"""

import argparse
import functools
import gzip
import statistics
import time
from collections.abc import Callable
from typing import Any

from orrery.bots.levels import knobs_of, level_of
from orrery.bots.search.charts import chart_of
from orrery.bots.search.searcher import Mind
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.game import Game, rules_view
from orrery.core.registry import find_game, game_ids
from orrery.wasm.runtime import load
from orrery.wasm.searching import think
from orrery.wasm.shipped import shipped_module


def first_decision(game: Game) -> tuple[Any, Any]:
    """A board, and a position in which a seat is to act."""
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    state, luck = game.setup(board, values), ChanceStream("wasm")
    while game.chance_due(board, state):
        actions, weights = game.chances(board, state)
        game.apply(board, state, CHANCE, actions[luck.pick(weights)])
    return board, state


def turn(game: Game, search: Callable[..., None], iterations: int) -> tuple[float, bytes]:
    """Iterations a second, and the tree they made."""
    board, state = first_decision(game)
    seat = game.to_act(board, state)[0]
    knobs = knobs_of(level_of(game, "captain", state.n_seats))
    mind = Mind(game, knobs, state.n_seats, iterations, seed=1)
    mind.use(chart_of(game, board))
    mind._recall(board, game.hidden(board, state, seat), seat)
    mind._work.lucks[:] = 1
    before = time.process_time()
    search(board, mind.tree, mind._work, mind.knobs, seat, iterations)
    speed = iterations / (time.process_time() - before)
    n = int(mind.tree.n_nodes[0])
    return speed, b"".join(column[:n].tobytes() for column in mind.tree)


def measure(game: Game, iterations: int, rounds: int) -> str:
    """A row of a table."""
    module = shipped_module(game)
    assert module is not None, "make wasm"
    template = game.template("orrery.bots.search.thinking")
    rules = load(game, module)
    ways: list[Callable[..., None]] = [
        lambda board, *args: template.think(rules_view(board), *args),
        functools.partial(think, rules),
    ]
    for way in ways:
        turn(game, way, iterations)
    turns = [[turn(game, way, iterations) for way in ways] for _ in range(rounds)]
    native, wasm = (statistics.median(one[way][0] for one in turns) for way in range(2))
    equal = len({tree for one in turns for _, tree in one}) == 1
    packed = len(gzip.compress(module, 9, mtime=0))
    return (
        f"| {game.meta.id} | {len(module) / 1000:.1f} | {packed / 1000:.1f} | {native:,.0f} "
        f"| {wasm:,.0f} ({wasm / native:.2f}) | {'yes' if equal else 'NO'} |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--iterations", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default=",".join(game_ids()))
    given = parser.parse_args()
    for name in given.games.split(","):
        print(measure(find_game(name), given.iterations, given.rounds), flush=True)


if __name__ == "__main__":
    main()
