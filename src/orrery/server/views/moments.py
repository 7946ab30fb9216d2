"""Earlier positions of a game that goes on, as their viewer saw them at the time.

A viewer learns nothing from them: each is what was sent when it was the present. Unlike a replay
they are not kept: an undo changes which actions stand.
"""

from __future__ import annotations

import asyncio
from typing import Any

from orrery.core.log import Step
from orrery.core.replay import replay_step
from orrery.core.wording import Listener
from orrery.server.logbook.game import Running
from orrery.server.views.seen import look, tell


async def moments(running: Running, listener: Listener, first: int, count: int) -> dict[str, Any]:
    """Positions `first` to `first + count - 1` of the actions that stand; 0 is the beginning."""
    line = list(running.line)  # an undo may shorten it while we work
    again = Running(dict(running.header))
    steps = []
    for n, entry in enumerate([None, *line][: first + count]):
        if entry is not None:
            replay_step(again.table, Step(entry.seat, entry.action, entry.hash), f"step {n}")
        if n >= first:
            told = None if entry is None else tell(again, entry, listener)
            steps.append({"n": n, "entry": told, "view": look(again, listener)})
        await asyncio.sleep(0)
    return {"n_steps": len(line), "steps": steps}
