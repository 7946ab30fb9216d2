"""What a viewer sees is worked out from what the viewer may know."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.records import bytes_of
from orrery.core.seats import CHANCE
from orrery.core.seen import Sights

ASKED = (
    "position_text", "to_act", "chance_due", "actions", "action_text", "action_texts", "scores",
    "is_over", "winners", "view",
)  # fmt: skip


@pytest.fixture
def table():
    return orrery.new("liars_dice", players=3, seed=4)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_only_hide_ever_gets_the_full_state(table, viewer, monkeypatch):
    for name in ASKED:
        ask = getattr(Game, name)

        def asked(game, board, state, *more, ask=ask, name=name):
            assert state is not table.state, f"{name} looked at the full state"
            return ask(game, board, state, *more)

        monkeypatch.setattr(Game, name, asked)
    sights = Sights(table.game, table.board, table.state)
    seen = sights.seen(viewer)
    assert bytes_of(sights.known(viewer)) != bytes_of(table.state)
    assert seen.seat == (None if viewer == SPECTATOR else viewer)


def test_a_table_shows_what_the_sights_say(table):
    sights = Sights(table.game, table.board, table.state)
    for viewer in (SPECTATOR, 0, 1, 2):
        view, seen = table.view(viewer), sights.seen(viewer)
        assert view["position"] == seen.position
        assert view["actions"] == seen.actions
        assert view.items() >= seen.board.items()


def test_those_who_know_the_same_share_the_work(monkeypatch):
    table = orrery.new("connect_four")
    texts = []
    position_text = Game.position_text
    monkeypatch.setattr(
        Game, "position_text", lambda *args: texts.append(args) or position_text(*args)
    )
    sights = Sights(table.game, table.board, table.state)
    for viewer in (SPECTATOR, 0, 1, 0):
        sights.seen(viewer)
    assert len(texts) == 1


def test_who_resigned_is_not_asked_again(table):
    seen = Sights(table.game, table.board, table.state, winners=(2,)).seen(0)
    assert (seen.is_over, seen.winners, seen.to_act, seen.actions) == (True, [2], [], [])


def test_nature_is_to_act_while_the_dice_are_thrown():
    table = orrery.new("liars_dice", players=2, chance="manual")
    assert Sights(table.game, table.board, table.state).seen(0).to_act == [CHANCE]


def test_tables_at_the_same_position_of_an_open_game_share_how_it_is_seen():
    one, other = orrery.new("connect_four"), orrery.new("connect_four")
    assert one.sights is other.sights
    one.play(0, "drop 3")
    assert one.sights is not other.sights
    other.play(0, "drop 3")
    assert one.sights is other.sights
    one.undo()
    assert one.sights.seen(0).position == one.text != other.text


def test_tables_of_a_game_with_secrets_share_nothing(table):
    other = orrery.new("liars_dice", players=3, seed=4)
    assert other.text == table.text
    assert other.sights is not table.sights


def test_what_was_taken_of_a_position_stays_when_it_changes():
    table = orrery.new("connect_four")
    present, sights, text = table.present, table.sights, table.text
    table.play(0, "drop 3")
    assert table.game.position_text(table.board, present) == text != table.text
    assert sights.seen(1).position == text
    assert bytes_of(table.state_after(0)) == bytes_of(present)
