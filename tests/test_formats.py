"""Lists, numbers and dates by the rules of a language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from orrery.core.formats import listed, moment, percent, whole
from orrery.core.languages import languages

AT = datetime(2026, 11, 16, 22, 50, tzinfo=UTC)


def test_a_language_has_its_own_way():
    assert listed(["Ann", "Ben", "Cleo"], "de") == "Ann, Ben und Cleo"
    assert listed(["Ann"], "en") == "Ann"
    assert percent(0.456, "en") == "46%"
    assert percent(0.456, "de") == "46\N{NO-BREAK SPACE}%"
    assert whole(12345.6, "de") == "12.346"
    assert [whole(n, "en", is_signed=True) for n in (3, 0.2, -0.2, -3)] == ["+3", "0", "0", "-3"]
    assert moment(AT, "de").startswith("Montag, 16. November 2026")
    assert moment(AT, "de").endswith("22:50")


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_written(language):
    assert listed(["a", "b", "c"], language)
    assert "16" in moment(AT, language)
    assert "46" in percent(0.456, language)
