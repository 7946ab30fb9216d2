"""The authority for the figures of `orrery bench engine`: one run, on one core of this machine.

* Space Walk: Orrery against the C program of `spacewalk.c`, the same seeds and so the same games,
  at tables of 2 to 5 players, with tokens and with cards.
* Connect four: Orrery against the engines of `peers.py`.
* How long Space Walk takes to compile at first use, and how large its state is.

Other programs disturb a clock on the wall, so processor time is measured. Speeds drift, so the
engines take turns in short slices, each slice gives one ratio, and medians are reported.

    python benchmarks/engine.py [--seconds S] [--json] [--no-peers]
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import c_reference
import peers
from engine_report import Figures, Speed, Table, as_json, as_text, machine
from peer_engines import PEERS, Rate

from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.registry import find_game
from orrery.core.results import Results, new_results
from orrery.core.runs import seeds_for
from orrery.core.scratch import new_scratch

DEFAULT_SECONDS = 5.0
GAMES_PER_SLICE = 200
SEED = 1999
TABLES = [(players, variant) for variant in ("tokens", "cards") for players in (2, 3, 4, 5)]

# Everything that people's first game and a first batch of random games need.
COMPILE = """
import time
start = time.process_time()
import orrery
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
table = orrery.new("spacewalk", seed=1)
table.play(table.to_act[0], table.actions(table.to_act[0])[0])
table.view(0)
game = find_game("spacewalk")
values = game.meta.read_options(None, {})
random_games(game, game.load_board(game.default_board(values)), values, seeds_for(1, 0, 1))
print(time.process_time() - start)
"""

Fill = Callable[[Results, Any], object]


@dataclass(frozen=True)
class Slice:
    """What one engine did in one slice."""

    moves: int
    games: int
    seconds: float


def orrery_engine(game: Game, players: int, **options: Any) -> Fill:
    """Orrery's random games at one table, with nothing left to do but play."""
    values = game.meta.read_options(players, options)
    board = game.load_board(game.default_board(values))
    state, scratch = game.new_state(), new_scratch(game.engine)
    records = rules_view(board), rules_view(game.options_record(values)), rules_view(state)
    play_many = game.loops.play_many

    def fill(results: Results, seeds: Any) -> None:
        play_many(*records, seeds, game.meta.max_actions, scratch, results)

    return fill


def c_engines(library: Any, game: Game, players: int, variant: str) -> dict[str, Fill]:
    """The two ways of the C program, at one table."""
    values = game.meta.read_options(players, {"variant": variant})
    board = game.load_board(game.default_board(values))
    reference = c_reference.CReference(library, game, board, values)
    return {
        "c": lambda results, seeds: reference.fill(results, seeds, listed=True),
        "c_unlisted": lambda results, seeds: reference.fill(results, seeds, listed=False),
    }


def timed(fill: Fill, players: int, seeds: Any) -> Slice:
    """Play one batch of games."""
    results = new_results(len(seeds), players)
    start = time.process_time()
    fill(results, seeds)
    seconds = time.process_time() - start
    return Slice(int(results.lengths.sum()), len(seeds), seconds)


# Space Walk


def spacewalk_engines(library: Any, game: Game) -> list[dict[str, Fill]]:
    """For each table the engines that take turns at it."""
    return [
        {"orrery": orrery_engine(game, players, variant=variant)}
        | c_engines(library, game, players, variant)
        for players, variant in TABLES
    ]


def measure_spacewalk(seconds: float) -> list[list[dict[str, Slice]]]:
    """Rounds of slices: for each round and table, what each engine did."""
    say("compiling Space Walk, in C and by Orrery ...")
    game = find_game("spacewalk")
    engines = spacewalk_engines(c_reference.load(), game)
    play_round(engines, 0)
    say(f"playing Space Walk, {seconds:.0f} seconds an engine ...")
    rounds: list[list[dict[str, Slice]]] = []
    spent = 0.0
    while spent < seconds:
        rounds.append(play_round(engines, len(rounds) + 1))
        spent += max(total(rounds[-1], name).seconds for name in engines[0])
    return rounds


def play_round(engines: list[dict[str, Fill]], number: int) -> list[dict[str, Slice]]:
    """The same games on every engine, table by table."""
    seeds = seeds_for(SEED, number * GAMES_PER_SLICE, GAMES_PER_SLICE)
    return [
        {name: timed(fill, players, seeds) for name, fill in at_table.items()}
        for (players, _), at_table in zip(TABLES, engines, strict=True)
    ]


def total(tables: Iterable[dict[str, Slice]], name: str) -> Slice:
    """What an engine did at all tables of a round."""
    slices = [at_table[name] for at_table in tables]
    return Slice(
        sum(s.moves for s in slices), sum(s.games for s in slices), sum(s.seconds for s in slices)
    )


def median_speed(slices: list[Slice]) -> Speed:
    """The middle one of several slices."""
    return Speed(
        statistics.median(s.moves / s.seconds for s in slices),
        statistics.median(s.games / s.seconds for s in slices),
    )


def median_ratio(ours: list[Slice], theirs: list[Slice]) -> float:
    """Orrery's speed over the other's: they played the same games, so only seconds differ."""
    pairs = zip(ours, theirs, strict=True)
    return statistics.median(their.seconds / our.seconds for our, their in pairs)


def spacewalk_tables(rounds: list[list[dict[str, Slice]]]) -> list[Table]:
    """The figures of each table."""
    found = []
    for index, (players, variant) in enumerate(TABLES):
        slices = {name: [r[index][name] for r in rounds] for name in rounds[0][index]}
        ours = slices["orrery"]
        speeds = {name: median_speed(each) for name, each in slices.items()}
        ratios = {name: median_ratio(ours, slices[name]) for name in slices if name != "orrery"}
        found.append(Table(players, variant, speeds, ratios))
    return found


# Connect four


def measure_connect_four(seconds: float, with_peers: bool) -> tuple[Speed, dict[str, Any]]:
    """Orrery's speed, and for each peer (its Rate or Missing, Orrery's speed around it)."""
    fill = orrery_engine(find_game("connect_four"), 2)
    say("playing connect four ...")
    numbers = count()
    timed(fill, 2, seeds_for(SEED, 0, 1))  # compiles
    ours = [connect_four_slices(fill, seconds, numbers)]
    found: dict[str, Any] = {}
    for name in PEERS if with_peers else ():
        entry = peers.measure_apart(name, seconds)
        ours.append(connect_four_slices(fill, seconds, numbers))
        found[name] = entry, median_speed(ours[-2] + ours[-1])
    return median_speed([s for slices in ours for s in slices]), found


def connect_four_slices(fill: Fill, seconds: float, numbers: Iterable[int]) -> list[Slice]:
    """Slices for about half of `seconds`: half before and half after each peer."""
    slices: list[Slice] = []
    games = GAMES_PER_SLICE * len(TABLES)
    for number in numbers:
        slices.append(timed(fill, 2, seeds_for(SEED, number * games, games)))
        if sum(s.seconds for s in slices) >= seconds / 2:
            break
    return slices


# Everything


def measure(seconds: float, with_peers: bool) -> Figures:
    """All figures of one run."""
    compiler = c_reference.compiler()
    compile_seconds = measure_compilation()
    rounds = measure_spacewalk(seconds)
    whole = {name: [total(r, name) for r in rounds] for name in rounds[0][0]}
    connect_four, around = measure_connect_four(seconds, with_peers)
    return Figures(
        spacewalk={name: median_speed(slices) for name, slices in whole.items()},
        connect_four={"orrery": connect_four, **peer_speeds(around)},
        ratios=c_ratios(whole) | peer_ratios(around),
        tables=spacewalk_tables(rounds),
        compile_seconds=compile_seconds,
        state_bytes=find_game("spacewalk").dtype.itemsize,
        notes=peer_notes(around, with_peers),
        machine=machine(compiler),
    )


def c_ratios(whole: dict[str, list[Slice]]) -> dict[str, float | None]:
    """Orrery over each way of the C program, over all tables."""
    return {n: median_ratio(whole["orrery"], whole[n]) for n in ("c", "c_unlisted")}


def peer_speeds(around: dict[str, Any]) -> dict[str, Speed | None]:
    """The speed of each peer, None for one that is missing."""
    found = {name: around[name][0] if name in around else None for name in PEERS}
    return {
        name: Speed(entry.moves_per_second, entry.games_per_second)
        if isinstance(entry, Rate)
        else None
        for name, entry in found.items()
    }


def peer_ratios(around: dict[str, Any]) -> dict[str, float | None]:
    """Orrery's speed, measured just before and after a peer, over the peer's."""
    return {
        name: around[name][1].moves_per_second / speed.moves_per_second if speed else None
        for name, speed in peer_speeds(around).items()
    }


def peer_notes(around: dict[str, Any], with_peers: bool) -> dict[str, str]:
    """How each peer was run, or why it was not."""
    if not with_peers:
        return dict.fromkeys(PEERS, "not measured (--no-peers)")
    return {
        name: entry.note if isinstance(entry, Rate) else f"{entry.why}; `make bench` installs it"
        for name, (entry, _) in around.items()
    }


def measure_compilation() -> float:
    """Processor seconds of a first use of Space Walk, with an empty cache."""
    say("compiling Space Walk with an empty cache ...")
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", COMPILE], env={**os.environ, "ORRERY_CACHE": folder},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    if done.returncode != 0:
        raise BadInput(f"Space Walk cannot be compiled: {peers.last_line(done.stderr)}")
    return float(peers.last_line(done.stdout))


def pin_to_one_core() -> None:
    """Stay on one core, where the system lets a program choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def positive(text: str) -> float:
    """A number of seconds."""
    seconds = float(text)
    if not 0 < seconds < 3600:
        raise ValueError(text)
    return seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog=Path(__file__).name, description="Engine speed.")
    parser.add_argument("--seconds", type=positive, default=DEFAULT_SECONDS)
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    options = parser.parse_args()
    pin_to_one_core()
    try:
        figures = measure(options.seconds, not options.no_peers)
    except BadInput as error:
        say(f"{parser.prog}: {error}")
        sys.exit(2)
    print(json.dumps(as_json(figures), indent=2) if options.json else as_text(figures))


if __name__ == "__main__":
    main()
