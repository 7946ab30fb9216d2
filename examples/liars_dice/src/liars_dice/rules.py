"""Liar's dice: chance, and hands that only their owners see."""

from typing import Annotated, Any

from liars_dice import META
from orrery.core.blanks import Number, Words
from orrery.core.board_fields import NameField
from orrery.core.chance import Rng, draw
from orrery.core.contract import Actions
from orrery.core.errors import BadInput
from orrery.core.knowledge import OWNER, between, only, words
from orrery.core.positions import Custom, Extra, Num, Position, Said, Word
from orrery.core.records import Int8, Int8s
from orrery.core.rule import rule
from orrery.core.scene import UNKNOWN, UNROLLED, Dice, Scene, Track
from orrery.core.sheet import OK, Sheet
from orrery.core.trace import Trace, emit

MAX_FACES, MAX_SEATS, MAX_DICE, NOBODY = 6, 4, 20, -1
SEATS = META.seat_names


class Board:
    """The dice (LD-1)."""

    faces: Annotated[Int8, between(2, MAX_FACES)]
    name: NameField


class State:
    """Who has which dice, and the last bid."""

    n_seats: Int8
    turn: Annotated[Int8, words(*SEATS)]
    wild: Int8
    is_over: Int8
    bid_count: Int8  # 0: no bid
    bid_face: Int8  # from 0
    n_dice: Annotated[Int8s, (MAX_SEATS,)]
    n_rolled: Annotated[Int8s, (MAX_SEATS,)]  # this round
    counts: Annotated[Int8s, (MAX_SEATS, MAX_FACES), only(OWNER)]  # dice by seat and face


sheet = Sheet(META, game_over="LD-6", not_your_turn="LD-3", nature_first="LD-2",
              not_natures="LD-2", natures_only="LD-2")  # fmt: skip
SEAT = Words("seat", SEATS)
COUNT = Number("count", MAX_DICE, first=1)
FACE = Number("face", MAX_FACES, below="board.faces", clause="LD-1", first=1)
LEFT = Number("left", MAX_DICE + 1)

BID = sheet.kind("bid {count} {face}", "bid on all dice", reveals=False, count=COUNT, face=FACE)
LIAR = sheet.kind("liar", help="challenge the last bid")
ROLL = sheet.kind("roll {face}", face=FACE, nature=True)

TOO_MANY = sheet.reason("LD-4", "there are not {count} dice")
TOO_LOW = sheet.reason("LD-4", "{count} × {face} is no higher bid")
NOTHING_BID = sheet.reason("LD-4", "there is no bid to challenge")

DIE_ROLLED = sheet.event(
    "{seat} rolls a {face}", secret=("face",), others="{seat} rolls a die", seat=SEAT, face=FACE
)
BID_MADE = sheet.event("{seat} bids {count} × {face}", seat=SEAT, count=COUNT, face=FACE)
CHALLENGED = sheet.event(
    "{seat} challenges {bidder}: {found} {found:die shows|dice show} {face}",
    seat=SEAT, bidder=SEAT, found=LEFT, face=FACE,
)  # fmt: skip
DIE_LOST = sheet.event("{seat} loses a die and has {left} left", seat=SEAT, left=LEFT)
WON = sheet.event("{seat} wins", seat=SEAT)

BAD_DICE = sheet.fault("the dice do not add up")
BAD_BID = sheet.fault("the bid is impossible")
BAD_TURN = sheet.fault("it cannot be this player's turn")


@rule
def setup(board: Board, state: State, options: Any) -> None:
    """Dice for everybody, none rolled yet (LD-1)."""
    state.n_seats = options.players
    state.wild = options.wild
    for seat in range(state.n_seats):
        state.n_dice[seat] = options.dice


@rule
def roller(state: State) -> int:
    """The first seat with dice still to roll, or NOBODY (LD-2)."""
    for seat in range(state.n_seats):
        if state.n_rolled[seat] < state.n_dice[seat]:
            return seat
    return NOBODY


@rule
def chance_due(board: Board, state: State) -> bool:
    """Dice are to be rolled (LD-2)."""
    return state.is_over == 0 and roller(state) != NOBODY


@ROLL.deed
def roll(state: State, face: int, trace: Trace) -> None:
    """One die into a cup (LD-2)."""
    seat = roller(state)
    state.counts[seat, face] += 1
    state.n_rolled[seat] += 1
    emit(trace, DIE_ROLLED, seat, face)


@rule
def n_all_dice(state: State) -> int:
    """Dice of all players."""
    n = 0
    for seat in range(state.n_seats):
        n += state.n_dice[seat]
    return n


@BID.referee
def why_not_bid(state: State, count: int, face: int) -> int:
    """More dice, or as many of a higher face (LD-4); `count` is one less than what is bid."""
    if count >= n_all_dice(state):
        return TOO_MANY
    is_level = count + 1 == state.bid_count and face > state.bid_face
    return OK if is_level or count + 1 > state.bid_count else TOO_LOW


@BID.generator
def fill_bids(board: Board, state: State, actions: Actions, n: int) -> int:
    """Every higher bid, up to all dice."""
    low = (state.bid_count - 1) * MAX_FACES + state.bid_face + 1 if state.bid_count else 0
    for number in range(low, n_all_dice(state) * MAX_FACES):
        if number % MAX_FACES < board.faces:
            actions[n] = number
            n += 1
    return n


@BID.deed
def bid(state: State, seat: int, count: int, face: int, trace: Trace) -> None:
    """A bid stands until the next (LD-4)."""
    state.bid_count = count + 1
    state.bid_face = face
    emit(trace, BID_MADE, seat, count, face)
    state.turn = next_seat(state, seat, 1)


@rule
def next_seat(state: State, seat: int, way: int) -> int:
    """The next one who has dice, or the last one before with `way` -1 (LD-3)."""
    for step in range(1, MAX_SEATS):
        other = (seat + way * step + MAX_SEATS * state.n_seats) % state.n_seats
        if state.n_dice[other] > 0:
            return other
    return seat


@rule
def n_shown(state: State, face: int) -> int:
    """Dice that show a face, wild ones included (LD-5)."""
    n = 0
    for seat in range(state.n_seats):
        n += state.counts[seat, face] + (state.counts[seat, 0] if state.wild and face else 0)
    return n


@LIAR.referee
def why_not_challenge(state: State) -> int:
    """Only a bid can be challenged (LD-4)."""
    return NOTHING_BID if state.bid_count == 0 else OK


@LIAR.deed
def challenge(state: State, seat: int, trace: Trace) -> None:
    """The dice are counted and somebody loses one (LD-5, LD-6)."""
    bidder, n = next_seat(state, seat, -1), n_shown(state, state.bid_face)
    loser = seat if n >= state.bid_count else bidder
    emit(trace, CHALLENGED, seat, bidder, n, state.bid_face)
    state.n_dice[loser] -= 1
    emit(trace, DIE_LOST, loser, state.n_dice[loser])
    clear_round(state)
    state.turn = loser if state.n_dice[loser] > 0 else next_seat(state, loser, 1)
    if n_all_dice(state) == state.n_dice[state.turn]:
        state.is_over = 1
        emit(trace, WON, state.turn)


@rule
def clear_round(state: State) -> None:
    """Dice back into the cups, no bid (LD-2)."""
    state.bid_count = state.bid_face = 0
    for seat in range(MAX_SEATS):
        state.n_rolled[seat] = 0
        for face in range(MAX_FACES):
            state.counts[seat, face] = 0


@rule
def score(board: Board, state: State, seat: int) -> int:
    """Dice left (LD-7)."""
    return state.n_dice[seat]


@rule
def n_known(state: State, seat: int) -> int:
    """Dice of a seat whose faces are known."""
    n = 0
    for face in range(MAX_FACES):
        n += state.counts[seat, face]
    return n


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Roll the dice of the others again."""
    for seat in range(state.n_seats):
        if seat != viewer:
            for _ in range(state.n_rolled[seat] - n_known(state, seat)):
                state.counts[seat, draw(rng, board.faces)] += 1


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own dice less the others', and whether the bid on the table holds."""
    value = 100 * (2 * state.n_dice[seat] - n_all_dice(state))
    if state.bid_count and next_seat(state, state.turn, -1) == seat:
        value -= 100 if n_shown(state, state.bid_face) < state.bid_count else 0
    return value


@rule
def fault(board: Board, state: State) -> int:
    """Hands are known whole or not at all, seats roll in order; bids and turns are possible."""
    for seat in range(state.n_seats):
        known = n_known(state, seat)
        if known != 0 and known != state.n_rolled[seat]:
            return BAD_DICE
        if state.n_rolled[seat] > 0 and roller(state) != NOBODY and seat > roller(state):
            return BAD_DICE
    if state.bid_count > n_all_dice(state) or (state.bid_count and roller(state) != NOBODY):
        return BAD_BID
    return OK if state.n_dice[state.turn] > 0 else BAD_TURN


# What people see: wild red 35,??,- bid=2 of=3    ones wild; red to act; two threes were bid; a hand
# for each seat: faces, ? unknown, . not yet rolled, - no dice left


def dice_of(board: Board, state: State, seat: int) -> list[str]:
    """The dice of a seat."""
    faces = [str(face + 1) for face in range(board.faces) for _ in range(state.counts[seat, face])]
    n_unknown = state.n_rolled[seat] - len(faces)
    return faces + [UNKNOWN] * n_unknown + [UNROLLED] * (state.n_dice[seat] - state.n_rolled[seat])


def hands_text(board: Board, state: State) -> str:
    """All hands."""
    hands = ["".join(dice_of(board, state, seat)) for seat in range(state.n_seats)]
    return ",".join(hand or "-" for hand in hands)


def read_hands(board: Board, state: State, text: str) -> None:
    """As many seats as there are hands."""
    hands, faces = text.split(","), "123456"[: board.faces]
    if not 2 <= len(hands) <= MAX_SEATS:
        raise BadInput(f"{text!r} needs 2 to {MAX_SEATS} hands", "LD-1")
    state.n_seats = len(hands)
    for seat, said in enumerate(hands):
        hand = "" if said == "-" else said
        if not said or len(hand) > 5 or set(hand) - set(faces + UNKNOWN + UNROLLED):
            raise BadInput(f"the hand {said!r}: up to 5 of {faces}, ? and ., or -")
        state.n_dice[seat] = len(hand)
        state.n_rolled[seat] = len(hand) - hand.count(UNROLLED)
        for face in range(board.faces):
            state.counts[seat, face] = hand.count(str(face + 1))


def judge(board: Board, state: State) -> None:
    """Whether a position that is read is over; who acts must be playing."""
    if state.turn >= state.n_seats:
        raise BadInput(f"{SEATS[state.turn]} has no hand")
    state.is_over = n_all_dice(state) == state.n_dice[state.turn]


POSITION = Position(
    [Word("wild", ("plain", "wild")), Word("turn", SEATS), Custom(hands_text, read_hands)],
    {"bid": Extra(Num("bid_count", MAX_DICE)), "of": Extra(Said("bid_face", FACE), "bid_count")},
    complete=judge,
)
SCENE = Scene(
    Dice("dice", dice_of),
    Dice("bid", lambda board, state: str(state.bid_face + 1) * state.bid_count, shared=True),
    Track("count", lambda board, state: n_all_dice(state), picks="count", first=1, is_choice=True),
    Dice("face", lambda board, state: "123456"[: board.faces], True, "face", is_choice=True),
)
