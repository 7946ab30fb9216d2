"""The words for the blanks of refusals: names, distances, ranges, prices."""

from __future__ import annotations

from orrery.games.zylatron import actions as a
from orrery.games.zylatron.board import (
    CARDS,
    CORNERS,
    FAR,
    KINDS,
    MISSILE,
    STAR_FIGHTER,
    Board,
    place_of,
)
from orrery.games.zylatron.galaxy import distance
from orrery.games.zylatron.meta import COLOURS
from orrery.games.zylatron.names import (
    factory_name,
    kind_and_number,
    piece_name,
    point_name,
)
from orrery.games.zylatron.state import NO_PIECE, State

Words = dict[str, object]


def action_values(board: Board, state: State, seat: int, action: int) -> Words:
    """Everything a refusal may want to say about an action."""
    kind, argument = a.kind_of(action), a.argument_of(action)
    words: Words = dict.fromkeys(
        (
            "piece",
            "kind",
            "point",
            "factory",
            "corner",
            "card",
            "range",
            "steps",
            "price",
            "carrier",
        ),
        "?",
    )
    words |= {
        "turn": COLOURS[state.turn],
        "mover": _name(state.mover),
        "subject": _name(state.subject),
        "left": state.steps_left,
        "moves": board.moves_per_turn,
        "money": state.money[seat] if 0 <= seat < state.n_seats else 0,
        "beam": board.beam_range,
        "flight": board.moves[MISSILE],
    }
    if a.BEGIN <= kind <= a.PIECE:
        words |= _about_piece(board, state, argument, kind)
    elif kind == a.GO:
        words |= {"point": point_name(argument), "steps": _steps(board, state, argument)}
    return words | _about_others(board, state, kind, argument)


def _name(piece: int) -> str:
    return piece_name(piece) if piece != NO_PIECE else "nothing"


def _about_piece(board: Board, state: State, piece: int, kind_of_action: int) -> Words:
    kind = kind_and_number(piece)[0]
    price = _asked(state, board.prices[kind])
    words: Words = {
        "piece": piece_name(piece),
        "kind": KINDS[kind],
        "point": point_name(state.point[piece]),
        "price": (price + 1) // 2 if kind_of_action == a.REPAIR else price,
        "range": board.lasers[kind],
        "pegs": board.pegs[kind],
        "carrier": _name(state.carrier[piece]),
    }
    if state.subject != NO_PIECE:
        words["range"] = board.lasers[kind_and_number(state.subject)[0]]
        words["steps"] = _apart(state.point[state.subject], state.point[piece])
    return words


def _about_others(board: Board, state: State, kind: int, argument: int) -> Words:
    if kind == a.FACTORY:
        words: Words = {
            "factory": factory_name(argument),
            "price": _asked(state, board.factory_price),
        }
        if state.subject != NO_PIECE:
            corner = state.planet[argument // 3]
            words["range"] = board.lasers[kind_and_number(state.subject)[0]]
            if corner >= 0:
                point = board.factory[corner, argument % 3]
                words["steps"] = _apart(state.point[state.subject], point)
        return words
    if kind == a.BUY:
        return {"kind": KINDS[argument], "price": _asked(state, board.prices[argument])}
    if kind == a.PICK:
        return {"corner": CORNERS[argument]}
    return {"card": CARDS[argument]} if kind == a.STRIKE else {}


def _asked(state: State, price: int) -> int:
    return (price + 1) // 2 if state.half_prices else price


def _apart(one: int, other: int) -> object:
    return distance(place_of(one), place_of(other)) if one >= 0 and other >= 0 else "?"


def _steps(board: Board, state: State, point: int) -> object:
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
