"""The director: starts tournaments, pairs rounds, opens tables, collects results, names the winner.

Every node has one. All state is in the store; a round is paired by whoever takes its key first, in
one transaction with its tables, so that there is never half a round or two of them.
"""

from __future__ import annotations

import json

from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import SeatRow, insert, upsert
from orrery.server.storage.society import EntrantRow, MatchRow, RoundRow, TournamentRow
from orrery.server.tables.hall import Hall
from orrery.server.tables.orders import NewTable, rows_of_order
from orrery.server.tables.table import OF_TOURNAMENT
from orrery.server.tournaments.evenings import (
    evening_tables,
    has_fallen_asleep,
    with_bots_for_round,
)
from orrery.server.tournaments.orders import EVENING, ROBIN, SWISS, form_of_round, table_order
from orrery.server.tournaments.pairing import Table, group_round, robin_rounds, swiss_round
from orrery.server.tournaments.register import IN, OPEN, RUNNING, Tournament, whole
from orrery.server.tournaments.results import collect
from orrery.server.tournaments.rooms import tend
from orrery.server.tournaments.standings import players_of

LOOK_SECONDS = 2.0
STATE = "UPDATE tournaments SET state = ?, round = ? WHERE id = ?"
END = "UPDATE tournaments SET state = 'over', ended = ? WHERE id = ?"


async def keep_directing(hall: Hall) -> None:
    """Look after all tournaments for ever."""
    while True:
        await direct(hall)
        await hall.clock.sleep(LOOK_SECONDS)


async def direct(hall: Hall) -> None:
    """One look at everything that is not over; what goes wrong with one is noted, others go on."""
    for row in await hall.store.rows(TournamentRow, "state <> 'over' ORDER BY created"):
        try:
            await _look_after(hall, await whole(hall.store, row))
        except (Denied, Conflict):
            continue  # another node was faster, or a table moves
        except Exception as error:
            hall.incidents.note_fault("a tournament", error)


async def _look_after(hall: Hall, found: Tournament) -> None:
    if found.row.state == OPEN:
        starts = found.row.starts
        if starts is not None and starts <= hall.clock.date():
            await start_if_possible(hall, found)
        return
    await tend(hall, found)
    if await collect(hall, found):
        found = await whole(hall.store, found.row)
    if found.is_round_over and (found.form.system != EVENING or await _is_spent(hall, found)):
        await _go_on(hall, found)


async def _is_spent(hall: Hall, found: Tournament) -> bool:
    """An evening ends after its last round, or when its host has gone home without a word."""
    return found.row.round >= found.n_rounds or await has_fallen_asleep(hall, found)


async def start_if_possible(hall: Hall, found: Tournament) -> None:
    """Start at the time that was said; with too few people it is over, without a winner."""
    if len(with_bots(found)) < least(found) or not any(one.guest for one in found.entrants):
        await hall.store.write([(END, (hall.clock.date(), found.row.id))])
    else:
        await start(hall, found)


async def start(hall: Hall, found: Tournament) -> None:
    """Let bots fill up, and pair the first round; Denied when there are too few."""
    if found.form.system == EVENING:
        await start_round(hall, found)
        return
    if found.row.state != OPEN:
        raise Denied("not_now", "this tournament has begun already")
    entrants = with_bots(found)
    if len(entrants) < least(found):
        raise Denied("not_now", f"at least {least(found)} are needed, or more bots")
    new = [insert(one) for one in entrants[len(found.entrants) :]]
    await pair(hall, Tournament(found.row, entrants, []), new)


async def start_round(hall: Hall, found: Tournament) -> None:
    """The next round of an evening; Denied while one goes on, or with too few people."""
    entrants = with_bots_for_round(found)
    new = [insert(one) for one in entrants[len(found.entrants) :]]
    await pair(hall, Tournament(found.row, entrants, found.matches), new)


def least(found: Tournament) -> int:
    """How many make a tournament: one full table."""
    return max(2, found.form.players)


def with_bots(found: Tournament) -> list[EntrantRow]:
    """The entrants, and as many bots as were wished; in groups also up to full tables."""
    n, form = len(found.entrants), found.form
    wanted = max(n, form.fill_to)
    if form.fill_to and form.system != ROBIN:
        wanted += -wanted % form.players
    next_n = max((one.n for one in found.entrants), default=-1) + 1
    bots = [
        EntrantRow(found.row.id, next_n + k, None, form.bot, 0.0, IN) for k in range(wanted - n)
    ]
    return [*found.entrants, *bots]


async def _go_on(hall: Hall, found: Tournament) -> None:
    """The next round, or the end."""
    people = [one for one in found.inside if one.guest]
    is_last = found.form.system == EVENING or found.row.round >= found.n_rounds
    if is_last or not people or len(found.inside) < 2:
        await hall.store.write([(END, (hall.clock.date(), found.row.id))])
    else:
        await pair(hall, found)


async def pair(hall: Hall, found: Tournament, writes: list[Write] | None = None) -> None:
    """Pair the next round and open its tables, all or nothing; Conflict: it was done already."""
    number, id_ = found.row.round + 1, found.row.id
    unit: list[Write] = [
        insert(RoundRow(id_, number, hall.clock.date())),
        (STATE, (RUNNING, number, id_)),
        *(writes or []),
    ]
    opened: list[str] = []
    for n, table in enumerate(next_tables(found, number)):
        new = None if len(table) == 1 else _new_table(hall, found, number, table)
        match = _match(found, number, n, table, new)
        unit.append(insert(match))
        if new is not None:
            table_id = new.stored.row.id
            unit += [*new.writes, *hall.nodes.own(table_id)]
            opened.append(table_id)
    await hall.store.write(unit)
    for table_id in opened:
        hall.nodes.owned(table_id)
        await hall.room(table_id)


def next_tables(found: Tournament, number: int) -> list[Table]:
    """Who meets whom; of those who are in."""
    form, inside = found.form, {one.n for one in found.inside}
    if form.system == EVENING:
        return evening_tables(found, number)
    if form.system == ROBIN:
        order = [one.n for one in found.entrants]
        tables = [tuple(order[k] for k in table) for table in robin_rounds(len(order))[number - 1]]
        present = [tuple(n for n in table if n in inside) for table in tables]
        return [table for table in present if table]
    players = players_of(sorted(inside), found.played, found.bonus)
    return swiss_round(players) if form.system == SWISS else group_round(players, form.players)


def _new_table(hall: Hall, found: Tournament, number: int, table: Table) -> NewTable:
    """The table of a match: nobody is its host, and every seat is kept for whoever sits there."""
    known = {one.n: one for one in found.entrants}
    host = f"{OF_TOURNAMENT}{found.row.id}"
    form = form_of_round(found.form, number)
    order = table_order(form, [known[n].bot or "open" for n in table])
    new = rows_of_order(order, host, hall.clock.date(), hall.store.vault)
    seats = [
        SeatRow(new.stored.row.id, seat, "person", guest=known[n].guest, held=known[n].guest)
        for seat, n in enumerate(table)
        if known[n].guest is not None
    ]
    return NewTable(new.stored, [*new.writes, *map(upsert, seats)])


def _match(found: Tournament, number: int, n: int, table: Table, new: NewTable | None) -> MatchRow:
    """A match; a bye is won at once: as much as a win at a table brings."""
    game = None if new is None else new.stored.row.id
    size = form_of_round(found.form, number).players
    points = json.dumps([float(size - 1)]) if new is None else None
    return MatchRow(found.row.id, number, n, game, json.dumps(table), points)
