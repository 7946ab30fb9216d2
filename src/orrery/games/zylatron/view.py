"""What anyone may know of ZYLATRON: everything is public but the order of the cards, which exists
nowhere (ZY-22). Built by allow-list.
"""

from __future__ import annotations

import functools
from typing import Annotated, TypedDict

from orrery.core.knowledge import words
from orrery.core.readings import of_board, remembered
from orrery.core.rule import in_python
from orrery.core.stills import readable
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
    MAX_PIECES,
    NO_PIECE,
    NOBODY,
    PHASES,
    State,
)

FACTORY_WORDS = ("working", "damaged", "destroyed")


Colour = Annotated[str, words(*COLOURS)]
Kind = Annotated[str, words(*KINDS)]
Place = tuple[int, int]  # x, y with x + y even


class Piece(TypedDict):
    """A piece on the board."""

    name: str  # rf1
    kind: Kind
    owner: Colour | None
    point: Place
    carrier: str | None
    damage: int
    did: str  # m moved, f fired, ...


class Factory(TypedDict):
    """A factory of a planet that somebody holds."""

    name: str  # red-moon
    owner: Colour | None
    point: Place
    condition: Annotated[str, words(*FACTORY_WORDS)]


class Player(TypedDict):
    """A seat: its planet, its money, what it has lost."""

    colour: Colour
    planet: str | None
    held_by: Colour | None
    money: int
    lost: list[str]


class KindSheet(TypedDict):
    """What the information sheet says of a kind of piece."""

    moves: int
    lasers: int
    pegs: int
    price: int


class InformationSheet(TypedDict):
    """The information sheet and the range card, at the prices of this table."""

    kinds: dict[Kind, KindSheet]
    factory_price: int
    beam: int
    blast: int
    moves: int


class Galaxy(TypedDict):
    """The board; bit c of `land[y]` says that point (2 c + y % 2, y) is land."""

    width: int
    height: int
    land: list[int]
    headquarters: dict[str, Place]


class View(TypedDict):
    """What anyone may know."""

    phase: Annotated[str, words(*PHASES)]
    turn: Colour
    round: int
    max_rounds: int
    moves_left: int
    mover: str | None
    steps_left: int
    subject: str | None
    target: str | None
    blast: Place | None
    zylon: Colour | None
    players: list[Player]
    pieces: list[Piece]
    factories: list[Factory]
    strikes: dict[Annotated[str, words(*CARDS)], int]
    sheet: InformationSheet
    galaxy: Galaxy


def view(board: Board, state: State, viewer: int) -> View:
    """Plain values for a client or a program."""
    state = readable(state)
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
        "blast": place_of(state.blast) if state.blast >= 0 else None,
        "zylon": _colour(state.zylon),
        "players": [_player(board, state, seat) for seat in range(state.n_seats)],
        "pieces": [
            _piece(
                piece,
                state.holder[piece // PIECES_PER_SEAT],
                state.point[piece],
                state.carrier[piece],
                state.damage[piece],
                state.flags[piece],
            )
            for piece in range(PIECES_PER_SEAT * state.n_seats)
            if state.point[piece] != IN_BANK
        ],
        "factories": [
            _factory(board, state, n)
            for n in range(FACTORIES_PER_SEAT * state.n_seats)
            if state.planet[n // FACTORIES_PER_SEAT] >= 0
        ],
        "strikes": {CARDS[card]: state.strikes[card] for card in range(N_CARDS)},
        "sheet": sheet(board, state),
        "galaxy": galaxy(board),
    }


@remembered
def sheet(board: Board, state: State) -> InformationSheet:
    """The information sheet and the range card, at the prices of this table (ZY-8 to ZY-30)."""
    price = in_python(asked)
    kinds: dict[str, KindSheet] = {
        name: {
            "moves": board.moves[kind],
            "lasers": board.lasers[kind],
            "pegs": board.pegs[kind],
            "price": int(price(state, board.prices[kind])),
        }
        for kind, name in enumerate(KINDS)
    }
    return {
        "kinds": kinds,
        "factory_price": int(price(state, board.factory_price)),
        "beam": board.beam_range,
        "blast": board.blast_range,
        "moves": board.moves_per_turn,
    }


@of_board
def galaxy(board: Board) -> Galaxy:
    """The board; bit c of `land[y]` says that point (2 c + y % 2, y) is land."""
    return {
        "width": board.width,
        "height": board.height,
        "land": [board.land[y] for y in range(board.height)],
        "headquarters": {
            name: place_of(board.headquarters[n]) for n, name in enumerate((*CORNERS, "zylon"))
        },
    }


def _name(piece: int) -> str | None:
    return piece_name(piece) if piece != NO_PIECE else None


def _colour(seat: int) -> str | None:
    return COLOURS[seat] if seat != NOBODY else None


@remembered
def _player(board: Board, state: State, seat: int) -> Player:
    planet = state.planet[seat]
    return {
        "colour": COLOURS[seat],
        "planet": CORNERS[planet] if planet >= 0 else None,
        "held_by": _colour(state.holder[seat]),
        "money": state.money[seat],
        "lost": [
            piece_name(piece)
            for piece in _pieces_of(board)
            if piece // PIECES_PER_SEAT == seat and state.point[piece] == IN_BANK
        ],
    }


@of_board
def _pieces_of(board: Board) -> list[int]:
    """The pieces that the rule set of the board has (ZY-6, ZY-39)."""
    kinds = [(piece, *kind_and_number(piece)) for piece in range(MAX_PIECES)]
    return [piece for piece, kind, number in kinds if number < board.n_pieces[kind]]


@functools.lru_cache(8192)
def _piece(piece: int, holder: int, point: int, carrier: int, damage: int, flags: int) -> Piece:
    return {
        "name": piece_name(piece),
        "kind": KINDS[kind_and_number(piece)[0]],
        "owner": _colour(holder),
        "point": place_of(point),
        "carrier": _name(carrier),
        "damage": damage,
        "did": flag_letters(flags),
    }


@remembered
def _factory(board: Board, state: State, factory: int) -> Factory:
    seat, place = divmod(factory, FACTORIES_PER_SEAT)
    return {
        "name": factory_name(factory),
        "owner": _colour(state.holder[seat]),
        "point": place_of(board.factory[state.planet[seat], place]),
        "condition": FACTORY_WORDS[state.factory[factory]],
    }
