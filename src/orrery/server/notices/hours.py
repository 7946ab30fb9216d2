"""Hours: when a notice may go out by the clock on a person's wall. Summer time is heeded."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from orrery.server.notices.wishes import Wishes, zone_of

MORNING = 8  # the hour of the daily letter
HOUR = 3600.0


def local(date: float, wishes: Wishes) -> datetime:
    """A date as the clock on their wall shows it."""
    return datetime.fromtimestamp(date, zone_of(wishes))


def is_quiet(date: float, wishes: Wishes) -> bool:
    """Within their quiet hours, which may go over midnight."""
    begin, end, hour = wishes.quiet_from, wishes.quiet_to, local(date, wishes).hour
    if begin <= end:
        return begin <= hour < end
    return hour >= begin or hour < end


def after_quiet(date: float, wishes: Wishes) -> float:
    """The date itself, or the end of the quiet hours it falls into."""
    return next_hour(date, wishes, wishes.quiet_to) if is_quiet(date, wishes) else date


def letter_date(date: float, wishes: Wishes) -> float:
    """When the letter goes out that holds a notice of a date."""
    if wishes.letters == "hourly":
        date = (date // HOUR + 1) * HOUR
    elif wishes.letters == "daily":
        date = next_hour(date, wishes, MORNING)
    return after_quiet(date, wishes)


def next_hour(date: float, wishes: Wishes, hour: int) -> float:
    """The next time their clock shows a full hour."""
    now = local(date, wishes)
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if _stamp(then) <= date:
        then = (then + timedelta(days=1)).replace(hour=hour)
    return _stamp(then)


def _stamp(moment: datetime) -> float:
    """Seconds since 1970, also for an hour that summer time leaves out."""
    return moment.astimezone(UTC).timestamp()
