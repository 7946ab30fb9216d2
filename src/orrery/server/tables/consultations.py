"""What a table has asked of somebody's device, and waits to hear."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from orrery.server.access.caller import Caller
from orrery.server.protocol.requests import Thought


@dataclass(eq=False)
class Consultation:
    """A question that was put to a device; only that device may answer it, once."""

    n: int
    caller: Caller
    seat: int  # for which it thinks
    known: Any  # the position it was told
    n_lines: int  # 0: an action is asked for
    answer: asyncio.Future[Thought | None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def settle(self, thought: Thought | None) -> None:
        """What came of it; None: nothing, and the server thinks."""
        if not self.answer.done():
            self.answer.set_result(thought)
