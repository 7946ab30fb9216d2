"""Reads position texts of ASTRON; the other half of `notation.position_text`."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.position_words import read_index, read_players
from orrery.core.records import new_record
from orrery.games.astron.ask import ask
from orrery.games.astron.board import N_CARDS, Board
from orrery.games.astron.meta import SHIPS
from orrery.games.astron.notation import SHIP_WORDS, usual_round
from orrery.games.astron.rules.window import last_base
from orrery.games.astron.state import (
    IN_PLAY,
    MAX_SEATS,
    OFF_WINDOW,
    State,
)
from orrery.games.astron.words import PHASES, card_name, parse_cards, parse_cell

HIDDEN = "?"


def read_position(board: Board, text: str) -> State:
    """A State from `3p t7 c5/f3/- ship2 play key=value ...`."""
    words = text.split()
    if len(words) < 5:
        what = "players, base steps, ships, who decides and a phase"
        raise BadInput(f"a position needs {what}, not {text!r}")
    state = new_record(State)
    state.n_seats = read_players(words[0], 6, "AS-1")
    state.base = read_base(board, words[1])
    read_ships(board, state, words[2])
    state.actor = read_index(words[3], SHIPS, "ship")
    state.turn = state.actor
    state.phase = read_index(words[4], PHASES, "phase")
    state.round = usual_round(state.phase)
    is_pile_hidden = [read_extra(state, word) for word in words[5:]]
    fill_pile(board, state, any(is_pile_hidden))
    return state


def read_base(board: Board, word: str) -> int:
    """`t7`: base steps made."""
    high = ask(last_base, board)
    if word[0] != "t" or not word[1:].isdecimal() or int(word[1:]) > high:
        raise BadInput(f"{word!r} should say the base steps, t0 to t{high}", "AS-4")
    return int(word[1:])


def read_ships(board: Board, state: State, text: str) -> None:
    """`c5/f3g/comet`."""
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


def read_extra(state: State, word: str) -> bool:
    """One key=value; True if it says that the pile is hidden."""
    key, _, value = word.partition("=")
    readers: dict[str, Callable[[], bool | None]] = {
        "turn": lambda: setattr(state, "turn", read_index(value, SHIPS, "ship")),
        "round": lambda: setattr(state, "round", read_number(word, value, 0, 127)),
        "teams": lambda: setattr(state, "n_teams", read_number(word, value, 2, 3)),
        "points": lambda: read_points(state, word, value),
        "landed": lambda: read_landed(state, word, value),
        "hands": lambda: read_hands(state, word, value),
        "discards": lambda: read_discards(state, value),
        "pile": lambda: read_pile(word, value),
    }
    if key not in readers:
        raise BadInput(f"cannot read {word!r} in a position: {one_of(key, list(readers))}")
    return bool(readers[key]())


def read_number(word: str, value: str, low: int, high: int) -> int:
    """A whole number in a range."""
    digits = value[1:] if value.startswith("-") else value
    if not digits.isdecimal() or not low <= int(value) <= high:
        raise BadInput(f"{word!r} needs a number from {low} to {high}, not {value!r}")
    return int(value)


def split_seats(state: State, word: str, value: str, separator: str) -> list[str]:
    """One part a seat."""
    parts = value.split(separator)
    if len(parts) != state.n_seats:
        raise BadInput(f"{word!r} needs {state.n_seats} parts, one for each ship")
    return parts


def read_points(state: State, word: str, value: str) -> None:
    """`5,-1,2`."""
    for seat, part in enumerate(split_seats(state, word, value, ",")):
        state.points[seat] = read_number(word, part, -9999, 9999)


def read_landed(state: State, word: str, value: str) -> None:
    """`1,-,13`."""
    for seat, part in enumerate(split_seats(state, word, value, ",")):
        digits = "" if part == "-" else part
        if any(digit not in "12345678" for digit in digits):
            raise BadInput(f"{word!r} needs the numbers of stations, 1 to 8, or -, not {part!r}")
        state.landed[seat] = sum(1 << (int(digit) - 1) for digit in set(digits))


def read_hands(state: State, word: str, value: str) -> None:
    """`F1S2S2/?5/-`."""
    for seat, part in enumerate(split_seats(state, word, value, "/")):
        if part.startswith(HIDDEN):
            state.hand_size[seat] = read_number(word, part[1:], 0, 9)
            continue
        counts = parse_cards(part)
        state.hand_size[seat] = sum(counts)
        for card, count in enumerate(counts):
            state.hands[seat, card] = count


def read_discards(state: State, value: str) -> None:
    """`F1F1S3`."""
    for card, count in enumerate(parse_cards(value)):
        state.discards[card] = count


def read_pile(word: str, value: str) -> bool:
    """Only `pile=?` says anything: else the pile is what is nowhere else."""
    if value != HIDDEN:
        raise BadInput(f"{word!r}: the pile is what is nowhere else; pile=? says it is hidden")
    return True


def fill_pile(board: Board, state: State, is_hidden: bool) -> None:
    """All cards that are nowhere else are in the pile, seen or not."""
    size = 0
    for card in range(N_CARDS):
        left = board.deck[card] - state.discards[card]
        left -= sum(state.hands[seat, card] for seat in range(state.n_seats))
        if left < 0:
            name = card_name(card)
            raise BadInput(f"more cards {name} are told of than the deck has", "AS-7")
        state.pile[card] = left
        size += left
    hidden = sum(hidden_cards(state, seat) for seat in range(state.n_seats))
    if hidden > size:
        raise BadInput(f"{hidden} hidden cards, but the deck has only {size} more", "AS-7")
    state.pile_size = size - hidden
    if is_hidden or hidden:
        for card in range(N_CARDS):
            state.pile[card] = 0


def hidden_cards(state: State, seat: int) -> int:
    """How many cards of a hand are not shown."""
    return int(state.hand_size[seat] - sum(state.hands[seat, card] for card in range(N_CARDS)))
