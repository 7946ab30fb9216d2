"""Lists, numbers and dates by the rules of a language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from orrery.core.formats import listed, moment, percent, whole
from orrery.core.languages import languages
from orrery.core.plurals import written
from orrery.core.registry import package_of
from orrery.core.texts import texts_of

AT = datetime(2026, 11, 16, 22, 50, tzinfo=UTC)


def test_a_language_has_its_own_way():
    assert listed(["Ann", "Ben", "Cleo"], "de") == "Ann, Ben und Cleo"
    assert listed(["Ann"], "en") == "Ann"
    assert percent(0.456, "en") == "46%"
    assert percent(0.456, "de") == "46\N{NO-BREAK SPACE}%"
    assert whole(12345.6, "de") == "12.346"
    assert [whole(n, "en", is_signed=True) for n in (3, 0.2, -0.2, -3)] == [
        "+3",
        "0",
        "0",
        "\N{MINUS SIGN}3",
    ]
    assert moment(AT, "de").startswith("Montag, 16. November 2026")
    assert moment(AT, "de").endswith("22:50")


@pytest.mark.parametrize(
    ("language", "short", "long"),
    [
        ("en", "2,275", "12,275"),
        ("de", "2.275", "12.275"),
        ("es", "2275", "12.275"),
        ("it", "2275", "12.275"),
        ("pl", "2275", "12\N{NO-BREAK SPACE}275"),
    ],
)
def test_thousands_are_written_as_browsers_write_them(language, short, long):
    """Also in sentences, by NUMBER."""
    assert [whole(n, language) for n in (2275, 12275)] == [short, long]
    assert [written(word, language) for word in ("2275", "12275")] == [short, long]
    assert whole(-2275, language) == f"\N{MINUS SIGN}{short}"


@pytest.mark.parametrize("language", languages())
def test_numbers_below_zero_have_one_sign_everywhere(language):
    """The minus of mathematics, as boards and sums of the browser write it."""
    assert whole(-3, language) == written("-3", language) == "\N{MINUS SIGN}3"
    assert percent(-0.456, language).startswith("\N{MINUS SIGN}46")
    assert written("take-off a", language) == "take-off a"  # no number: a text to type


@pytest.mark.parametrize("language", languages())
def test_the_points_at_the_end_are_written_so_in_a_sentence(language):
    words = {"yellow": "yellow", "green": "green", "yellow_points": "2275", "green_points": "950"}
    said = texts_of(package_of("situation7"), language).say("plain-event-", "game_ended", words)
    assert whole(2275, language) in said


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_written(language):
    assert listed(["a", "b", "c"], language)
    assert "16" in moment(AT, language)
    assert "46" in percent(0.456, language)
