"""The ledger: what rated games did to whom. Each is written once, whoever writes it.

The n-th game of a player has the number n as its key: two nodes that write at once meet there, and
the second reads again. The log of steps is the authority; standings are its last lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.server.clock import DAY, Clock
from orrery.server.logbook.game import ABANDON, read_outcome
from orrery.server.protocol.records import LeaderSeen, RatingSeen
from orrery.server.ratings.anchors import anchors, between, points_of
from orrery.server.ratings.strength import NEWCOMER, Strength, after_game, fixed, rested
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import (
    RatingStepRow,
    SeatRow,
    StandingRow,
    TableRow,
    insert,
    upsert,
)
from orrery.server.storage.store import Store

WANTED, DONE, VOID = "wanted", "done", "void"
MARK = "UPDATE tables SET rated = ? WHERE id = ?"
DUE = "SELECT id FROM tables WHERE rated = 'wanted' AND status = 'over'"
TRIES = 20
MOST_LEADERS = 100
LEADERS = """SELECT g.name, s.strength, s.spread, s.n, s.at FROM standings s
    JOIN accounts a ON a.id = s.guest JOIN guests g ON g.id = s.guest
    WHERE s.scope = ? AND a.shows LIKE ? AND (CASE WHEN g.bot IS NULL THEN 0 ELSE 1 END) = ?
    ORDER BY s.strength DESC LIMIT 500"""


def scope_of(game: str, n_seats: int) -> str:
    """What a rating is for: a game with a number of seats."""
    return f"{game}/{n_seats}"


class Ledger:
    """Ratings of all players."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Everything is in the store."""
        self._store = store
        self._clock = clock

    # Writing

    async def settle_due(self) -> list[str]:
        """Settle all games that have ended and are not settled: which."""
        due = [row[0] for row in await self._store.read(DUE)]
        return [table for table in due if await self.settle(table)]

    async def settle(self, table: str) -> bool:
        """Let a finished game count, once; False when it has counted before."""
        for _ in range(TRIES):
            row = await self._store.table(table)
            if row is None or row.rated != WANTED or row.status != "over":
                return False
            try:
                await self._store.write(await self._writes(row))
            except Conflict:
                continue  # somebody was faster: with this game, or another one of its players
            return True
        return False

    async def _writes(self, row: TableRow) -> list[Write]:
        seats = await self._store.rows(SeatRow, "game = ? ORDER BY seat", (row.id,))
        outcome = None if row.result is None else read_outcome(row.result)
        if outcome is None or outcome.reason == ABANDON or not outcome.winners:
            return [(MARK, (VOID, row.id))]
        scope = scope_of(row.game, len(seats))
        standings = [await self._standing(seat.guest, scope) for seat in seats]
        before = [
            self._strength(row.game, seat, standing)
            for seat, standing in zip(seats, standings, strict=True)
        ]
        after = after_game(before, outcome.winners)
        writes: list[Write] = [(MARK, (DONE, row.id))]
        for seat, standing, was, now in zip(seats, standings, before, after, strict=True):
            if seat.guest is not None and await self._is_kept(seat.guest):
                writes += self._step(seat.guest, scope, standing, was, now, row.id)
        return writes

    async def _standing(self, guest: str | None, scope: str) -> StandingRow | None:
        found = await self._store.rows(StandingRow, "guest = ? AND scope = ?", (guest, scope))
        return found[0] if found else None

    def _strength(self, game: str, seat: SeatRow, standing: StandingRow | None) -> Strength:
        points = points_of(game, seat.bot or "")
        if points is not None:
            return fixed(points)
        return self._now(standing) if standing is not None else NEWCOMER

    def _now(self, standing: StandingRow) -> Strength:
        days = (self._clock.date() - standing.at) / DAY
        return rested(Strength(standing.strength, standing.spread), days)

    async def _is_kept(self, guest: str) -> bool:
        return bool(await self._store.read("SELECT 1 FROM accounts WHERE id = ?", (guest,)))

    def _step(
        self, guest: str, scope: str, standing: StandingRow | None, was: Strength, now: Strength,
        table: str,
    ) -> list[Write]:  # fmt: skip
        n, today = 1 if standing is None else standing.n + 1, self._clock.date()
        step = RatingStepRow(guest, scope, n, table, was.middle, now.middle, now.spread, today)
        return [insert(step), upsert(StandingRow(guest, scope, now.middle, now.spread, n, today))]

    # Reading

    async def of(self, guest: str) -> list[RatingSeen]:
        """The ratings of somebody, the most played first."""
        rows = await self._store.rows(StandingRow, "guest = ? ORDER BY n DESC, scope", (guest,))
        return [self._seen(row) for row in rows]

    def _seen(self, row: StandingRow) -> RatingSeen:
        game, _, players = row.scope.partition("/")
        return rating_seen(game, int(players), self._now(row), row.n)

    async def strength(self, guest: str, scope: str) -> float:
        """How strong somebody is, as far as is known."""
        standing = await self._standing(guest, scope)
        return NEWCOMER.middle if standing is None else standing.strength

    async def steps(self, table: str) -> list[RatingStepRow]:
        """What a game did to whom."""
        return await self._store.rows(RatingStepRow, "game = ?", (table,))

    async def leaders(
        self, game: str, n_seats: int, are_programs: bool = False
    ) -> list[LeaderSeen]:
        """The strongest people (or programs) of whom enough is known, our bots as marks among them.

        The two are never in one list.
        """
        values = (scope_of(game, n_seats), "%ratings%", int(are_programs))
        rows = await self._store.read(LEADERS, values)
        people = [
            (name, self._now(StandingRow("", "", strength, spread, n, at)), n)
            for name, strength, spread, n, at in rows
        ]
        sure = [
            LeaderSeen(name, False, round(one.middle), round(one.give), n)
            for name, one, n in people if not one.is_provisional
        ][:MOST_LEADERS]  # fmt: skip
        marks = anchors().get(game, {}).items()
        bots = [LeaderSeen(bot, True, round(points), 0, 0) for bot, points in marks]
        return sorted([*sure, *bots], key=lambda one: -one.number)


def rating_seen(game: str, players: int, known: Strength, n: int) -> RatingSeen:
    """A rating for people: the number, how sure it is, and which bots it lies between."""
    above, below = between(game, known.middle)
    return RatingSeen(
        game, players, round(known.middle), round(known.give), n, known.is_provisional, above, below
    )


def bots_fit(game: str, seats: Sequence[SeatRow]) -> bool:
    """All bots at a table are of known strength."""
    return all(points_of(game, seat.bot or "") is not None for seat in seats if seat.kind == "bot")
