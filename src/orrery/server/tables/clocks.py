"""Clocks of seats: per move and per game, at live or postal pace; deadlines are stored.

All moments are in seconds of the server's uptime (`server.clock.Uptime`), so clocks stand while
the server is down, and the clock on the wall has no say.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

import msgspec

from orrery.core.errors import BadInput
from orrery.core.seats import CHANCE
from orrery.server.protocol.reasons import reason_of
from orrery.server.protocol.seen import ClockSeen
from orrery.server.storage.rows import TimerRow

LONGEST = 366 * 24 * 3600.0
PACES = ("live", "postal")


def read_clock(value: object) -> ClockSeen:
    """A time control as sent by a client; BadInput says what is wrong with it."""
    try:
        clock = msgspec.convert(value or {}, ClockSeen)
    except msgspec.ValidationError as error:
        raise BadInput(f"clock: {reason_of(error)}") from None
    if clock.pace not in PACES:
        raise BadInput(f"clock: pace is live or postal, not {clock.pace!r}")
    for seconds in (clock.per_move, clock.per_game):
        if seconds is not None and not 1 <= seconds <= LONGEST:
            raise BadInput("clock: seconds are from 1 to a year")
    return clock


def fresh_timers(game: str, clock: ClockSeen, n_seats: int) -> list[TimerRow]:
    """Standing clocks for all seats; none without a time control."""
    if clock.per_move is None and clock.per_game is None:
        return []
    return [TimerRow(game, seat, clock.per_game) for seat in range(n_seats)]


def limit_timer(game: str, minutes: int, now: float) -> TimerRow:
    """The time limit of the whole game, which nature calls."""
    return TimerRow(game, CHANCE, minutes * 60.0, now, now + minutes * 60.0)


def turn_clocks(
    timers: Iterable[TimerRow],
    clock: ClockSeen,
    ticking: set[int],
    acted: set[int],
    now: float,
    resting: AbstractSet[int] = frozenset(),
) -> list[TimerRow]:
    """Stop the clocks of those who acted or need not act, start those of `ticking`; the changed.

    Those of `resting` (on vacation) stand, and go on later with what was left.
    """
    changed = []
    for timer in timers:
        if timer.seat == CHANCE:
            continue
        before = msgspec.structs.astuple(timer)
        if timer.seat in acted or timer.seat not in ticking:
            stop(timer, now)
        if timer.since is None and timer.rest is None and timer.seat in ticking:
            start(timer, clock, now)
        if timer.seat in resting:
            pause(timer, now)
        else:
            go_on(timer, now)
        if msgspec.structs.astuple(timer) != before:
            changed.append(timer)
    return changed


def stop(timer: TimerRow, now: float) -> None:
    """Take the time used from what is left."""
    if timer.remaining is not None and timer.since is not None:
        timer.remaining = max(0.0, timer.remaining - (now - timer.since))
    timer.since = timer.deadline = timer.rest = timer.warned = None


def pause(timer: TimerRow, now: float) -> None:
    """The person is on vacation: keep what is left for the move and for the game."""
    if timer.since is None or timer.deadline is None:
        return
    rest, warned = max(0.0, timer.deadline - now), timer.warned
    stop(timer, now)
    timer.rest, timer.warned = rest, warned


def go_on(timer: TimerRow, now: float) -> None:
    """The vacation is over: the clock goes on with what was left."""
    if timer.rest is not None:
        timer.since, timer.deadline, timer.rest = now, now + timer.rest, None


def start(timer: TimerRow, clock: ClockSeen, now: float) -> None:
    """Set the deadline: the move's or the game's, whichever is first."""
    limits = [limit for limit in (clock.per_move, timer.remaining) if limit is not None]
    timer.since = now
    timer.deadline = now + min(limits)
