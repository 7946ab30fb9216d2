"""The blanks of ASTRON: what stands in the gaps of its actions and sentences."""

from __future__ import annotations

from typing import Any

from orrery.core.blanks import Blank, Number, Words
from orrery.games.astron import SHIPS
from orrery.games.astron.cells import KINDS, MAX_COLUMNS, N_CARDS, N_VALUES, Board, column_name
from orrery.games.astron.words import SIDES, card_name, parse_card, parse_column, parse_value


class Column(Blank):
    """A column of the window, by its letter."""

    def write(self, board: Any, value: int) -> str:
        """Its letter."""
        return column_name(value)

    def read(self, board: Board, state: Any, word: str) -> int:
        """The column of a letter that this window has."""
        return parse_column(board, word)


class Value(Number):
    """The printed number of a card; the rules see one less."""

    def read(self, board: Any, state: Any, word: str) -> int:
        """One less than the printed number."""
        return parse_value(word) - 1


class Card(Words):
    """A card, by suit and value."""

    unseen = "a card"

    def read(self, board: Any, state: Any, word: str) -> int:
        """The card of two words, of which the first may be shortened."""
        return parse_card(*word.split())


COLUMN = Column("column", MAX_COLUMNS)
VALUE = Value("value", N_VALUES, first=1)
SIDE = Words("side", SIDES)
CARD = Card("card", [card_name(card) for card in range(N_CARDS)])
SHIP = Words("ship", SHIPS)
DANGER = Words("danger", KINDS)
COUNT = Number("number", 128)
