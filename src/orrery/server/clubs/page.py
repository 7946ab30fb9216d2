"""What the page of a club shows: games of its members that everybody may see, and how they rank."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from orrery.server.clock import DAY, Clock
from orrery.server.clubs.register import Club
from orrery.server.logbook.game import read_outcome
from orrery.server.protocol.clubs import ClubGame, ClubLine
from orrery.server.protocol.records import LeaderboardSeen, LeaderSeen
from orrery.server.ratings.strength import Strength, rested
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.storage.store import Store

MOST_GAMES = 20
MOST_LISTED = 100
SHOWN_BY = """SELECT m.guest FROM club_members m JOIN accounts a ON a.id = m.guest
    WHERE m.club = ? AND m.role <> 'asked'"""
OF_MEMBERS = f"id IN (SELECT game FROM seats WHERE guest IN ({SHOWN_BY}))"
RUNNING = f"""status = 'running' AND is_private = 0 AND {OF_MEMBERS}
    ORDER BY created DESC LIMIT {MOST_GAMES}"""
FINISHED = f"""status = 'over' AND is_private = 0 AND result IS NOT NULL AND
    id IN (SELECT game FROM seats WHERE guest IN ({SHOWN_BY} AND a.shows LIKE ?))
    ORDER BY COALESCE(ended, created) DESC LIMIT {MOST_GAMES}"""
NAMES = "SELECT id, name FROM guests WHERE id IN ({marks})"
STANDINGS = """SELECT s.scope, g.name, s.strength, s.spread, s.n, s.at FROM standings s
    JOIN club_members m ON m.guest = s.guest AND m.club = ? AND m.role <> 'asked'
    JOIN accounts a ON a.id = s.guest AND a.shows LIKE ?
    JOIN guests g ON g.id = s.guest AND g.bot IS NULL ORDER BY s.scope, s.strength DESC"""
LISTED = f"""SELECT c.name, c.about, COUNT(m.guest), MAX(CASE WHEN m.guest = ? THEN m.role END)
    FROM clubs c JOIN club_members m ON m.club = c.id WHERE c.closed IS NULL
    AND (m.role <> 'asked' OR m.guest = ?) GROUP BY c.id, c.name, c.about
    ORDER BY MAX(CASE WHEN m.guest = ? THEN 1 ELSE 0 END) DESC, COUNT(m.guest) DESC, c.name
    LIMIT {MOST_LISTED}"""
OF_GUEST = """SELECT c.name FROM clubs c JOIN club_members m ON m.club = c.id
    WHERE m.guest = ? AND m.role <> 'asked' AND c.closed IS NULL ORDER BY m.since, c.name"""


async def listed(store: Store, guest: str | None) -> list[ClubLine]:
    """The caller's clubs, then the largest."""
    me = guest or ""
    rows = await store.read(LISTED, (me, me, me))
    return [ClubLine(name, about, int(n) - (role == "asked"), role)
            for name, about, n, role in rows]  # fmt: skip


async def clubs_of(store: Store, guest: str) -> list[str]:
    """The names of the clubs somebody belongs to."""
    return [str(row[0]) for row in await store.read(OF_GUEST, (guest,))]


# Games


async def running_games(store: Store, club: Club) -> list[ClubGame]:
    """Public tables at which members play now; the lobby shows them, too."""
    return await _games(store, club, await store.rows(TableRow, RUNNING, (club.row.id,)))


async def finished_games(store: Store, club: Club) -> list[ClubGame]:
    """Finished public games of members who let others see their games."""
    return await _games(store, club, await store.rows(TableRow, FINISHED, (club.row.id, "%games%")))


async def _games(store: Store, club: Club, rows: Sequence[TableRow]) -> list[ClubGame]:
    if not rows:
        return []
    marks = ", ".join("?" for _ in rows)
    where = f"game IN ({marks}) ORDER BY game, seat"
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    for seat in await store.rows(SeatRow, where, [row.id for row in rows]):
        seats[seat.game].append(seat)
    names = await _names(store, [seat for group in seats.values() for seat in group])
    members = {one.guest for one in club.members}
    return [_game(row, seats[row.id], names, members) for row in rows]


async def _names(store: Store, seats: Sequence[SeatRow]) -> dict[str, str]:
    guests = sorted({seat.guest for seat in seats if seat.guest is not None})
    if not guests:
        return {}
    marks = ", ".join("?" for _ in guests)
    return dict(await store.read(NAMES.format(marks=marks), guests))


def _game(
    row: TableRow, seats: Sequence[SeatRow], names: dict[str, str], members: set[str]
) -> ClubGame:
    return ClubGame(
        id=row.id, game=row.game,
        seats=[seat.bot or names.get(seat.guest or "", "") for seat in seats],
        bots=[seat.seat for seat in seats if seat.kind == "bot"],
        members=[seat.seat for seat in seats if seat.guest in members],
        winners=[] if row.result is None else list(read_outcome(row.result).winners),
        at=row.ended or row.created,
    )  # fmt: skip


# Ranks


async def leaders(store: Store, clock: Clock, club: Club) -> list[LeaderboardSeen]:
    """Members who let others see their ratings, by game and size; what most are rated in first."""
    found: dict[str, list[LeaderSeen]] = defaultdict(list)
    for scope, name, strength, spread, n, at in await store.read(
        STANDINGS, (club.row.id, "%ratings%")
    ):
        known = rested(Strength(strength, spread), (clock.date() - at) / DAY)
        line = LeaderSeen(name, False, round(known.middle), round(known.give), n)
        found[scope].append(line)
    order = sorted(found, key=lambda scope: (-len(found[scope]), scope))
    return [_board(scope, found[scope]) for scope in order]


def _board(scope: str, lines: Sequence[LeaderSeen]) -> LeaderboardSeen:
    game, _, players = scope.partition("/")
    ranked = sorted(lines, key=lambda one: (-one.number, one.name))
    return LeaderboardSeen(game, int(players), ranked)
