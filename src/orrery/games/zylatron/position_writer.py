"""Positions of ZYLATRON as one line: players, whose turn, the phase, the stacks, then what is not
as usual.

    2p red act 8,0:rb1 16,4:rf1.m[rf2[rw1]] ... money=10,10 mover=rf1:3 strikes=11,12,12

A stack is its point and a tree: a piece, then its cargo in brackets. Behind a name stand `!` for
damage (`!!`: the coming turn too) and, after a dot, letters for what the piece did this turn:
m moved, f fired, l loaded, d set down, s shifted, t beamed, n new, c captured, b boarded. Pieces
that are not named are in the bank.
"""

from __future__ import annotations

import functools

from orrery.core.meta import Value
from orrery.games.zylatron.board import (
    CORNERS,
    FACTORIES_PER_SEAT,
    N_CARDS,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.meta import COLOURS, USUAL_ROUNDS
from orrery.games.zylatron.names import (
    LETTERS,
    factory_name,
    piece_name,
    point_name,
    target_name,
)
from orrery.games.zylatron.state import (
    DAMAGED,
    DESTROYED,
    FLAG_LETTERS,
    IN_BANK,
    NO_PIECE,
    NOBODY,
    OVER,
    PICKING,
    State,
)
from orrery.games.zylatron.unpack import unpacked

PHASES = (
    "pick", "act", "join", "leave", "fire", "launch", "beam", "shift", "buy", "card", "over",
)  # fmt: skip
SHORT_CORNERS = tuple("".join(word[0] for word in corner.split("-")) for corner in CORNERS)
USUAL_PLANETS = {2: (0, 2), 3: (1, 2, 0), 4: (0, 1, 2, 3)}


def position_text(board: Board, state: State) -> str:
    """The whole position; `position_reader` reads it back."""
    state = unpacked(state)
    head = [f"{state.n_seats}p", COLOURS[state.turn], PHASES[state.phase]]
    words = head + stack_texts(state) + _seat_words(state) + _turn_words(board, state)
    return " ".join(word for word in words if word)


def stack_texts(state: State) -> list[str]:
    """Every stack as `point:tree`."""
    pieces = range(PIECES_PER_SEAT * state.n_seats)
    on_board = [piece for piece in pieces if state.point[piece] != IN_BANK]
    cargo: dict[int, list[int]] = {piece: [] for piece in on_board}
    for piece in on_board:
        if state.carrier[piece] != NO_PIECE:
            cargo[state.carrier[piece]].append(piece)
    return [
        f"{point_name(state.point[piece])}:{_tree(state, piece, cargo)}"
        for piece in on_board
        if state.carrier[piece] == NO_PIECE
    ]


def _tree(state: State, piece: int, cargo: dict[int, list[int]]) -> str:
    above = ",".join(_tree(state, one, cargo) for one in cargo[piece])
    return _decorated(state, piece) + (f"[{above}]" if above else "")


def _decorated(state: State, piece: int) -> str:
    flags = flag_letters(state.flags[piece])
    return piece_name(piece) + "!" * state.damage[piece] + (f".{flags}" if flags else "")


@functools.cache
def flag_letters(bits: int) -> str:
    """A letter for each thing a piece did this turn."""
    return "".join(letter for n, letter in enumerate(FLAG_LETTERS) if bits >> n & 1)


def _seat_words(state: State) -> list[str]:
    """Planets, money, who holds what."""
    seats = range(state.n_seats)
    planets = tuple(state.planet[seat] for seat in seats)
    held = [state.holder[seat] for seat in seats]
    removers = [state.remover[seat] for seat in seats]
    factories = range(FACTORIES_PER_SEAT * state.n_seats)
    ruins = [factory_name(n) for n in factories if state.factory[n] == DESTROYED]
    hurt = [factory_name(n) for n in factories if state.factory[n] == DAMAGED]
    corners = [SHORT_CORNERS[planet] if planet >= 0 else "-" for planet in planets]
    return [
        f"planets={','.join(corners)}" if planets != USUAL_PLANETS[state.n_seats] else "",
        f"money={','.join(str(state.money[seat]) for seat in seats)}",
        f"held={_letters(held)}" if held != list(seats) else "",
        f"remover={_letters(removers)}" if set(removers) != {NOBODY} else "",
        f"zylon={COLOURS[state.zylon]}" if state.zylon != NOBODY else "",
        f"ruins={','.join(ruins)}" if ruins else "",
        f"hurt={','.join(hurt)}" if hurt else "",
    ]


def _letters(seats: list[int]) -> str:
    return "".join(LETTERS[seat] if seat != NOBODY else "-" for seat in seats)


def _turn_words(board: Board, state: State) -> list[str]:
    """What is under way, and the options."""
    pile = [state.strikes[card] for card in range(N_CARDS)]
    is_full = pile == [board.strikes[card] for card in range(N_CARDS)]
    return [
        f"round={state.round}" if state.round != usual_round(state.phase) else "",
        f"moves={state.moves_left}" if state.moves_left != usual_moves(board, state.phase) else "",
        f"mover={piece_name(state.mover)}:{state.steps_left}" if state.mover != NO_PIECE else "",
        f"subject={piece_name(state.subject)}" if state.subject != NO_PIECE else "",
        f"target={target_name(state.target)}" if state.target >= 0 else "",
        f"blast={point_name(state.blast)}" if state.blast >= 0 else "",
        f"strikes={','.join(map(str, pile))}" if not is_full else "",
        f"of={state.max_rounds}" if state.max_rounds != USUAL_ROUNDS else "",
        "lacked" if state.lacked_warrior else "",
        "half" if state.half_prices else "",
        "touch" if state.touch_move else "",
    ]


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    told: dict[str, Value] = {
        "max_rounds": state.max_rounds,
        "prices": "half" if state.half_prices else "full",
        "touch_move": bool(state.touch_move),
    }
    return told | ({"pick_planets": True} if state.phase == PICKING else {})


def usual_round(phase: int) -> int:
    """The first round, or none while planets are picked."""
    return 0 if phase == PICKING else 1


def usual_moves(board: Board, phase: int) -> int:
    """A whole turn's moves, or none before and after the game."""
    return 0 if phase in (PICKING, OVER) else int(board.moves_per_turn)
