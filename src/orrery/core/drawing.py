"""What boards in the terminal share: drawing with colours where there are some, else with letters.

`NO_COLOR` and output that is piped or written to a file leave no colours. A board must then say by
letters and shapes whose a piece is and what lies where.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from orrery.core.texts import ENGLISH

if TYPE_CHECKING:
    from orrery.core.game import Game

Sign = tuple[str | Text, str]
"""A sign of a board, and what it means."""


def drawn(
    game: Game, board: Any, state: Any, viewer: int, language: str = ENGLISH
) -> RenderableType:
    """A position as a viewer may know it, in a language."""
    draw: Callable[..., RenderableType] = game.module("terminal").draw
    further = (game.texts(language),) if takes_texts(draw) else ()
    return draw(board, state, viewer, *further)


def legend_of(game: Game, board: Any, with_colour: bool, language: str = ENGLISH) -> RenderableType:
    """What the signs of a board mean, in a language."""
    legend: Callable[..., Iterable[Sign]] = game.module("terminal").legend
    texts = game.texts(language)
    if takes_texts(legend):
        return legend_lines(legend(board, with_colour, texts))
    return legend_lines((sign, texts.name(word)) for sign, word in legend(board, with_colour))


def takes_texts(function: Callable[..., Any]) -> bool:
    """Whether a drawing or legend has words of its own."""
    return "texts" in inspect.signature(function).parameters


def has_colour(console: Console) -> bool:
    """Whether colours can be seen on a console."""
    return console.color_system is not None and not console.no_color


class Drawing:
    """A board that is drawn for the console it is shown on."""

    def __init__(self, draw: Callable[[bool, int], RenderableType]) -> None:
        """`draw` is told whether there are colours, and how many columns."""
        self.at = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What is shown on this console."""
        yield self.at(has_colour(console), options.max_width)


GAP = "   "  # between two entries of a legend


def legend_lines(signs: Iterable[Sign]) -> RenderableType:
    """Signs with their meanings, as many on a line as there is room for."""
    items = [_sign_and_meaning(sign, meaning) for sign, meaning in signs]
    return Drawing(lambda with_colour, width: flowing(items, width))


def _sign_and_meaning(sign: str | Text, meaning: str) -> Text:
    shown = sign if isinstance(sign, Text) else Text(sign, "bold")
    return Text.assemble(shown, (f" {meaning}", "dim"))


def flowing(items: Iterable[Text], width: int, gap: str = GAP) -> Text:
    """Items one after the other, as many on a line as there is room for."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = Text(gap).join([lines[-1], item])
        else:
            lines.append(item)
    return Text("\n").join(lines)


def and_joined(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
