"""Captions: the words of a board in the terminal, messages `screen-...` of a game's texts."""

from __future__ import annotations

from typing import Self

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from orrery.core.plurals import written
from orrery.core.texts import Texts, texts_of

FIRST_SLOT = 0xE000
"""Of the characters for private use, which stand where a styled part will."""


class Captions:
    """Says the messages of one drawing in one language."""

    def __init__(self, texts: Texts) -> None:
        """By the texts of the game."""
        self.texts = texts

    @classmethod
    def of(cls, package: str, texts: Texts | None) -> Self:
        """Of a game package; in English where no texts are given."""
        return cls(texts_of(package) if texts is None else texts)

    def __call__(self, message: str, **values: object) -> str:
        """A caption with its variables filled."""
        return self.texts.say("screens", message, values)

    def name(self, word: object) -> str:
        """A word of the game."""
        return self.texts.name(word)

    def number(self, number: object) -> str:
        """A number as the language writes it."""
        return written(str(number), self.texts.language)

    def names(self, words: tuple[str, ...]) -> list[str]:
        """Words of the game that stand below each other, all equally wide."""
        found = [self.name(word) for word in words]
        width = widest(found)
        return [padded(name, width) for name in found]

    def text(self, message: str, style: str | Style = "", **values: object) -> Text:
        """A caption in a style; values that are a `Text` keep their own."""
        parts = {name: value for name, value in values.items() if isinstance(value, Text)}
        slots = {chr(FIRST_SLOT + n): part for n, part in enumerate(parts.values())}
        said = self(message, **{**values, **dict(zip(parts, slots, strict=True))})
        found, plain = Text(), ""
        for character in said:
            if character in slots:
                found.append(plain, style).append_text(slots[character])
                plain = ""
            else:
                plain += character
        return found.append(plain, style)


def padded(text: str, width: int) -> str:
    """A text with spaces behind it, by the cells that it takes on a screen."""
    return text + " " * (width - cell_len(text))


def widest(texts: list[str]) -> int:
    """How many cells the widest of some texts takes."""
    return max(map(cell_len, texts), default=0)
