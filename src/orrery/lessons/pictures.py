"""The pictures at the clauses of a rulebook: positions, what was done there, and a caption."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import NamedTuple

from orrery.core.catalogue import languages_in, read_catalogue
from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.registry import package_of
from orrery.core.seen import Seen, Sights
from orrery.core.texts import ENGLISH, Texts, nearest
from orrery.core.trace import Event
from orrery.core.wording import Listener, event_words
from orrery.lessons.companion import CAPTIONS, Picture, companion_of
from orrery.lessons.plan import seat_and_action
from orrery.lessons.play import Play, play_at


class Deed(NamedTuple):
    """One action on the way to a picture, and what came of it as its viewer saw it."""

    seat: int
    action: str
    events: list[tuple[Event, str]]  # with the sentence


class Drawn(NamedTuple):
    """A picture, ready to be drawn."""

    picture: Picture
    caption: str
    game: Game
    n_seats: int
    seen: Seen
    deeds: list[Deed]


@functools.lru_cache(32)
def pictures_of(game: str, language: str = ENGLISH) -> list[Drawn]:
    """All pictures of a game; Untrue or BadInput if one cannot be."""
    return [drawn(game, one, language) for one in companion_of(game).pictures]


def drawn(game: str, picture: Picture, language: str = ENGLISH) -> Drawn:
    """One picture: its position after what is done in it."""
    play = play_at(game, picture.position)
    play.script = list(picture.chance)
    if picture.chance:
        play.let_nature_act()
    seat = viewer_of(play, picture)
    deeds = [_deed(play, line, Listener(seat, language)) for line in picture.play]
    table = play.table
    seen = Sights(table.game, table.board, table.state).seen(seat)
    caption = captions_of(game, language).label("", picture.clause, "")
    return Drawn(picture, caption, table.game, len(seen.scores), seen, deeds)


def viewer_of(play: Play, picture: Picture) -> int:
    """Through whose eyes a picture is seen."""
    return play.table.game.meta.seat_number(picture.seat) if picture.seat else SPECTATOR


@functools.lru_cache(128)
def captions_of(game: str, language: str = ENGLISH) -> Texts:
    """The captions; what the language lacks is said in English."""
    folder = files(package_of(game)).joinpath(CAPTIONS)
    code = nearest(language, tuple(languages_in(folder)))
    codes = [code] if code == ENGLISH else [code, ENGLISH]
    return Texts(*(read_catalogue(folder, one) for one in codes))


def _deed(play: Play, line: str, listener: Listener) -> Deed:
    seat, action = seat_and_action(line)
    game, board = play.table.game, play.table.board
    seen = [game.seen_event(event, listener.viewer) for event in play.act(seat, action)]
    told = [(event, event_words(game, board, event, listener)) for event in seen]
    return Deed(game.meta.seat_number(seat), action, told)
