"""`orrery openings GAME`: what is known of first moves, in the terminal."""

from __future__ import annotations

import argparse

from orrery.analysis.openings import Book, Node, book_of, walk
from orrery.core.errors import BadInput
from orrery.core.registry import find_meta

DRAWN = "Chance has a hand in this game: moves are counted whatever was drawn."


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, and a line to follow."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--line", metavar="MOVES", default="",
                        help="first moves with `;` between them")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """A line for each move that was played next, the most played first."""
    meta = find_meta(args.game)
    book = book_of(args.game)
    if book is None:
        raise BadInput(f"nothing is known of the first moves of {meta.title} yet")
    line = [part.strip() for part in args.line.split(";") if part.strip()]
    node = walk(book, line)
    if node is None:
        raise BadInput(f"no game of the book began with {'; '.join(line)!r}")
    rank = book.bots[0]
    print(
        f"{meta.title}: {book.games} games of two bots ({rank}); in {book.tried} of them the first"
    )
    print("move was tried, not chosen. Shares of the win by seat.")
    if book.is_drawn:
        print(DRAWN)
    print(f"\n{'move':<24} {'games':>5}  " + " ".join(f"{one:>7}" for one in meta.seat_names[:2]))
    for action, following in branches(book, node):
        print(row(action, following))
    return 0


def branches(book: Book, node: Node) -> list[tuple[str, Node]]:
    """What was played next, the most played first."""
    found = [(action, book.nodes[to]) for action, to in node.next.items()]
    return sorted(found, key=lambda one: (-one[1].n, one[0]))


def row(action: str, node: Node) -> str:
    """A move, how often it was played, and who won how often."""
    shares = " ".join(f"{100 * won / node.n:6.0f}%" for won in node.won)
    return f"{action:<24} {node.n:>5}  {shares}"
