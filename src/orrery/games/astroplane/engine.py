"""Astroplane, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.rule import inlined_rule, rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane import RANDOM_FIRST
from orrery.games.astroplane.action_texts import (
    flight_text,
    kill_text,
    leaving_text,
    passage_text,
    read_flight,
    read_kill,
    read_passage,
    read_step,
    step_text,
)
from orrery.games.astroplane.board import Board
from orrery.games.astroplane.faults import fault
from orrery.games.astroplane.foresight import foresee
from orrery.games.astroplane.heuristic import evaluate
from orrery.games.astroplane.observe import OBSERVATION_SIZE, observe
from orrery.games.astroplane.positions import POSITION, position_options
from orrery.games.astroplane.refusal_words import refusal_words
from orrery.games.astroplane.rules.anomaly import fire, why_not_fire
from orrery.games.astroplane.rules.choices import choose_reserve, choose_start, why_not_choose
from orrery.games.astroplane.rules.ending import end_by_true_win, new_game, score
from orrery.games.astroplane.rules.flying import fly, why_not_fly
from orrery.games.astroplane.rules.listing import fill_actions
from orrery.games.astroplane.rules.pieces import place_cell
from orrery.games.astroplane.rules.squares import kill, step, why_not_kill, why_not_step
from orrery.games.astroplane.rules.timing import why_not_end, why_not_now
from orrery.games.astroplane.rules.turns import go_on, is_won, spend_move
from orrery.games.astroplane.rules.wormholes import pass_through, why_not_pass
from orrery.games.astroplane.sheet import (
    CHOOSE,
    END,
    FIRE,
    FIRST,
    FIRST_DRAWN,
    FLY,
    KILL,
    LEAVE,
    PASS,
    STEP,
    sheet,
)
from orrery.games.astroplane.state import DRAWING, MOVING, OVER, SENDING, Options, State

__all__ = [
    "MAX_ACTIONS", "OBSERVATION_SIZE", "POSITION", "State", "after_deed", "chance_due", "evaluate",
    "fault", "fill_actions", "foresee", "is_over", "may_act", "observe", "position_options",
    "refusal_words", "score", "setup", "sheet", "why_not_now",
]  # fmt: skip

MAX_ACTIONS = 80  # ten pieces of at most 7 (three flights, four passages), 4 anomalies, END

FLY.referee(why_not_fly)
PASS.referee(why_not_pass)
STEP.referee(why_not_step)
KILL.referee(why_not_kill)
FIRE.referee(why_not_fire)
END.referee(why_not_end)
CHOOSE.referee(why_not_choose)

FLY.deed(fly)
PASS.deed(pass_through)
STEP.deed(step)
KILL.deed(kill)
FIRE.deed(fire)

FLY.writer(flight_text)
LEAVE.writer(leaving_text)
PASS.writer(passage_text)
STEP.writer(step_text)
KILL.writer(kill_text)

FLY.reader(read_flight)  # and of LEAVE
PASS.reader(read_passage)
STEP.reader(read_step)
KILL.reader(read_kill)


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Fleets in their start areas, nobody with a point (AP-1, AP-8)."""
    state.n_seats = options.players
    state.match_to = options.match_to
    state.game = 1
    is_drawn = options.first_player == RANDOM_FIRST
    new_game(board, state, 0 if is_drawn else options.first_player)
    if is_drawn:
        state.phase = DRAWING


@rule
def chance_due(board: Board, state: State) -> bool:
    """Only the first player may be drawn (AP-13)."""
    return state.phase == DRAWING


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """All decisions are those of the seat whose turn it is."""
    return seat == state.turn and state.phase != OVER and state.phase != DRAWING


@FIRST.deed
def draw_first(state: State, owner: int, trace: Trace) -> None:
    """Nature has drawn who begins (AP-13)."""
    state.phase = MOVING
    state.first = owner
    state.turn = owner
    emit(trace, FIRST_DRAWN, owner)


@LEAVE.referee
def why_not_leave(board: Board, state: State, seat: int, place: int, turn: int) -> int:
    """OK, or why the top piece of a place may not fly and take this turn."""
    cell = place_cell(state, seat, place)
    return why_not_fly(board, state, seat, cell, board.only_facing[cell], turn)


@LEAVE.deed
def leave(board: Board, state: State, seat: int, place: int, turn: int, trace: Trace) -> None:
    """A single move from a place with one way out (AP-17, AP-33, AP-38)."""
    cell = place_cell(state, seat, place)
    fly(board, state, cell, board.only_facing[cell], turn, trace)


@CHOOSE.deed
def choose(board: Board, state: State, choice: int, trace: Trace) -> None:
    """Left, right or none, for a piece sent back or from the reserve (AP-24, AP-42)."""
    if state.phase == SENDING:
        choose_start(board, state, choice, trace)
    else:
        choose_reserve(board, state, choice, trace)


@END.deed
def end(state: State) -> None:
    """The mover wants no more: the turn is over (AP-13)."""
    state.moves_left = 0


@inlined_rule
def after_deed(board: Board, state: State, kind: int, trace: Trace) -> None:
    """A move is spent; then, as after passages and choices, the turn goes on (AP-13, AP-34)."""
    if kind == FIRST:
        return
    if kind != PASS and kind != CHOOSE and kind != END:
        spend_move(state)
        if is_won(board, state):
            end_by_true_win(board, state, state.turn, trace)
            return
    go_on(board, state, kind == END, trace)


@rule
def is_over(board: Board, state: State) -> bool:
    """The game, or the match, has ended (AP-43 to AP-47)."""
    return state.phase == OVER
