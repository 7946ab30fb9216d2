"""What the plain sentences of ZYLATRON say beside the words of its sheet.

A piece is its kind and number, with whoever set it up; a point is what lies there, with the way.
Who acts is said beside an action, so their own pieces go without an owner there; not where one
fires at another, which may be the listener's.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable

from orrery.core.kinds import Kind
from orrery.core.phrases import YOU, Phrase
from orrery.core.rule import in_python
from orrery.core.trace import Event
from orrery.games.zylatron import COLOURS
from orrery.games.zylatron.bearings import CORNERS, nearest, spot, way
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    FACTORY_PLACES,
    KINDS,
    PIECES_PER_SEAT,
    ZYLON,
    Board,
    place_of,
)
from orrery.games.zylatron.names import kind_and_number
from orrery.games.zylatron.refusal_words import steps_to
from orrery.games.zylatron.rules.money import asked
from orrery.games.zylatron.sheet import (
    CARD_DRAWN,
    FACTORY_DAMAGED,
    FACTORY_DESTROYED,
    FACTORY_REBUILT,
    GO,
    LASER_FIRED,
    PLANET_PICKED,
    REPAIR,
    sheet,
)
from orrery.games.zylatron.state import (
    FIRING,
    IN_BANK,
    MAX_PIECES,
    NO_PIECE,
    NOBODY,
    PHASES,
    State,
)

Words = dict[str, object]
NO_PIECE_NAMED = Phrase("no-piece", {})


def of_action(board: Board, state: State, seat: int, action: int) -> Words:
    """Who acts on what, where to, and at what price."""
    kind, blanks = _blanks(action)
    actor = NOBODY if state.phase == FIRING else seat
    words: Words = {"phase": PHASES[state.phase], "subject": _acting(state, actor)}
    if kind is GO:
        return words | _destination(board, state, blanks["point"])
    if "piece" in blanks:
        piece = blanks["piece"]
        name = piece_phrase(piece, actor)
        cost = _price(board, state, kind_and_number(piece)[0])
        cost = (cost + 1) // 2 if kind == REPAIR else cost  # ZY-30
        return words | {"piece": name, "target": name, "price": cost}
    if "factory" in blanks:
        factory = factory_phrase(blanks["factory"])
        cost = int(in_python(asked)(state, board.factory_price))
        return words | {"factory": factory, "target": factory, "price": cost}
    if "kind" in blanks:
        cost = _price(board, state, blanks["kind"])
        return words | {"kind": _kind(blanks["kind"]), "price": cost}
    return words | ({"corner": CORNERS[blanks["corner"]]} if "corner" in blanks else {})


@functools.lru_cache(4096)
def _blanks(action: int) -> tuple[Kind, dict[str, int]]:
    """The kind of an action and its blanks; not to be changed."""
    kind = sheet.kind_of(action)
    return kind, kind.values(action)


def _price(board: Board, state: State, kind: int) -> int:
    """What a lost piece of a kind costs (ZY-30)."""
    return int(in_python(asked)(state, board.prices[kind]))


def gist(board: Board, state: State, seat: int) -> Hashable:
    """All that the words of actions say of a position."""
    piece = _acting_piece(state)
    point = state.point[piece] if piece != NO_PIECE else IN_BANK
    planets = tuple(state.planet[seat] for seat in range(state.n_seats))
    return state.phase, piece, point, planets, state.half_prices


def of_refusal(board: Board, state: State, seat: int, action: int) -> Words:
    """Pieces and factories by their plain names."""
    blanks = sheet.kind_of(action).values(action)
    words: Words = {}
    for name in ("mover", "subject"):
        piece = getattr(state, name)
        if piece != NO_PIECE:
            words[name] = piece_phrase(piece)
    if "piece" in blanks:
        words["piece"] = piece_phrase(blanks["piece"])
        carrier = state.carrier[blanks["piece"]]
        words |= {"carrier": piece_phrase(carrier)} if carrier != NO_PIECE else {}
    if "factory" in blanks:
        words["factory"] = factory_phrase(blanks["factory"])
    if "corner" in blanks:
        words["corner"] = CORNERS[blanks["corner"]]
    if "point" in blanks:
        words["reach"] = "far" if steps_to(board, state, blanks["point"]) == "too many" else "near"
    return {"reach": "near"} | words


def of_event(board: Board, event: Event) -> Words:
    """Pieces, factories and points by their plain names."""
    blanks = sheet.events[event.kind - 1].blanks
    words: Words = {}
    for name, number in zip(blanks, event[1:], strict=False):
        if name in ("piece", "carrier"):
            words[name] = piece_phrase(number)
        elif name in ("point", "start"):
            words[name] = spot(board, number)
    if event.kind in (LASER_FIRED, CARD_DRAWN):
        words["target"] = target_phrase(event.b)
    if event.kind in (FACTORY_DESTROYED, FACTORY_DAMAGED, FACTORY_REBUILT):
        words["factory"] = factory_phrase(event.a)
    if event.kind == PLANET_PICKED:
        words["corner"] = CORNERS[event.b]
    return words


# Names


@functools.lru_cache(4096)
def piece_phrase(piece: int, actor: int = NOBODY) -> Phrase:
    """`Warrior 2`, `blue's Warrior 2`; the actor's own are said to all as to the actor."""
    kind, number = kind_and_number(piece)
    seat = piece // PIECES_PER_SEAT
    owner = YOU if seat == actor else COLOURS[seat]
    return Phrase("piece", {"owner": owner, "kind": KINDS[kind], "n": number + 1})


@functools.lru_cache(4096)
def factory_phrase(factory: int) -> Phrase:
    """`blue's factory on Zylon`."""
    seat, place = divmod(factory, FACTORIES_PER_SEAT)
    return Phrase("factory", {"owner": COLOURS[seat], "place": FACTORY_PLACES[place]})


def target_phrase(target: int) -> Phrase:
    """A piece, or a factory behind the pieces."""
    return piece_phrase(target) if target < MAX_PIECES else factory_phrase(target - MAX_PIECES)


@functools.lru_cache(4096)
def _kind(kind: int) -> Phrase:
    return Phrase("kind", {"kind": KINDS[kind]})


def _acting(state: State, actor: int) -> Phrase:
    """The piece of a half-made action, else the mover."""
    piece = _acting_piece(state)
    return piece_phrase(piece, actor) if piece != NO_PIECE else NO_PIECE_NAMED


def _acting_piece(state: State) -> int:
    return state.subject if state.subject != NO_PIECE else state.mover


# Places


def _destination(board: Board, state: State, point: int) -> Words:
    """Where a point lies, and the way from the piece that goes there or from what is near."""
    piece = _acting_piece(state)
    start = state.point[piece] if piece != NO_PIECE else IN_BANK
    place = place_of(start) if start != IN_BANK else nearest(board, point).centre
    owner = _owner_of_headquarters(board, state, point)
    return {"spot": spot(board, point, owner), "way": way(place, place_of(point))}


def _owner_of_headquarters(board: Board, state: State, point: int) -> str:
    corner = board.hq_at[point]
    if corner < 0 or corner == ZYLON:
        return "nobody"
    seats = [seat for seat in range(state.n_seats) if state.planet[seat] == corner]
    return COLOURS[seats[0]] if seats else "nobody"
