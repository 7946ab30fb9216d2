"""What search is told of a position between two: the last one with ships wins."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.game import rules_view
from orrery.games.spacewalk.foresight import NO_SAFE_MOVE, WIN, foresee, is_next, size_at_risk
from orrery.games.spacewalk.heuristic import evaluate
from orrery.games.spacewalk.rules.moving import NO_SIZE
from orrery.games.spacewalk.state import LARGE, MEDIUM, SMALL

RED, BLUE = 0, 1


def worth(spaces: str, rest: str = "red move", seat: int = RED, rule=foresee) -> int:
    """How well a seat stands in a position of two players on the small orbit."""
    table = orrery.position("spacewalk", f"sw1 small 2p {spaces} {rest}")
    return int(rule(rules_view(table.board), rules_view(table.state), seat))


def test_two_small_ships_stand_better_than_a_large_one():
    assert worth("Srr/Lb/4/*/6/*") > worth("Lr/Lb/4/*/6/*")
    assert worth("Srr/Lb/4/*/6/*", rule=evaluate) < worth("Lr/Lb/4/*/6/*", rule=evaluate)


def test_a_ship_more_counts_the_more_the_fewer_there_are():
    few = worth("Lrr/Lb/4/*/6/*")
    many = worth("LrrMrrr/LbMbbb/4/*/6/*")
    assert few > many > 0


def test_it_is_better_to_be_far_from_the_hole():
    assert worth("Lr/5/*/5/Lb/*") > 0 > worth("5/Lr/*/Lb/5/*")


@pytest.mark.parametrize(
    ("planet", "size"), [("Lr", NO_SIZE), ("LrMb", MEDIUM), ("LrbSb", LARGE), ("LrSb", SMALL)]
)
def test_the_ship_that_would_end_in_the_hole_is_found(planet, size):
    table = orrery.position("spacewalk", f"sw1 small 2p 4/{planet}/1/*/Lrb/5/* red move")
    assert size_at_risk(rules_view(table.board), rules_view(table.state), 4) == size


def test_whoever_can_throw_the_other_into_a_hole_stands_better():
    # two before the hole: the second to fly falls, the medium one
    mine, yours = "Lb/3/LrMb/1/*/Lr/5/*", "Lr/3/LbMr/1/*/Lb/5/*"
    assert worth(mine) > worth(yours)
    assert worth(mine, "red move") > worth(mine, "blue move")


def test_to_have_no_move_but_into_a_hole_is_bad():
    stuck = worth("Lb/4/Lr/*/Lb/5/*")
    free = worth("Lb/3/Lr/1/*/Lb/5/*")
    assert free - stuck > NO_SAFE_MOVE // 2


def test_a_token_is_worth_something_though_it_scores_nothing():
    assert worth("Lr/Lb/4/*/6/*", "red move tokens=1,0") > worth("Lr/Lb/4/*/6/*")


def test_what_one_gains_the_other_loses():
    position = "LrMb/3/Srr/1/*/Lb/2/Mb/2/*"
    for rest in ("red move tokens=3,1", "blue move", "blue gap turn=red tokens=2,2"):
        assert worth(position, rest) == -worth(position, rest, BLUE)


def test_after_a_turn_the_other_seat_is_next():
    table = orrery.position("spacewalk", "sw1 small 2p Lr/Lb/4/*/6/* blue gap turn=red tokens=1,1")
    assert is_next(rules_view(table.state), BLUE)
    assert not is_next(rules_view(table.state), RED)


def test_the_end_of_the_game_is_all_that_counts():
    table = orrery.position("spacewalk", "sw1 small 2p 5/Sr/*/Lb/5/* red move")
    table.play("red", "move 5")
    place = rules_view(table.board), rules_view(table.state)
    assert foresee(*place, BLUE) == -foresee(*place, RED) == WIN


def test_among_three_points_count_as_before():
    table = orrery.new("spacewalk", players=3, seed=1)
    table.play("red", "place 0 large")
    place = rules_view(table.board), rules_view(table.state)
    for seat in range(3):
        assert foresee(*place, seat) == evaluate(*place, seat)
