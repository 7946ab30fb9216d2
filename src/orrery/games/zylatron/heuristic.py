"""How well a seat stands, for greedy play and search; a Zy is worth 8, or what games have taught.

Own forces count for what they cost, and a Warrior the more the nearer it is to a landing; a player
who can be captured by an enemy's next turn stands badly. What is under way counts a little, so
that a greedy player finishes what it has begun. How much each of these counts says a row of
`Board.weights`, in tenths; what a row does not count is not looked for.
"""

from __future__ import annotations

from orrery.core.records import Int32s
from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    NO_POINT,
    PIECES_PER_SEAT,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.ending import is_winner
from orrery.games.zylatron.rules.geometry import distance, is_on_land
from orrery.games.zylatron.rules.money import income_of
from orrery.games.zylatron.rules.pieces import (
    FIRST_MISSILE,
    FIRST_WARRIOR,
    commander,
    has_done,
    is_alive,
    kind_of_piece,
    n_pieces_in_play,
    n_warriors,
)
from orrery.games.zylatron.state import (
    ACTING,
    CAPTURED,
    DAMAGED,
    FIRING,
    IN_BANK,
    LAUNCHING,
    MAX_PIECES,
    MOVED,
    NO_PIECE,
    NO_PLANET,
    OVER,
    STRIKING,
    WORKING,
    State,
)
from orrery.games.zylatron.weights import (
    ATTACK,
    BY_HAND,
    CARRIED,
    DAMAGED_FACTORY,
    DANGER,
    FACTORY,
    GUARD,
    HALF_MADE,
    HOPE,
    INCOME,
    LANDING,
    LEARNED,
    LOADED,
    MONEY,
    MOVES,
    NEAR,
    NEAR_STEPS,
    NO_WARRIOR,
    PIECES,
    SECOND,
    STEP,
    THREAT,
    ZYLON_CARD,
)

WIN = 100_000
TENTH = 10
FAR_AWAY = 999
IN_SIGHT = 30  # steps from which nearness counts
HOME_GUARD = 6  # steps from the headquarters
ALL_HOPE = 300


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent, by hand."""
    return value_by(board, board.weights[BY_HAND], state, seat)


@rule
def tuned(board: Board, state: State, seat: int) -> int:
    """The same by what games have taught."""
    return value_by(board, board.weights[LEARNED], state, seat)


@rule
def value_by(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """Own standing less that of the best opponent."""
    if state.phase == OVER:
        return WIN if is_winner(board, state, seat) else -WIN
    if not is_alive(state, seat):
        return -WIN
    best_other = -TENTH * WIN
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other):
            best_other = max(best_other, standing(board, weights, state, other))
    value = standing(board, weights, state, seat) - best_other
    return (value + under_way(board, weights, state, seat)) // TENTH


@rule
def standing(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """Forces, works, money and the nearness of landings, made and feared."""
    value = weights[MONEY] * state.money[seat] + works(weights, state, seat)
    value += forces(board, weights, state, seat)
    if n_warriors(state, seat) == 0:
        value += weights[NO_WARRIOR]
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other):
            value += prospects(board, weights, state, seat, other)
    return value


@rule
def prospects(board: Board, weights: Int32s, state: State, seat: int, other: int) -> int:
    """What landings on another seat are worth, and those that it can make."""
    need, second = landing_needs(board, state, seat, other)
    value = nearness(weights, need) + weights[SECOND] * steps_in_sight(second)
    feared, _ = landing_needs(board, state, other, seat)
    return value + (weights[DANGER] if feared <= 0 else 0)


@rule
def forces(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """What the pieces on the board are worth."""
    value = 0
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK and commander(state, piece) == seat:
            is_damaged = 1 if state.damage[piece] > 0 else 0
            value += weights[PIECES + 2 * kind_of_piece(piece) + is_damaged]
            value += posture(board, weights, state, seat, piece)
    return value


@rule
def posture(board: Board, weights: Int32s, state: State, seat: int, piece: int) -> int:
    """What it is worth where a piece is: aboard, on guard, on the attack."""
    value = 0
    kind = kind_of_piece(piece)
    if state.carrier[piece] != NO_PIECE:
        if kind == WARRIOR:
            value += weights[CARRIED]
        elif kind == MISSILE:
            value += weights[LOADED]
    if weights[GUARD] != 0 and kind != MISSILE and is_on_guard(board, state, seat, piece):
        value += weights[GUARD]
    if weights[ATTACK] != 0 and kind == STAR_FIGHTER and state.damage[piece] == 0:
        value += weights[ATTACK] * steps_in_sight(way_to_enemy(board, state, seat, piece))
    return value


@rule
def is_on_guard(board: Board, state: State, seat: int, piece: int) -> bool:
    """Whether a piece is near the headquarters of its seat."""
    home = state.planet[seat]
    if home == NO_PLANET:
        return False
    return distance(state.point[piece], board.headquarters[home]) <= HOME_GUARD


@rule
def way_to_enemy(board: Board, state: State, seat: int, piece: int) -> int:
    """The distance to the nearest headquarters of an enemy."""
    best = FAR_AWAY
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other) and state.planet[other] != NO_PLANET:
            best = min(best, distance(state.point[piece], board.headquarters[state.planet[other]]))
    return best


@rule
def steps_in_sight(need: int) -> int:
    """How many steps nearer than IN_SIGHT."""
    return max(0, IN_SIGHT - max(0, need))


@rule
def works(weights: Int32s, state: State, seat: int) -> int:
    """What factories and the Zylon card are worth."""
    value = 0
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.holder[factory // FACTORIES_PER_SEAT] == seat:
            if state.factory[factory] == WORKING:
                value += weights[FACTORY] + (weights[ZYLON_CARD] if state.zylon == seat else 0)
            elif state.factory[factory] == DAMAGED:
                value += weights[DAMAGED_FACTORY]
    return value


@rule
def nearness(weights: Int32s, need: int) -> int:
    """What it is worth to lack `need` steps for a landing."""
    if need <= 0:
        return weights[THREAT] + weights[NEAR] * weights[NEAR_STEPS] - TENTH * need
    return weights[NEAR] * max(0, weights[NEAR_STEPS] - need)


@rule
def landing_needs(board: Board, state: State, seat: int, victim: int) -> tuple[int, int]:
    """Steps that the two best placed Warriors of `seat` lack to land on the victim in one turn."""
    best = FAR_AWAY
    second = FAR_AWAY
    if state.planet[victim] == NO_PLANET:
        return best, second  # it is yet to be picked (ZY-1)
    goal = board.headquarters[state.planet[victim]]
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first + FIRST_WARRIOR, first + FIRST_MISSILE):
                if state.point[piece] != IN_BANK and state.damage[piece] == 0:
                    need = distance(state.point[piece], goal) - one_turn(board, state, piece)
                    second = min(second, max(best, need))
                    best = min(best, need)
    return best, second


@rule
def one_turn(board: Board, state: State, warrior: int) -> int:
    """How far a Warrior gets in one turn: carried by what it sits on, then on foot."""
    steps = board.moves[WARRIOR]
    carrier = state.carrier[warrior]
    for _ in range(board.moves_per_turn - 1):
        if carrier == NO_PIECE:
            return steps
        if state.damage[carrier] == 0:
            steps += board.moves[kind_of_piece(carrier)]
        carrier = state.carrier[carrier]
    return steps


@rule
def under_way(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """The income to come, and what may come of an action that the seat on turn has begun."""
    if state.turn != seat:
        return 0
    value = weights[INCOME] * income_of(state, seat) + weights[MOVES] * state.moves_left
    value += weights[LANDING] * n_landings(board, state, seat)
    if state.phase == ACTING:
        is_moving = state.mover != NO_PIECE
        return value + (weights[STEP] * (1 + state.steps_left) if is_moving else 0)
    if state.phase == STRIKING:
        return value + card_hope(board, weights, state, seat)
    if state.phase == FIRING:
        return value + laser_hope(board, weights, state, seat)
    if state.phase == LAUNCHING:
        return value + flight_hope(board, weights, state, seat)
    return value + weights[HALF_MADE]


@rule
def n_landings(board: Board, state: State, seat: int) -> int:
    """How many enemies a Warrior could still land on this turn, as far as steps go."""
    n = 0
    for victim in range(state.n_seats):
        if victim != seat and is_alive(state, victim) and state.planet[victim] != NO_PLANET:
            goal = board.headquarters[state.planet[victim]]
            for piece in range(n_pieces_in_play(state)):
                if kind_of_piece(piece) == WARRIOR and state.point[piece] != IN_BANK:
                    if commander(state, piece) == seat and state.damage[piece] == 0:
                        if distance(state.point[piece], goal) <= this_turn(board, state, piece):
                            n += 1
                            break
    return n


@rule
def this_turn(board: Board, state: State, warrior: int) -> int:
    """How far a Warrior can still get this turn with the moves that are left."""
    moves_left = state.moves_left
    steps = steps_of(board, state, warrior, moves_left)
    if steps == 0:
        return 0
    moves_left -= 0 if warrior == state.mover else 1
    is_landed = is_on_land(board, state.point[warrior])
    carrier = state.carrier[warrior]
    while carrier != NO_PIECE:
        more = steps_of(board, state, carrier, moves_left)
        if more > 0:
            moves_left -= 0 if carrier == state.mover else 1
            steps += more
            is_landed = True
        carrier = state.carrier[carrier]
    return steps if is_landed else 0


@rule
def steps_of(board: Board, state: State, piece: int, moves_left: int) -> int:
    """The steps a piece can still take this turn."""
    if piece == state.mover:
        return state.steps_left
    if moves_left <= 0 or state.damage[piece] > 0 or has_done(state, piece, MOVED):
        return 0
    return 0 if has_done(state, piece, CAPTURED) else board.moves[kind_of_piece(piece)]


@rule
def worth_of(weights: Int32s, state: State, seat: int, target: int) -> int:
    """What a target is worth to `seat` when it is hit: less than nothing if it is its own."""
    if target >= MAX_PIECES:
        holder = state.holder[(target - MAX_PIECES) // FACTORIES_PER_SEAT]
        worth = int(weights[FACTORY])
    else:
        holder = commander(state, target)
        worth = int(weights[PIECES + 2 * kind_of_piece(target)])
    return -worth if holder == seat else worth


@rule
def hope(weights: Int32s, worth: int) -> int:
    """The part of what is aimed at that counts before a card is drawn; a third, by hand."""
    return worth * weights[HOPE] // ALL_HOPE


@rule
def card_hope(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """What the target is worth, or all that the blast has still to reach."""
    if state.blast != NO_POINT and state.target < MAX_PIECES:
        return blast_hope(board, weights, state, seat, state.blast, state.target)
    return hope(weights, worth_of(weights, state, seat, state.target))


@rule
def blast_hope(
    board: Board, weights: Int32s, state: State, seat: int, point: int, first: int
) -> int:  # fmt: skip
    """What the pieces from `first` on are worth that stand in a blast."""
    worth = 0
    for piece in range(first, n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK:
            if distance(state.point[piece], point) <= board.blast_range:
                worth += worth_of(weights, state, seat, piece)
    return hope(weights, worth)


@rule
def laser_hope(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """The worthiest piece in range of the laser, at least a factory."""
    best = int(weights[FACTORY])
    start = state.point[state.subject]
    reach = board.lasers[kind_of_piece(state.subject)]
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK and distance(start, state.point[piece]) <= reach:
            best = max(best, worth_of(weights, state, seat, piece))
    return hope(weights, best)


@rule
def flight_hope(board: Board, weights: Int32s, state: State, seat: int) -> int:
    """The best blast on an enemy piece that the launched Missile reaches, less the Missile."""
    best = 0
    start = state.point[state.subject]
    for piece in range(n_pieces_in_play(state)):
        point = state.point[piece]
        if point != IN_BANK and commander(state, piece) != seat:
            if distance(start, point) <= board.moves[MISSILE]:
                best = max(best, blast_hope(board, weights, state, seat, point, 0))
    return best - weights[PIECES + 2 * MISSILE]
