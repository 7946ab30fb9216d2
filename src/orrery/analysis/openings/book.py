"""A book of openings: first actions as a graph, with how often each was played and who won.

Lines that lead to the same position meet in one node. Where nature has a hand in the beginning
(cards, dice), positions hardly ever come twice: there a node is the line of actions that led to it,
whatever was drawn.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec

from orrery.core.errors import BadInput

ROOT = "0"


class Node(msgspec.Struct):
    """A position, or a line where nature has a hand in it."""

    n: int = 0  # games that came here
    won: list[float] = []  # by seat: shares of the win
    next: dict[str, str] = {}  # by action: the node it leads to


class Book(msgspec.Struct, frozen=True):
    """What a set of games shows of the first actions."""

    game: str
    rules: int
    options: dict[str, Any]  # `players` among them
    board: str
    position: str  # in which they begin; where nature begins, after one of many deals
    is_drawn: bool  # nature has a hand in it
    bots: list[str]  # who played, by seat
    games: int
    tried: int  # of them with a first action that was tried, not chosen
    nodes: dict[str, Node]


def read_book(text: str | bytes, where: str) -> Book:
    """A book from a file; BadInput says what is wrong with it."""
    try:
        book = msgspec.json.decode(text, type=Book)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{where} is no book of openings: {error}") from None
    lost = {to for node in book.nodes.values() for to in node.next.values()} - set(book.nodes)
    if lost or ROOT not in book.nodes:
        raise BadInput(f"{where} is no book of openings: a node is missing")
    return book


@functools.cache
def book_of(game_id: str) -> Book | None:
    """The book of a game; None where there is none."""
    file = files(__package__).joinpath(f"{game_id}.json")
    return read_book(file.read_bytes(), f"{game_id}.json") if file.is_file() else None


def walk(book: Book, line: Sequence[str]) -> Node | None:
    """Where a line of actions leads; None where the book ends before."""
    node = book.nodes[ROOT]
    for action in line:
        following = node.next.get(action)
        if following is None:
            return None
        node = book.nodes[following]
    return node
