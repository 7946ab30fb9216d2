"""How well a seat stands between two players, where the last one with ships wins: for search.

`heuristic.evaluate` counts points, which decide among three and more. Between two nothing counts
but to stay in orbit, and a small ship stays as well as a large one: how many are left, how far the
holes are, who can throw whom into one, who still has a move that costs nothing, and tokens. The
weights are those that tell the winners of games between searching players best; 400 is a chance of
73 %.
"""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.rule import inlined_rule as rule
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.heuristic import distance_to_hole, evaluate
from orrery.games.spacewalk.rules.ending import is_winner
from orrery.games.spacewalk.rules.moving import NO_SIZE
from orrery.games.spacewalk.rules.ships import planets_of
from orrery.games.spacewalk.state import AFTER, GAP, N_SIZES, OVER, State

WIN = 100_000
SHIPS = 2800  # times the lead in ships, as a share of all ships
WAY = 920  # times the lead in spaces to the next holes, as a share of all
TOKEN = 160
THREAT = 104  # a planet from which an opponent's ship can be thrown into a hole
THREAT_NOW = 152  # the same for the seat whose turn is next
NO_SAFE_MOVE = 320  # whatever the seat moves, it loses a ship
ONE_SAFE_MOVE = 112
USUAL_WAY = 3  # of a ship in flight or not yet in orbit


@rule
def foresee(board: Board, state: State, seat: int) -> int:
    """The lead of `seat` over its only opponent; among more players it is `evaluate`'s."""
    if state.n_seats != 2:
        return evaluate(board, state, seat)
    if state.phase == OVER:
        return WIN if is_winner(board, state, seat) else -WIN
    other = 1 - seat
    own, others = n_left(state, seat), n_left(state, other)
    value = share(SHIPS, own, others)
    value += share(WAY, way_left(board, state, seat, own), way_left(board, state, other, others))
    return value + prospects(board, state, seat, other) - prospects(board, state, other, seat)


@rule
def share(weight: int, own: int, others: int) -> int:
    """`weight` times the lead, as a share of the whole; what one seat gains the other loses."""
    lead = weight * abs(own - others) // max(own + others, 1)
    return lead if own >= others else -lead


@rule
def n_left(state: State, seat: int) -> int:
    """The ships of a seat that are not lost."""
    n = 0
    for size in range(N_SIZES):
        n += n_ships(state.in_orbit[size], seat) + state.reserve[seat, size]
    return n


@rule
def way_left(board: Board, state: State, seat: int, n: int) -> int:
    """How many spaces the `n` ships of a seat are away from the next holes, together."""
    way = 0
    for size in range(N_SIZES):
        planets = int(state.where[size, seat])
        while planets != 0:
            space = lowest_bit(planets)
            n_here = n_ships(state.ships[space, size], seat)
            way += n_here * distance_to_hole(board, space)
            n -= n_here
            planets &= planets - 1
    return way + n * USUAL_WAY


@rule
def prospects(board: Board, state: State, seat: int, other: int) -> int:
    """Tokens, threats, and whether a move is left that loses nothing."""
    n_safe = 0
    n_threats = 0
    planets = planets_of(state, seat)
    while planets != 0:
        space = lowest_bit(planets)
        size = size_at_risk(board, state, space)
        is_threat = size != NO_SIZE and n_ships(state.ships[space, size], other) > 0
        n_threats += is_threat
        n_safe += is_threat or size == NO_SIZE
        planets &= planets - 1
    value = TOKEN * state.tokens[seat]
    value += n_threats * (THREAT_NOW if is_next(state, seat) else THREAT)
    if n_safe > 1:
        return value
    return value - (ONE_SAFE_MOVE if n_safe == 1 else NO_SAFE_MOVE)


@rule
def size_at_risk(board: Board, state: State, space: int) -> int:
    """The size of the ship that a move of this planet would take into a hole, or NO_SIZE."""
    left = distance_to_hole(board, space)
    for size in range(N_SIZES):
        left -= n_ships(state.ships[space, size], 0) + n_ships(state.ships[space, size], 1)
        if left <= 0:
            return size
    return NO_SIZE


@rule
def is_next(state: State, seat: int) -> bool:
    """Whether `seat` makes the next move of a turn; after a turn that is the other one."""
    is_done = state.phase == GAP or state.phase == AFTER
    return (state.turn == seat) != is_done
