"""A table as anyone who may see it sees it: never a token, an invitation or an unrevealed seed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from orrery.core.errors import Remark
from orrery.core.meta import Values
from orrery.core.registry import find_meta, package_of
from orrery.core.texts import ENGLISH, texts_of
from orrery.server.storage.rows import SeatRow, TimerRow
from orrery.server.views.secrecy import has_secrets
from orrery.server.views.seen import Proposed, RollSeen, RollThrown, SeatSeen, TableSeen

if TYPE_CHECKING:
    from orrery.server.tables.room import Room


def table_seen(room: Room, language: str = ENGLISH) -> TableSeen:
    """The table, by allow-list."""
    row = room.row
    outcome = room.running.outcome if room.has_begun else None
    roll = _roll_seen(room)
    return TableSeen(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        board=row.board,
        status=row.status,
        host=row.host,
        is_private=row.is_private,
        seats=[_seat_seen(room, seat) for seat in room.seats],
        clock=room.clock,
        commitment=roll.commitment if roll is not None else "",
        seed=_revealed_seed(room),
        seq=room.running.seq if room.has_begun else 0,
        outcome=outcome.reason if outcome else None,
        winners=list(outcome.winners) if outcome else [],
        proposal=_proposed(room),
        rematch=row.rematch,
        spectators=room.audience.n_onlookers,
        has_secrets=has_secrets(row.game),
        fault=row.fault,
        hints=room.allows_hints,
        caution=caution_of(row.game, json.loads(row.options), language),
        roll=roll,
    )


def caution_of(game: str, values: Values, language: str) -> str | None:
    """What people should know before they sit down; translations go by its clause."""
    caution = find_meta(game).caution(values)
    if caution is None:
        return None
    text = texts_of(package_of(game), language).label("cautions", caution.clause, caution.text)
    return str(Remark(text, caution.clause))


def _seat_seen(room: Room, seat: SeatRow) -> SeatSeen:
    timer = room.timers.get(seat.seat)
    running = room.running if room.has_begun else None
    return SeatSeen(
        seat=seat.seat,
        name=room.seat_names[seat.seat],
        kind=seat.kind,
        player=seat.bot if seat.kind == "bot" else room.hall.guest_name(seat.guest),
        guest=seat.guest,
        seed=seat.seed,
        is_here=room.is_present(seat.seat),
        is_away=running is not None and seat.seat in running.away,
        is_out=running is not None and seat.seat in running.out,
        remaining=timer.remaining if timer else None,
        left_ms=_left_ms(room, timer),
        held=seat.held if seat.kind == "open" else None,
        held_name=room.hall.guest_name(seat.held) if seat.kind == "open" else None,
        commitment=seat.commitment,
    )


def _left_ms(room: Room, timer: TimerRow | None) -> int | None:
    """Clients count down from this by a clock of their own: times of day may differ."""
    if timer is None or timer.deadline is None:
        return None
    return max(0, round(1000 * (timer.deadline - room.hall.uptime.now())))


def _revealed_seed(room: Room) -> str | None:
    if room.row.status != "over" or room.row.header is None:
        return None
    seed = json.loads(room.row.header).get("seed")
    return None if seed is None else str(seed)


def _roll_seen(room: Room) -> RollSeen | None:
    """The roll as everyone sees it: never the secret, never a word."""
    rolls = room.rolls
    if rolls.current is None:
        return None
    return RollSeen(
        number=rolls.current.n,
        commitment=rolls.current.commitment,
        is_wanted=rolls.is_wanted or rolls.is_frozen,
        waits_for=room.awaited,
        left_out=sorted(rolls.left_out),
        text=rolls.current.text if room.row.status == "open" else None,
        hash=rolls.hash,
        thrown=[RollThrown(one.number, one.roll, one.missing) for one in rolls.thrown],
    )


def _proposed(room: Room) -> Proposed | None:
    proposal = room.proposal
    if proposal is None:
        return None
    return Proposed(proposal.what, proposal.seat, sorted(proposal.needs), sorted(proposal.agreed))
