"""Conformance notices planted faults: secrets that leak, worlds that are never dealt, words that
are missing, boards that do not work, options that do nothing."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from orrery import conformance
from orrery.core import sentences
from orrery.core.conformance import Nonconformance, look_closely
from orrery.core.declaration import as_module
from orrery.core.game import Game
from orrery.core.idle_options import idle_options
from orrery.core.registry import find_game
from orrery.core.rule import IS_PLAIN
from orrery.core.twins import Marks

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="planted functions take raw records")

ONE_DIE = {"dice": 1}


class Planted(Game):
    """Liar's dice with some functions of its engine or its modules replaced."""

    def __init__(self, engine=(), **modules) -> None:
        super().__init__("liars_dice")
        assert self.loops is not None  # compiled for the real engine
        real = self.engine
        names = {name: getattr(real, name) for name in dir(real)}
        self.engine = SimpleNamespace(**{**names, **dict(engine)})
        for name, replaced in modules.items():
            self._modules[name] = as_module(name, **{**vars(self.module(name)), **replaced})


def look(game: Game, **given) -> None:
    look_closely(game, game.meta.read_options(2, given), seed=3)


def test_an_honest_game_is_left_alone():
    look(Planted(), **ONE_DIE)


def test_an_event_that_tells_secrets_is_noticed():
    game = Planted(view={"hide_event": lambda event, viewer: event})
    with pytest.raises(Nonconformance, match=r"events tell what hide hides: .*a 1.*a 2"):
        look(game, **ONE_DIE)


def test_a_world_that_is_never_dealt_is_noticed():
    def deal_hidden(board, state, viewer, rng):
        for seat in range(state["n_seats"]):
            if seat != viewer:
                state["counts"][seat, 0] = state["n_rolled"][seat]

    with pytest.raises(Nonconformance, match="deal_hidden never deals the true world"):
        look(Planted({"deal_hidden": deal_hidden}), **ONE_DIE)


def test_a_hiding_that_touches_what_all_may_know_is_noticed():
    real = find_game("liars_dice").engine.hide

    def hide(board, state, viewer):
        real(board, state, viewer)
        state["wild"] = 0

    game = Planted({"hide": hide})
    board = game.load_board("standard")
    state = game.setup(board, game.meta.read_options(2, {}))
    with pytest.raises(Nonconformance, match="hide changes wild, which is not marked"):
        Marks(game).check(board, state, 0)


def test_a_hiding_that_forgets_a_field_is_noticed():
    def hide(board, state, viewer):
        state["counts"][0] = 0 if viewer != 0 else state["counts"][0]

    with pytest.raises(Nonconformance, match="hide leaves something of counts"):
        look(Planted({"hide": hide}))


def test_a_referee_that_tells_secrets_is_noticed():
    real = find_game("liars_dice").engine.why_not

    def leaky(board, state, seat, action):
        found = real(board, state, seat, action)
        return 1 if found and state["counts"][max(1 - seat, 0), 0] else found

    with pytest.raises(Nonconformance, match="the referee tells secrets"):
        look(Planted({"why_not": leaky}))


def test_features_that_tell_secrets_are_noticed():
    def observe(board, state, viewer, out):
        out[:] = state["counts"].sum()

    with pytest.raises(Nonconformance, match="observe tells secrets"):
        look(Planted({"observe": observe}))


def test_a_view_that_tells_twins_apart_is_noticed(monkeypatch):
    game = Planted()
    real = game.view
    seen: list[bytes] = []

    def view(board, state, viewer):
        seen.append(state.memory.tobytes())  # the whole state came along
        return {**real(board, state, viewer), "leak": hash(seen[-1])}

    monkeypatch.setattr(game, "view", view)
    with pytest.raises(Nonconformance, match="a twin looks different"):
        look(game)


def test_a_quiet_action_with_a_telling_event_is_noticed():
    game = Planted()
    real = game.engine.apply

    def apply(board, state, seat, action, trace):
        real(board, state, seat, action, trace)
        if trace.shape[0] > 1 and trace[1, 0] == 3:  # a bid
            trace[1, 2] = int(np.argmax(state["counts"][seat]))

    game.engine.apply = apply
    with pytest.raises(Nonconformance, match="shows nothing, yet events differ"):
        look(game)


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ({"reasons": "{weather} forbids it"}, "nothing fills {'weather'} of the refusal"),
        ({"events": "{seat} sees {weather}"}, "nothing fills {'weather'} of the event"),
        ({"faults": "there is {weather}"}, "nothing fills the fault"),
    ],
)
def test_a_blank_that_nothing_fills_is_noticed(monkeypatch, sentence, message):
    game = find_game("liars_dice")
    assert game.declaration is not None
    ((kept, text),) = sentence.items()
    monkeypatch.setattr(getattr(game.declaration.sheet, kept)[0], "text", text)
    with pytest.raises(Nonconformance, match=message):
        sentences._check_blanks(game)


def test_a_board_that_does_not_work_is_noticed(monkeypatch):
    """Though no variant is usually played on it: one is enough here."""
    one = find_game("liars_dice").meta.read_options(2, ONE_DIE)
    monkeypatch.setattr("orrery.core.conformance.variants", lambda meta: [one])
    real = find_game("liars_dice").engine.is_winner

    def is_winner(board, state, seat):
        return real(board, state, seat) and board["faces"] != 4

    with pytest.raises(Nonconformance, match="nobody won ld1 small"):
        conformance.check(Planted({"is_winner": is_winner}), games=0, close_looks=1)


def test_an_option_that_does_nothing_is_reported():
    real = find_game("liars_dice").engine.setup

    def setup(board, state, options):
        real(board, state, options)
        state["wild"] = 1  # whatever was agreed

    assert idle_options(Planted({"setup": setup}), 1) == ["wild"]
    assert idle_options(Planted(), 1) == []


def test_the_report_says_so_and_names_kinds_without_a_generator():
    report = conformance.check("connect_four", games=1)
    assert report.unlisted == ("drop",)
    assert report.idle_options == ()
    assert "2 boards; without a generator: drop" in str(report)
