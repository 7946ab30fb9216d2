"""Positions and actions of ASTRON as one line of text.

A position: players, base steps, the ships in order, who decides, the phase, then what is not
as usual:

    3p t7 c5/f3g/comet ship2 play round=4 points=5,-1,2 landed=1,-,13 hands=F1S2S2/?5/- pile=?

Ships: a place in the window (column c, row 5; `g`: grounded), `-` before take-off, `finished`, or
the danger that took it. Cards: F forwards, B backwards, S sideways, U Upheaval, and their value;
`?5` are five cards that the viewer may not see. The pile is what is nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.meta import Value
from orrery.core.trace import Event
from orrery.games.astron import actions as a
from orrery.games.astron import events as ev
from orrery.games.astron.ask import ask
from orrery.games.astron.board import (
    KINDS,
    MAX_COLUMNS,
    N_CARDS,
    N_STATIONS,
    Board,
    cell_name,
    column_name,
)
from orrery.games.astron.meta import SHIPS, TEAMS
from orrery.games.astron.rules.landing import has_landed
from orrery.games.astron.rules.plays import ship_on_way, why_not_play
from orrery.games.astron.rules.window import column_step, row_step, ship_at
from orrery.games.astron.state import (
    IN_PLAY,
    LEFT,
    N_DIRECTIONS,
    NO_CARD,
    NO_PLANET,
    STILL,
    TAKING_OFF,
    State,
)
from orrery.games.astron.words import (
    PHASES,
    SIDES,
    card_name,
    cards_text,
    parse_card,
    parse_column,
    parse_value,
    parse_word,
)

ACTION_HELP = (
    "take-off c              take off from column c",
    "forward 3               play Forwards 3",
    "backward 2              play Backwards 2",
    "sideways 2 left         play Sideways 2 to the left (also: left 2)",
    "upheaval 2              play Cosmic Upheaval 2: the base moves on",
    "wait discard forward 3  no card can be played: discard one (also: discard forward 3)",
    "dodge left              your displaced ship goes to the left",
    "pass                    no card can be played and there is none to discard",
)
VERBS = (
    "take-off", "forward", "backward", "sideways", "left", "right", "upheaval",
    "wait", "discard", "dodge", "pass", "deal",
)  # fmt: skip


# Actions


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """An action as people type it."""
    kind = a.kind_of(action)
    if kind == a.PLAY:
        return play_text(a.direction_of(action), a.value_of(action))
    texts: dict[int, Callable[[], str]] = {
        a.TAKE_OFF: lambda: f"take-off {column_name(action - a.TAKE_OFF_0)}",
        a.DISCARD: lambda: f"wait discard {card_name(action - a.DISCARD_0)}",
        a.DODGE: lambda: f"dodge {SIDES[action - a.DODGE_0]}",
        a.PASS: lambda: "pass",
        a.DEAL: lambda: f"deal {card_name(action - a.DEAL_0)}",
    }
    return texts[kind]()


def play_text(direction: int, value: int) -> str:
    """`forward 3`, `sideways 2 left`, `upheaval 1`."""
    card = card_name(a.card_for(direction, value))
    return f"{card} {SIDES[direction - LEFT]}" if LEFT <= direction < STILL else card


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The number of a typed action; words may be shortened, `f3` stands for `forward 3`."""
    words = split_words(text)
    if not words:
        raise BadInput(f"cannot read {text!r} as an action of ASTRON: known: {', '.join(VERBS)}")
    try:
        verb = VERBS[parse_word(words[0], VERBS, "action")]
    except BadInput:
        hint = one_of(words[0], list(VERBS))
        raise BadInput(f"cannot read {text!r} as an action of ASTRON: {hint}") from None
    return read_verb(board, verb, words[1:], text)


def split_words(text: str) -> list[str]:
    """Lower case, `f3` as two words, without the words that say nothing."""
    plain = text.lower().replace("take off", "take-off").replace("takeoff", "take-off")
    plain = re.sub(r"\b([a-z]+)([0-9]+)\b", r"\1 \2", plain.replace("+", " "))
    return [word for word in plain.split() if word != "cosmic"]


def read_verb(board: Board, verb: str, rest: list[str], text: str) -> int:
    """The action of a verb and the words behind it."""
    if verb == "wait" and rest[:1] == ["discard"]:
        rest = rest[1:]
    readers: dict[str, tuple[int, Callable[[], int]]] = {
        "take-off": (1, lambda: a.TAKE_OFF_0 + parse_column(board, rest[0])),
        "sideways": (2, lambda: read_sideways(rest)),
        "wait": (2, lambda: a.DISCARD_0 + parse_card(*rest)),
        "discard": (2, lambda: a.DISCARD_0 + parse_card(*rest)),
        "dodge": (1, lambda: a.DODGE_0 + parse_word(rest[0], SIDES, "side")),
        "pass": (0, lambda: a.PASS_0),
        "deal": (2, lambda: a.DEAL_0 + parse_card(*rest)),
    }
    directions = ("forward", "backward", "left", "right", "upheaval")
    if verb in directions:
        direction = directions.index(verb)
        readers[verb] = (1, lambda: int(a.play_action(direction, parse_value(rest[0]))))
    n_words, reader = readers[verb]
    if len(rest) != n_words:
        raise BadInput(f"cannot read {text!r}: write it like '{example_of(verb)}'")
    return reader()


def read_sideways(words: list[str]) -> int:
    """`2 left` or `left 2`."""
    value, side = words if words[0].isdecimal() else reversed(words)
    return int(a.play_action(LEFT + parse_word(side, SIDES, "side"), parse_value(value)))


def example_of(verb: str) -> str:
    """A line of the help, or a like one."""
    for line in ACTION_HELP:
        if line.startswith(verb):
            return re.split(r"  +", line)[0]
    return {"left": "left 2", "right": "right 2", "deal": "deal forward 3"}.get(
        verb, "wait discard forward 3"
    )


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, object]:
    """The words for the blanks of refusals; only the own hand is looked at."""
    values: dict[str, object] = {
        "column": "?", "card": "?", "place": "?", "target": "?", "other": "?",
        "actor": SHIPS[state.actor], "example": "?", "n_pile": state.pile_size,
    }  # fmt: skip
    kind = a.kind_of(action)
    if kind == a.TAKE_OFF:
        values["column"] = column_name(action - a.TAKE_OFF_0)
        values["other"] = ship_word(ask(ship_at, state, 0, action - a.TAKE_OFF_0))
    if kind in (a.DISCARD, a.DEAL):
        values["card"] = card_name(action - (a.DISCARD_0 if kind == a.DISCARD else a.DEAL_0))
    if kind == a.PLAY:
        values["card"] = card_name(a.card_for(a.direction_of(action), a.value_of(action)))
    if seat >= 0 and state.status[seat] == IN_PLAY:
        values["place"] = cell_name(state.row[seat], state.column[seat])
        values["example"] = first_play(board, state, seat)
        if kind == a.PLAY:
            values |= flight_values(state, seat, a.direction_of(action), a.value_of(action))
    return values


def flight_values(state: State, ship: int, direction: int, value: int) -> dict[str, object]:
    """Where a play leads, and who stands there or on the way."""
    row = state.row[ship] + value * row_step(direction)
    column = state.column[ship] + value * column_step(direction)
    if direction == STILL or row < 0 or not 0 <= column < MAX_COLUMNS:
        return {}
    other = ask(ship_at, state, row, column)
    if other < 0:
        other = ask(ship_on_way, state, ship, direction, value)
    return {"target": cell_name(row, column), "other": ship_word(other)}


def ship_word(ship: int) -> str:
    """The name of a ship, `?` for none."""
    return SHIPS[ship] if ship >= 0 else "?"


def first_play(board: Board, state: State, seat: int) -> str:
    """A legal play of the own hand, as an example."""
    for direction in range(N_DIRECTIONS):
        for value in (1, 2, 3, 4):
            if ask(why_not_play, board, state, seat, direction, value) == 0:
                return play_text(direction, value)
    return "?"


# Events

WITH_CARD = (ev.CARD_DEALT, ev.CARD_PLAYED, ev.WAITED)
WITH_FLIGHT = (ev.SHIP_FLEW, ev.SHIP_DISPLACED)
WITH_CELL = (ev.HAZARD_HIT, ev.SHIP_LOST)
WITHOUT_SHIP = (ev.PILE_SHUFFLED, ev.ROUND_BEGAN, ev.BASE_MOVED, ev.GAME_ENDED)


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for the blanks of log lines."""
    if event.kind in WITHOUT_SHIP:
        return {"n": event.a, "steps": event.b, "base": event.a + event.b}
    values: dict[str, object] = {"ship": SHIPS[event.a], "n": event.b, "points": event.c}
    if event.kind == ev.TOOK_OFF:
        values["column"] = column_name(event.c)
    if event.kind in WITH_CARD:
        values["card"] = "a card" if event.b == NO_CARD else card_name(event.b)
    if event.kind in WITH_FLIGHT:
        values["place"] = cell_name(event.b, event.c)
        values["target"] = cell_name(event.d, event.e)
    if event.kind in WITH_CELL:
        values["danger"] = KINDS[event.b]
        values["column"] = column_name(event.d)
        values["row"] = event.c
    return values


def standing_pass(board: Board, state: State, seat: int) -> int:
    """Nobody is asked between turns; a dodge is a real decision, never passed."""
    return -1


# Positions


def position_text(board: Board, state: State) -> str:
    """The whole position; parse_position reads it back."""
    ships = "/".join(ship_text(state, ship) for ship in range(state.n_seats))
    head = [f"{state.n_seats}p", f"t{state.base}", ships, SHIPS[state.actor], PHASES[state.phase]]
    return " ".join(head + [text for text in extras(state) if text])


SHIP_WORDS = ("-", "", "finished", "comet", "rings")


def ship_text(state: State, ship: int) -> str:
    """The place of a ship, or what has become of it."""
    if state.status[ship] != IN_PLAY:
        return SHIP_WORDS[state.status[ship]]
    mark = "" if state.grounded[ship] == NO_PLANET else "g"
    return cell_name(state.row[ship], state.column[ship]) + mark


def extras(state: State) -> list[str]:
    """What differs from the usual, as key=value."""
    seats = range(state.n_seats)
    landed = [landed_text(state, seat) for seat in seats]
    hands = [hand_text(state, seat) for seat in seats]
    points = [str(state.points[seat]) for seat in seats]
    discards = cards_text([state.discards[card] for card in range(N_CARDS)])
    is_pile_hidden = sum(state.pile[card] for card in range(N_CARDS)) != state.pile_size
    return [
        f"turn={SHIPS[state.turn]}" if state.turn != state.actor else "",
        f"round={state.round}" if state.round != usual_round(state.phase) else "",
        f"teams={state.n_teams}" if state.n_teams else "",
        f"points={','.join(points)}" if any(point != "0" for point in points) else "",
        f"landed={','.join(landed)}" if any(text != "-" for text in landed) else "",
        f"hands={'/'.join(hands)}" if any(text != "-" for text in hands) else "",
        f"discards={discards}" if discards != "-" else "",
        "pile=?" if is_pile_hidden else "",
    ]


def usual_round(phase: int) -> int:
    """The round a position is in if it does not say."""
    return 0 if phase == TAKING_OFF else 1


def landed_text(state: State, seat: int) -> str:
    """`137`: the stations a ship has landed on."""
    stations = range(1, N_STATIONS + 1)
    return "".join(str(s) for s in stations if ask(has_landed, state, seat, s)) or "-"


def hand_text(state: State, seat: int) -> str:
    """The cards of a hand, or `?5` where they are hidden."""
    counts = [state.hands[seat, card] for card in range(N_CARDS)]
    return (
        cards_text(counts) if sum(counts) == state.hand_size[seat] else f"?{state.hand_size[seat]}"
    )


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    return {"teams": str(state.n_teams) if state.n_teams else TEAMS[0]}


def parse_position(board: Board, text: str) -> State:
    """The position of a text; BadInput names the word that cannot be read."""
    from orrery.games.astron.position_reader import read_position

    return read_position(board, text)
