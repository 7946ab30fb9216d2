"""Quiet hours and letters go by the clock on a person's wall, summer time included."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from orrery.server.notices.hours import after_quiet, is_quiet, letter_date
from orrery.server.notices.wishes import Wishes, checked
from orrery.server.protocol.codes import Misread


def at(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def said(date):
    return datetime.fromtimestamp(date, UTC).isoformat()[:16]


NIGHT = Wishes(quiet_from=22, quiet_to=7, zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("2026-01-10T12:00", "2026-01-10T12:00"),
        ("2026-01-10T21:30", "2026-01-11T06:00"),  # 22:30 in Berlin: until 7:00 there
        ("2026-01-11T03:00", "2026-01-11T06:00"),
        ("2026-03-28T23:30", "2026-03-29T05:00"),  # the night in which summer time begins
    ],
)
def test_what_falls_into_quiet_hours_waits_for_their_end(when, then):
    assert said(after_quiet(at(when), NIGHT)) == then


def test_the_same_hour_twice_means_never():
    assert not any(is_quiet(at(f"2026-01-10T{hour:02}:00"), Wishes()) for hour in range(24))


@pytest.mark.parametrize(
    ("letters", "then"),
    [("now", "2026-01-10T12:20"), ("hourly", "2026-01-10T13:00"), ("daily", "2026-01-11T07:00")],
)
def test_letters_go_out_at_once_by_the_hour_or_in_the_morning(letters, then):
    wishes = Wishes(letters, zone="Europe/Berlin")
    assert said(letter_date(at("2026-01-10T12:20"), wishes)) == then


@pytest.mark.parametrize("wishes", [Wishes(zone="Mars/Olympus"), Wishes(quiet_from=24)])
def test_wishes_that_cannot_be_kept_are_refused(wishes):
    with pytest.raises(Misread):
        checked(wishes)
