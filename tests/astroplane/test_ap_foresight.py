"""What search is told of a position: pieces that aim at the Singularity count together."""

from __future__ import annotations

import pytest
from ap_help import BLUE, RED, at

from orrery.core.game import rules_view
from orrery.games.astroplane.foresight import (
    AIMED,
    AIMED_AGAIN,
    MOVE,
    PAIR_LOADED,
    WIN_NOW,
    aims_of,
    batteries,
    foresee,
    n_aimed,
    standing,
)

FAR = "b3n:b"  # a piece of blue's that aims at nothing


def worth(text: str, seat: int = RED, rule=standing) -> int:
    """What a rule says of a seat in a position."""
    table = at(f"2p {text}")
    return int(rule(rules_view(table.board), rules_view(table.state), seat))


def aims(text: str) -> list[int]:
    """How many pieces of red's aim at the central spaces N, E, S, W."""
    table = at(f"2p {text}")
    found = aims_of(rules_view(table.board), rules_view(table.state), RED)
    return [int(n_aimed(found, centre)) for centre in range(4)]


def test_pieces_one_move_before_a_central_space_are_counted_there():
    # h7 is south of the Singularity; h5 faces it from below, f7 from the left
    assert aims(f"h5n:r,f7e:r,{FAR} red move") == [0, 0, 2, 0]
    assert aims(f"h5e:r,{FAR} red move") == [0, 0, 0, 0]


def test_a_central_space_where_one_is_on_top_is_no_aim():
    assert aims(f"h5n:r,h7:r,{FAR} red move") == [0, 0, 0, 0]
    assert aims(f"h5n:r,h7:b,{FAR} red move") == [0, 0, 1, 0]


def test_captives_and_halves_of_squares_aim_at_nothing():
    assert aims(f"h5n:br,d5w:r,{FAR} red move") == [0, 0, 0, 0]
    assert aims(f"h5ns:rr,{FAR} red move") == [0, 0, 0, 0]


def test_two_aims_are_better_than_one_twice():
    twice = worth(f"h5n:r,f7e:r,{FAR} blue move")
    apart = worth(f"h5n:r,h11s:r,{FAR} blue move")
    assert apart - twice == AIMED - AIMED_AGAIN


def test_the_win_of_this_turn_counts_if_the_moves_suffice():
    three = "h7:r,h9:r,g8:r,k8w:r," + FAR
    assert worth(f"{three} red move") - worth(f"{three} blue move") == WIN_NOW + MOVE
    two = "h7:r,h9:r,k8w:r,e8e:r," + FAR
    one_left = worth(f"{two} red move left=1 moved")
    assert worth(f"{two} red move") - one_left == WIN_NOW + MOVE


@pytest.mark.parametrize(("stacks", "is_pair"), [("n15:r,o14:r", True), ("n15:r,o14:b", False)])
def test_both_firing_positions_of_a_corner_make_a_battery(stacks, is_pair):
    table = at(f"2p {stacks},{FAR} red move")
    assert batteries(rules_view(table.state), RED) == PAIR_LOADED * is_pair


def test_to_aim_at_a_loaded_piece_is_better_than_at_an_empty_firing_position():
    # n13 is the end of a wormhole before the firing position n15
    assert worth(f"n13n:r,n15:b,{FAR} red move") > worth(f"n13n:r,j15:b,{FAR} red move")


def test_what_one_gains_the_other_loses():
    text = f"h5n:r,f5ns:rr,h7:b,{FAR} red move"
    assert worth(text, RED, foresee) == -worth(text, BLUE, foresee) != 0
