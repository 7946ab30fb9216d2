"""Space Walk, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.contract import Actions
from orrery.core.meta import Values
from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk import USUAL_TOKENS, endings
from orrery.games.spacewalk.board import MAX_SPACES, Board
from orrery.games.spacewalk.faults import fault
from orrery.games.spacewalk.fleet import all_ships, first_owner
from orrery.games.spacewalk.foresight import foresee
from orrery.games.spacewalk.heuristic import evaluate
from orrery.games.spacewalk.observe import OBSERVATION_SIZE, observe
from orrery.games.spacewalk.positions import POSITION
from orrery.games.spacewalk.rules.cards import take_hand, why_not_lay
from orrery.games.spacewalk.rules.ending import is_winner, score
from orrery.games.spacewalk.rules.moving import (
    fly_next,
    next_size,
    why_not_evacuate,
    why_not_name,
)
from orrery.games.spacewalk.rules.placing import all_planets, place, taken_spaces, why_not_place
from orrery.games.spacewalk.rules.ships import planets_of, why_not_step
from orrery.games.spacewalk.rules.timing import why_not_now
from orrery.games.spacewalk.rules.tokens import pay
from orrery.games.spacewalk.rules.turns import (
    after_placing,
    continue_group,
    decline,
    evacuate,
    lay_card,
    single_advance,
)
from orrery.games.spacewalk.sheet import (
    AGAIN,
    AGAIN_0,
    FIRST,
    FIRST_DRAWN,
    MOVE,
    MOVE_0,
    NEXT,
    NEXT_0,
    PASS,
    PASS_0,
    PASSED,
    PLACE,
    PLAY,
    PLAY_0,
    STEP,
    place_action,
    sheet,
    step_action,
)
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    DRAWING,
    GAP,
    MAX_SEATS,
    MOVING,
    N_CARDS,
    N_SIZES,
    ORDERING,
    OVER,
    PLACING,
    SHIPS_PER_SIZE,
    STEPPING,
    Options,
    State,
)

__all__ = [
    "OBSERVATION_SIZE", "POSITION", "State", "endings", "evaluate", "fault", "foresee",
    "is_winner", "observe", "score", "sheet", "why_not_now",
]  # fmt: skip

MAX_ACTIONS = MAX_SPACES * N_SIZES
RANDOM_FIRST = MAX_SEATS  # the last choice of the option first_player


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Nine ships each beside the board, tokens or cards in hand (SW-1, SW-3, SW-21)."""
    state.n_seats = options.players
    state.with_cards = options.variant == 1
    state.barred_rounds = options.no_tokens_first_rounds
    state.first_moves_second = options.first_placer_moves_second
    for seat in range(state.n_seats):
        for size in range(N_SIZES):
            state.reserve[seat, size] = SHIPS_PER_SIZE
        if state.with_cards:
            take_hand(state, seat)
        else:
            state.tokens[seat] = tokens_each(options)
    state.phase = DRAWING if options.first_player == RANDOM_FIRST else PLACING
    state.actor = 0 if options.first_player == RANDOM_FIRST else options.first_player


@rule
def tokens_each(options: Options) -> int:
    """4 each, 3 with five players, or what the option says (SW-3)."""
    if options.tokens != USUAL_TOKENS:
        return options.tokens
    return 3 if options.players == MAX_SEATS else 4


@rule
def chance_due(board: Board, state: State) -> bool:
    """Only the first player may be drawn (SW-4)."""
    return state.phase == DRAWING


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """One seat at a time."""
    return seat == state.actor and state.phase != OVER and state.phase != DRAWING


@rule
def is_over(board: Board, state: State) -> bool:
    """Some player has no ship left in orbit (SW-18)."""
    return state.phase == OVER


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """The legal actions of the seat to act."""
    if state.phase == PLACING:
        return fill_places(board, state, seat, actions)
    if state.phase == MOVING:
        return fill_planets(board, state, seat, actions, 0, MOVE_0)
    if state.phase == ORDERING:
        return fill_owners(state, actions)
    if state.phase == CARD:
        return fill_cards(state, seat, actions)
    if state.phase == STEPPING:
        return fill_steps(board, state, seat, actions, 0)
    actions[0] = PASS_0
    n = fill_steps(board, state, seat, actions, 1)
    if state.phase == AFTER:
        n = fill_planets(board, state, seat, actions, n, AGAIN_0)
    return n


@rule
def fill_places(board: Board, state: State, seat: int, actions: Actions) -> int:
    """All planets without a ship of the size, for each size in the reserve."""
    n = 0
    planets = all_planets(board)
    for size in range(N_SIZES):
        if state.reserve[seat, size] > 0:
            free = planets & ~taken_spaces(state, size)
            while free != 0:
                actions[n] = place_action(lowest_bit(free), size)
                n += 1
                free &= free - 1
    return n


@rule
def fill_planets(
    board: Board, state: State, seat: int, actions: Actions, n: int, first_number: int
) -> int:
    """Every planet with an own ship, as MOVE or AGAIN."""
    planets = planets_of(state, seat)
    while planets != 0:
        actions[n] = first_number + lowest_bit(planets)
        n += 1
        planets &= planets - 1
    return n


@rule
def fill_steps(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Every own ship; those of one size on one planet are the same action."""
    for size in range(N_SIZES):
        spaces = int(state.where[size, seat])
        while spaces != 0:
            actions[n] = step_action(lowest_bit(spaces), size)
            n += 1
            spaces &= spaces - 1
    return n


@rule
def fill_owners(state: State, actions: Actions) -> int:
    """Every owner of a ship of the size that flies next."""
    n = 0
    fleet = int(state.group[next_size(state)])
    while fleet != 0:
        owner = first_owner(fleet)
        actions[n] = NEXT_0 + owner
        n += 1
        fleet &= ~all_ships(owner)
    return n


@rule
def fill_cards(state: State, seat: int, actions: Actions) -> int:
    """Every kind of card in the hand."""
    n = 0
    for card in range(N_CARDS):
        actions[n] = PLAY_0 + card
        n += state.hands[seat, card] > 0  # the next card overwrites one that is not there
    return n


# What each kind of action is judged by and does

PLACE.referee(why_not_place)
STEP.referee(why_not_step)
MOVE.referee(why_not_evacuate)
AGAIN.referee(why_not_evacuate)
NEXT.referee(why_not_name)
PLAY.referee(why_not_lay)

MOVE.deed(evacuate)
PLAY.deed(lay_card)


@PLACE.deed
def place_ship(state: State, seat: int, space: int, size: int, trace: Trace) -> None:
    """A ship into orbit (SW-5)."""
    place(state, seat, space, size, trace)
    after_placing(state, trace)


@NEXT.deed
def fly(board: Board, state: State, owner: int, trace: Trace) -> None:
    """The named ship of the group flies (SW-10)."""
    fly_next(board, state, next_size(state), owner, trace)
    continue_group(board, state, trace)


@STEP.deed
def step_on(board: Board, state: State, seat: int, space: int, size: int, trace: Trace) -> None:
    """A step by token (SW-14, SW-15) or by card (SW-22)."""
    if state.phase != STEPPING:
        pay(state, seat, trace)
    single_advance(board, state, seat, space, size, trace)


@AGAIN.deed
def move_again(board: Board, state: State, seat: int, space: int, trace: Trace) -> None:
    """A second turn for a token (SW-14)."""
    pay(state, seat, trace)
    state.is_token_turn = True
    evacuate(board, state, space, trace)


@PASS.deed
def pass_on(state: State, seat: int, trace: Trace) -> None:
    """Pay nothing (SW-14, SW-15)."""
    emit(trace, PASSED, seat)
    decline(state, seat, trace)


@FIRST.deed
def draw_first(state: State, owner: int, trace: Trace) -> None:
    """Nature has drawn who places first (SW-4)."""
    state.phase = PLACING
    state.actor = owner
    emit(trace, FIRST_DRAWN, owner)


# What others ask


def standing_pass(board: Board, state: State, seat: int) -> int:
    """The action of a standing "pass until my turn", or -1 when it does not apply (SW-15)."""
    return PASS_0 if state.phase == GAP and state.actor == seat else -1


def position_options(board: Board, state: State) -> Values:
    """The options that a position tells of."""
    told: Values = {
        "variant": "cards" if state.with_cards else "tokens",
        "first_placer_moves_second": bool(state.first_moves_second),
        "no_tokens_first_rounds": state.barred_rounds,
    }
    return told | ({"first_player": "random"} if state.phase == DRAWING else {})
