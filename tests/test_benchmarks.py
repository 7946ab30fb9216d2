"""The C program that Orrery's speed is compared with plays the very same games of Space Walk."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from orrery.cli import bench
from orrery.cli.main import run
from orrery.core.chance import game_seed
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.rule import IS_PLAIN
from orrery.core.runs import random_games, record_random_game, seeds_for

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"
sys.path.append(str(BENCHMARKS))

import c_reference  # noqa: E402
import cold  # noqa: E402
import engine_report  # noqa: E402
import gpu_search  # noqa: E402
import moves as moves_bench  # noqa: E402
import search as search_bench  # noqa: E402

N_GAMES = 3 if IS_PLAIN else 300
TABLES = [(players, variant) for players in (2, 3, 4, 5) for variant in ("tokens", "cards")]
RARE_OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "first_player": "random"},
    {"players": 5, "first_player": "random", "variant": "cards"},
    {"players": 4, "first_player": "yellow"},
    {"players": 2, "first_placer_moves_second": True},
    {"players": 2, "first_placer_moves_second": True, "first_player": "blue", "variant": "cards"},
    {"players": 3, "no_tokens_first_rounds": 2},
    {"players": 4, "tokens": 0},
    {"players": 5, "tokens": 20, "no_tokens_first_rounds": 1},
]


@cache
def library() -> Any:
    return c_reference.load()


class Pair:
    """One table of Space Walk, set up for Orrery and for the C program."""

    def __init__(self, board: str | None = None, players: int = 2, **options: Any) -> None:
        self.game = find_game("spacewalk")
        self.values = self.game.meta.read_options(players, options)
        self.board = self.game.load_board(board or self.game.default_board(self.values))
        self.c = c_reference.CReference(library(), self.game, self.board, self.values)

    def assert_same_results(self, listed: bool) -> None:
        seeds = seeds_for(20, 0, N_GAMES)
        ours = random_games(self.game, self.board, self.values, seeds)
        theirs = self.c.play_many(seeds, listed)
        np.testing.assert_array_equal(ours.lengths, theirs.lengths)
        np.testing.assert_array_equal(ours.scores, theirs.scores)
        np.testing.assert_array_equal(ours.wins, theirs.wins)

    def assert_same_actions(self, n_games: int) -> None:
        for seed in range(n_games):
            state = self.game.setup(self.board, self.values)
            ours = record_random_game(self.game, self.board, state, seed)
            assert self.c.record_game(game_seed(seed, 0), listed=True) == ours
            assert self.c.record_game(game_seed(seed, 0), listed=False) == ours


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_c_plays_games_of_the_same_length_score_and_winners(players: int, variant: str) -> None:
    pair = Pair(players=players, variant=variant)
    pair.assert_same_results(listed=True)
    pair.assert_same_results(listed=False)


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_c_plays_the_same_actions(players: int, variant: str) -> None:
    Pair(players=players, variant=variant).assert_same_actions(N_GAMES)


@pytest.mark.parametrize("options", RARE_OPTIONS, ids=str)
def test_c_plays_the_same_actions_with_rarer_options(options: dict[str, Any]) -> None:
    Pair(**options).assert_same_actions(N_GAMES // 3)


def test_c_plays_the_same_actions_on_a_board_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('spaces = "oo*ooooooo"\n')
    pair = Pair(str(own), players=3)
    pair.assert_same_results(listed=True)
    pair.assert_same_actions(N_GAMES // 3)


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(BadInput, match="no C compiler found"):
        c_reference.load()


def figures(**changes: Any) -> Any:
    fast, slow = engine_report.Speed(9e6, 90e3), engine_report.Speed(3e6, 30e3)
    speeds = {"orrery": fast, "c": slow, "c_unlisted": slow}
    ratios = {"c": 3.0, "c_unlisted": 3.0}
    known: dict[str, Any] = {
        "spacewalk": speeds,
        "connect_four": {"orrery": fast, "openspiel_loop": slow, "pgx_cpu": None},
        "ratios": {**ratios, "openspiel_loop": 3.0, "pgx_cpu": None},
        "tables": [engine_report.Table(2, "tokens", speeds, ratios)],
        "compile_seconds": 12.34,
        "state_bytes": 500,
        "notes": {"pgx_cpu": "No module named 'pgx'; `make bench` installs it"},
        "machine": engine_report.machine("cc"),
    }
    return engine_report.Figures(**(known | changes))


def test_a_peer_that_is_missing_is_null_and_says_how_to_install_it() -> None:
    report = engine_report.as_json(figures())
    assert report["ratios"]["pgx_cpu"] is None
    assert report["moves_per_second"]["connect_four"]["pgx_cpu"] is None
    assert "make bench" in report["notes"]["pgx_cpu"]
    assert "make bench" in engine_report.as_text(figures())


def test_targets_are_judged_by_their_bounds() -> None:
    targets = engine_report.as_json(figures(state_bytes=513))["targets"]
    assert targets["c"] is True
    assert targets["openspiel_loop"] is False
    assert targets["state_bytes"] is False
    assert "openspiel_native" not in targets  # was not measured


def test_the_report_names_processor_and_tools() -> None:
    machine = engine_report.as_json(figures())["machine"]
    assert machine["cpu"]
    assert machine["python"] == platform.python_version()


def test_bench_knows_its_kinds() -> None:
    with pytest.raises(BadInput, match="'speed'"):
        run(["bench", "speed"])


def test_only_a_gpu_has_a_search_to_measure_apart() -> None:
    with pytest.raises(BadInput, match="--search belongs to `orrery bench gpu`"):
        run(["bench", "engine", "--search"])
    with pytest.raises(BadInput, match="--browser belongs to `orrery bench analysis`"):
        run(["bench", "engine", "--browser"])


def test_only_the_server_has_processes_to_measure() -> None:
    with pytest.raises(BadInput, match="--processes belongs to `orrery bench server`"):
        run(["bench", "moves", "--processes", "2"])
    assert run(["bench", "server", "--processes", "65"]) == 2


def test_the_search_on_a_gpu_is_held_against_all_cores() -> None:
    row = {
        "iterations_per_second": 3e7, "decisions_per_second": 3e5, "decisions_per_game": 100.0,
        "cpu_iterations_per_second": 2e6, "cpu_games_per_second": 200.0,
    }  # fmt: skip
    assert gpu_search.ratios(row) == {
        "games_per_second": 3e3, "ratio": 15.0, "games_ratio": 15.0, "reaches_target": True,
    }  # fmt: skip


CORE = """
import pathlib, sys, time
home, own = pathlib.Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
(home / own).touch()
end = time.monotonic() + 60
while len(list(home.iterdir())) < 3 and time.monotonic() < end:
    time.sleep(0.01)
if len(list(home.iterdir())) == 3:
    print('{"iterations_per_second": 2.0, "games_per_second": 1.0, "decisions": 6, "games": 3}')
"""
"""Says nothing unless two others begin before it ends."""


def test_all_cores_are_measured_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    numbers = iter("abc")

    def ask(args: Any, *more: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", CORE, str(tmp_path), next(numbers)]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(gpu_search, "ask", ask)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert gpu_search.measure_cores("spacewalk", argparse.Namespace()) == {
        "cpu_cores": 3, "cpu_iterations_per_second": 6.0, "cpu_games_per_second": 3.0,
        "decisions_per_game": 2.0,
    }  # fmt: skip


DIVERGENCE = """
import divergence

def inner(n):
    return n

def outer(n):
    for _ in range(n):
        if n == 2:
            inner(n)

threads = [divergence.Thread() for _ in range(2)]
for thread, n in zip(threads, (2, 4)):
    thread.run(outer, n)
warp, every = divergence.shares(threads)
print(warp[("outer",)], every[("outer",)], warp[("outer", "inner")], every[("outer", "inner")])
"""


def test_a_line_counts_once_for_all_threads_that_come_by_it_in_the_same_turn() -> None:
    """`for` 3 and 5 times, `if` 2 and 4, the call and what it calls 2 and none."""
    done = subprocess.run(
        [sys.executable, "-c", DIVERGENCE], cwd=BENCHMARKS, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert done.stdout.split() == ["13", "18", "2", "2"]


def test_where_threads_part_is_told_of_a_whole_game() -> None:
    for more in ([], ["--walk", "--iterations", "6"]):
        command = [sys.executable, "divergence.py", "connect_four", "--games", "3", *more]
        done = subprocess.run(command, cwd=BENCHMARKS, capture_output=True, text=True, check=True)
        name, share, active = done.stdout.splitlines()[1].split()
        assert (name, share) == ("go_on" if more else "play_on", "100.0%")
        assert 1.0 <= float(active) <= 3.0


def test_bench_refuses_seconds_that_are_none() -> None:
    with pytest.raises(BadInput, match="--seconds must be a number"):
        run(["bench", "engine", "--seconds", "ten"])


def test_bench_says_that_it_needs_the_source_tree(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "project_root", lambda: tmp_path)
    with pytest.raises(BadInput, match="needs the source tree"):
        run(["bench", "engine"])


def test_bench_search_lets_both_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast they are is not judged here."""
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(search_bench, "ITERATIONS", 50)
    monkeypatch.setattr(search_bench, "SLICE_SECONDS", 0.01)
    found = search_bench.measure(0.0, with_peers=True)
    assert set(found["ratios"]) == {"openspiel_native"}
    assert min(found["iterations_per_second"].values()) > 0
    assert not found["missing"]


def test_bench_moves_tells_every_seat_and_a_spectator() -> None:
    cost = moves_bench.measured(find_game("connect_four"), 1)
    assert 7 <= cost.moves <= 42
    assert cost.viewers == 3
    assert cost.bytes > 1000
    assert cost.whole > 0
    assert "connect_four" in moves_bench.as_text({"connect_four": cost})
    assert len(cost.parts) == moves_bench.PARTS
    assert "Connect Four" in moves_bench.picture({"connect_four": cost})


@pytest.mark.parametrize(
    ("line", "is_answer"),
    [
        ("Captain Vega: Large ship to the first planet (0)  place 0 large\n", True),
        ("  Captain Vega puts a large ship on the first planet (0)\n", False),
        ("Chance: the die shows 4  roll 4\n", False),
        ("Type ? for help.\n", False),
    ],
)
def test_the_first_answer_is_a_bots_and_not_natures(line: str, is_answer: bool) -> None:
    """`orrery bench cold` waits for what a bot of the rank does."""
    assert cold.is_said_by("captain", line) is is_answer
