"""The endpoints about players: one's own games, others' pages, leaderboards, rating changes."""

from __future__ import annotations

from orrery.core.registry import find_meta
from orrery.server.accounts.labels import unlabelled
from orrery.server.accounts.names import skeleton_of
from orrery.server.clubs.page import clubs_of
from orrery.server.commands.rights import need_guest, need_over
from orrery.server.protocol.codes import Denied, Misread, reading
from orrery.server.protocol.records import (
    ChangeSeen,
    LeaderboardSeen,
    MyGamesSeen,
    PlayerSeen,
    StatisticsSeen,
)
from orrery.server.ratings.ledger import rating_seen
from orrery.server.ratings.strength import Strength
from orrery.server.storage.rows import RatingStepRow
from orrery.server.tables.records import chosen, records_of, shown, statistics
from orrery.server.tables.room import Room
from orrery.server.transport.http import Call

PAGE = 30
ON_PAGE_OF_PLAYER = 20


async def my_games(call: Call) -> MyGamesSeen:
    """One's finished games, page by page, and what they add up to."""
    guest, first = need_guest(call.caller).id, call.number("from", 0)
    records = await records_of(call.hall.store, guest)
    found = chosen(records, call.query("game"), call.query("result"), call.query("opponent"))
    page = await shown(call.hall.store, found[first : first + PAGE])
    following = first + PAGE if len(found) > first + PAGE else None
    added: StatisticsSeen | None = statistics(records) if first == 0 else None
    played = sorted({one.row.game for one in records})
    return MyGamesSeen(page, following, added, played)


async def player(call: Call) -> PlayerSeen:
    """The page of a kept name: what its owner lets others see."""
    hall, name = call.hall, call.request.path_params["name"]
    hall.accounts.doors.knock_from("player", call.caller.address)
    account = await hall.accounts.register.by_skeleton(skeleton_of(unlabelled(name[:40])))
    if account is None:
        raise Denied("no_player", "nobody keeps this name")
    guest = await hall.guests.by_id(account.id)
    shows = account.shows.split()
    records = await records_of(hall.store, account.id, is_public=True)
    return PlayerSeen(
        name=account.name if guest is None or guest.bot is None else guest.name,
        since=account.created,
        is_me=account.id == call.caller.guest_id,
        ratings=await hall.ledger.of(account.id) if "ratings" in shows else None,
        games=await shown(hall.store, records[:ON_PAGE_OF_PLAYER]) if "games" in shows else None,
        statistics=statistics(records) if "statistics" in shows else None,
        clubs=await clubs_of(hall.store, account.id),
    )


async def leaderboard(call: Call) -> LeaderboardSeen:
    """The strongest of a game and size who let others see it."""
    game, players = call.request.path_params["game"], call.request.path_params["players"]
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    with reading():
        meta = find_meta(game)
    if not players.isdecimal() or not meta.min_players <= int(players[:3]) <= meta.max_players:
        raise Misread(f"{meta.title} is for {meta.min_players} to {meta.max_players} players")
    leaders = await call.hall.ledger.leaders(game, int(players), call.query("bots") == "1")
    return LeaderboardSeen(game, int(players), leaders)


async def table_ratings(call: Call) -> list[ChangeSeen]:
    """What a finished rated game did to the ratings of those who played it."""
    async with call.at_table() as room:
        need_over(room)
        steps = await call.hall.ledger.steps(room.id)
        return [_change(room, step) for step in steps]


def _change(room: Room, step: RatingStepRow) -> ChangeSeen:
    seat = room.seats_of(step.guest)[0]
    known = Strength(step.strength, step.spread)
    rating = rating_seen(room.row.game, len(room.seats), known, step.n)
    return ChangeSeen(seat, round(step.before), round(step.strength), rating)
