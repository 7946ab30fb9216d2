"""The authority for `orrery bench search`: iterations a second of the search on connect four.

Orrery's search and OpenSpiel's native one do the same work: searches of as many iterations from
the empty frame, each iteration with one random playout to the end, priors even, no evaluation.
OpenSpiel's solver is switched off, as Orrery has none. Other programs disturb a clock on the wall,
so processor time is measured, on one core; the two take turns in short slices, each pair of slices
gives one ratio, and medians are reported.

    python benchmarks/search.py [--seconds S] [--json] [--no-peers]

The peer is optional: pip install 'orrery[bench]'.
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import orrery
from orrery.bots.search.searcher import Budget, Searcher
from orrery.bots.search.work import Knobs

DEFAULT_SECONDS = 5.0
ITERATIONS = 5_000
SLICE_SECONDS = 0.25
SEED = 20240229
EXPLORATION = 2.0
TO_THE_END = 1_000
MISSING = "pip install 'orrery[bench]'"

Search = Callable[[], object]  # one search of ITERATIONS


def orrery_search() -> Search:
    """Our own, as plain as the peer's."""
    table = orrery.new("connect_four")
    knobs = Knobs(
        EXPLORATION,
        TO_THE_END,
        1,
        scale=1.0,
        foresight=0.0,
        lump=0,
        quick_others=0,
        halving=0,
        haste=0.0,
        learned=0,
        tuned=0,
    )
    searcher = Searcher(table.game, knobs, 2, ITERATIONS, SEED)

    def search() -> object:
        searcher.forget(SEED)
        return searcher.think(table.board, table.state, 0, Budget(ITERATIONS))

    return search


def openspiel_search() -> Search:
    """OpenSpiel's, in C++; ImportError without it."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=EXPLORATION,
        max_simulations=ITERATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    state = game.new_initial_state()
    return lambda: bot.mcts_search(state)


def rate(search: Search, seconds: float) -> float:
    """Iterations for each second of processor time."""
    n_searches = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        search()
        n_searches += 1
        elapsed = time.process_time() - start
    return n_searches * ITERATIONS / elapsed


def measure(seconds: float, with_peers: bool) -> dict[str, Any]:
    """Rates and ratios; a peer that is missing is named with the reason."""
    searches = {"orrery": orrery_search()}
    missing = {}
    if with_peers:
        try:
            searches["openspiel_native"] = openspiel_search()
        except ImportError as error:
            missing["openspiel_native"] = f"{error} ({MISSING})"
    n_slices = max(3, round(seconds / SLICE_SECONDS))
    for search in searches.values():
        search()  # compiles
    rates: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(n_slices):
        for name, search in searches.items():
            rates[name].append(rate(search, SLICE_SECONDS))
    return figures(rates, missing)


def figures(rates: dict[str, list[float]], missing: dict[str, str]) -> dict[str, Any]:
    """Medians."""
    own = rates["orrery"]
    ratios = {
        name: round(statistics.median(a / b for a, b in zip(own, other, strict=True)), 2)
        for name, other in rates.items()
        if name != "orrery"
    }
    medians = {name: round(statistics.median(found)) for name, found in rates.items()}
    return {"iterations_per_second": medians, "ratios": ratios, "missing": missing}


def one_core() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def as_text(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["Search on connect four, iterations for each second of one core:"]
    for name, speed in found["iterations_per_second"].items():
        lines.append(f"  {name:<18}{speed:>10,}")
    for name, ratio in found["ratios"].items():
        lines.append(f"Orrery is {ratio} times as fast as {name} (open_spiel {_version()})")
    lines += [f"  {name}: not measured, {why}" for name, why in found["missing"].items()]
    return "\n".join(lines)


def _version() -> str:
    return version("open_spiel")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Speed of the search on connect four.")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="for each search")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    parser.add_argument("--no-peers", action="store_true", help="leave OpenSpiel out")
    options = parser.parse_args()
    one_core()
    found = measure(options.seconds, not options.no_peers)
    print(json.dumps(found) if options.json else as_text(found))


if __name__ == "__main__":
    main()
