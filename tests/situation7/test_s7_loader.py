"""Board files: what a loader must refuse, with what, why and where (S7-3 to S7-7)."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files

import pytest

import orrery
from orrery.games.situation7.board import load_board
from orrery.games.situation7.board_reader import read_board
from orrery.games.situation7.puzzle import board_name

TABLES = tomllib.loads(files("orrery.games.situation7").joinpath("boards.toml").read_text("utf-8"))


def changed(**entries):
    """The standard board with entries replaced: `yellow__base_line="..."`."""
    table = copy.deepcopy(TABLES["standard"])
    for key, value in entries.items():
        part = table
        *outer, last = key.split("__")
        for name in outer:
            part = part[int(name) if name.isdecimal() else name]
        part[last] = value
    return table


def without(key):
    table = copy.deepcopy(TABLES["standard"])
    del table[key]
    return table


FAULTS = [
    ({"rings": [4, "x"]}, "rings is a row of whole numbers from 2 to 124", "S7-7"),
    ({"rings": [4, 16, 16, 24, 32, 64]}, "rings has 6 of 156, allowed: 1 to 8 rings", "S7-3"),
    ({"segments": 0}, "segments is a whole number from 1 to 24, not 0", "S7-7"),
    ({"circles": [[1, 2], [3, 4]]}, "circles must hold rings [1, 2, 3, 4, 5, 6] in order", "S7-4"),
    ({"circles": "all"}, "circles must hold rings", "S7-4"),
    ({"radii": [1, 2, 3]}, "radii needs 6 rising numbers, not [1, 2, 3]", "S7-3"),
    ({"radii": [5, 4, 6, 7, 8, 9]}, "radii needs 6 rising numbers", "S7-3"),
    ({"locations": 125}, "locations says 125, the rings make 124", "S7-3"),
    ({"adjacent_pairs": 300}, "adjacent_pairs says 300, the rings make 328", "S7-3"),
    ({"yellow__base_line": ""}, "yellow.base_line names no location", "S7-7"),
    ({"yellow__base_line": "6.22 6.22"}, "yellow.base_line names 6.22 twice", "S7-7"),
    ({"yellow__base_line": "6.32"}, "yellow.base_line names 6.32, ring 6 has pieces 0 to", "S7-3"),
    ({"yellow__base_line": "7.1"}, "yellow.base_line names '7.1', write ring.piece", "S7-3"),
    ({"yellow__base_line": "six"}, "yellow.base_line names 'six', write ring.piece", "S7-3"),
    ({"yellow__base_line": "6.22 6.24"}, "yellow.base_line is not in one piece: 6.22 6.24", "S7-7"),
    ({"green__base_line": "6.7 6.8 6.9"}, "green.base_line is not yellow's half a turn on", "S7-5"),
    ({"green__rocket_base": "6.10 6.11"}, "green.rocket_base is not yellow's half a turn", "S7-5"),
    ({"yellow__astronaut_base": "6.21 6.22"}, "6.22 lies in yellow.base_line and in", "S7-7"),
    ({"objectives__0__name": ""}, "objective 1 needs a plain name, not ''", "S7-7"),
    ({"objectives__0__kind": "planets"}, "Sun is of kind 'planets': did you mean", "S7-7"),
    ({"objectives__1__points": -5}, "points is a whole number from 0 to 10000, not -5", "S7-7"),
    ({"objectives__1__at": "1.0 2.8"}, "Mercury and Venus is not in one piece: 1.0 2.8", "S7-7"),
    ({"objectives__1__at": "2.0 2.1"}, "2.0 lies in Mercury and Venus and in Earth", "S7-7"),
    ({"objectives__1__at": "2.8 2.9"}, "Mercury and Venus has no equal half a turn on", "S7-5"),
    ({"objectives__1__points": 90}, "Mercury and Venus has no equal half a turn on", "S7-5"),
    ({"objectives__0__kind": "planet"}, "0 objectives are of kind sun, there must be one", "S7-7"),
    ({"equipment__rockets": 21}, "rockets is a whole number from 0 to 20, not 21", "S7-7"),
    ({"race__finds": [1, 2]}, "finds has 2 numbers, nature draws among 8", "S7-26"),
    ({"race__base": "slow"}, "base is a whole number from 0 to 60000, not 'slow'", "S7-7"),
]  # fmt: skip


@pytest.mark.clause("S7-7")
@pytest.mark.parametrize(("entries", "message", "clause"), FAULTS)
def test_a_fault_in_a_board_file_is_told_with_its_place_and_clause(entries, message, clause):
    with pytest.raises(orrery.BadInput) as error:
        read_board(changed(**entries), "mine")
    assert str(error.value).startswith(f"board mine: {message}")
    assert str(error.value).endswith(f"[{clause}]")


@pytest.mark.parametrize("part", ["yellow", "green", "equipment", "race"])
def test_a_missing_part_is_named(part):
    with pytest.raises(orrery.BadInput, match=rf"board mine: the part \[{part}\] is missing"):
        read_board(without(part), "mine")


def test_an_odd_ring_allows_no_half_turn():
    table = changed(rings=[5, 16, 16, 24, 32, 31], locations=124, objectives__0__at="1.0 1.1")
    del table["adjacent_pairs"]
    with pytest.raises(orrery.BadInput, match=r"ring 1 has an odd number of pieces, .*\[S7-5\]"):
        read_board(table, "mine")


def test_a_board_that_is_not_symmetric_says_so_and_is_played():
    table = changed(objectives__1__points=90, symmetric=False)
    assert read_board(table, "mine").goal_points[31] == 90


def test_too_many_goals_are_refused():
    table = changed(segments=24)
    with pytest.raises(orrery.BadInput, match="99 sectors, bases and objectives, at most 72"):
        read_board(table, "mine")


def test_an_unknown_board_is_refused_with_a_hint():
    with pytest.raises(orrery.BadInput, match="did you mean 'standard'"):
        load_board("standart")


SMALL = """
rings = [4, 8]
shifted = [2]
radii = [100, 200]
circles = [[1], [2]]
segments = 4
sector_points = 50
base_points = 50

[equipment]
rockets = 1
satellites = 1
astronauts = 1

[yellow]
base_line = "2.5"
astronaut_base = "2.4"
rocket_base = "2.6"
satellite_base = "2.7"

[green]
base_line = "2.1"
astronaut_base = "2.0"
rocket_base = "2.2"
satellite_base = "2.3"

[[objectives]]
name = "Sun"
kind = "sun"
points = 200
at = "1.0 1.1 1.2 1.3"

[race]
base = 100
scan = 10
astronaut = 50
finds = [1, 2, 3, 4, 5, 6, 7, 8]
"""


@pytest.mark.parametrize("tempo", ["alternate", "live", "race"])
def test_an_own_board_is_played_to_the_end(tmp_path, tempo):
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    table = orrery.new("situation7", board=str(path), tempo=tempo, seed=3)
    assert board_name(table.board) == "small"
    while not table.is_over:
        seat = table.to_act[-1]
        table.play(seat, table.actions(seat)[0])
    assert table.view()["empty"] == 0


def test_a_location_beyond_an_own_board_is_refused(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    table = orrery.new("situation7", board=str(path))
    beyond = 100  # a number that stands for a location of the standard board only
    assert table.game.refusal(table.board, table.state, 0, beyond) == (
        "this board has no such location", "S7-3",
    )  # fmt: skip
