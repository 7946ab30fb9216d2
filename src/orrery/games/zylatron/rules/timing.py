"""When each kind of action has its time. Authority for the refusals of a wrong moment."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.zylatron.sheet import (
    BEAM_WHERE,
    DETONATE_FIRST,
    DOCK,
    GO,
    GO_THERE_FIRST,
    JOIN_FIRST,
    LOAD,
    MOVE_OFF_FIRST,
    NOTHING_TO_NAME,
    ONTO,
    PICK,
    PICK_FIRST,
    PLACE_FIRST,
    PLANETS_ARE_PICKED,
    REBUILD,
    SHIFT_WHERE,
    TARGET_FIRST,
)
from orrery.games.zylatron.state import (
    ACTING,
    ARRIVED,
    BEAMING,
    BUYING,
    FIRING,
    LAUNCHING,
    LEAVING,
    PICKING,
    State,
)


@rule
def why_not_now(state: State, kind: int) -> int:
    """OK, or why no player may do anything of this kind at this moment."""
    if state.phase == PICKING:
        return OK if kind == PICK else PICK_FIRST
    if kind == PICK:
        return PLANETS_ARE_PICKED
    if state.phase == ACTING:
        return while_acting(kind)
    if state.phase == ARRIVED:
        return OK if kind == LOAD or kind == DOCK else JOIN_FIRST
    if state.phase == LEAVING:
        return OK if kind == GO else MOVE_OFF_FIRST
    return to_complete(state.phase, kind)


@rule
def while_acting(kind: int) -> int:
    """Everything but what follows another action."""
    if kind == LOAD or kind == DOCK:
        return GO_THERE_FIRST
    return NOTHING_TO_NAME if kind == ONTO else OK


@rule
def to_complete(phase: int, kind: int) -> int:
    """The second half of FIRE, LAUNCH, BEAM, BUY or SHIFT."""
    if phase == FIRING:
        return OK if kind == ONTO or kind == REBUILD else TARGET_FIRST
    if phase == LAUNCHING:
        return OK if kind == GO else DETONATE_FIRST
    if phase == BEAMING:
        return OK if kind == GO or kind == ONTO else BEAM_WHERE
    if phase == BUYING:
        return OK if kind == GO or kind == ONTO else PLACE_FIRST
    return OK if kind == ONTO else SHIFT_WHERE
