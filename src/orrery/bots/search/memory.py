"""Template: what the past tells of the secrets of others. `engine` is the game's.

A game that says nothing of it has no notes; what is hidden is dealt evenly then.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.tree import Floats
from orrery.core.chance import Rng
from orrery.core.contract import Actions, Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound
from orrery.core.trace import Trace

engine: Engine
thinking: Thinking
check_bound(globals())


@rule
def deal_evenly(board: Any, notes: Floats, state: Any, viewer: int, rng: Rng) -> None:
    """All that the viewer holds possible is as likely."""
    engine.deal_hidden(board, state, viewer, rng)


@rule
def note_nothing(
    board: Any, notes: Floats, states: Any, seat: int, action: int, actions: Actions, trace: Trace
) -> None:
    """Actions tell nothing."""


suppose = thinking.memory.suppose if thinking.memory else deal_evenly
note = thinking.memory.note if thinking.memory else note_nothing
