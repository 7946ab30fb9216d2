"""What the plain sentences of ASTRON say beside the words of its sheet: ways and consequences.

What a card will bring is found by playing it on a copy of what the seat knows.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import NamedTuple

from orrery.core.game import game_of
from orrery.core.notation import UNSEEN
from orrery.core.phrases import Phrase
from orrery.core.readings import bytes_in
from orrery.core.records import bytes_of
from orrery.core.trace import Event
from orrery.games.astron.cells import (
    ASTEROID,
    BLACKOUT,
    COMET,
    METEORS,
    N_CARDS,
    N_VALUES,
    RAYS,
    RINGS,
    TAKE_OFF_SPACE,
    Board,
)
from orrery.games.astron.play_numbers import card_for, direction_of, is_play, value_of
from orrery.games.astron.refusal_words import first_play
from orrery.games.astron.sheet import (
    BAD_LANDING,
    BASE_MOVED,
    CARD_DEALT,
    CARD_PLAYED,
    DISCARD,
    FREED,
    HAZARD_HIT,
    LANDED,
    LANDED_AGAIN,
    SHIP_DISPLACED,
    SHIP_FLEW,
    SHIP_LOST,
    TAKE_OFF,
    TOOK_OFF,
    WAITED,
    sheet,
)
from orrery.games.astron.state import IN_PLAY, STILL, State
from orrery.games.astron.words import SIDES, SUITS

Words = dict[str, object]

DANGERS = {
    METEORS: "meteors", RAYS: "rays", BLACKOUT: "blackout", ASTEROID: "asteroid", COMET: "comet",
    RINGS: "rings",
}  # fmt: skip
NO_FATE = "none"
PACKAGE = str(__package__)


def of_action(board: Board, state: State, seat: int, action: int) -> Words:
    """The card or the way, and what comes of it."""
    play = _play(action)
    if play is not None:
        return play.words | {"fate": _fate(board, state, seat, action, play)}
    kind = sheet.kind_of(action)
    blanks = kind.values(action)
    if kind == TAKE_OFF:
        return _take_off_space(board, blanks["column"])
    words: Words = {"side": SIDES[blanks["side"]]} if "side" in blanks else {}
    if kind == DISCARD:
        lost = _points_lost(board, state, seat, action, blanks["card"])
        return {"card": card_phrase(blanks["card"]), "points": lost}
    return words


def gist(board: Board, state: State, seat: int) -> Hashable:
    """All of a position: what comes of a card depends on nearly everything."""
    return bytes_of(state)


def of_refusal(board: Board, state: State, seat: int, action: int) -> Words:
    """The card of the action, and one that would do."""
    kind = sheet.kind_of(action)
    words: Words = {}
    if is_play(action):
        words["card"] = card_phrase(card_for(direction_of(action), value_of(action)))
    elif "card" in kind.blanks:
        words["card"] = card_phrase(kind.values(action)["card"])
    if seat >= 0 and state.status[seat] == IN_PLAY:
        suit, value, *_ = [*first_play(board, state, seat).split(), "1"]
        words["example"] = Phrase("card", {"suit": suit, "value": value})
    return words


def of_event(board: Board, event: Event) -> Words:
    """Cards, ways and dangers by their plain names."""
    if event.kind == TOOK_OFF:
        return _take_off_space(board, event.c)
    if event.kind in (CARD_DEALT, CARD_PLAYED, WAITED):
        return {"card": card_phrase(event.b)}
    if event.kind in (SHIP_FLEW, SHIP_DISPLACED):
        return _flight(event)
    if event.kind in (HAZARD_HIT, SHIP_LOST):
        return {"danger": _danger(event.b)}
    return {}


@functools.lru_cache(4096)
def card_phrase(card: int) -> Phrase:
    """`Forwards 3`, or a card that is not seen."""
    if card == UNSEEN:
        return Phrase("unseen-card", {})
    return Phrase("card", {"suit": SUITS[card // N_VALUES], "value": card % N_VALUES + 1})


@functools.lru_cache(4096)
def _danger(kind: int) -> Phrase:
    return Phrase("danger", {"kind": DANGERS.get(kind, "asteroid")})


def _take_off_space(board: Board, column: int) -> Words:
    """Which of the take-off spaces it is, counted from the left."""
    columns = [c for c in range(board.n_columns) if board.kind[0, c] == TAKE_OFF_SPACE]
    nth = sum(c <= column for c in columns)
    end = {1: "leftmost", len(columns): "rightmost"}.get(nth, "between")
    return {"end": end, "nth": nth}


def _flight(event: Event) -> Words:
    """How far and which way, for flights are straight."""
    _, _, row, column, to_row, to_column = event
    ahead, right = to_row - row, to_column - column
    ways = {(0, 1): "right", (0, -1): "left", (1, 0): "forwards", (-1, 0): "backwards"}
    way = ways.get((_sign(ahead), _sign(right)), "nowhere")
    return {"n": abs(ahead) + abs(right), "way": way}


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# What comes of a card


class Play(NamedTuple):
    """What an action that plays a card says by its number alone."""

    card: int
    is_still: bool
    words: Words


@functools.lru_cache(4096)
def _play(action: int) -> Play | None:
    """The card that an action plays, if it plays one."""
    if not is_play(action):
        return None
    blanks = sheet.kind_of(action).values(action)
    direction, value = direction_of(action), value_of(action)
    words: Words = {"side": SIDES[blanks["side"]]} if "side" in blanks else {}
    return Play(card_for(direction, value), direction == STILL, words | {"value": value})


def _fate(board: Board, state: State, seat: int, action: int, play: Play) -> object:
    """What the card brings its ship; of others than an Upheaval, before the map slides on."""
    if not _is_known(board, state, seat, action, play.card):
        return NO_FATE
    fates: list[Phrase] = []
    for kind, ship, b, c, _, _ in _events(board, state, seat, action):
        if kind == BASE_MOVED and not play.is_still:
            break
        if ship == seat and kind in FATES:
            fates.append(_fate_of(kind, b, c))
    return _joined(*fates) if fates else NO_FATE


@functools.lru_cache(4096)
def _joined(first: Phrase, *others: Phrase) -> Phrase:
    """One after the other; the same fates are one phrase, so that what is said of them is, too."""
    return Phrase("fates", {"first": first, "then": _joined(*others)}) if others else first


FATES = {
    int(HAZARD_HIT): "hit", int(SHIP_LOST): "lost", int(LANDED): "landing",
    int(LANDED_AGAIN): "landing-again", int(BAD_LANDING): "crash", int(FREED): "freed",
}  # fmt: skip
"""The phrases for what may happen to a ship."""


@functools.lru_cache(4096)
def _fate_of(kind: int, b: int, c: int) -> Phrase:
    if kind in (HAZARD_HIT, SHIP_LOST):
        return Phrase(FATES[kind], {"danger": _danger(b)})
    if kind == LANDED:
        return Phrase(FATES[kind], {"n": b, "points": c})
    return Phrase(FATES[kind], {"n": b})


def _points_lost(board: Board, state: State, seat: int, action: int, card: int) -> int:
    """What waiting costs."""
    if not _is_known(board, state, seat, action, card):
        return 0
    events = _events(board, state, seat, action)
    return sum(event.c for event in events if event.kind == WAITED)


def _is_known(board: Board, state: State, seat: int, action: int, card: int) -> bool:
    """Whether the card is seen in the hand, and may be played or given up."""
    is_held = bytes_in(state, "hands")[seat * N_CARDS + card] != 0
    return is_held and game_of(PACKAGE).why_not(board, state, seat, action) == 0


def _events(board: Board, state: State, seat: int, action: int) -> list[Event]:
    return game_of(PACKAGE).tried(board, state, seat, action)
