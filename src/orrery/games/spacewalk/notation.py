"""Positions and actions of Space Walk as one line of text.

A position: players, the spaces from 0 on, who decides, the phase, then what is not as usual:

    2p LrMb/1/Sbb/3/*/6/* red move tokens=4,3 round=2 paid=b

Spaces: `*` black hole, a number for so many empty planets, else ships: a size (L M S) and the
letters of the owners.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from orrery.core.errors import BadInput, one_of
from orrery.core.meta import Value
from orrery.core.trace import Event
from orrery.games.spacewalk import actions as a
from orrery.games.spacewalk import events as ev
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.meta import COLOURS
from orrery.games.spacewalk.state import AFTER, DRAWING, GAP, N_SIZES, PLACING, State

SIZES = ("large", "medium", "small")
CARDS = ("move", "double", "copy", "step", "stay")

ACTION_HELP = (
    "place 3 large   put a large ship on planet 3",
    "move 3          move every ship of planet 3",
    "next blue       blue's ship of the group flies next",
    "again 3         pay a token: a second turn, moving planet 3",
    "step 3 small    pay a token (or use STEP): your small ship of 3 advances one",
    "pass            pay nothing",
    "card double     lay a card (action-card variant)",
)


# Actions


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """An action as people type it."""
    writers: dict[int, Callable[[], str]] = {
        a.PLACE: lambda: f"place {_ship_words(action - a.PLACE_0)}",
        a.STEP: lambda: f"step {_ship_words(action - a.STEP_0)}",
        a.MOVE: lambda: f"move {action - a.MOVE_0}",
        a.AGAIN: lambda: f"again {action - a.AGAIN_0}",
        a.NEXT: lambda: f"next {COLOURS[action - a.NEXT_0]}",
        a.PLAY: lambda: f"card {CARDS[action - a.PLAY_0]}",
        a.PASS: lambda: "pass",
        a.FIRST: lambda: f"first {COLOURS[action - a.FIRST_0]}",
    }
    return writers[a.kind_of(action)]()


def _ship_words(number: int) -> str:
    return f"{number // N_SIZES} {SIZES[number % N_SIZES]}"


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The number of a typed action; sizes, colours and cards may be shortened."""
    words = text.lower().split()
    readers: dict[str, tuple[int, Callable[[list[str]], int]]] = {
        "place": (2, lambda w: a.place_action(_space(board, w[0]), _word(w[1], SIZES, "size"))),
        "step": (2, lambda w: a.step_action(_space(board, w[0]), _word(w[1], SIZES, "size"))),
        "move": (1, lambda w: a.MOVE_0 + _space(board, w[0])),
        "again": (1, lambda w: a.AGAIN_0 + _space(board, w[0])),
        "next": (1, lambda w: a.NEXT_0 + _word(w[0], COLOURS, "colour")),
        "card": (1, lambda w: a.PLAY_0 + _word(w[0], CARDS, "card")),
        "pass": (0, lambda w: a.PASS_0),
        "first": (1, lambda w: a.FIRST_0 + _word(w[0], COLOURS, "colour")),
    }
    if not words or words[0] not in readers:
        hint = one_of(words[0], list(readers)) if words else "known: " + ", ".join(readers)
        raise BadInput(f"cannot read {text!r} as an action of Space Walk: {hint}")
    n_words, reader = readers[words[0]]
    if len(words) != n_words + 1:
        raise BadInput(f"cannot read {text!r}: write it like '{_example(words[0])}'")
    return int(reader(words[1:]))


def _example(verb: str) -> str:
    for line in ACTION_HELP:
        if line.startswith(verb):
            return line.split("  ")[0]
    return f"{verb} red"


def _space(board: Board, word: str) -> int:
    if not word.isdecimal() or int(word) >= board.n_spaces:
        raise BadInput(f"no space {word!r}: this orbit has 0 to {board.n_spaces - 1}", "SW-2")
    return int(word)


def _word(word: str, known: tuple[str, ...], what: str) -> int:
    found = [index for index, name in enumerate(known) if name.startswith(word)]
    if word in known:
        return known.index(word)
    if len(found) != 1:
        raise BadInput(f"no {what} {word!r}: {one_of(word, list(known))}")
    return found[0]


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, object]:
    """The words for the blanks of refusals."""
    words = action_text(board, state, seat, action).split()[1:]
    values: dict[str, object] = {"space": "?", "size": "?", "owner": "?", "card": "?"}
    for word in words:
        if word.isdecimal():
            values["space"] = word
        elif word in SIZES:
            values["size"] = word
        else:
            values["owner" if word in COLOURS else "card"] = word
    return values


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for the blanks of log lines."""
    if event.kind == ev.ROUND_BEGAN:
        return {"round": event.a}
    values: dict[str, object] = {"owner": COLOURS[event.a]}
    if event.kind in (ev.SHIP_PLACED, ev.SHIP_FLEW, ev.SHIP_LOST):
        values |= {"size": SIZES[event.b], "space": event.c, "target": event.d, "distance": event.e}
    if event.kind in (ev.CARD_LAID, ev.CARD_COPIED):
        values["card"] = CARDS[event.b]
    return values


def standing_pass(board: Board, state: State, seat: int) -> int:
    """The action of a standing "pass until my turn", or -1 when it does not apply (SW-15)."""
    is_asked = state.phase in (AFTER, GAP) and state.actor == seat
    is_own = state.phase == AFTER
    return a.PASS_0 if is_asked and not is_own else -1


# Positions

PHASES = ("draw", "placing", "card", "move", "order", "step", "after", "gap", "over")
LETTERS = "".join(colour[0] for colour in COLOURS)


def position_text(board: Board, state: State) -> str:
    """The whole position; parse_position reads it back."""
    head = [f"{state.n_seats}p", _orbit_text(board, state)]
    head += [COLOURS[state.actor], PHASES[state.phase]]
    return " ".join(head + [text for text in _extras(state) if text])


def _orbit_text(board: Board, state: State) -> str:
    """All spaces; a run of empty planets is a number."""
    spaces = [_space_text(board, state, space) for space in range(board.n_spaces)]
    words: list[str] = []
    for content, group in groupby(spaces):
        run = list(group)
        words += run if content else [str(len(run))]
    return "/".join(words)


def _space_text(board: Board, state: State, space: int) -> str:
    if board.is_hole[space]:
        return "*"
    return _fleet_text(lambda size, owner: n_ships(state.ships[space, size], owner))


def _fleet_text(count: Callable[[int, int], int]) -> str:
    text = ""
    for size in range(N_SIZES):
        owners = "".join(LETTERS[owner] * count(size, owner) for owner in range(len(COLOURS)))
        text += "LMS"[size] + owners if owners else ""
    return text


def _extras(state: State) -> list[str]:
    """What differs from the usual, as key=value."""
    seats = range(state.n_seats)
    reserve = ["".join(str(state.reserve[s, k]) for k in range(N_SIZES)) for s in seats]
    hands = ["".join(str(state.hands[s, k]) for k in range(len(CARDS))) for s in seats]
    tokens = [str(state.tokens[s]) for s in seats]
    group = _fleet_text(lambda size, owner: n_ships(state.group[size], owner))
    return [
        f"turn={COLOURS[state.turn]}" if state.turn != state.actor else "",
        f"first={COLOURS[state.first]}" if state.first else "",
        f"round={state.round}" if state.round != _usual_round(state) else "",
        f"reserve={','.join(reserve)}" if state.phase <= PLACING else "",
        f"tokens={','.join(tokens)}" if any(token != "0" for token in tokens) else "",
        f"paid={_seat_letters(state.has_paid)}" if state.has_paid else "",
        f"passed={_seat_letters(state.has_passed)}" if state.has_passed else "",
        f"barred={state.barred_rounds}" if state.barred_rounds else "",
        f"group={state.group_space}+{state.group_distance}:{group}" if group else "",
        f"left={state.moves_left}" if state.moves_left else "",
        "bought" if state.is_token_turn else "",
        "second" if state.first_moves_second else "",
        f"cards={','.join(hands)}" if state.with_cards else "",
        f"last={CARDS[state.last_effect]}" if state.last_effect >= 0 else "",
    ]


def _usual_round(state: State) -> int:
    return 0 if state.phase <= PLACING else 1


def _seat_letters(bits: int) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if bits >> seat & 1)


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    told: dict[str, Value] = {
        "variant": "cards" if state.with_cards else "tokens",
        "first_placer_moves_second": bool(state.first_moves_second),
        "no_tokens_first_rounds": state.barred_rounds,
    }
    return told | ({"first_player": "random"} if state.phase == DRAWING else {})


def parse_position(board: Board, text: str) -> State:
    """The position of a text; BadInput names the word that cannot be read."""
    from orrery.games.spacewalk.position_reader import read_position

    return read_position(board, text)
