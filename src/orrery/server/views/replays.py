"""Finished games step by step: from a seat's knowledge, a spectator's, or all open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from orrery.core.contract import SPECTATOR
from orrery.core.errors import BadInput
from orrery.core.log import Step
from orrery.core.replay import replay_step
from orrery.core.texts import ENGLISH
from orrery.server.logbook.game import Entry, Running
from orrery.server.views.seen import look, tell

OPEN = "open"


async def replay_steps(
    running: Running, viewer: str, first: int, count: int, language: str = ENGLISH
) -> AsyncIterator[dict[str, Any]]:
    """Positions `first` to `first + count - 1`; 0 is before the first action."""
    seat = _viewer(viewer, running.n_seats)
    again = Running(dict(running.header))
    for n, entry in enumerate([None, *running.line]):
        if n >= first + count:
            return
        if entry is not None:
            replay_step(again.table, Step(entry.seat, entry.action, entry.hash), f"step {n}")
        if n >= first:
            yield _step(again, n, entry, seat, language)
        await asyncio.sleep(0)


def _viewer(text: str, n_seats: int) -> int | None:
    """A seat, SPECTATOR, or None for all open."""
    if text == OPEN:
        return None
    if text == "spectator":
        return SPECTATOR
    if text.isdecimal() and len(text) < 4 and int(text) < n_seats:
        return int(text)
    raise BadInput(f"viewer is open, spectator or a seat, not {text[:20]!r}")


def _step(
    again: Running, n: int, entry: Entry | None, viewer: int | None, language: str
) -> dict[str, Any]:
    if viewer is None:
        return _open_step(again, n, entry, language)
    told = None if entry is None else tell(again, entry, viewer, language)
    return {"n": n, "entry": told, "view": look(again, viewer)}


def _open_step(again: Running, n: int, entry: Entry | None, language: str) -> dict[str, Any]:
    """Everything: the full position, and what each seat saw."""
    told = None if entry is None else tell(again, entry, entry.seat, language)
    seats = [look(again, seat) for seat in range(again.n_seats)]
    return {"n": n, "entry": told, "position": again.table.text, "seats": seats}
