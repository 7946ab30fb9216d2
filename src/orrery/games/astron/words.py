"""The words of ASTRON: cards, places, phases <-> text, in pairs."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from orrery.core.errors import BadInput, one_of
from orrery.games.astron.cells import N_CARDS, N_VALUES, WINDOW_ROWS, Board, column_name

PHASES = ("take-off", "deal", "play", "dodge", "over")
STATUSES = ("ready", "in play", "finished", "lost to the comet", "lost to the rings")
SUITS = ("forward", "backward", "sideways", "upheaval")
SUIT_LETTERS = "FBSU"
SIDES = ("left", "right")


def card_name(card: int) -> str:
    """`forward 3`, as people say it."""
    return f"{SUITS[card // N_VALUES]} {card % N_VALUES + 1}"


def parse_card(suit: str, value: str) -> int:
    """The card of two words; the suit may be shortened (`f`, `back`, `side`)."""
    return N_VALUES * parse_word(suit, SUITS, "card") + parse_value(value) - 1


def parse_value(word: str) -> int:
    """The printed number of a card."""
    if word not in ("1", "2", "3", "4"):
        raise BadInput(f"no card has the value {word!r}: cards are 1 to {N_VALUES}", "AS-7")
    return int(word)


def parse_word(word: str, known: Sequence[str], what: str) -> int:
    """The index of a word that may be shortened, or written with an s at its end."""
    found = [index for index, name in enumerate(known) if name.startswith(word)]
    if not found and word.endswith("s"):
        found = [index for index, name in enumerate(known) if name == word[:-1]]
    if len(found) != 1:
        raise BadInput(f"no {what} {word!r}: {one_of(word, list(known))}")
    return found[0]


CODES = [f"{SUIT_LETTERS[card // N_VALUES]}{card % N_VALUES + 1}" for card in range(N_CARDS)]
NAMES = [card_name(card) for card in range(N_CARDS)]


@functools.lru_cache(4096)
def cards_text(counts: bytes) -> str:
    """`F1F3S2S2`: a multiset of cards, so many of each; `-` when it is empty."""
    return "".join(code * count for code, count in zip(CODES, counts, strict=True)) or "-"


@functools.lru_cache(4096)
def card_names(counts: bytes) -> tuple[str, ...]:
    """`forward 1`, `forward 3`, `sideways 2`, `sideways 2`: the cards of a multiset."""
    return tuple(name for name, count in zip(NAMES, counts, strict=True) for _ in range(count))


@functools.cache
def stations_in(landed: int) -> tuple[int, ...]:
    """The numbers of the stations in a set of bits, the first of which is station 1."""
    return tuple(bit + 1 for bit in range(landed.bit_length()) if landed >> bit & 1)


def parse_cards(text: str) -> list[int]:
    """The counts of `F1F3S2S2` or `-`."""
    counts = [0] * N_CARDS
    if text == "-":
        return counts
    if not re.fullmatch(f"([{SUIT_LETTERS}][1-{N_VALUES}])+", text):
        raise BadInput(f"cannot read cards {text!r}: write them like F1B2S3U1, or - for none")
    for suit, value in zip(text[::2], text[1::2], strict=True):
        counts[N_VALUES * SUIT_LETTERS.index(suit) + int(value) - 1] += 1
    return counts


def parse_column(board: Board, word: str) -> int:
    """`c` -> 2."""
    known = [column_name(column) for column in range(board.n_columns)]
    if word not in known:
        raise BadInput(f"no column {word!r}: the window has {known[0]} to {known[-1]}", "AS-2")
    return known.index(word)


def parse_cell(board: Board, word: str) -> tuple[int, int]:
    """`c5` -> row 5, column 2."""
    column = parse_column(board, word[:1])
    if not word[1:].isdecimal() or int(word[1:]) >= WINDOW_ROWS:
        raise BadInput(
            f"no row {word[1:]!r} in {word!r}: the window has 0 to {WINDOW_ROWS - 1}", "AS-2"
        )
    return int(word[1:]), column
