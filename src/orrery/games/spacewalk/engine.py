"""Space Walk, the player aid: what may be done when, and what it does. See core.contract."""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.chance import CHANCE, Rng
from orrery.core.contract import Actions, Weights
from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.actions import (
    AGAIN,
    AGAIN_0,
    FIRST_0,
    MAX_ACTIONS,
    MAX_CHANCE,
    MOVE,
    MOVE_0,
    N_ACTIONS,
    NEXT,
    NEXT_0,
    PASS_0,
    PLACE,
    PLAY,
    PLAY_0,
    STEP,
    STEP_0,
    kind_of,
    place_action,
    step_action,
)
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.events import FIRST_DRAWN, PASSED
from orrery.games.spacewalk.fleet import all_ships, first_owner
from orrery.games.spacewalk.foresight import foresee
from orrery.games.spacewalk.heuristic import evaluate
from orrery.games.spacewalk.observe import OBSERVATION_SIZE, observe
from orrery.games.spacewalk.reasons import (
    GAME_OVER,
    NO_SUCH_PLAYER,
    NOT_NATURES,
    NOT_YOUR_TURN,
    OK,
)
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
from orrery.games.spacewalk.sound import fault
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    DRAWING,
    MAX_SEATS,
    MOVING,
    N_CARDS,
    N_SIZES,
    NO_CARD,
    NO_SPACE,
    ORDERING,
    OVER,
    PLACING,
    SHIPS_PER_SIZE,
    STEPPING,
    Options,
    State,
)

__all__ = [
    "MAX_ACTIONS", "MAX_CHANCE", "N_ACTIONS", "OBSERVATION_SIZE",
    "apply", "chance_due", "deal_hidden", "evaluate", "fault", "fill_actions", "fill_chance",
    "foresee", "hide", "is_over", "is_winner", "may_act", "observe", "score", "setup", "why_not",
]  # fmt: skip

RANDOM_FIRST = MAX_SEATS  # the last choice of the option first_player
USUAL_TOKENS = -1


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Nine ships each beside the board, tokens or cards in hand (SW-1, SW-3, SW-21)."""
    state.n_seats = options.players
    state.with_cards = options.variant == 1
    state.barred_rounds = options.no_tokens_first_rounds
    state.first_moves_second = options.first_placer_moves_second
    clear(state)
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
def clear(state: State) -> None:
    """An empty board and nothing under way, whatever the record held before."""
    for space in range(state.ships.shape[0]):
        for size in range(N_SIZES):
            state.ships[space, size] = 0
    for size in range(N_SIZES):
        state.in_orbit[size] = 0
        state.group[size] = 0
    for seat in range(MAX_SEATS):
        state.tokens[seat] = 0
        for size in range(N_SIZES):
            state.reserve[seat, size] = 0
            state.where[size, seat] = 0
        for card in range(N_CARDS):
            state.hands[seat, card] = 0
    state.turn = 0
    state.first = 0
    state.round = 0
    state.group_space = NO_SPACE
    state.group_distance = 0
    state.moves_left = 0
    state.has_paid = 0
    state.has_passed = 0
    state.is_token_turn = False
    state.last_effect = NO_CARD


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
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """Every seat is as likely to be first."""
    for seat in range(state.n_seats):
        actions[seat] = FIRST_0 + seat
        weights[seat] = 1
    return state.n_seats


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """One seat at a time."""
    return seat == state.actor and state.phase != OVER and state.phase != DRAWING


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


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee."""
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == DRAWING:
        return why_not_draw(state, seat, action)
    if seat == CHANCE:
        return NOT_NATURES
    if seat != state.actor:
        return NOT_YOUR_TURN
    kind = kind_of(action)
    refusal = why_not_now(state, kind)
    return refusal if refusal != OK else why_not_do(board, state, seat, kind, action)


@rule
def why_not_draw(state: State, seat: int, action: int) -> int:
    """Nature draws one of the seats, before anyone acts (SW-4)."""
    if seat != CHANCE:
        return NOT_YOUR_TURN
    if action < FIRST_0:
        return NOT_NATURES
    return OK if action - FIRST_0 < state.n_seats else NO_SUCH_PLAYER


@rule
def why_not_do(board: Board, state: State, seat: int, kind: int, action: int) -> int:
    """OK, or what stands against an action whose time it is."""
    if kind == PLACE:
        return why_not_place(board, state, seat, action // N_SIZES, action % N_SIZES)
    if kind == STEP:
        number = action - STEP_0
        return why_not_step(board, state, seat, number // N_SIZES, number % N_SIZES)
    if kind == MOVE:
        return why_not_evacuate(board, state, seat, action - MOVE_0)
    if kind == AGAIN:
        return why_not_evacuate(board, state, seat, action - AGAIN_0)
    if kind == NEXT:
        return why_not_name(state, action - NEXT_0)
    if kind == PLAY:
        return why_not_lay(state, seat, action - PLAY_0)
    return OK


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if kind == PLACE:
        place(state, seat, action // N_SIZES, action % N_SIZES, trace)
        after_placing(state, trace)
    elif kind == MOVE:
        evacuate(board, state, action - MOVE_0, trace)
    elif kind == NEXT:
        fly_next(board, state, next_size(state), action - NEXT_0, trace)
        continue_group(board, state, trace)
    elif kind == PLAY:
        lay_card(state, seat, action - PLAY_0, trace)
    elif seat == CHANCE:
        draw_first(state, action - FIRST_0, trace)
    else:
        apply_asked(board, state, seat, kind, action, trace)


@rule
def apply_asked(
    board: Board, state: State, seat: int, kind: int, action: int, trace: Trace
) -> None:
    """Pay or pass (SW-14, SW-15), or take the step of a card (SW-22)."""
    if kind == STEP:
        if state.phase != STEPPING:
            pay(state, seat, trace)
        number = action - STEP_0
        single_advance(board, state, seat, number // N_SIZES, number % N_SIZES, trace)
    elif kind == AGAIN:
        pay(state, seat, trace)
        state.is_token_turn = True
        evacuate(board, state, action - AGAIN_0, trace)
    else:
        emit(trace, PASSED, seat)
        decline(state, seat, trace)


@rule
def draw_first(state: State, seat: int, trace: Trace) -> None:
    """Nature has drawn who places first (SW-4)."""
    state.phase = PLACING
    state.actor = seat
    emit(trace, FIRST_DRAWN, seat)


@rule
def is_over(board: Board, state: State) -> bool:
    """Some player has no ship left in orbit (SW-18)."""
    return state.phase == OVER


@rule
def hide(board: Board, state: State, viewer: int) -> None:
    """Nothing is secret: hands and piles are public (SW-22)."""


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Nothing is secret."""
