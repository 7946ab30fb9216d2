"""What boards in the terminal share: drawing with colours where there are some, else with letters.

`NO_COLOR` and output that is piped or written to a file leave no colours. A board must then say by
letters and shapes whose a piece is and what lies where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Sign = tuple[str | Text, str]
"""A sign of a board, and what it means."""


def has_colour(console: Console) -> bool:
    """Whether colours can be seen on a console."""
    return console.color_system is not None and not console.no_color


class Drawing:
    """A board that is drawn for the console it is shown on."""

    def __init__(self, draw: Callable[[bool, int], RenderableType]) -> None:
        """`draw` is told whether there are colours, and how many columns."""
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What is shown on this console."""
        yield self._draw(has_colour(console), options.max_width)


GAP = "   "  # between two entries of a legend


def legend_lines(signs: Iterable[Sign]) -> RenderableType:
    """Signs with their meanings, as many on a line as there is room for."""
    items = [_sign_and_meaning(sign, meaning) for sign, meaning in signs]
    return Drawing(lambda with_colour, width: Text("\n").join(_flowing(items, width)))


def _sign_and_meaning(sign: str | Text, meaning: str) -> Text:
    shown = sign if isinstance(sign, Text) else Text(sign, "bold")
    return Text.assemble(shown, (f" {meaning}", "dim"))


def _flowing(items: Iterable[Text], width: int) -> list[Text]:
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(GAP) + len(item) <= width:
            lines[-1] = lines[-1] + Text(GAP) + item
        else:
            lines.append(item)
    return lines


def and_joined(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
