"""Positions of ASTRON: players, base steps, the ships in order, who decides, the phase, extras.

    3p t7 c5/f3g/comet ship2 play round=4 points=5,-1,2 landed=1,-,13 hands=F1S2S2/?5/- pile=?

Ships: a place in the window (column c, row 5; `g`: grounded), `-` before take-off, `finished`, or
the danger that took it. Cards: F forwards, B backwards, S sideways, U Upheaval, and their value;
`?5` are five cards that the viewer may not see. The pile is what is nowhere else.
"""

from __future__ import annotations

import functools

from orrery.core.errors import BadInput
from orrery.core.positions import Custom, Extra, Num, Players, Position, Word
from orrery.core.readings import bytes_in
from orrery.games.astron import SHIPS
from orrery.games.astron.ask import ask
from orrery.games.astron.cells import N_CARDS, Board, cell_name
from orrery.games.astron.rules.window import last_base
from orrery.games.astron.state import (
    IN_PLAY,
    MAX_SEATS,
    NO_PLANET,
    OFF_WINDOW,
    TAKING_OFF,
    State,
)
from orrery.games.astron.words import (
    PHASES,
    card_name,
    cards_text,
    parse_cards,
    parse_cell,
    stations_in,
)

SHIP_WORDS = ("-", "", "finished", "comet", "rings")
HIDDEN = "?"
HIDDEN_SIZE = -1
"""The size of a pile that is said to be hidden, until all else is read."""


def read_number(text: str, low: int, high: int) -> int:
    """A whole number in a range."""
    digits = text[1:] if text.startswith("-") else text
    if not digits.isdecimal() or not low <= int(text) <= high:
        raise BadInput(f"this needs a number from {low} to {high}, not {text!r}")
    return int(text)


def split_seats(state: State, text: str, separator: str) -> list[str]:
    """One part a seat."""
    parts = text.split(separator)
    if len(parts) != state.n_seats:
        raise BadInput(f"this needs {state.n_seats} parts, one for each ship")
    return parts


# The base and the ships


def base_text(board: Board, state: State) -> str:
    """`t7`: base steps made."""
    return f"t{state.base}"


def read_base(board: Board, state: State, text: str) -> None:
    """The other way round."""
    high = ask(last_base, board)
    if text[0] != "t" or not text[1:].isdecimal() or int(text[1:]) > high:
        raise BadInput(f"{text!r} should say the base steps, t0 to t{high}", "AS-4")
    state.base = int(text[1:])


def ships_text(board: Board, state: State) -> str:
    """`c5/f3g/comet`."""
    return "/".join([ship_text(state, ship) for ship in range(state.n_seats)])


def ship_text(state: State, ship: int) -> str:
    """The place of a ship, or what has become of it."""
    if state.status[ship] != IN_PLAY:
        return SHIP_WORDS[state.status[ship]]
    mark = "" if state.grounded[ship] == NO_PLANET else "g"
    return cell_name(state.row[ship], state.column[ship]) + mark


def read_ships(board: Board, state: State, text: str) -> None:
    """All ships; those that do not play are off the window too."""
    ships = text.split("/")
    if len(ships) != state.n_seats:
        raise BadInput(f"{len(ships)} ships in {text!r}, but {state.n_seats} play")
    for ship in range(MAX_SEATS):
        state.row[ship] = OFF_WINDOW
        state.column[ship] = OFF_WINDOW
    for ship, word in enumerate(ships):
        if word and word in SHIP_WORDS:
            state.status[ship] = SHIP_WORDS.index(word)
        else:
            read_ship(board, state, ship, word)


def read_ship(board: Board, state: State, ship: int, word: str) -> None:
    """`c5`, or `c5g` for a grounded ship, whose planet is the one beneath it."""
    is_grounded = len(word) > 1 and word.endswith("g")
    row, column = parse_cell(board, word[:-1] if is_grounded else word)
    state.status[ship] = IN_PLAY
    state.row[ship] = row
    state.column[ship] = column
    if is_grounded:
        planet = board.number[state.base + row, column]
        if planet == 0:
            raise BadInput(f"{word!r} says grounded, but no planet is beneath the ship", "AS-27")
        state.grounded[ship] = planet


# Teams, points and stations


def teams_text(board: Board, state: State) -> str:
    """How many teams."""
    return str(state.n_teams)


def read_teams(board: Board, state: State, text: str) -> None:
    """Two or three."""
    state.n_teams = read_number(text, 2, 3)


def usual_round(state: State) -> int:
    """The round a position is in if it does not say."""
    return 0 if state.phase == TAKING_OFF else 1


def points_text(board: Board, state: State) -> str:
    """`5,-1,2`."""
    return ",".join(str(state.points[seat]) for seat in range(state.n_seats))


def read_points(board: Board, state: State, text: str) -> None:
    """Seat by seat."""
    for seat, part in enumerate(split_seats(state, text, ",")):
        state.points[seat] = read_number(part, -9999, 9999)


def landed_text(board: Board, state: State) -> str:
    """`1,-,13`: the stations that each ship has landed on."""
    return ",".join(stations_text(state, seat) for seat in range(state.n_seats))


def stations_text(state: State, seat: int) -> str:
    """`13`, or `-`."""
    return "".join(map(str, stations_in(state.landed[seat]))) or "-"


def read_landed(board: Board, state: State, text: str) -> None:
    """Seat by seat."""
    for seat, part in enumerate(split_seats(state, text, ",")):
        digits = "" if part == "-" else part
        if any(digit not in "12345678" for digit in digits):
            raise BadInput(f"this needs the numbers of stations, 1 to 8, or -, not {part!r}")
        state.landed[seat] = sum(1 << (int(digit) - 1) for digit in set(digits))


# Cards


def hands_text(board: Board, state: State) -> str:
    """`F1S2S2/?5/-`."""
    hands, sizes = bytes_in(state, "hands"), state.hand_size
    return "/".join([
        shown_hand(hands[seat * N_CARDS : (seat + 1) * N_CARDS], sizes[seat])
        for seat in range(state.n_seats)
    ])  # fmt: skip


@functools.lru_cache(4096)
def shown_hand(counts: bytes, size: int) -> str:
    """The cards of a hand, so many of each, or `?5` where they are hidden."""
    return cards_text(counts) if sum(counts) == size else f"{HIDDEN}{size}"


def hidden_cards(state: State, seat: int) -> int:
    """How many cards of a hand are not shown."""
    return int(state.hand_size[seat] - sum(tuple(state.hands[seat])))


def read_hands(board: Board, state: State, text: str) -> None:
    """Seat by seat."""
    for seat, part in enumerate(split_seats(state, text, "/")):
        if part.startswith(HIDDEN):
            state.hand_size[seat] = read_number(part[1:], 0, 9)
            continue
        counts = parse_cards(part)
        state.hand_size[seat] = sum(counts)
        for card, count in enumerate(counts):
            state.hands[seat, card] = count


def discards_text(board: Board, state: State) -> str:
    """`F1F1S3`."""
    return cards_text(bytes_in(state, "discards"))


def read_discards(board: Board, state: State, text: str) -> None:
    """The other way round."""
    for card, count in enumerate(parse_cards(text)):
        state.discards[card] = count


def pile_text(board: Board, state: State) -> str:
    """Only a hidden pile is written."""
    return HIDDEN


def is_pile_hidden(state: State) -> bool:
    """Whether cards of the pile are not shown."""
    return sum(bytes_in(state, "pile")) != state.pile_size


def read_pile(board: Board, state: State, text: str) -> None:
    """Only `pile=?` says anything: else the pile is what is nowhere else."""
    if text != HIDDEN:
        raise BadInput("the pile is what is nowhere else; pile=? says it is hidden")
    state.pile_size = HIDDEN_SIZE


def fill_pile(board: Board, state: State) -> None:
    """All cards that are nowhere else are in the pile, seen or not."""
    is_hidden = state.pile_size == HIDDEN_SIZE
    left = [cards_left(board, state, card) for card in range(N_CARDS)]
    hidden = sum(hidden_cards(state, seat) for seat in range(state.n_seats))
    if hidden > sum(left):
        raise BadInput(f"{hidden} hidden cards, but the deck has only {sum(left)} more", "AS-7")
    state.pile_size = sum(left) - hidden
    for card in range(N_CARDS):
        state.pile[card] = 0 if is_hidden or hidden else left[card]


def cards_left(board: Board, state: State, card: int) -> int:
    """How many cards of a sort are neither discarded nor shown in a hand."""
    left = board.deck[card] - state.discards[card]
    left -= sum(state.hands[seat, card] for seat in range(state.n_seats))
    if left < 0:
        raise BadInput(f"more cards {card_name(card)} are told of than the deck has", "AS-7")
    return int(left)


def usual(state: State) -> None:
    """What holds unless an extra says otherwise."""
    state.turn = state.actor
    state.round = usual_round(state)


POSITION = Position(
    [
        Players(MAX_SEATS, "AS-1"),
        Custom(base_text, read_base),
        Custom(ships_text, read_ships),
        Word("actor", SHIPS, "ship"),
        Word("phase", PHASES, "phase"),
    ],
    {
        "turn": Extra(Word("turn", SHIPS, "ship"), lambda state: state.turn != state.actor),
        "round": Extra(Num("round", 127), lambda state: state.round != usual_round(state)),
        "teams": Extra(Custom(teams_text, read_teams), "n_teams"),
        "points": Extra(Custom(points_text, read_points), "points"),
        "landed": Extra(Custom(landed_text, read_landed), "landed"),
        "hands": Extra(Custom(hands_text, read_hands), "hand_size"),
        "discards": Extra(Custom(discards_text, read_discards), "discards"),
        "pile": Extra(Custom(pile_text, read_pile), is_pile_hidden),
    },
    usual,
    fill_pile,
    shape="players, base steps, ships, who decides and a phase",
)
