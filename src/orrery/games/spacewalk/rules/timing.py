"""When each kind of action has its time. Authority for the refusals of a wrong moment."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.spacewalk.sheet import (
    AGAIN,
    CARD_FIRST,
    CARD_IS_LAID,
    MOVE,
    MOVE_FIRST,
    MUST_MOVE,
    MUST_STEP,
    NEXT,
    NO_CARDS,
    NO_ORDER_DUE,
    NO_TOKENS_YET,
    NOT_IN_A_GAP,
    OK,
    ONLY_A_STEP,
    ORDER_FIRST,
    PASS,
    PLACE,
    PLACEMENT_IS_OVER,
    PLAY,
    STEP,
    STILL_PLACING,
    TURN_IS_DONE,
)
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    GAP,
    MOVING,
    ORDERING,
    PLACING,
    STEPPING,
    State,
)


@rule
def why_not_now(state: State, kind: int) -> int:
    """OK, or why no player may do anything of this kind at this moment."""
    if state.phase == PLACING:
        return while_placing(kind)
    if kind == PLACE:
        return PLACEMENT_IS_OVER
    if state.phase == ORDERING:
        return OK if kind == NEXT else ORDER_FIRST
    if kind == NEXT:
        return NO_ORDER_DUE
    if state.phase == CARD:
        return OK if kind == PLAY else CARD_FIRST
    if kind == PLAY:
        return CARD_IS_LAID if state.with_cards else NO_CARDS
    return on_the_move(state, kind)


@rule
def while_placing(kind: int) -> int:
    """Only placing; neither moves nor tokens (SW-7)."""
    if kind == PLACE:
        return OK
    return STILL_PLACING if kind == MOVE or kind == PLAY or kind == NEXT else NO_TOKENS_YET


@rule
def on_the_move(state: State, kind: int) -> int:
    """Moving, stepping by card, and paying: MOVE, AGAIN, STEP or PASS."""
    if state.phase == MOVING:
        if kind == MOVE:
            return OK
        return MUST_MOVE if kind == PASS else MOVE_FIRST
    if state.phase == STEPPING:
        return OK if kind == STEP else MUST_STEP
    if kind == STEP or kind == PASS:
        return OK
    if state.phase == AFTER:
        return OK if kind == AGAIN else TURN_IS_DONE
    if state.phase == GAP:
        return ONLY_A_STEP if kind == AGAIN else NOT_IN_A_GAP
    return OK
