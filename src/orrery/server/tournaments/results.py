"""Results: what finished tables of a tournament bring to those who sat there."""

from __future__ import annotations

import json

from orrery.server.logbook.game import Outcome, read_outcome
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Write
from orrery.server.storage.rows import TableRow
from orrery.server.storage.society import MatchRow
from orrery.server.tables.hall import Hall
from orrery.server.tournaments.register import Tournament
from orrery.server.tournaments.standings import points_by_place

POINTS = """UPDATE matches SET points = ? WHERE tournament = ? AND round = ? AND n = ?
    AND points IS NULL"""
PATIENCE = 60.0  # seconds in which the node that has a table may say more than who won


async def collect(hall: Hall, found: Tournament) -> bool:
    """Note the points of tables that are over; whether there were any."""
    writes: list[Write] = []
    for match in found.matches:
        if match.points is None and match.game is not None:
            points = await _points(hall, match)
            if points is not None:
                key = (match.tournament, match.round, match.n)
                writes.append((POINTS, (json.dumps(points), *key)))
    if writes:
        await hall.store.write(writes)
    return bool(writes)


async def _points(hall: Hall, match: MatchRow) -> list[float] | None:
    """The points of a table; None while it goes on."""
    n_seats = len(json.loads(match.entrants))
    row = await hall.store.table(str(match.game))
    if row is None:
        return [0.0] * n_seats  # it was deleted: nobody ever came
    if row.status != "over" or row.result is None:
        return None
    outcome = read_outcome(row.result)
    if not outcome.winners:
        return [0.0] * n_seats  # abandoned
    if n_seats == 2 or outcome.reason != "rules":
        return points_by_place(places(n_seats, outcome))
    return await _by_score(hall, row, outcome, n_seats)


async def _by_score(
    hall: Hall, row: TableRow, outcome: Outcome, n_seats: int
) -> list[float] | None:
    """The game's own points tell those apart who have not won."""
    try:
        room = await hall.room(row.id)
        if room is None:
            return points_by_place(places(n_seats, outcome))
        await room.ready()
        async with room.lock:
            await room.load()
            scores = room.running.table.scores
    except Denied:
        if hall.clock.date() - (row.ended or 0.0) < PATIENCE:
            return None  # it is another node's, which will say more
        return points_by_place(places(n_seats, outcome))
    return points_by_place(places(n_seats, outcome, scores))


def places(n_seats: int, outcome: Outcome, scores: list[int] | None = None) -> list[int]:
    """The place of each seat, 0 the best: winners first, then by points of the game."""
    worth = scores or [0] * n_seats
    keys = [(seat not in outcome.winners, 0 if seat in outcome.winners else -worth[seat])
            for seat in range(n_seats)]  # fmt: skip
    order = sorted(set(keys))
    return [order.index(key) for key in keys]
