"""What is known of first actions: the book of bots' games, and people's public games beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from orrery.analysis.openings import Book, Node, walk
from orrery.server.archive.search import FROM, ORDER, Read
from orrery.server.archive.wish import Wish
from orrery.server.protocol.archive import Counted, OpeningBranch, OpeningsSeen
from orrery.server.storage.archived import GLUE

LOOKED_AT = 2000  # of people's games, the newest
WITH_PEOPLE = "EXISTS (SELECT 1 FROM seats s WHERE s.game = a.id AND s.kind = 'person')"


async def openings_seen(read: Read, book: Book, line: Sequence[str]) -> OpeningsSeen:
    """The actions that were played after a line, the most played first."""
    node = walk(book, line)
    bots = _branches(book, node)
    own, people = await _people(read, book, line)
    actions = sorted({*bots, *people}, key=lambda one: _order(bots.get(one), people.get(one), one))
    return OpeningsSeen(
        game=book.game,
        line=list(line),
        position=book.position,
        is_drawn=book.is_drawn,
        ranks=book.bots,
        games=book.games,
        tried=book.tried,
        bots=None if node is None else Counted(node.n, node.won),
        people=own,
        branches=[OpeningBranch(one, bots.get(one), people.get(one)) for one in actions],
    )


def _branches(book: Book, node: Node | None) -> dict[str, Counted]:
    if node is None:
        return {}
    found = {action: book.nodes[to] for action, to in node.next.items()}
    return {action: Counted(to.n, to.won) for action, to in found.items()}


def _order(bots: Counted | None, people: Counted | None, action: str) -> tuple[int, int, str]:
    return -(people.n if people else 0), -(bots.n if bots else 0), action


async def _people(
    read: Read, book: Book, line: Sequence[str]
) -> tuple[Counted | None, dict[str, Counted]]:
    """How often people's games came here, and how they went on; the same options and board."""
    n_seats = int(book.options["players"])
    where, values = Wish(game=book.game, players=n_seats, opening=tuple(line)).where()
    sql = f"SELECT a.opening, a.winners, t.header FROM {FROM} WHERE {where} AND {WITH_PEOPLE}"
    rows = await read(f"{sql} {ORDER} LIMIT {LOOKED_AT}", values)
    here: list[list[float]] = []
    following: dict[str, list[list[float]]] = {}
    for opening, winners, header in rows:
        if header and _began_alike(book, json.loads(header)):
            shares = _shares(winners, n_seats)
            here.append(shares)
            actions = opening.split(GLUE)[:-1]
            for action in actions[len(line) : len(line) + 1]:
                following.setdefault(action, []).append(shares)
    own = _counted(here) if here else None
    return own, {action: _counted(found) for action, found in following.items()}


def _began_alike(book: Book, head: dict[str, Any]) -> bool:
    known = book.rules, book.options, book.board
    return (head.get("rules"), head.get("options"), head.get("board")) == known


def _shares(winners: str, n_seats: int) -> list[float]:
    """What each seat got: winners share the win, and where there is none all do."""
    seats = [int(seat) for seat in winners.split()] or list(range(n_seats))
    return [1 / len(seats) if seat in seats else 0.0 for seat in range(n_seats)]


def _counted(shares: list[list[float]]) -> Counted:
    return Counted(len(shares), [round(sum(column), 3) for column in zip(*shares, strict=True)])
