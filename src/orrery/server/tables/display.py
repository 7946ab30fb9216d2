"""A table as anyone who may see it sees it: never a token, an invitation or an unrevealed seed."""

from __future__ import annotations

import json

from orrery.core.errors import Remark
from orrery.core.meta import Values
from orrery.core.registry import find_game, find_meta, package_of
from orrery.core.texts import ENGLISH, texts_of
from orrery.server.protocol.seen import Proposed, RollSeen, RollThrown, SeatSeen, TableSeen
from orrery.server.storage.rows import SeatRow, TimerRow
from orrery.server.tables.cast import called
from orrery.server.tables.lifetimes import ends_on
from orrery.server.tables.table import Table


def table_seen(table: Table, language: str = ENGLISH) -> TableSeen:
    """The table, by allow-list."""
    row = table.row
    outcome = table.outcome
    roll = _roll_seen(table)
    return TableSeen(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        board=row.board,
        status=row.status,
        host=row.host,
        is_private=row.is_private,
        seats=[_seat_seen(table, seat, language) for seat in table.seats],
        clock=table.clock,
        commitment=roll.commitment if roll is not None else "",
        seed=_revealed_seed(table),
        seq=table.running.seq if table.has_begun else 0,
        outcome=outcome.reason if outcome else None,
        winners=list(outcome.winners) if outcome else [],
        proposal=_proposed(table),
        rematch=row.rematch,
        spectators=table.n_onlookers,
        has_secrets=find_game(row.game).has_secrets,
        fault=row.fault,
        hints=table.allows_hints,
        marks=bool(row.marks),
        caution=caution_of(row.game, json.loads(row.options), language),
        roll=roll,
        created=row.created,
        rated=row.rated,
        bots=bool(row.bots),
        to_act=table.running.to_act if row.status == "running" and table.has_begun else [],
        ends=ends_on(table),
    )


def caution_of(game: str, values: Values, language: str) -> str | None:
    """What people should know before they sit down; translations go by its clause."""
    caution = find_meta(game).caution(values)
    if caution is None:
        return None
    text = texts_of(package_of(game), language).label("cautions", caution.clause, caution.text)
    return str(Remark(text, caution.clause))


def _seat_seen(table: Table, seat: SeatRow, language: str) -> SeatSeen:
    timer = table.timers.get(seat.seat)
    running = table.running if table.has_begun else None
    return SeatSeen(
        seat=seat.seat,
        name=table.seat_names[seat.seat],
        kind=seat.kind,
        player=seat.bot if seat.kind == "bot" else table.hall.guests.name_of(seat.guest),
        guest=seat.guest,
        seed=seat.seed,
        is_here=table.is_present(seat.seat),
        is_away=running is not None and seat.seat in running.away,
        is_out=running is not None and seat.seat in running.out,
        remaining=timer.remaining if timer else None,
        left_ms=_left_ms(table, timer),
        held=seat.held if seat.kind == "open" else None,
        held_name=table.hall.guests.name_of(seat.held) if seat.kind == "open" else None,
        commitment=seat.commitment,
        called=called(table, seat, language),
        is_kept=table.hall.guests.is_kept(seat.guest),
        back_on=_back_on(table, seat),
    )


def _back_on(table: Table, seat: SeatRow) -> float | None:
    """At postal pace: until when somebody is on vacation."""
    if table.clock.pace != "postal":
        return None
    return table.hall.bulletin.back_on(seat.guest, table.hall.clock)


def _left_ms(table: Table, timer: TimerRow | None) -> int | None:
    """Clients count down from this by a clock of their own: times of day may differ."""
    if timer is None or timer.deadline is None:
        return None
    return max(0, round(1000 * (timer.deadline - table.hall.uptime.now())))


def _revealed_seed(table: Table) -> str | None:
    if table.row.status != "over" or table.row.header is None:
        return None
    seed = json.loads(table.row.header).get("seed")
    return None if seed is None else str(seed)


def _roll_seen(table: Table) -> RollSeen | None:
    """The roll as everyone sees it: never the secret, never a word."""
    rolls = table.rolls
    if rolls.current is None:
        return None
    return RollSeen(
        number=rolls.current.n,
        commitment=rolls.current.commitment,
        is_wanted=rolls.is_wanted or rolls.is_frozen,
        waits_for=table.awaited,
        left_out=sorted(rolls.left_out),
        text=rolls.current.text if table.row.status == "open" else None,
        hash=rolls.hash,
        thrown=[RollThrown(one.number, one.roll, one.missing) for one in rolls.thrown],
    )


def _proposed(table: Table) -> Proposed | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return Proposed(proposal.what, proposal.seat, sorted(proposal.needs), sorted(proposal.agreed))
