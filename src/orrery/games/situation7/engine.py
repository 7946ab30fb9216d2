"""SITUATION 7, the player aid: whose time it is, what may be done, and what it does.

The sheet declares the actions; who refuses them is in `rules`. See core.derivation.
"""

from __future__ import annotations

from orrery.core.contract import Actions, Weights
from orrery.core.rule import inlined_rule, rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.situation7.faults import fault
from orrery.games.situation7.fitting import objection
from orrery.games.situation7.foresight import foresee
from orrery.games.situation7.heuristic import evaluate
from orrery.games.situation7.observe import OBSERVATION_SIZE, observe
from orrery.games.situation7.positions import POSITION, position_options
from orrery.games.situation7.puzzle import (
    GREEN,
    MAX_LOCATIONS,
    N_EQUIPMENT,
    N_LUCKS,
    N_SIDES,
    N_WORDS,
    WORD_BITS,
    YELLOW,
    Board,
)
from orrery.games.situation7.rules.astronauts import guard, is_way_open, post_word
from orrery.games.situation7.rules.ending import end, is_winner, note_pass, score, why_not_pass
from orrery.games.situation7.rules.launching import NOTHING, launch, next_launcher, target_word
from orrery.games.situation7.rules.masks import add_all, fill_word
from orrery.games.situation7.rules.placing import n_open, occupy, open_word, side_of
from orrery.games.situation7.rules.race import note_time, set_start, spend
from orrery.games.situation7.rules.telling import tell_gains, tell_neutralised
from orrery.games.situation7.rules.timing import is_natures, why_not_turn
from orrery.games.situation7.rules.turns import can_extend, next_turn
from orrery.games.situation7.sheet import (
    ASTRONAUT_SET,
    FIND,
    FOUND,
    GUARD,
    LAUNCH,
    LAUNCHED,
    LUCK,
    PASS,
    PIECE_PLACED,
    PLACE,
    SEARCHING,
    TIME_IS_UP,
    TIME_UP,
    refusal_words,
    sheet,
)
from orrery.games.situation7.state import (
    ALTERNATE,
    FINDING,
    LIVE,
    OVER,
    PLAYING,
    RACE,
    STARTING,
    TIMING_FOUND,
    TIMING_WANTED,
    Options,
    State,
)

__all__ = [
    "MAX_ACTIONS", "MAX_CHANCE", "OBSERVATION_SIZE", "POSITION", "Options", "State",
    "chance_due", "evaluate", "fault", "fill_actions", "fill_chance", "foresee", "is_over",
    "is_winner", "may_act", "objection", "observe", "position_options", "refusal_words", "score",
    "setup", "sheet", "why_not_turn",
]  # fmt: skip

MAX_ACTIONS = MAX_LOCATIONS + 2  # a location is filled, or open to one of PLACE and LAUNCH
MAX_CHANCE = MAX_LOCATIONS

PLACE_0, LAUNCH_0, GUARD_0, FIND_0 = PLACE.first, LAUNCH.first, GUARD.first, FIND.first
FOUND_0, PASS_0, LUCK_0 = FOUND.first, PASS.first, LUCK.first


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """An empty board, all pieces in the trays, all equipment at hand (S7-2, S7-8)."""
    state.n_seats = options.players
    state.tempo = options.tempo
    state.phase = STARTING if options.tempo == RACE else PLAYING
    state.turn = YELLOW
    state.may_agree = options.agree
    state.n_empty = board.n_locations
    state.time_limit = options.time_limit
    state.level[YELLOW] = options.yellow_time
    state.level[GREEN] = options.green_time
    for side in range(N_SIDES):
        setup_side(board, state, side)


@rule
def setup_side(board: Board, state: State, side: int) -> None:
    """No land yet; the base line is open (S7-10)."""
    state.due[side] = side
    add_all(state.reach[side], board.base_line[side])
    for kind in range(N_EQUIPMENT):
        state.left[kind, side] = board.equipment[kind]


# Whose time it is


@rule
def chance_due(board: Board, state: State) -> bool:
    """Nature draws in the race only (S7-26)."""
    return is_natures(state)


@rule
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """What was found, or one of eight lucks; all as likely (S7-26)."""
    if state.phase == FINDING:
        n = fill_open(board, state, state.turn, actions, FIND_0)
    else:
        n = N_LUCKS
        for luck in range(N_LUCKS):
            actions[luck] = LUCK_0 + luck
    for index in range(n):
        weights[index] = 1
    return n


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """In live play any seat that has something to do (S7-24), else the one whose turn it is."""
    if state.phase != PLAYING:
        return False
    if state.tempo != LIVE:
        return bool(seat == state.due[state.turn])
    side = side_of(seat)
    if can_extend(board, state, side) or why_not_pass(state, seat) == OK:
        return True
    return can_guard(board, state, side)


@rule
def can_guard(board: Board, state: State, side: int) -> bool:
    """Whether an astronaut is ready and has a place to stand."""
    if not is_way_open(board, state, side):
        return False
    return post_word(board, state, side, 0) | post_word(board, state, side, 1) != 0


# What may be done


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of a seat that may act."""
    side = side_of(seat)
    n = fill_open(board, state, side, actions, PLACE_0)
    if n > 0 and state.tempo == RACE:
        actions[n] = FOUND_0
        n += 1
    if next_launcher(board, state, side) != NOTHING:
        n = fill_targets(board, state, side, actions, n)
    if is_way_open(board, state, side):
        n = fill_posts(board, state, side, actions, n)
    if state.may_agree and (state.has_passed >> side) & 1 == 0:
        actions[n] = PASS_0
        n += 1
    return n


@rule
def fill_open(board: Board, state: State, side: int, actions: Actions, number: int) -> int:
    """Every location open by S7-10, as PLACE or FIND."""
    n = 0
    for word in range(N_WORDS):
        bits = open_word(board, state, side, word)
        n = fill_word(actions, n, bits, number + word * WORD_BITS)
    return n


@rule
def fill_targets(board: Board, state: State, side: int, actions: Actions, n: int) -> int:
    """Every location a launch may land on."""
    for word in range(N_WORDS):
        bits = target_word(board, state, side, word)
        n = fill_word(actions, n, bits, LAUNCH_0 + word * WORD_BITS)
    return n


@rule
def fill_posts(board: Board, state: State, side: int, actions: Actions, n: int) -> int:
    """Every own piece an astronaut may be set on."""
    for word in range(N_WORDS):
        bits = post_word(board, state, side, word)
        n = fill_word(actions, n, bits, GUARD_0 + word * WORD_BITS)
    return n


# What it does


@PLACE.deed
@inlined_rule
def place(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Lay a piece that was searched for."""
    lay(board, state, seat, location, trace)
    after_piece(board, state, TIMING_WANTED, trace)


@rule
def lay(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Lay a piece."""
    occupy(board, state, side_of(seat), location)
    emit(trace, PIECE_PLACED, seat, location)
    tell_gains(board, state, side_of(seat), location, trace)


@LAUNCH.deed
def launch_piece(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Lay a piece beside the opponent's land, with a rocket or satellite on it."""
    kind = launch(board, state, side_of(seat), location)
    emit(trace, LAUNCHED, seat, location, kind)
    tell_gains(board, state, side_of(seat), location, trace)
    after_piece(board, state, TIMING_WANTED, trace)


@FOUND.deed
def search(state: State, seat: int, trace: Trace) -> None:
    """Nature draws what fits first (S7-26)."""
    state.phase = FINDING
    emit(trace, SEARCHING, seat)


@PASS.deed
def let_pass(board: Board, state: State, seat: int, trace: Trace) -> None:
    """Agree to end the game; until both sides do, play goes on (S7-20)."""
    note_pass(board, state, seat, trace)
    if state.phase == PLAYING and state.tempo == ALTERNATE:
        next_turn(board, state, trace)


@FIND.deed
@inlined_rule
def find(board: Board, state: State, location: int, trace: Trace) -> None:
    """Nature has drawn what was found (S7-26)."""
    state.n_open = n_open(board, state, state.turn)
    lay(board, state, state.turn, location, trace)  # in a race, sides and seats are the same
    after_piece(board, state, TIMING_FOUND, trace)


@LUCK.deed
def take_time(board: Board, state: State, luck: int, trace: Trace) -> None:
    """Nature has drawn a starting clock, or how long a search took (S7-26)."""
    if state.phase == STARTING:
        set_start(board, state, luck, trace)
    else:
        note_time(board, state, luck, trace)


@TIME_UP.deed
def call_time(board: Board, state: State, trace: Trace) -> None:
    """The time is up (S7-20)."""
    emit(trace, TIME_IS_UP)
    end(board, state, trace)


@rule
def after_piece(board: Board, state: State, timing: int, trace: Trace) -> None:
    """A full board ends the game (S7-20); else the next turn, or what the piece cost in time."""
    if state.n_empty == 0:
        state.n_open = 0
        end(board, state, trace)
    elif state.tempo == ALTERNATE:
        next_turn(board, state, trace)
    elif state.tempo == RACE:
        state.last = state.turn
        state.phase = timing


@GUARD.deed
def set_astronaut(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Set an astronaut; the turn goes on (S7-25), in the race it costs time (S7-26)."""
    guard(board, state, side_of(seat), location)
    emit(trace, ASTRONAUT_SET, seat, location)
    tell_neutralised(board, state, side_of(seat), location, trace)
    if state.tempo == RACE:
        state.last = state.turn
        spend(board, state, board.astronaut_time, trace)


@rule
def is_over(board: Board, state: State) -> bool:
    """All filled, agreed, or out of time (S7-20)."""
    return state.phase == OVER
