"""What several are told together is what each would be told alone, to the byte."""

from __future__ import annotations

import random

import msgspec
import pytest

from orrery.core.contract import SPECTATOR
from orrery.core.listener import Listener
from orrery.core.registry import find_game, game_ids
from orrery.core.table import new_header
from orrery.core.wording import words_for
from orrery.server.logbook.game import Running
from orrery.server.views import telling
from orrery.server.views.seen import look, tell, written
from orrery.server.views.telling import Alike, Telling

N_MOVES = 25
NAMES = ("ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
encode = msgspec.json.Encoder().encode


def begun(game_id: str) -> Running:
    """A table as usual."""
    game = find_game(game_id)
    values = game.meta.read_options(None, {})
    name = game.default_board(values)
    running = Running(new_header(game, game.load_board(name), name, values, "telling"))
    running.settle()
    return running


def company(running: Running) -> list[Listener]:
    """All seats and spectators, at two tables, in two languages."""
    viewers = [*range(running.n_seats), SPECTATOR]
    casts = NAMES[: running.n_seats], NAMES[: running.n_seats][::-1]
    return [Listener(v, language, cast) for v in viewers for language in ("en", "de")
            for cast in casts]  # fmt: skip


@pytest.mark.parametrize("game_id", game_ids())
def test_everybody_is_told_what_they_would_be_told_alone(game_id):
    running, dice = begun(game_id), random.Random(1)
    for _ in range(N_MOVES):
        if running.outcome is not None:
            break
        since, seat = running.seq, dice.choice(running.to_act)
        running.advance(seat, dice.choice(running.sights.seen(seat).actions), None)
        told = Telling(running, running.entries[since:])
        for one in company(running):
            words = words_for(running.game, one)
            alone = [tell(running, entry, one) for entry in running.entries[since:]]
            assert encode(told.to(one, words)) == encode(alone)
            assert bytes(written(running.sights, one.viewer, words)) == encode(look(running, one))


class AnyKey(dict):
    """Gives whatever is there."""

    def get(self, key, default=None):
        return next(iter(self.values()), default)


class Deaf(Alike):
    """Heeds no names: whoever comes first decides what all are told."""

    def __init__(self, sayings):
        self.kept = AnyKey()
        super().__init__(sayings)

    told = property(lambda self: self.kept, lambda self, told: None)


def test_names_that_are_not_heeded_would_be_noticed(monkeypatch):
    """Negative control."""
    monkeypatch.setattr(telling, "Alike", Deaf)
    with pytest.raises(AssertionError):
        test_everybody_is_told_what_they_would_be_told_alone("connect_four")
