"""What holds in every position of SITUATION 7; broken invariants have a number."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    N_EQUIPMENT,
    N_SIDES,
    NO_SIDE,
    ROCKET,
    SATELLITE,
    Board,
)
from orrery.games.situation7.rules.ending import BOTH_SIDES
from orrery.games.situation7.rules.masks import covers, has, meets, size, size_shared
from orrery.games.situation7.rules.placing import has_begun, opponent_of
from orrery.games.situation7.rules.race import lower_clock
from orrery.games.situation7.rules.turns import can_extend
from orrery.games.situation7.sheet import (
    BAD_SEATS,
    LAND_OVERLAPS,
    NO_BASE,
    STRAY_EQUIPMENT,
    STRAY_PIECE,
    WRONG_CLOCK,
    WRONG_COUNT,
    WRONG_PASSES,
    WRONG_PHASE,
    WRONG_SETS,
    WRONG_SUN,
    WRONG_TURN,
)
from orrery.games.situation7.state import (
    FINDING,
    LIVE,
    OVER,
    PLAYING,
    RACE,
    STARTING,
    TIMING_FOUND,
    State,
)


@rule
def fault(board: Board, state: State) -> int:
    """OK, or the number of the first broken invariant."""
    if not seats_are_right(state):
        return BAD_SEATS
    if meets(state.land[0], state.land[1]):
        return LAND_OVERLAPS
    if size(state.land[0]) + size(state.land[1]) + state.n_empty != board.n_locations:
        return WRONG_COUNT
    for side in range(N_SIDES):
        broken = side_fault(board, state, side)
        if broken != OK:
            return broken
    if not sun_is_right(board, state):
        return WRONG_SUN
    return course_fault(board, state)


@rule
def seats_are_right(state: State) -> bool:
    """2 to 4 seats, 2 in the race; each side's next seat is one of its own (S7-1)."""
    if not 2 <= state.n_seats <= 4 or (state.tempo == RACE and state.n_seats != 2):
        return False
    for side in range(N_SIDES):
        if not 0 <= state.due[side] < state.n_seats or state.due[side] % 2 != side:
            return False
    return 0 <= state.turn < N_SIDES and 0 <= state.tempo <= RACE


# One side


@rule
def side_fault(board: Board, state: State, side: int) -> int:
    """What is wrong with the land and equipment of one side."""
    if not covers(board.everywhere, state.land[side]):
        return LAND_OVERLAPS
    for kind in range(N_EQUIPMENT):
        broken = equipment_fault(board, state, side, kind)
        if broken != OK:
            return broken
    if not sets_are_right(board, state, side):
        return WRONG_SETS
    for location in range(board.n_locations):
        if has(state.land[side], location) and is_stray(board, state, side, location):
            return STRAY_PIECE
    return OK


@rule
def equipment_fault(board: Board, state: State, side: int, kind: int) -> int:
    """Equipment is conserved, stands on own pieces one by one, and left a base that is held."""
    n_set = size(state.stands[kind, side])
    if state.left[kind, side] < 0 or state.left[kind, side] + n_set != board.equipment[kind]:
        return WRONG_COUNT
    if not covers(state.land[side], state.stands[kind, side]):
        return STRAY_EQUIPMENT
    for other in range(kind):
        if meets(state.stands[kind, side], state.stands[other, side]):
            return STRAY_EQUIPMENT  # S7-19
    if n_set > 0 and not covers(state.land[side], board.bases[kind, side]):
        return NO_BASE  # S7-13, S7-16
    if kind == ASTRONAUT and not covers(state.joined[side], state.stands[kind, side]):
        return STRAY_EQUIPMENT  # S7-16
    return OK


@rule
def is_stray(board: Board, state: State, side: int, location: int) -> bool:
    """Neither on the base line, nor launched, nor beside another own piece (S7-10)."""
    if has(board.base_line[side], location):
        return False
    if has(state.stands[ROCKET, side], location) or has(state.stands[SATELLITE, side], location):
        return False
    return not meets(board.neighbours[location], state.land[side])


@rule
def sets_are_right(board: Board, state: State, side: int) -> bool:
    """`reach`, `watch` and `joined` say what follows from the land and the guards."""
    for location in range(board.n_locations):
        near = board.neighbours[location]
        is_near = meets(near, state.land[side])
        if not has_begun(state, side):
            is_near = has(board.base_line[side], location)
        if has(state.reach[side], location) != is_near:
            return False
        if has(state.watch[side], location) != meets(near, state.stands[ASTRONAUT, side]):
            return False
        is_joined = has(board.bases[ASTRONAUT, side], location) or meets(near, state.joined[side])
        is_joined = is_joined and has(state.land[side], location)
        if has(state.joined[side], location) != is_joined:
            return False
    return True


# The course of the game


@rule
def sun_is_right(board: Board, state: State) -> bool:
    """Who was first on the sun holds a piece of it; nobody, while it is empty (S7-23)."""
    if state.sun_first == NO_SIDE:
        return not meets(board.sun, state.land[0]) and not meets(board.sun, state.land[1])
    if not 0 <= state.sun_first < N_SIDES:
        return False
    return size_shared(board.sun, state.land[state.sun_first]) > 0


@rule
def course_fault(board: Board, state: State) -> int:
    """Passes, phase, turn and clocks."""
    if not 0 <= state.has_passed <= BOTH_SIDES or (state.has_passed and not state.may_agree):
        return WRONG_PASSES
    if state.has_passed == BOTH_SIDES and state.phase != OVER:
        return WRONG_PASSES
    if not phase_is_right(state):
        return WRONG_PHASE
    if not turn_is_right(board, state):
        return WRONG_TURN
    return OK if clocks_are_right(state) else WRONG_CLOCK


@rule
def phase_is_right(state: State) -> bool:
    """Nature draws in the race only; a full board, an agreement or the time ends the game."""
    if state.phase == OVER:
        is_late = state.time_limit > 0
        return state.n_empty == 0 or state.has_passed == BOTH_SIDES or is_late
    if state.n_empty == 0 or not STARTING <= state.phase <= TIMING_FOUND:
        return False
    return state.phase == PLAYING or state.tempo == RACE


@rule
def turn_is_right(board: Board, state: State) -> bool:
    """The side to act can place or launch (S7-25, S7-26); live play knows no turns."""
    if state.tempo == LIVE:
        return state.turn == 0 and state.due[0] == 0 and state.due[1] == 1
    if state.phase != PLAYING and state.phase != FINDING:
        return True
    return can_extend(board, state, state.turn)


@rule
def clocks_are_right(state: State) -> bool:
    """Only the race has clocks, and the lower one acts (S7-26)."""
    if state.clocks[0] < 0 or state.clocks[1] < 0 or state.time_limit < 0:
        return False
    if (state.phase == TIMING_FOUND) != (state.n_open > 0):
        return False
    if state.tempo != RACE:
        return state.clocks[0] == 0 and state.clocks[1] == 0 and state.last == NO_SIDE
    if state.phase != PLAYING:
        return True
    own, other = state.clocks[state.turn], state.clocks[opponent_of(state.turn)]
    return own <= other and (own == other or lower_clock(state) == state.turn)
