"""SITUATION 7, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.chance import CHANCE, Rng
from orrery.core.contract import Actions, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.situation7.actions import (
    ASTRONAUT,
    ASTRONAUT_0,
    FIND,
    FIND_0,
    FOUND,
    FOUND_0,
    LAUNCH,
    LAUNCH_0,
    LUCK,
    LUCK_0,
    MAX_ACTIONS,
    MAX_CHANCE,
    N_ACTIONS,
    PASS,
    PASS_0,
    PLACE,
    PLACE_0,
    kind_of,
    location_of,
)
from orrery.games.situation7.board import (
    GREEN,
    N_EQUIPMENT,
    N_LUCKS,
    N_SIDES,
    N_WORDS,
    NO_SIDE,
    WORD_BITS,
    YELLOW,
    Board,
)
from orrery.games.situation7.events import (
    ASTRONAUT_SET,
    LAUNCHED,
    PIECE_PLACED,
    SEARCHING,
    TIME_IS_UP,
)
from orrery.games.situation7.foresight import foresee
from orrery.games.situation7.heuristic import evaluate
from orrery.games.situation7.observe import OBSERVATION_SIZE, observe
from orrery.games.situation7.reasons import (
    GAME_OVER,
    NATURE_DRAWS,
    NOTHING_TO_FIND,
    OK,
    ONLY_IN_RACE,
)
from orrery.games.situation7.rules.astronauts import (
    guard,
    is_way_open,
    post_word,
    why_not_guard,
)
from orrery.games.situation7.rules.ending import end, is_winner, note_pass, score, why_not_pass
from orrery.games.situation7.rules.launching import (
    NOTHING,
    launch,
    next_launcher,
    target_word,
    why_not_launch,
)
from orrery.games.situation7.rules.masks import add_all, clear, fill_word
from orrery.games.situation7.rules.placing import (
    n_open,
    occupy,
    open_word,
    side_of,
    why_not_place,
)
from orrery.games.situation7.rules.race import note_time, set_start, spend
from orrery.games.situation7.rules.telling import tell_gains, tell_neutralised
from orrery.games.situation7.rules.timing import is_natures, why_not_nature, why_not_now
from orrery.games.situation7.rules.turns import can_extend, can_place, next_turn
from orrery.games.situation7.sound import fault
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
    "MAX_ACTIONS", "MAX_CHANCE", "N_ACTIONS", "OBSERVATION_SIZE",
    "apply", "chance_due", "deal_hidden", "evaluate", "fault", "fill_actions", "fill_chance",
    "foresee", "hide", "is_over", "is_winner", "may_act", "observe", "score", "setup", "why_not",
]  # fmt: skip


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """An empty board, all pieces in the trays, all equipment at hand (S7-2, S7-8)."""
    state.n_seats = options.players
    state.tempo = options.tempo
    state.phase = STARTING if options.tempo == RACE else PLAYING
    state.turn = YELLOW
    state.may_agree = options.agree
    state.has_passed = 0
    state.sun_first = NO_SIDE
    state.n_empty = board.n_locations
    state.time_limit = options.time_limit
    state.last = NO_SIDE
    state.n_open = 0
    state.level[YELLOW] = options.yellow_time
    state.level[GREEN] = options.green_time
    for side in range(N_SIDES):
        setup_side(board, state, side)


@rule
def setup_side(board: Board, state: State, side: int) -> None:
    """No land yet; the base line is open (S7-10)."""
    state.due[side] = side
    state.clocks[side] = 0
    clear(state.land[side])
    clear(state.watch[side])
    clear(state.joined[side])
    clear(state.reach[side])
    add_all(state.reach[side], board.base_line[side])
    for kind in range(N_EQUIPMENT):
        state.left[kind, side] = board.equipment[kind]
        clear(state.stands[kind, side])


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
    if can_extend(board, state, side) or why_not_pass(state, side) == OK:
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
        n = fill_word(actions, n, bits, ASTRONAUT_0 + word * WORD_BITS)
    return n


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee: judges an action against the present position (S7-27)."""
    if state.phase == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return why_not_nature(board, state, action)
    kind = kind_of(action)
    if is_natures(state) or kind >= FIND:
        return NATURE_DRAWS
    refusal = why_not_now(state, seat)
    return refusal if refusal != OK else why_not_do(board, state, side_of(seat), kind, action)


@rule
def why_not_do(board: Board, state: State, side: int, kind: int, action: int) -> int:
    """OK, or what stands against an action whose time it is."""
    if kind == PLACE:
        return why_not_place(board, state, side, action)
    if kind == LAUNCH:
        return why_not_launch(board, state, side, action - LAUNCH_0)
    if kind == ASTRONAUT:
        return why_not_guard(board, state, side, action - ASTRONAUT_0)
    if kind == PASS:
        return why_not_pass(state, side)
    if state.tempo != RACE:
        return ONLY_IN_RACE
    return OK if can_place(board, state, side) else NOTHING_TO_FIND


# What it does


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if seat == CHANCE:
        apply_nature(board, state, kind, action, trace)
    elif kind == PLACE:
        place(board, state, seat, action, trace)
        after_piece(board, state, TIMING_WANTED, trace)
    elif kind == LAUNCH:
        launch_piece(board, state, seat, action - LAUNCH_0, trace)
        after_piece(board, state, TIMING_WANTED, trace)
    elif kind == ASTRONAUT:
        set_astronaut(board, state, seat, action - ASTRONAUT_0, trace)
    elif kind == FOUND:
        state.phase = FINDING
        emit(trace, SEARCHING, seat)
    else:
        note_pass(board, state, seat, trace)
        if state.phase == PLAYING and state.tempo == ALTERNATE:
            next_turn(board, state, trace)


@rule
def apply_nature(board: Board, state: State, kind: int, action: int, trace: Trace) -> None:
    """Nature has drawn; or the time is up (S7-20)."""
    if kind == FIND:
        state.n_open = n_open(board, state, state.turn)
        place(board, state, state.turn, location_of(action), trace)  # the seats of a race
        after_piece(board, state, TIMING_FOUND, trace)
    elif kind != LUCK:
        emit(trace, TIME_IS_UP)
        end(board, state, trace)
    elif state.phase == STARTING:
        set_start(board, state, action - LUCK_0, trace)
    else:
        note_time(board, state, action - LUCK_0, trace)


@rule
def place(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Lay a piece."""
    occupy(board, state, side_of(seat), location)
    emit(trace, PIECE_PLACED, seat, location)
    tell_gains(board, state, side_of(seat), location, trace)


@rule
def launch_piece(board: Board, state: State, seat: int, location: int, trace: Trace) -> None:
    """Lay a piece beside the opponent's land, with a rocket or satellite on it."""
    kind = launch(board, state, side_of(seat), location)
    emit(trace, LAUNCHED, seat, location, kind)
    tell_gains(board, state, side_of(seat), location, trace)


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


@rule
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


@rule
def hide(board: Board, state: State, viewer: int) -> None:
    """Nothing is secret: which pieces a tray holds is seen on the board (S7-2)."""


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Nothing is secret."""
