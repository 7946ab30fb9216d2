"""What a ship does without search: for the voyages that a search plays on."""

from __future__ import annotations

import pytest

from orrery.bots.search.charts import chart_of
from orrery.core.chance import new_rng
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.core.scratch import new_scratch
from orrery.games.astron.engine import fill_actions
from orrery.games.astron.habits import habit

GAME = find_game("astron")


def done_by(table, seat: int, seed: int = 1) -> str:
    """What a seat does by habit, as players write it."""
    actions = new_scratch(GAME.engine).actions
    place = rules_view(table.board), chart_of(GAME, table.board)[0], rules_view(table.state)
    n = fill_actions(place[0], place[2], seat, actions)
    action = habit(*place, seat, actions, n, new_rng(seed))
    assert GAME.why_not(table.board, table.state, seat, action) == 0
    return GAME.action_text(table.board, table.state, seat, action)


@pytest.mark.parametrize(
    ("hand", "cell", "play"),
    [
        ("F2F3B1B2S1", "e17", "forward 2"),  # on the station
        ("F1F4B1B2S1", "e17", "forward 1"),  # the base brings it
        ("F1S4B1B2B3", "a15", "sideways 4 left"),
        ("F1S4B1B2B3", "i15", "sideways 4 right"),
    ],
)
def test_a_card_that_lands_is_played(scene, hand, cell, play):
    assert done_by(scene(f"2p t10 e5/j0 ship1 play hands={hand}/-", **{cell: "1"}), 0) == play


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("S1S2S3", {"sideways 1 right", "sideways 3 right"}),
        ("S2S2S3", {"sideways 2 right"}),
        ("S1S2S2", {"sideways 2 right"}),
    ],
)
def test_the_next_card_of_the_hand_is_planned_with(scene, hand, plays):
    table = scene(f"2p t10 e5/j0 ship1 play hands={hand}/-", i16="1")
    assert done_by(table, 0) in plays  # two cards to column i, while the base brings the row


@pytest.mark.parametrize(
    ("hand", "cell", "station", "plays"),
    [
        ("S4S2S1F2B4", "h5", "c18", {"sideways 1 right", "sideways 2 left", "sideways 4 left"}),
        ("S1F2S4S3S4", "c5", "g20", {"forward 2", "sideways 1 right", "sideways 3 right"}),
        ("S3F3S4S2S3", "g5", "j18", {"sideways 2 right", "sideways 3 left"}),
        ("S1B4S2F2B1", "f5", "c20", {"forward 2", "sideways 1 left", "sideways 2 left"}),
    ],
)
def test_the_card_after_that_is_planned_with(scene, hand, cell, station, plays):
    table = scene(f"2p t10 {cell}/a0 ship1 play hands={hand}/-", **{station: "1"})
    assert done_by(table, 0) in plays  # it takes three cards to land


def test_an_upheaval_carries_a_rival_past_its_station(scene):
    hand = "hands=B4U2/-"
    waiting = scene(f"2p t10 a6/e5 ship1 play {hand}", e16="1")
    elsewhere = scene(f"2p t10 a6/h5 ship1 play {hand}", e16="1")
    assert done_by(waiting, 0) == "upheaval 2"
    assert done_by(elsewhere, 0) == "backward 4"


def test_nobody_plays_by_cards_that_the_others_hide(scene):
    texts = ["F1F2F3F4S1", "U1U2U3B4B3", "-"]
    tables = [scene(f"2p t10 e5/h5 ship1 play hands=F3S2B1U1S4/{hand}") for hand in texts]
    assert len({done_by(table, 0) for table in tables}) == 1


def test_without_a_card_to_play_any_action_may_come(at):
    table = at("2p t0 -/- ship1 take-off")
    assert len({done_by(table, 0, seed) for seed in range(40)}) == 6
