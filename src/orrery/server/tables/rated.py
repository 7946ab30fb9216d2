"""Rated tables: what may be played for ratings.

Standard options and board, names that are kept, one seat each, bots of known strength who think on
the server; no hints, no marks, nothing is taken back.
"""

from __future__ import annotations

from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.ratings.anchors import anchors
from orrery.server.ratings.ledger import bots_fit
from orrery.server.tables.table import Table


def unrated(why: str) -> Denied:
    """Why a table cannot be rated."""
    return Denied("unrated", f"this table cannot be rated: {why}")


def check_order(order: TableOrder) -> None:
    """Denied unless a rated table is ordered as all rated tables are."""
    if order.game not in anchors():
        raise unrated("bots of this game have no measured strength")
    game = find_game(order.game)
    usual = opening(game, order.players, {})
    asked = opening(game, order.players, order.options, order.board)
    if (asked.values, asked.board_name) != (usual.values, usual.board_name):
        raise unrated("it is not played with the usual options")
    if order.hints or order.marks:
        raise unrated("it is played without hints and marks")


def check_seats(table: Table) -> None:
    """Denied unless everybody at a rated table can be rated."""
    people = [seat.guest for seat in table.seats if seat.kind == "person"]
    if not people or len(set(people)) < len(people):
        raise unrated("everybody plays one seat")
    if not all(table.hall.guests.is_kept(guest) for guest in people):
        raise Denied("need_account", "at a rated table everybody keeps a name")
    if not bots_fit(table.row.game, table.seats):
        raise unrated("a bot of no measured strength sits there")
