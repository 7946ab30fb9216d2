"""What search is told of a position: the chart of the voyage, and the cards in hand."""

from __future__ import annotations

import random

import numpy as np
import pytest

import orrery
from orrery.bots.search.charts import chart_of
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.games.astron.cells import N_VALUES
from orrery.games.astron.chart import GONE, GROUNDED, IMPOSSIBLE, POINT, REST, SPITE, new_chart
from orrery.games.astron.foresight import (
    READINESS,
    foretell,
    foretell_all,
    future,
    memory_of_ship,
    standing,
)
from orrery.games.astron.state import BACKWARD, FORWARD, LEFT, RIGHT

GAME = find_game("astron")
BOARD = GAME.load_board("default")
LAST = BOARD.n_rows - 12


@pytest.fixture(scope="module")
def chart():
    return new_chart(BOARD)[0]


def way(direction: int, value: int) -> int:
    return N_VALUES * direction + value - 1


# The chart


def test_before_the_last_base_step_a_ship_in_space_hopes_for_the_point_of_survival(chart):
    assert chart["hope_by"][LAST - 1, 0, 9, 0, REST] == POINT
    assert 0 < chart["hope"][LAST - 1, 0, 9, 0] < POINT  # perhaps no card can be played


def test_the_comet_ahead_ends_all_hope(chart):
    row = next(row for row in range(13, 40) if BOARD.kind[row, 7] == 8)
    step = row - 5  # the ship in window row 4, right behind the comet
    assert chart["hope_by"][step, 0, 4, 7, REST] == 0
    assert chart["memory_by"][step, 0, 4, 7, REST] == GONE
    assert chart["hope_by"][step, 0, 4, 7, way(LEFT, 2)] > 5 * POINT


def test_one_round_in_five_a_rival_spoils_what_an_upheaval_spoils(chart):
    row = next(row for row in range(13, 40) if BOARD.kind[row, 7] == 8)
    step = row - 6  # one base step is safe, an Upheaval before it brings the comet
    calm = int(chart["hope"][step + 1, 0, 4, 7])
    assert chart["hope_by"][step, 0, 4, 7, REST] == calm - SPITE * calm // 100


def test_a_card_that_lands_is_worth_almost_its_points(chart):
    row, column = int(BOARD.station_row[3]), int(BOARD.station_column[3])
    here = chart["hope_by"][row - 6, 0, 4, column]
    lands, is_brought = here[way(FORWARD, 2)], here[way(FORWARD, 1)]
    flies_past = max(here[way(FORWARD, 3)], here[way(FORWARD, 4)])
    assert min(lands, is_brought) > flies_past + 2 * POINT


def test_who_has_landed_hopes_for_the_other_stations_only(chart):
    row, column = int(BOARD.station_row[3]), int(BOARD.station_column[3])
    fresh, been = (chart["hope"][row - 4, memory, 3, column] for memory in (0, 1))
    assert been < fresh - 2 * POINT


def test_the_window_and_the_rules_of_grounded_ships_limit_the_ways(chart):
    assert chart["hope_by"][5, 0, 0, 0, way(BACKWARD, 1)] == IMPOSSIBLE
    assert chart["hope_by"][5, 0, 0, 0, way(LEFT, 1)] == IMPOSSIBLE
    assert chart["hope_by"][5, 0, 0, 0, way(RIGHT, 1)] != IMPOSSIBLE
    moon = 14  # row with land in the columns e and h
    assert chart["hope_by"][moon - 3, GROUNDED, 3, 4, way(RIGHT, 1)] == IMPOSSIBLE
    assert chart["hope_by"][moon - 3, GROUNDED, 3, 4, way(LEFT, 1)] != IMPOSSIBLE


def test_a_chart_is_drawn_once_a_board():
    assert chart_of(GAME, BOARD) is chart_of(GAME, GAME.load_board("default"))
    assert chart_of(GAME, GAME.load_board("attested")) is not chart_of(GAME, BOARD)
    assert chart_of(find_game("spacewalk"), None).dtype == "int16"


PLAIN = """
import sys, zlib
import numpy as np
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows
from orrery.core.trace import new_trace
from orrery.games.astron.chart import CHART, draw_step
from orrery.games.astron.state import STATE
board = find_game("astron").load_board("default")
chart, states = np.zeros(1, CHART), rules_rows(np.zeros(3, STATE))
for step in (47, 46):
    draw_step(rules_view(board), rules_rows(chart)[0], states, step, new_trace())
print([zlib.crc32(chart[name][0, 46:48].tobytes()) for name in CHART.names])

import orrery
from orrery.core.chance import new_rng
from orrery.core.scratch import new_scratch
from orrery.games.astron.engine import fill_actions
from orrery.games.astron.habits import habit
actions, done = new_scratch(find_game("astron").engine).actions, []
for place in ("a3/b5", "e0/e2", "i7/j4", "a9/j1"):
    for hand in ("F2B3S1U1U2", "S2S3S4F1F4"):
        table = orrery.position("astron", f"as1 default 2p t46 {place} ship1 play hands={hand}/-")
        sight = rules_view(board), rules_rows(chart)[0], rules_view(table.state), 0
        n = fill_actions(sight[0], sight[2], 0, actions)
        done.append(int(habit(*sight, actions, n, new_rng(1))))
print(done)
"""


def test_plain_python_draws_and_plays_the_same(said_both_ways):
    sums, plays = said_both_ways(PLAIN)
    assert len(set(sums.split())) == 3
    assert len(set(plays.split())) > 3


# All seats at once


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (4, "none"), (5, "2"), (6, "3")])
def test_all_seats_at_once_are_told_what_each_is_told(players, teams):
    table = orrery.new("astron", players, seed=7, teams=teams)
    chart, worths, dice = chart_of(GAME, table.board)[0], np.zeros(players), random.Random(7)
    seen = set()
    while not table.is_over:
        place = rules_view(table.board), chart, rules_view(table.state)
        foretell_all(*place, worths)
        each = [foretell(*place, seat) for seat in range(players)]
        assert worths.tolist() == each
        seen.add(tuple(each))
        seat = table.to_act[0]
        table.play(seat, dice.choice(table.actions(seat)))
    assert len(seen) > 20


# The cards in hand


def hope_in(table) -> int:
    """Ship 1's."""
    place = rules_view(table.board), chart_of(GAME, table.board)[0], rules_view(table.state), 0
    return int(future(*place, memory_of_ship(place[0], place[2], 0)))


@pytest.mark.parametrize(
    ("hand", "cell"),
    [
        ("F2", "e17"),  # two ahead
        ("F2", "e18"),  # two, and the base brings the third at the end of the round
        ("B3", "e12"),  # three behind
        ("S4", "a15"),  # beside
        ("S4", "a16"),  # beside, and the base brings it
        ("F2S3", "h18"),  # aside, then two ahead and one by the base between
        ("F3F4", "e23"),  # seven by cards, one by the base
        ("F2F2", "e20"),
    ],
)
def test_cards_that_lead_to_the_station_are_worth_points(scene, hand, cell):
    useless = "B1B1B1B1B2"
    able = scene(f"2p t10 e5/j0 ship1 play hands={hand}{useless[len(hand) :]}/-", **{cell: "1"})
    unable = scene(f"2p t10 e5/j0 ship1 play hands={useless}/-", **{cell: "1"})
    assert hope_in(able) > hope_in(unable) + POINT


def test_who_has_had_the_turn_counts_the_next_base_step_first(scene):
    hands = "hands=F2U1U1U2/-"
    right = scene(f"2p t10 e5/j0 ship2 play {hands}", e18="1")
    late = scene(f"2p t10 e5/j0 ship2 play {hands}", e16="1")
    assert hope_in(right) > hope_in(late)


@pytest.mark.parametrize(("hand", "n"), [("F2U1B1U3S4", 2), ("F2S1B1S3S4", 0)])
def test_an_upheaval_in_hand_is_worth_something(scene, hand, n):
    table = scene(f"2p t10 e5/j0 ship1 play points=3,0 hands={hand}/-")
    place = rules_view(table.board), chart_of(GAME, table.board)[0], rules_view(table.state), 0
    assert standing(*place) == 3 * POINT + n * READINESS + hope_in(table)


def test_what_one_gains_the_other_loses_and_a_lead_grows_near_the_end(scene):
    texts = ["2p t10 e5/j0 ship1 play hands=B1/-", "2p t10 e5/j0 ship1 play hands=F2/-"]
    values = []
    for table in [scene(text, e17="1") for text in texts]:
        place = rules_view(table.board), chart_of(GAME, table.board)[0], rules_view(table.state)
        values.append(foretell(*place, 0))
        assert abs(values[-1] + foretell(*place, 1)) <= 1  # rounded down on both sides
    assert values[0] < values[1]
    leads = []
    for step in (10, 46):
        table = scene(f"2p t{step} a0/j0 ship1 play points=5,0")
        place = rules_view(table.board), chart_of(GAME, table.board)[0], rules_view(table.state)
        leads.append(foretell(*place, 0))
    assert leads[0] < leads[1]
