"""How well a seat stands, for greedy play and search; a Zy is worth 8.

Own forces count for what they cost, and a Warrior the more the nearer it is to a landing; a player
who can be captured by an enemy's next turn stands badly. What is under way counts a little, so
that a greedy player finishes what it has begun.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    NO_POINT,
    PIECES_PER_SEAT,
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

WIN = 100_000
ZY = 8
PIECE_ZY = 10  # a piece on the board is worth more than its price in the purse
FACTORY = 60
ZYLON_CARD = 20  # for each factory
NEAR = 12  # for each step nearer to a landing
NEAR_STEPS = 30
THREAT = 300
LANDING = 400  # for each landing that is still possible this turn
DANGER = 900
NO_WARRIOR = 1500
FAR_AWAY = 999


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less that of the best opponent."""
    if state.phase == OVER:
        return WIN if is_winner(board, state, seat) else -WIN
    if not is_alive(state, seat):
        return -WIN
    best_other = -WIN
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other):
            best_other = max(best_other, standing(board, state, other))
    return standing(board, state, seat) - best_other + under_way(board, state, seat)


@rule
def standing(board: Board, state: State, seat: int) -> int:
    """Forces, works, money and the nearness of landings, made and feared."""
    value = ZY * state.money[seat] + forces(board, state, seat) + works(state, seat)
    if n_warriors(state, seat) == 0:
        value -= NO_WARRIOR
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other):
            value += nearness(landing_need(board, state, seat, other))
            if landing_need(board, state, other, seat) <= 0:
                value -= DANGER
    return value


@rule
def forces(board: Board, state: State, seat: int) -> int:
    """What the pieces on the board are worth; damaged ones a third less."""
    value = 0
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK and commander(state, piece) == seat:
            worth = PIECE_ZY * board.prices[kind_of_piece(piece)]
            value += worth if state.damage[piece] == 0 else 2 * worth // 3
    return value


@rule
def works(state: State, seat: int) -> int:
    """What factories and the Zylon card are worth."""
    value = 0
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.holder[factory // FACTORIES_PER_SEAT] == seat:
            if state.factory[factory] == WORKING:
                value += FACTORY + (ZYLON_CARD if state.zylon == seat else 0)
            elif state.factory[factory] == DAMAGED:
                value += FACTORY - ZY
    return value


@rule
def nearness(need: int) -> int:
    """What it is worth to lack `need` steps for a landing."""
    if need <= 0:
        return THREAT + NEAR * NEAR_STEPS - need
    return NEAR * max(0, NEAR_STEPS - need)


@rule
def landing_need(board: Board, state: State, seat: int, victim: int) -> int:
    """Steps that the best placed Warrior of `seat` lacks to land on the victim in one turn."""
    if state.planet[victim] == NO_PLANET:
        return FAR_AWAY  # it is yet to be picked (ZY-1)
    goal = board.headquarters[state.planet[victim]]
    best = FAR_AWAY
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for piece in range(first + FIRST_WARRIOR, first + FIRST_MISSILE):
                if state.point[piece] != IN_BANK and state.damage[piece] == 0:
                    need = distance(state.point[piece], goal) - one_turn(board, state, piece)
                    best = min(best, need)
    return best


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
def under_way(board: Board, state: State, seat: int) -> int:
    """The income to come, and what may come of an action that the seat on turn has begun."""
    if state.turn != seat:
        return 0
    income = ZY * income_of(state, seat) + LANDING * n_landings(board, state, seat)
    if state.phase == ACTING:
        return income + (1 + state.steps_left if state.mover != NO_PIECE else 0)
    if state.phase == STRIKING:
        return income + card_hope(board, state, seat)
    if state.phase == FIRING:
        return income + laser_hope(board, state, seat)
    if state.phase == LAUNCHING:
        return income + flight_hope(board, state, seat)
    return income + 2 * ZY


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
def worth_of(board: Board, state: State, seat: int, target: int) -> int:
    """What a target is worth to `seat` when it is hit: less than nothing if it is its own."""
    if target >= MAX_PIECES:
        holder = state.holder[(target - MAX_PIECES) // FACTORIES_PER_SEAT]
        worth = FACTORY
    else:
        holder = commander(state, target)
        worth = PIECE_ZY * board.prices[kind_of_piece(target)]
    return -worth if holder == seat else worth


@rule
def card_hope(board: Board, state: State, seat: int) -> int:
    """A third of what the target is worth, and of all that the blast has still to reach."""
    if state.blast == NO_POINT:
        return worth_of(board, state, seat, state.target) // 3
    hope = blast_hope(board, state, seat, state.blast, state.target)
    return hope if state.target < MAX_PIECES else worth_of(board, state, seat, state.target) // 3


@rule
def blast_hope(board: Board, state: State, seat: int, point: int, first: int) -> int:
    """A third of what the pieces from `first` on are worth that stand in a blast."""
    worth = 0
    for piece in range(first, n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK:
            if distance(state.point[piece], point) <= board.blast_range:
                worth += worth_of(board, state, seat, piece)
    return worth // 3


@rule
def laser_hope(board: Board, state: State, seat: int) -> int:
    """A third of the worthiest piece in range of the laser, at least of a factory."""
    best = FACTORY
    start = state.point[state.subject]
    reach = board.lasers[kind_of_piece(state.subject)]
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK and distance(start, state.point[piece]) <= reach:
            best = max(best, worth_of(board, state, seat, piece))
    return best // 3


@rule
def flight_hope(board: Board, state: State, seat: int) -> int:
    """The best blast on an enemy piece that the launched Missile reaches, less the Missile."""
    best = 0
    start = state.point[state.subject]
    for piece in range(n_pieces_in_play(state)):
        point = state.point[piece]
        if point != IN_BANK and commander(state, piece) != seat:
            if distance(start, point) <= board.moves[MISSILE]:
                best = max(best, blast_hope(board, state, seat, point, 0))
    return best - PIECE_ZY * board.prices[MISSILE]
