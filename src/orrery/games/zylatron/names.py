"""Short names of pieces, factories, points and kinds, and how people may write them: the blanks
of the sheet.

| thing   | name       | also read                                   |
|---------|------------|---------------------------------------------|
| piece   | `rw3`      | `red warrior 3`, `red-w3`, `R-Warrior 3`     |
| factory | `red-moon` | `r moon`, `red moon factory`                |
| point   | `28,14`    | `28 14`, `(28, 14)`                         |
"""

from __future__ import annotations

import functools
import re

from orrery.core.blanks import Number, Spelled, Words, short_for
from orrery.core.errors import BadInput
from orrery.games.zylatron import COLOURS
from orrery.games.zylatron.grid import (
    CARDS,
    CORNERS,
    FACTORIES_PER_SEAT,
    FACTORY_PLACES,
    KINDS,
    MAX_POINTS,
    PIECES_PER_SEAT,
    SLOTS,
    Board,
    is_point,
    place_of,
    point_at,
)
from orrery.games.zylatron.state import MAX_FACTORIES, MAX_PIECES

LETTERS = "".join(colour[0] for colour in COLOURS)
KIND_LETTERS = "bfwm"
KIND_WORDS = ("battlestar", "starfighter", "fighter", "warrior", "krillmissile", "missile")

_COLOUR = "|".join(COLOURS) + f"|[{LETTERS}]"
_KIND = "|".join(KIND_WORDS) + f"|[{KIND_LETTERS}]"
_PIECE = re.compile(f"({_COLOUR})({_KIND})([1-9])")
_FACTORY = re.compile(f"({_COLOUR})({'|'.join(FACTORY_PLACES)})(?:factory)?")
_POINT = re.compile(r"\(?\s*(\d+)\s*[, ]\s*(\d+)\s*\)?")


@functools.cache
def kind_and_number(piece: int) -> tuple[int, int]:
    """(kind, 0-based number among its kind) of a piece."""
    slot = piece % PIECES_PER_SEAT
    for kind, n in enumerate(SLOTS):
        if slot < n:
            return kind, slot
        slot -= n
    raise AssertionError("a slot is below PIECES_PER_SEAT")


def kind_name(kind: int) -> str:
    """`star-fighter`."""
    return KINDS[kind].replace("_", "-")


@functools.cache
def piece_name(piece: int) -> str:
    """`rw3` for red's third Warrior."""
    kind, number = kind_and_number(piece)
    return f"{LETTERS[piece // PIECES_PER_SEAT]}{KIND_LETTERS[kind]}{number + 1}"


@functools.lru_cache(1024)
def piece_number(text: str) -> int:
    """The piece of a name; BadInput says how one is written."""
    found = _PIECE.fullmatch(_squeezed(text))
    if found is None:
        raise BadInput(f"no piece {text!r}: write colour, kind (b f w m) and number, like rw3")
    kind = _kind_of(found[2])
    number = int(found[3])
    if number > SLOTS[kind]:
        raise BadInput(f"no piece {text!r}: there are {SLOTS[kind]} of that kind", "ZY-6")
    return _seat_of(found[1]) * PIECES_PER_SEAT + sum(SLOTS[:kind]) + number - 1


def _kind_of(word: str) -> int:
    for kind, name in enumerate(KINDS):
        if word == KIND_LETTERS[kind] or name.replace("_", "").endswith(word.removeprefix("krill")):
            return kind
    raise AssertionError("the pattern allows kinds only")


def _seat_of(word: str) -> int:
    return LETTERS.index(word[0])


def _squeezed(text: str) -> str:
    return re.sub(r"[\s_-]", "", text.lower())


def factory_name(factory: int) -> str:
    """`red-moon` for the factory on red's moon."""
    seat, place = divmod(factory, FACTORIES_PER_SEAT)
    return f"{COLOURS[seat]}-{FACTORY_PLACES[place]}"


def factory_number(text: str) -> int:
    """The factory of a name; BadInput says how one is written."""
    found = _FACTORY.fullmatch(_squeezed(text))
    if found is None:
        raise BadInput(f"no factory {text!r}: write colour and home, moon or zylon, like red-moon")
    return _seat_of(found[1]) * FACTORIES_PER_SEAT + FACTORY_PLACES.index(found[2])


def target_name(target: int) -> str:
    """The name of a piece, or of a factory behind the pieces."""
    return piece_name(target) if target < MAX_PIECES else factory_name(target - MAX_PIECES)


def target_number(text: str) -> int:
    """The target of a name of either sort."""
    if _FACTORY.fullmatch(_squeezed(text)):
        return MAX_PIECES + factory_number(text)
    return piece_number(text)


@functools.cache
def point_name(point: int) -> str:
    """`28,14`, or `?` for no point."""
    if point < 0:
        return "?"
    x, y = place_of(point)
    return f"{x},{y}"


def point_number(board: Board, text: str) -> int:
    """The point of a name; BadInput says what the grid is like."""
    x, y = _x_and_y(text)
    if not is_point(board, x, y):
        grid = f"x to {board.width - 1}, y to {board.height - 1}, x + y even"
        raise BadInput(f"no point {text!r} on this grid: {grid}", "ZY-2")
    return point_at(x, y)


@functools.lru_cache(2048)
def _x_and_y(text: str) -> tuple[int, int]:
    found = _POINT.fullmatch(text.strip())
    if found is None:
        raise BadInput(f"no point {text!r}: write x,y like 28,14", "ZY-2")
    return int(found[1]), int(found[2])


def kind_number(text: str) -> int:
    """The kind of a word, as in `buy fighter`; it may be shortened."""
    word = _squeezed(text).rstrip("s").removeprefix("krill")
    for kind, name in enumerate(KINDS):
        names = (name.replace("_", ""), name.split("_")[-1], KIND_LETTERS[kind])
        if word and any(one == word or (len(word) > 2 and one.startswith(word)) for one in names):
            return kind
    raise BadInput(f"no kind {text!r}: battle-star, star-fighter, warrior or missile", "ZY-6")


def _corner_number(board: Board, text: str) -> int:
    return short_for("-".join(text.split()), CORNERS, "corner")


# Blanks

OWNER = Words("owner", COLOURS)
PIECE = Spelled(
    "piece", MAX_PIECES, piece_name, lambda board, text: piece_number(text),
    below=f"{PIECES_PER_SEAT} * state.n_seats", clause="ZY-6",
    missing="there is no {piece} at this table", example="rf1",
    also={"kind": lambda piece: kind_name(kind_and_number(piece)[0])},
)  # fmt: skip
FACTORY = Spelled(
    "factory", MAX_FACTORIES, factory_name, lambda board, text: factory_number(text),
    example="red-home", words=[factory_name(n) for n in range(MAX_FACTORIES)],
)  # fmt: skip
TARGET = Spelled(
    "target", MAX_PIECES + MAX_FACTORIES, target_name, lambda board, text: target_number(text)
)
POINT = Spelled("point", MAX_POINTS, point_name, point_number, example="28,14")
KIND = Spelled(
    "kind", len(KINDS), kind_name, lambda board, text: kind_number(text),
    example="warrior", words=[kind_name(kind) for kind in range(len(KINDS))],
)  # fmt: skip
CORNER = Spelled(
    "corner", len(CORNERS), CORNERS.__getitem__, _corner_number, example="top-left", words=CORNERS
)
CARD = Words("strike card", CARDS)
N = Number("number", 1 << 15)
