"""What may be taken back at a table of the server: the rule is `core.taking_back`."""

from __future__ import annotations

from orrery.core.errors import BadInput
from orrery.core.taking_back import steps_kept
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied


def undo_target(running: Running, seat: int) -> int:
    """How many actions stand after `seat` takes back its last; Denied says why it may not."""
    if running.outcome is not None:
        raise Denied("no_undo", "the game is over: nothing can be taken back")
    try:
        return steps_kept(running.table, seat)
    except BadInput as error:
        raise Denied("no_undo", str(error)) from None


def seats_undone(running: Running, target: int) -> set[int]:
    """The seats whose actions an undo takes back."""
    return {entry.seat for entry in running.line[target:]}
