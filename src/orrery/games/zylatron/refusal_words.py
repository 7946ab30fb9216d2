"""What refusals say beside the words of the action: names, distances, ranges, prices."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.kinds import Kind
from orrery.games.zylatron import COLOURS
from orrery.games.zylatron.galaxy import distance
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    FAR,
    KINDS,
    MISSILE,
    NO_POINT,
    STAR_FIGHTER,
    Board,
    place_of,
)
from orrery.games.zylatron.names import kind_and_number, piece_name, point_name
from orrery.games.zylatron.rules.money import asked, price_of, repair_price
from orrery.games.zylatron.sheet import REPAIR
from orrery.games.zylatron.state import NO_PIECE, State

Words = dict[str, object]


def refusal_words(
    board: Board, state: State, seat: int, kind: Kind, blanks: Mapping[str, int]
) -> Words:
    """Everything a refusal may want to say about an action."""
    words: Words = {
        "turn": COLOURS[state.turn],
        "mover": _name(state.mover),
        "subject": _name(state.subject),
        "left": state.steps_left,
        "moves": board.moves_per_turn,
        "money": state.money[seat] if 0 <= seat < state.n_seats else 0,
        "beam": board.beam_range,
        "flight": board.moves[MISSILE],
        **dict.fromkeys(("steps", "range", "price", "carrier"), "?"),
    }
    if "piece" in blanks:
        words |= _about_piece(board, state, blanks["piece"], kind == REPAIR)
    if "factory" in blanks:
        words |= _about_factory(board, state, blanks["factory"])
    if "point" in blanks:
        words["steps"] = steps_to(board, state, blanks["point"])
    if "kind" in blanks:
        words |= {
            "kind": KINDS[blanks["kind"]],
            "price": price_of(board, state, blanks["kind"]),
        }
    return words


def _name(piece: int) -> str:
    return piece_name(piece) if piece != NO_PIECE else "nothing"


def _about_piece(board: Board, state: State, piece: int, is_repair: bool) -> Words:
    kind, point = kind_and_number(piece)[0], state.point[piece]
    price = repair_price if is_repair else price_of
    return {
        "point": point_name(point),
        "price": price(board, state, kind),
        "range": board.lasers[kind],
        "carrier": _name(state.carrier[piece]),
        **_from_subject(board, state, point),
    }


def _about_factory(board: Board, state: State, factory: int) -> Words:
    seat, place = divmod(factory, FACTORIES_PER_SEAT)
    corner = state.planet[seat]
    point = board.factory[corner, place] if corner >= 0 else NO_POINT
    return {"price": asked(state, board.factory_price), **_from_subject(board, state, point)}


def _from_subject(board: Board, state: State, point: int) -> Words:
    """How far the subject, if there is one, shoots and is away."""
    subject = state.subject
    if subject == NO_PIECE:
        return {}
    laser = board.lasers[kind_and_number(subject)[0]]
    return {"range": laser, "steps": _apart(state.point[subject], point)}


def _apart(one: int, other: int) -> object:
    return distance(place_of(one), place_of(other)) if one >= 0 and other >= 0 else "?"


def steps_to(board: Board, state: State, point: int) -> object:
    """Steps the mover, or the launched or beamed subject, would need."""
    if state.subject != NO_PIECE:
        return _apart(state.point[state.subject], point)
    if state.mover == NO_PIECE:
        return "?"
    start = state.point[state.mover]
    if kind_and_number(state.mover)[0] == STAR_FIGHTER:
        return _apart(start, point)
    steps = int(board.steps[start, point])
    return steps if steps != FAR else "too many"
