"""Evenings: a host starts each round, whoever is there then plays, and games come in turn.

An evening is a tournament that stays open between its rounds: late arrivals join the next one,
bots fill the last tables or people wait, and everybody's points are added up.
"""

from __future__ import annotations

import msgspec

from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Write
from orrery.server.storage.society import EntrantRow, RoundRow
from orrery.server.tables.hall import Hall
from orrery.server.tournaments.orders import form_of_round
from orrery.server.tournaments.pairing import Player, Table, group_round, swiss_round
from orrery.server.tournaments.register import IN, OUT, OVER, WITHDRAW, Tournament
from orrery.server.tournaments.standings import players_of

BOTS = "bots"
ASLEEP = 12 * 3600.0  # seconds after the start of a round: nobody waits for another
APART = 1000  # as often as if two bots had met: one table has no two while another has none
END = "UPDATE tournaments SET state = 'over', ended = ? WHERE id = ?"
FORM = "UPDATE tournaments SET form = ? WHERE id = ?"


# A round


def with_bots_for_round(found: Tournament) -> list[EntrantRow]:
    """All entrants, with enough bots for the next round; Denied when there cannot be one now."""
    _need_round(found)
    size = form_of_round(found.form, found.row.round + 1).players
    people = people_of(found)
    if found.form.odd != BOTS and len(people) < size:
        raise Denied("not_now", f"at least {size} people are needed for a table, or bots")
    if not people:
        raise Denied("not_now", "nobody has come yet")
    known = sum(one.bot is not None for one in found.entrants)
    lacking = max(0, n_bots(found, size) - known)
    first = max(one.n for one in found.entrants) + 1
    bot = found.form.bot
    new = [EntrantRow(found.row.id, first + k, None, bot, 0.0, IN) for k in range(lacking)]
    return [*found.entrants, *new]


def _need_round(found: Tournament) -> None:
    if found.row.state == OVER:
        raise Denied("not_now", "this evening is over")
    if not found.is_round_over:
        raise Denied("not_now", "the round still goes on")
    if found.row.round >= found.n_rounds:
        raise Denied("not_now", "the last round has been played")


def people_of(found: Tournament) -> list[EntrantRow]:
    """Those who are there."""
    return [one for one in found.inside if one.guest is not None]


def n_bots(found: Tournament, size: int) -> int:
    """How many bots the tables of a round need."""
    return -len(people_of(found)) % size if found.form.odd == BOTS else 0


def evening_tables(found: Tournament, number: int) -> list[Table]:
    """Who meets whom in a round: people by points, bots spread over the tables."""
    size = form_of_round(found.form, number).players
    bots = [one.n for one in found.entrants if one.bot is not None][: n_bots(found, size)]
    numbers = sorted([*(one.n for one in people_of(found)), *bots])
    players = [_apart(one, bots) for one in players_of(numbers, found.played, found.bonus)]
    return swiss_round(players) if size == 2 else group_round(players, size)


def _apart(player: Player, bots: list[int]) -> Player:
    """Bots count as having met each other often, so that no table is full of them."""
    if player.n not in bots:
        return player
    met = {**player.met, **{bot: APART for bot in bots if bot != player.n}}
    return Player(player.n, player.score, met, player.seats, player.byes)


# The host


async def end(hall: Hall, found: Tournament) -> None:
    """The evening is over: now, or when the round that goes on is."""
    if found.row.state == OVER:
        return
    if found.is_round_over:
        await hall.store.write([(END, (hall.clock.date(), found.row.id))])
        return
    form = msgspec.structs.replace(found.form, rounds=found.row.round)
    await hall.store.write([(FORM, (msgspec.json.encode(form).decode(), found.row.id))])


async def set_aside(hall: Hall, found: Tournament, n: int) -> None:
    """Somebody is not there any more; they come back by joining again."""
    guest = next((one.guest for one in found.entrants if one.n == n), None)
    if guest is None:
        raise Denied("no_player", "there is nobody of this number")
    out: Write = (WITHDRAW, (OUT, found.row.id, guest))
    await hall.store.write([out])


async def has_fallen_asleep(hall: Hall, found: Tournament) -> bool:
    """The last round began so long ago that nobody waits for another."""
    where = "tournament = ? AND round = ?"
    rows = await hall.store.rows(RoundRow, where, (found.row.id, found.row.round))
    return bool(rows) and hall.clock.date() - rows[0].at > ASLEEP
