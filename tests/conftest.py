"""Shared by all tests."""

from __future__ import annotations

import pytest

import orrery


@pytest.fixture
def illegal():
    """Check that an action is refused with a clause: illegal(table, seat, text, "SW-9")."""

    def check(table: orrery.Table, seat: int | str, text: str, clause: str) -> str:
        before = table.text
        with pytest.raises(orrery.IllegalAction) as refusal:
            table.play(seat, text)
        assert refusal.value.clause == clause, str(refusal.value)
        assert refusal.value.position == before == table.text
        assert f"[{clause}]" in str(refusal.value)
        return refusal.value.reason

    return check
