"""`orrery openings GAME`: what is known of first moves, in the terminal."""

from __future__ import annotations

import argparse
import textwrap

from orrery.analysis.openings import Book, Node, book_of, walk
from orrery.bots.names import rank_name
from orrery.cli.game_options import add_language
from orrery.core.errors import BadInput
from orrery.core.meta import Meta
from orrery.core.registry import find_meta, package_of
from orrery.core.texts import texts_of
from orrery.core.words import words_of

MOST_NAMED = 5
"""Moves that are named to whoever asks for one that the book does not have."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, a line to follow, and the language."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--line", metavar="MOVES", default="",
                        help="first moves with `;` between them")  # fmt: skip
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """A line for each move that was played next, the most played first."""
    meta = find_meta(args.game)
    book = book_of(args.game)
    if book is None:
        raise BadInput(f"nothing is known of the first moves of {meta.title} yet")
    line = [part.strip() for part in args.line.split(";") if part.strip()]
    node = walk(book, line)
    if node is None:
        raise BadInput(unknown(book, line))
    show(meta, book, node, args.lang)
    return 0


def unknown(book: Book, line: list[str]) -> str:
    """Where a line leaves the book, and what was played there most."""
    known = next(n for n in reversed(range(len(line))) if walk(book, line[:n]) is not None)
    node = walk(book, line[:known])
    assert node is not None
    played = ", ".join(repr(action) for action, _ in branches(book, node)[:MOST_NAMED])
    began = f"went on with {line[known]!r} after {'; '.join(line[:known])!r}"
    what = began if known else f"began with {line[0]!r}"
    return f"no game of the book {what}" + (f"; most played there: {played}" if played else "")


def show(meta: Meta, book: Book, node: Node, language: str) -> None:
    """What the book is made of, and a line for each move."""
    words = words_of("terminal", language)
    texts = texts_of(package_of(meta.id), language)
    print(texts.label("meta", "title", meta.title))
    rank = rank_name(book.bots[0], language)
    values = {"games": book.games, "tried": book.tried, "rank": rank}
    print(textwrap.fill(words.say("", "openings-about", values), 80))
    if book.is_drawn:
        print(textwrap.fill(words.say("", "openings-drawn", {}), 80))
    seats = [texts.name(one) for one in meta.seat_names[:2]]
    widths = [max(7, len(one)) for one in seats]
    heads = words.say("", "openings-move", {}), words.say("", "openings-games", {})
    print(f"\n{heads[0]:<24} {heads[1]:>8}  " + " ".join(f"{one:>7}" for one in seats))
    for action, following in branches(book, node):
        print(row(action, following, widths))


def branches(book: Book, node: Node) -> list[tuple[str, Node]]:
    """What was played next, the most played first."""
    found = [(action, book.nodes[to]) for action, to in node.next.items()]
    return sorted(found, key=lambda one: (-one[1].n, one[0]))


def row(action: str, node: Node, widths: list[int]) -> str:
    """A move, how often it was played, and who won how often."""
    shares = [f"{100 * won / node.n:.0f}%" for won in node.won]
    columns = " ".join(f"{one:>{width}}" for one, width in zip(shares, widths, strict=True))
    return f"{action:<24} {node.n:>8}  {columns}"
