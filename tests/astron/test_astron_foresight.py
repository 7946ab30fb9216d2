"""What search is told of a position: the cards in hand count, against the scroll of the base."""

from __future__ import annotations

import pytest

from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.games.astron.foresight import ONE_CARD, TWO_CARDS, chance, foresee

GAME = find_game("astron")


def chance_in(table) -> int:
    """Ship 1's chance to land on station 1."""
    return int(chance(rules_view(table.board), rules_view(table.state), 0, 1))


@pytest.mark.parametrize(
    ("hand", "cell"),
    [
        ("F2", "e17"),  # two ahead
        ("F2", "e18"),  # two, and the base brings the third at the end of the round
        ("B3", "e12"),  # three behind
        ("S4", "a15"),  # beside
        ("S4", "a16"),  # beside, and the base brings it
    ],
)
def test_one_card_leads_to_the_station(scene, hand, cell):
    table = scene(f"2p t10 e5/j0 ship1 play hands={hand}/-", **{cell: "1"})
    assert chance_in(table) == ONE_CARD


@pytest.mark.parametrize(
    ("hand", "cell"),
    [
        ("F2S3", "h18"),  # aside, then two ahead and one by the base between
        ("F2S3", "h19"),  # and one more by the base at the end
        ("F3F4", "e23"),  # seven by cards, one by the base
        ("F2F2", "e20"),
    ],
)
def test_two_cards_lead_to_the_station(scene, hand, cell):
    table = scene(f"2p t10 e5/j0 ship1 play hands={hand}/-", **{cell: "1"})
    assert chance_in(table) == TWO_CARDS


@pytest.mark.parametrize("hand", ["F1", "S2", "F2", "U1", "B2"])
def test_other_cards_leave_a_guess_by_the_distance(scene, hand):
    table = scene(f"2p t10 e5/j0 ship1 play hands={hand}/-", e20="1")
    assert chance_in(table) < TWO_CARDS


def test_who_has_had_the_turn_counts_the_next_base_step_first(scene):
    before = scene("2p t10 e5/j0 ship1 play hands=F2/-", e17="1")
    after = scene("2p t10 e5/j0 ship2 play hands=F2/-", e18="1")
    assert chance_in(before) == chance_in(after) == ONE_CARD


def test_what_one_gains_the_other_loses(scene):
    poor = scene("2p t10 e5/j0 ship1 play hands=B1/-", e17="1")
    rich = scene("2p t10 e5/j0 ship1 play hands=F2/-", e17="1")
    for table in (poor, rich):
        place = rules_view(table.board), rules_view(table.state)
        assert foresee(*place, 0) == -foresee(*place, 1)
    values = [foresee(rules_view(t.board), rules_view(t.state), 0) for t in (poor, rich)]
    assert values[0] < values[1]
