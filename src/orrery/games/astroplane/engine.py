"""Astroplane, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.chance import CHANCE, Rng
from orrery.core.contract import Actions, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.actions import (
    CHOOSE,
    CHOOSE_0,
    END,
    FIRE,
    FIRE_0,
    FIRST_0,
    FLY,
    FLY_0,
    KILL,
    KILL_0,
    LEAVE,
    LEAVE_0,
    MAX_ACTIONS,
    MAX_CHANCE,
    N_ACTIONS,
    N_TURNS,
    PASS,
    PASS_0,
    STEP,
    STEP_0,
    kind_of,
)
from orrery.games.astroplane.board import Board
from orrery.games.astroplane.events import FIRST_DRAWN
from orrery.games.astroplane.foresight import foresee
from orrery.games.astroplane.heuristic import evaluate
from orrery.games.astroplane.meta import RANDOM_FIRST
from orrery.games.astroplane.observe import OBSERVATION_SIZE, observe
from orrery.games.astroplane.reasons import (
    GAME_OVER,
    NO_SUCH_PLAYER,
    NOT_NATURES,
    NOT_YOUR_TURN,
    OK,
)
from orrery.games.astroplane.rules.anomaly import fire, why_not_fire
from orrery.games.astroplane.rules.choices import choose_reserve, choose_start, why_not_choose
from orrery.games.astroplane.rules.ending import is_winner, new_game, score
from orrery.games.astroplane.rules.flying import fly, place_cell, why_not_fly
from orrery.games.astroplane.rules.listing import fill_choices, fill_turn
from orrery.games.astroplane.rules.squares import kill, step, why_not_kill, why_not_step
from orrery.games.astroplane.rules.timing import why_not_end, why_not_now
from orrery.games.astroplane.rules.turns import after_move, end_turn, go_on
from orrery.games.astroplane.rules.wormholes import pass_through, why_not_pass
from orrery.games.astroplane.sound import fault
from orrery.games.astroplane.state import DRAWING, MAX_SEATS, MOVING, OVER, SENDING, Options, State

__all__ = [
    "MAX_ACTIONS", "MAX_CHANCE", "N_ACTIONS", "OBSERVATION_SIZE",
    "apply", "chance_due", "deal_hidden", "evaluate", "fault", "fill_actions", "fill_chance",
    "foresee", "hide", "is_over", "is_winner", "may_act", "observe", "score", "setup", "why_not",
]  # fmt: skip


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Fleets in their start areas, nobody with a point (AP-1, AP-8)."""
    state.n_seats = options.players
    state.match_to = options.match_to
    state.game = 1
    for seat in range(MAX_SEATS):
        state.points[seat] = 0
    is_drawn = options.first_player == RANDOM_FIRST
    new_game(board, state, 0 if is_drawn else options.first_player)
    if is_drawn:
        state.phase = DRAWING


@rule
def chance_due(board: Board, state: State) -> bool:
    """Only the first player may be drawn (AP-13)."""
    return state.phase == DRAWING


@rule
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """Every seat is as likely to begin."""
    for seat in range(state.n_seats):
        actions[seat] = FIRST_0 + seat
        weights[seat] = 1
    return state.n_seats


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """All decisions are those of the seat whose turn it is."""
    return seat == state.turn and state.phase != OVER and state.phase != DRAWING


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of the seat to act."""
    if state.phase == MOVING:
        return fill_turn(board, state, seat, actions)
    return fill_choices(state, actions)


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee."""
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == DRAWING:
        return why_not_draw(state, seat, action)
    if seat == CHANCE:
        return NOT_NATURES
    if seat != state.turn:
        return NOT_YOUR_TURN
    kind = kind_of(action)
    refusal = why_not_now(state, kind, action)
    return refusal if refusal != OK else why_not_do(board, state, seat, kind, action)


@rule
def why_not_draw(state: State, seat: int, action: int) -> int:
    """Nature draws one of the seats, before anyone acts (AP-13)."""
    if seat != CHANCE:
        return NOT_YOUR_TURN
    if action < FIRST_0:
        return NOT_NATURES
    return OK if action - FIRST_0 < state.n_seats else NO_SUCH_PLAYER


@rule
def why_not_do(board: Board, state: State, seat: int, kind: int, action: int) -> int:
    """OK, or what stands against an action whose time it is."""
    if kind == FLY:
        cell, facing, turn = flight_of(action)
        return why_not_fly(board, state, seat, cell, facing, turn)
    if kind == LEAVE:
        number = action - LEAVE_0
        cell = place_cell(state, seat, number // N_TURNS)
        return why_not_fly(board, state, seat, cell, board.only_facing[cell], number % N_TURNS)
    if kind == PASS:
        return why_not_pass(board, state, seat, (action - PASS_0) // 4, (action - PASS_0) % 4)
    if kind == STEP:
        return why_not_step(board, state, seat, (action - STEP_0) // 4, (action - STEP_0) % 4)
    if kind == KILL:
        return why_not_kill(board, state, seat, (action - KILL_0) // 4, (action - KILL_0) % 4)
    if kind == FIRE:
        return why_not_fire(state, seat, action - FIRE_0)
    if kind == END:
        return why_not_end(board, state, seat)
    return why_not_choose(state, action - CHOOSE_0)


@rule
def flight_of(action: int) -> tuple[int, int, int]:
    """Space, facing and turn of a FLY."""
    number = action - FLY_0
    return number // (4 * N_TURNS), number // N_TURNS % 4, number % N_TURNS


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if kind <= LEAVE or (STEP <= kind <= FIRE):
        move(board, state, seat, kind, action, trace)
        after_move(board, state, trace)
    elif kind == PASS:
        pass_through(board, state, (action - PASS_0) // 4, (action - PASS_0) % 4, trace)
        go_on(board, state, trace)
    elif kind == END:
        end_turn(board, state, trace)
    elif kind == CHOOSE:
        choose(board, state, action - CHOOSE_0, trace)
    else:
        draw_first(state, action - FIRST_0, trace)


@rule
def move(board: Board, state: State, seat: int, kind: int, action: int, trace: Trace) -> None:
    """One of the moves of a turn."""
    if kind == FLY:
        cell, facing, turn = flight_of(action)
        fly(board, state, cell, facing, turn, trace)
    elif kind == LEAVE:
        number = action - LEAVE_0
        cell = place_cell(state, seat, number // N_TURNS)
        fly(board, state, cell, board.only_facing[cell], number % N_TURNS, trace)
    elif kind == STEP:
        step(board, state, (action - STEP_0) // 4, (action - STEP_0) % 4, trace)
    elif kind == KILL:
        kill(board, state, (action - KILL_0) // 4, (action - KILL_0) % 4, trace)
    else:
        fire(board, state, action - FIRE_0, trace)


@rule
def choose(board: Board, state: State, choice: int, trace: Trace) -> None:
    """Left, right or none, for a piece sent back or from the reserve; then the turn goes on."""
    if state.phase == SENDING:
        choose_start(board, state, choice, trace)
    else:
        choose_reserve(board, state, choice, trace)
    go_on(board, state, trace)


@rule
def draw_first(state: State, seat: int, trace: Trace) -> None:
    """Nature has drawn who begins (AP-13)."""
    state.phase = MOVING
    state.first = seat
    state.turn = seat
    emit(trace, FIRST_DRAWN, seat)


@rule
def is_over(board: Board, state: State) -> bool:
    """The game, or the match, has ended (AP-43 to AP-47)."""
    return state.phase == OVER


@rule
def hide(board: Board, state: State, viewer: int) -> None:
    """Nothing is secret."""


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Nothing is secret."""
