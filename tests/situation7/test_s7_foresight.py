"""What search is told of a position: a goal counts for what the opponent can still do about it."""

from __future__ import annotations

import pytest
from s7_help import LINE, ROCKETS, SATELLITES, all_but, both, world

from orrery.core.game import rules_view
from orrery.games.situation7.foresight import CONTESTED, POINT, SAFE, foresee, goals, n_held

YELLOW, GREEN = 0, 1
JUPITER = "3.11 3.12 4.17 4.18"


def value_of(rule, table, side: int) -> int:
    """What a rule says of a side."""
    return int(rule(rules_view(table.board), rules_view(table.state), side))


def test_what_the_opponent_cannot_reach_counts_more():
    three = "3.11 3.12 4.17"  # of the four of Jupiter
    alone = value_of(goals, world(yellow=three, green="6.6", who="yellow"), YELLOW)
    beside = value_of(goals, world(yellow=three, green="5.22 5.23", who="yellow"), YELLOW)
    assert alone > beside > 0


def test_a_whole_goal_counts_for_its_points_and_part_of_it_for_less():
    whole = value_of(goals, world(yellow=JUPITER), YELLOW)
    part = value_of(goals, world(yellow="3.11 3.12 4.17"), YELLOW)
    assert whole > part
    assert POINT > SAFE > CONTESTED


def test_a_goal_with_an_opponents_piece_is_worth_nothing():
    table = world(yellow="3.11 3.12 4.17", green="4.18 4.19")
    planets = [g for g in range(table.board.n_goals) if table.board.goal_points[g] == 100]
    place = rules_view(table.board), rules_view(table.state)
    assert [int(n_held(*place, YELLOW, goal)) for goal in planets] == [0] * len(planets)


def test_nobody_scores_with_the_bases_of_the_other():
    bases = both(ROCKETS["green"], SATELLITES["green"])
    mine = world(yellow=bases)
    yours = world(green=bases)
    assert value_of(goals, yours, GREEN) > value_of(goals, mine, YELLOW)


def test_a_goal_that_the_next_piece_can_spoil_is_doubtful():
    parts = {"yellow": "3.11 3.12 4.17", "green": "5.22 5.23"}
    own_turn = value_of(goals, world(**parts, who="yellow"), YELLOW)
    others_turn = value_of(goals, world(**parts, who="green"), YELLOW)
    live = value_of(goals, world(**parts, tempo="live"), YELLOW)
    assert own_turn == live > others_turn


def test_the_rocket_base_comes_before_the_others():
    rockets = world(yellow=both(LINE["yellow"], ROCKETS["yellow"]), green=LINE["green"])
    satellites = world(yellow=both(LINE["yellow"], SATELLITES["yellow"]), green=LINE["green"])
    assert value_of(foresee, rockets, YELLOW) > value_of(foresee, satellites, YELLOW)


def test_a_lead_counts_for_more_late_in_the_game():
    few = both(LINE["yellow"], ROCKETS["yellow"]), LINE["green"]
    early = value_of(foresee, world(yellow=few[0], green=few[1], tempo="live"), YELLOW)
    everything = all_but(both("6.20", few[1]))
    late = value_of(foresee, world(yellow=everything, green=few[1], tempo="live"), YELLOW)
    assert late > 2 * early > 0


@pytest.mark.parametrize("tempo", ["alternate", "live"])
def test_what_one_gains_the_other_loses(tempo):
    table = world(yellow=both(LINE["yellow"], JUPITER), green="6.6 5.6 4.5", tempo=tempo)
    assert abs(value_of(foresee, table, YELLOW) + value_of(foresee, table, GREEN)) <= 1
