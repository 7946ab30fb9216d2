"""Lists, numbers and dates as a language writes them (CLDR, by Babel)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal

from babel.dates import format_date, format_time, get_datetime_format
from babel.lists import format_list
from babel.numbers import format_percent

from orrery.core.plurals import grouped, with_minus


def listed(names: Sequence[str], language: str) -> str:
    """Names as people say them: `Ann, Ben and Cleo`."""
    return str(format_list(list(names), locale=language))


def percent(share: float, language: str) -> str:
    """A share of one in whole percent: `45%`, in German `45 %`."""
    return with_minus(str(format_percent(share, format=None, locale=language)))


def whole(number: float, language: str, is_signed: bool = False) -> str:
    """A whole number, with a sign if that is wanted."""
    text = grouped(Decimal(round(number)), language)
    return f"+{text}" if is_signed and round(number) > 0 else text


def moment(at: datetime, language: str) -> str:
    """A day and an hour, with the day of the week."""
    pattern = str(get_datetime_format("medium", locale=language))
    hour = format_time(at, "short", tzinfo=at.tzinfo, locale=language)
    return pattern.replace("{0}", hour).replace("{1}", format_date(at, "full", locale=language))
