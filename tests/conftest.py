"""Shared by all tests."""

from __future__ import annotations

import re

import pytest

import orrery
from orrery.core.registry import game_ids


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game go to one worker, which compiles its rules; other files stay together."""
    games = game_ids()
    for item in items:
        words = set(re.split(r"[/\[\]\-_.:]", item.nodeid))
        named = [game for game in games if game in words]
        group = named[0] if named else item.nodeid.partition("::")[0]
        item.add_marker(pytest.mark.xdist_group(group))


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
