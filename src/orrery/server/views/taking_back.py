"""What may be taken back: back to, and never past, the last revealed information.

An action reveals something when nature acts, or when a viewer has learned from it what the
viewer could not foresee: then another world that the viewer held possible would have looked
different after it.
"""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, new_rng
from orrery.core.log import Log, Step
from orrery.core.records import bytes_of
from orrery.core.replay import open_log, replay_step
from orrery.core.table import Table
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied

N_WORLDS = 2


def undo_target(running: Running, seat: int) -> int:
    """How many actions stand after `seat` takes back its last; Denied says why it may not."""
    line = running.line
    own = [n for n, entry in enumerate(line) if entry.seat == seat]
    if running.outcome is not None:
        raise Denied("no_undo", "the game is over: nothing can be taken back")
    if not own:
        raise Denied("no_undo", "nothing to take back: you have not acted yet")
    if any(entry.seat == CHANCE for entry in line[own[-1] :]) or _reveals_after(running, own[-1]):
        raise Denied("no_undo", "something has been revealed since: it cannot be taken back")
    return own[-1]


def seats_undone(running: Running, target: int) -> set[int]:
    """The seats whose actions an undo takes back."""
    return {entry.seat for entry in running.line[target:]}


def _reveals_after(running: Running, target: int) -> bool:
    """Whether any action from `target` on revealed something."""
    table = open_log(Log(dict(running.header)), "this game")
    for n, entry in enumerate(running.line):
        step = Step(entry.seat, entry.action, entry.hash)
        if n >= target and _reveals(table, entry.seat, entry.action):
            return True
        replay_step(table, step, f"entry {entry.seq}")
    return False


def _reveals(table: Table, seat: int, text: str) -> bool:
    action = table.game.parse_action(table.board, table.state, seat, text)
    viewers = range(table.state.n_seats)
    return any(_tells(table, viewer, seat, action) for viewer in viewers)


def _tells(table: Table, viewer: int, seat: int, action: int) -> bool:
    """Whether the viewer learns something hidden from this action."""
    game, board = table.game, table.board
    known = game.hidden(board, table.state, viewer)
    if bytes_of(known) == bytes_of(table.state):
        return False
    seen = _seen_after(table, table.state, viewer, seat, action)
    worlds = (game.dealt(board, known, viewer, new_rng(n + 1)) for n in range(N_WORLDS))
    return any(
        game.why_not(board, world, seat, action) != 0
        or _seen_after(table, world, viewer, seat, action) != seen
        for world in worlds
    )


def _seen_after(table: Table, state: Any, viewer: int, seat: int, action: int) -> bytes:
    later = table.game.after(table.board, state, seat, action)
    return bytes_of(table.game.hidden(table.board, later, viewer))
