"""Positions of Space Walk: players, the spaces from 0 on, who decides, the phase, then extras.

    2p LrMb/1/Sbb/3/*/6/* red move tokens=4,3 round=2 paid=b

Spaces: `*` black hole, a number for n empty planets, else ships: a size (L M S) and the letters of
the owners.
"""

from __future__ import annotations

import functools
from itertools import groupby

from orrery.core.errors import BadInput
from orrery.core.positions import (
    Bits,
    Custom,
    Extra,
    Flag,
    Num,
    Players,
    Position,
    Row,
    Word,
    read_number,
)
from orrery.games.spacewalk import COLOURS
from orrery.games.spacewalk.board import MAX_SPACES, Board
from orrery.games.spacewalk.fleet import count as n_ships
from orrery.games.spacewalk.fleet import one_ship
from orrery.games.spacewalk.sheet import CARDS
from orrery.games.spacewalk.state import (
    MAX_SEATS,
    N_SIZES,
    NO_CARD,
    NO_SPACE,
    PHASES,
    PLACING,
    SHIPS_PER_SIZE,
    State,
)

LETTERS = "".join(colour[0] for colour in COLOURS)

# Fleets


@functools.lru_cache(4096)
def fleet_text(fleets: tuple[int, ...]) -> str:
    """`LrMbb`: the ships of each size."""
    text = ""
    for size, fleet in enumerate(fleets):
        owners = "".join(letter * n_ships(fleet, seat) for seat, letter in enumerate(LETTERS))
        text += "LMS"[size] + owners if owners else ""
    return text


def read_fleet(text: str) -> list[tuple[int, int]]:
    """(size, owner) of every ship in `LrMbb`."""
    size, ships = -1, []
    for letter in text:
        if letter in "LMS":
            size = "LMS".index(letter)
        elif letter in LETTERS and size >= 0:
            ships.append((size, LETTERS.index(letter)))
        else:
            raise BadInput(f"cannot read ships {text!r}: write sizes L M S and owners {LETTERS}")
    return ships


def with_one(fleet: int, owner: int) -> int:
    """The fleet and one more ship; no count may run into the next."""
    if n_ships(fleet, owner) == SHIPS_PER_SIZE:
        raise BadInput(f"{COLOURS[owner]} has more than three ships of one size", "SW-1")
    return fleet + one_ship(owner)


# The orbit


def orbit_text(board: Board, state: State) -> str:
    """All spaces; a run of empty planets is a number."""
    spaces = [space_text(board, state, space) for space in range(board.n_spaces)]
    runs = [(content, len(list(run))) for content, run in groupby(spaces)]
    return "/".join("/".join([content] * n) if content else str(n) for content, n in runs)


def space_text(board: Board, state: State, space: int) -> str:
    """A hole, or the ships of a planet."""
    return "*" if board.is_hole[space] else fleet_text(tuple(state.ships[space]))


def read_orbit(board: Board, state: State, text: str) -> None:
    """The ships of all spaces."""
    spaces = unfold(text)
    if len(spaces) != board.n_spaces:
        raise BadInput(f"{len(spaces)} spaces in {text!r}, this orbit has {board.n_spaces}")
    for space, content in enumerate(spaces):
        if (content == "*") != bool(board.is_hole[space]):
            raise BadInput(f"space {space} is {content!r}: black holes, and only they, are '*'")
        for size, owner in read_fleet("" if content == "*" else content):
            state.ships[space, size] = with_one(state.ships[space, size], owner)
            state.where[size, owner] |= 1 << space


def unfold(text: str) -> list[str]:
    """One text a space: a number stands for n empty planets."""
    spaces: list[str] = []
    for word in text.split("/"):
        spaces += [""] * min(int(word), MAX_SPACES) if word.isdecimal() else [word]
    return spaces


# The group in flight, and cards


def group_text(board: Board, state: State) -> str:
    """`3+2:Mrb`: from space 3, the next ship flies 2, these are left."""
    ships = fleet_text(tuple(state.group))
    return f"{state.group_space}+{state.group_distance}:{ships}"


def read_group(board: Board, state: State, text: str) -> None:
    """The other way round."""
    start, _, ships = text.partition(":")
    space, _, distance = start.partition("+")
    state.group_space = read_number(space, board.n_spaces - 1)
    state.group_distance = read_number(distance, 100)
    for size, owner in read_fleet(ships):
        state.group[size] = with_one(state.group[size], owner)


def read_hands(board: Board, state: State, text: str) -> None:
    """Cards say that it is the variant."""
    state.with_cards = True
    HANDS.read(board, state, text)


# What is not written


def usual(state: State) -> None:
    """What holds unless an extra says otherwise."""
    state.group_space = NO_SPACE
    state.last_effect = NO_CARD
    state.turn = state.actor
    state.round = usual_round(state)


def usual_round(state: State) -> int:
    """The first, or none while ships are placed."""
    return 0 if state.phase <= PLACING else 1


def count_ships(board: Board, state: State) -> None:
    """Ships in orbit follow from where they stand."""
    for size in range(N_SIZES):
        fleets = [state.group[size], *(state.ships[space, size] for space in range(board.n_spaces))]
        for owner in range(MAX_SEATS):
            for _ in range(sum(n_ships(fleet, owner) for fleet in fleets)):
                state.in_orbit[size] = with_one(state.in_orbit[size], owner)


HANDS = Row("hands", digits=len(CARDS))
POSITION = Position(
    [
        Players(MAX_SEATS, "SW-1"),
        Custom(orbit_text, read_orbit),
        Word("actor", COLOURS, "colour"),
        Word("phase", PHASES, "phase"),
    ],
    {
        "turn": Extra(Word("turn", COLOURS, "colour"), lambda state: state.turn != state.actor),
        "first": Extra(Word("first", COLOURS, "colour")),
        "round": Extra(Num("round", 30_000), lambda state: state.round != usual_round(state)),
        "reserve": Extra(Row("reserve", digits=N_SIZES), lambda state: state.phase <= PLACING),
        "tokens": Extra(Row("tokens")),
        "paid": Extra(Bits("has_paid", LETTERS)),
        "passed": Extra(Bits("has_passed", LETTERS)),
        "barred": Extra(Num("barred_rounds", 100)),
        "group": Extra(Custom(group_text, read_group), "group"),
        "left": Extra(Num("moves_left", 1)),
        "bought": Extra(Flag("is_token_turn")),
        "second": Extra(Flag("first_moves_second")),
        "cards": Extra(Custom(HANDS.write, read_hands), "with_cards"),
        "last": Extra(
            Word("last_effect", CARDS, "card"), lambda state: state.last_effect != NO_CARD
        ),
    },
    usual,
    count_ships,
    shape="players, spaces, a colour and a phase",
)
