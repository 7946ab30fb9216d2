"""Positions of ZYLATRON as one line: players, whose turn, the phase, the stacks, then what is not
as usual.

    2p red act 8,0:rb1 16,4:rf1.m[rf2[rw1]] ... money=10,10 mover=rf1:3 strikes=11,12,12

A stack is its point and a tree: a piece, then its cargo in brackets. Behind a name stand `!` for
damage (`!!`: the coming turn too) and, after a dot, letters for what the piece did this turn:
m moved, f fired, l loaded, d set down, s shifted, t beamed, n new, c captured, b boarded. Pieces
that are not named are in the bank.
"""

from __future__ import annotations

from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.core.position_words import read_index
from orrery.core.positions import (
    Custom,
    Extra,
    Flag,
    Letters,
    Listed,
    Num,
    Players,
    Position,
    Row,
    Said,
    Seat,
    Word,
    read_number,
)
from orrery.core.records import unpacked
from orrery.games.zylatron import COLOURS, MOST_ROUNDS, USUAL_ROUNDS
from orrery.games.zylatron.grid import (
    CORNERS,
    FACTORIES_PER_SEAT,
    MAX_COLUMNS,
    N_CARDS,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.names import (
    LETTERS,
    PIECE,
    POINT,
    TARGET,
    factory_name,
    factory_number,
    piece_name,
    piece_number,
)
from orrery.games.zylatron.rules.turns import usual_planet
from orrery.games.zylatron.stacks import read_stack, stack_texts
from orrery.games.zylatron.state import (
    DAMAGED,
    DESTROYED,
    IN_BANK,
    MAX_FACTORIES,
    NO_PIECE,
    NO_PLANET,
    NOBODY,
    OVER,
    PHASES,
    PICKING,
    State,
)

MOST_MONEY = 30_000
MOST_STEPS = 100
SHORT_CORNERS = tuple("".join(word[0] for word in corner.split("-")) for corner in CORNERS)


# What is usual


def usual_round(state: State) -> int:
    """The first round, or none while planets are picked."""
    return 0 if state.phase == PICKING else 1


def usual_moves(board: Board, state: State) -> int:
    """A whole turn's moves, or none before and after the game."""
    return 0 if state.phase in (PICKING, OVER) else board.moves_per_turn


def lay_usual(board: Board, state: State) -> None:
    """Everything as usual, and nothing on the board."""
    state.round = usual_round(state)
    state.moves_left = usual_moves(board, state)
    for seat in range(state.n_seats):
        state.planet[seat] = usual_planet(state.n_seats, seat)
        state.holder[seat] = seat
    for card in range(N_CARDS):
        state.strikes[card] = board.strikes[card]


def has_usual_planets(state: State) -> bool:
    """Whether everyone has the planet of their seat (ZY-1)."""
    n = state.n_seats
    return all(state.planet[seat] == usual_planet(n, seat) for seat in range(n))


def has_usual_holders(state: State) -> bool:
    """Whether everyone holds what they set up."""
    return all(state.holder[seat] == seat for seat in range(state.n_seats))


def is_pile_full(board: Board, state: State) -> bool:
    """Whether no strike card is drawn."""
    return all(state.strikes[card] == board.strikes[card] for card in range(N_CARDS))


# Parts of the game's own


def planets_text(board: Board, state: State) -> str:
    """`tl,br`, `-` for who has picked none."""
    planets = [state.planet[seat] for seat in range(state.n_seats)]
    return ",".join(SHORT_CORNERS[planet] if planet >= 0 else "-" for planet in planets)


def read_planets(board: Board, state: State, text: str) -> None:
    """The other way round."""
    words = text.split(",")
    if len(words) != state.n_seats:
        raise BadInput(f"{text!r} needs {state.n_seats} corners")
    for seat, word in enumerate(words):
        corner = read_index(word, (*SHORT_CORNERS, "-"), "corner")
        state.planet[seat] = corner if word != "-" else NO_PLANET


def mover_text(board: Board, state: State) -> str:
    """`rf1:3`: rf1 has three steps left."""
    return f"{piece_name(state.mover)}:{state.steps_left}"


def read_mover(board: Board, state: State, text: str) -> None:
    """The other way round."""
    name, _, steps = text.partition(":")
    state.mover = piece_number(name)
    state.steps_left = read_number(steps, MOST_STEPS)


def factories(condition: int) -> Extra:
    """The factories in a condition: `red-home,blue-moon`."""

    def those(state: State) -> list[int]:
        return [n for n in range(MAX_FACTORIES) if state.factory[n] == condition]

    def write(board: Board, state: State) -> str:
        return ",".join(map(factory_name, those(state)))

    def read(board: Board, state: State, text: str) -> None:
        for name in text.split(","):
            factory = factory_number(name)
            if factory >= FACTORIES_PER_SEAT * state.n_seats:
                raise BadInput(f"{name} belongs to a colour that does not play here", "ZY-1")
            state.factory[factory] = condition

    return Extra(Custom(write, read), lambda state: bool(those(state)))


def draw_conclusions(board: Board, state: State) -> None:
    """The bank's money and the marks of where everyone stands."""
    read = unpacked(state)
    state.bank = board.total_money - sum(read.money)
    for piece, point in enumerate(read.point):
        holder = read.holder[piece // PIECES_PER_SEAT]
        if point != IN_BANK and read.carrier[piece] == NO_PIECE and holder != NOBODY:
            row, bit = point // MAX_COLUMNS, 1 << point % MAX_COLUMNS
            state.taken[row] |= bit
            state.occupied[holder, row] |= bit


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    told: dict[str, Value] = {
        "max_rounds": state.max_rounds,
        "prices": "half" if state.half_prices else "full",
        "touch_move": bool(state.touch_move),
    }
    return told | ({"pick_planets": True} if state.phase == PICKING else {})


POSITION = Position(
    [Players(4, "ZY-1"), Seat("turn", COLOURS, "colour at this table"), Word("phase", PHASES)],
    {
        "planets": Extra(
            Custom(planets_text, read_planets), lambda state: not has_usual_planets(state)
        ),
        "money": Extra(Row("money", MOST_MONEY), lambda state: True),
        "held": Extra(Letters("holder", LETTERS), lambda state: not has_usual_holders(state)),
        "remover": Extra(Letters("remover", LETTERS), usual=NOBODY),
        "zylon": Extra(Seat("zylon", COLOURS, "colour at this table"), usual=NOBODY),
        "ruins": factories(DESTROYED),
        "hurt": factories(DAMAGED),
        "round": Extra(Num("round", MOST_ROUNDS), lambda s: s.round != usual_round(s)),
        "moves": Extra(Num("moves_left", 10), lambda b, s: s.moves_left != usual_moves(b, s)),
        "mover": Extra(Custom(mover_text, read_mover), lambda s: s.mover != NO_PIECE),
        "subject": Extra(Said("subject", PIECE), usual=NO_PIECE),
        "target": Extra(Said("target", TARGET), usual=-1),
        "blast": Extra(Said("blast", POINT), usual=-1),
        "strikes": Extra(
            Row("strikes", length=N_CARDS), lambda board, state: not is_pile_full(board, state)
        ),
        "of": Extra(Num("max_rounds", MOST_ROUNDS), usual=USUAL_ROUNDS),
        "lacked": Extra(Flag("lacked_warrior")),
        "half": Extra(Flag("half_prices")),
        "touch": Extra(Flag("touch_move")),
    },
    usual=lay_usual,
    complete=draw_conclusions,
    listed=Listed(":", stack_texts, read_stack),
)
