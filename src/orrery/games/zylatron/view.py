"""What anyone may know of ZYLATRON: everything is public but the order of the cards, which exists
nowhere (ZY-22). Built by allow-list.
"""

from __future__ import annotations

from typing import Any

from orrery.core.game import rules_view
from orrery.core.records import unpacked
from orrery.games.zylatron import COLOURS
from orrery.games.zylatron.grid import (
    CARDS,
    CORNERS,
    FACTORIES_PER_SEAT,
    KINDS,
    N_CARDS,
    PIECES_PER_SEAT,
    Board,
    place_of,
)
from orrery.games.zylatron.names import (
    factory_name,
    kind_and_number,
    piece_name,
    target_name,
)
from orrery.games.zylatron.rules.money import asked
from orrery.games.zylatron.stacks import flag_letters
from orrery.games.zylatron.state import (
    IN_BANK,
    NO_PIECE,
    NOBODY,
    PHASES,
    State,
)

FACTORY_WORDS = ("working", "damaged", "destroyed")


def view(board: Board, state: State, viewer: int) -> dict[str, Any]:
    """Plain values for a client or a program."""
    card = sheet(board, state)
    state = unpacked(state)
    return {
        "phase": PHASES[state.phase],
        "turn": COLOURS[state.turn],
        "round": state.round,
        "max_rounds": state.max_rounds,
        "moves_left": state.moves_left,
        "mover": _name(state.mover),
        "steps_left": state.steps_left,
        "subject": _name(state.subject),
        "target": target_name(state.target) if state.target >= 0 else None,
        "blast": list(place_of(state.blast)) if state.blast >= 0 else None,
        "zylon": _colour(state.zylon),
        "players": [_player(board, state, seat) for seat in range(state.n_seats)],
        "pieces": [
            _piece(state, piece)
            for piece in range(PIECES_PER_SEAT * state.n_seats)
            if state.point[piece] != IN_BANK
        ],
        "factories": [
            _factory(board, state, n)
            for n in range(FACTORIES_PER_SEAT * state.n_seats)
            if state.planet[n // FACTORIES_PER_SEAT] >= 0
        ],
        "strikes": {CARDS[card]: state.strikes[card] for card in range(N_CARDS)},
        "sheet": card,
        "galaxy": galaxy(board),
    }


def sheet(board: Board, state: State) -> dict[str, Any]:
    """The information sheet and the range card, at the prices of this table (ZY-8 to ZY-30)."""
    columns = {"moves": board.moves, "lasers": board.lasers, "pegs": board.pegs}
    kinds = {
        name: {
            **{word: numbers[kind] for word, numbers in columns.items()},
            "price": int(asked(rules_view(state), int(board.prices[kind]))),
        }
        for kind, name in enumerate(KINDS)
    }
    return {
        "kinds": kinds,
        "factory_price": int(asked(rules_view(state), int(board.factory_price))),
        "beam": board.beam_range,
        "blast": board.blast_range,
        "moves": board.moves_per_turn,
    }


def galaxy(board: Board) -> dict[str, Any]:
    """The board; bit c of `land[y]` says that point (2 c + y % 2, y) is land."""
    return {
        "width": board.width,
        "height": board.height,
        "land": [board.land[y] for y in range(board.height)],
        "headquarters": {
            name: list(place_of(board.headquarters[n]))
            for n, name in enumerate((*CORNERS, "zylon"))
        },
    }


def _name(piece: int) -> str | None:
    return piece_name(piece) if piece != NO_PIECE else None


def _colour(seat: int) -> str | None:
    return COLOURS[seat] if seat != NOBODY else None


def _player(board: Board, state: State, seat: int) -> dict[str, Any]:
    planet = state.planet[seat]
    return {
        "colour": COLOURS[seat],
        "planet": CORNERS[planet] if planet >= 0 else None,
        "held_by": _colour(state.holder[seat]),
        "money": state.money[seat],
        "lost": [
            piece_name(piece)
            for piece in range(PIECES_PER_SEAT * seat, PIECES_PER_SEAT * (seat + 1))
            if state.point[piece] == IN_BANK and _exists(board, piece)
        ],
    }


def _exists(board: Board, piece: int) -> bool:
    """Whether the rule set of the board has this piece (ZY-6, ZY-39)."""
    kind, number = kind_and_number(piece)
    return number < board.n_pieces[kind]


def _piece(state: State, piece: int) -> dict[str, Any]:
    return {
        "name": piece_name(piece),
        "kind": KINDS[kind_and_number(piece)[0]],
        "owner": _colour(state.holder[piece // PIECES_PER_SEAT]),
        "point": list(place_of(state.point[piece])),
        "carrier": _name(state.carrier[piece]),
        "damage": state.damage[piece],
        "did": flag_letters(state.flags[piece]),
    }


def _factory(board: Board, state: State, factory: int) -> dict[str, Any]:
    seat, place = divmod(factory, FACTORIES_PER_SEAT)
    return {
        "name": factory_name(factory),
        "owner": _colour(state.holder[seat]),
        "point": list(place_of(board.factory[state.planet[seat], place])),
        "condition": FACTORY_WORDS[state.factory[factory]],
    }
