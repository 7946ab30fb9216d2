"""Threads: whoever asks a game at the same moment gets an answer of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.game import Game

PATIENCE = 60  # seconds; only a fault lasts that long
ONE = "sw1 small 2p LrMr/5/*/LbMb/5/* red move"
OTHER = "sw1 small 2p 1/LrMr/4/*/LbMb/5/* red move"


class Meeting:
    """An engine whose lists are read only when two threads have both written theirs."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._barrier = threading.Barrier(2)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def fill_actions(self, *args: Any) -> int:
        return self._meet(self._engine.fill_actions(*args))

    def fill_chance(self, *args: Any) -> int:
        return self._meet(self._engine.fill_chance(*args))

    def _meet(self, n: int) -> int:
        self._barrier.wait(PATIENCE)
        return n


def in_two_threads(questions: list[Callable[[], Any]]) -> list[Any]:
    """The answers to two questions asked at once."""
    answers: list[Any] = [None, None]

    def ask(n: int) -> None:
        answers[n] = questions[n]()

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    return answers


def met(package: str) -> tuple[Game, Game]:
    """A game, and the same one whose two askers meet."""
    game = Game(package)
    game.engine = Meeting(game.engine)  # type: ignore[assignment]
    return Game(package), game


def test_two_threads_get_their_own_legal_actions():
    plain, game = met("orrery.games.spacewalk")
    board, one = plain.parse_position(ONE)
    other = plain.parse_position(OTHER)[1]
    expected = [plain.actions(board, state, 0) for state in (one, other)]
    assert expected[0] != expected[1]
    asked = [lambda: game.actions(board, one, 0), lambda: game.actions(board, other, 0)]
    assert in_two_threads(asked) == expected


def test_two_threads_get_their_own_chances():
    plain, game = met("orrery.games.astron")
    board = plain.load_board("default")
    head = "as1 default 2p t10 e3/e6 ship1 deal round=2"
    full = plain.parse_position(f"{head} hands=F1F2/F3F4", board)[1]
    few = plain.parse_position(f"{head} hands=S1S2/B3B4", board)[1]
    expected = [plain.chances(board, state) for state in (full, few)]
    assert expected[0] != expected[1]
    asked = [lambda: game.chances(board, full), lambda: game.chances(board, few)]
    assert in_two_threads(asked) == expected


@pytest.mark.parametrize("name", ["actions", "weights", "rng", "trace"])
def test_each_thread_has_a_set_of_its_own_and_keeps_it(name):
    game = Game("orrery.games.spacewalk")
    mine = getattr(game._scratch.own, name)
    assert getattr(game._scratch.own, name) is mine
    theirs = in_two_threads([lambda: getattr(game._scratch.own, name)] * 2)
    assert len({id(array) for array in (mine, *theirs)}) == 3
