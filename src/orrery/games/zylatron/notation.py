"""Actions and events of ZYLATRON as text; positions are in `position_writer` and its reader.

begin rf1      rf1 begins its move           fire rf1, target bw2     fire a laser
go 28,14       the mover goes there          launch rm1, detonate 30,4
load rw1       the mover picks it up         beam rw1, onto rb1 (or: to 10,4)
dock rf2       the mover boards it           shift rw1, onto rf2
drop rw1       the mover sets it down        buy warrior, at 10,4 (a Missile also: onto rf1)
repair rf1     rebuild red-home              end
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.trace import Event
from orrery.games.zylatron import actions as a
from orrery.games.zylatron import events as ev
from orrery.games.zylatron.board import CARDS, CORNERS, KINDS, Board
from orrery.games.zylatron.meta import COLOURS
from orrery.games.zylatron.names import (
    factory_name,
    factory_number,
    kind_and_number,
    kind_number,
    piece_name,
    piece_number,
    point_name,
    point_number,
    target_name,
    target_number,
)
from orrery.games.zylatron.position_writer import position_options, position_text
from orrery.games.zylatron.refusal_words import action_values
from orrery.games.zylatron.state import (
    BEAMING,
    BUYING,
    FIRING,
    LAUNCHING,
    MAX_PIECES,
    State,
)

__all__ = [
    "ACTION_HELP", "action_text", "action_values", "event_values", "parse_action",
    "parse_position", "position_options", "position_text", "standing_pass",
]  # fmt: skip

ACTION_HELP = (
    "begin rf1        rf1 begins its move: r red, b f w m the kind, 1 the number",
    "go 28,14         the mover goes to point x,y",
    "load rw1         the mover picks rw1 up where it has arrived",
    "dock rf2         the mover boards rf2 where it has arrived",
    "drop rw1         the mover sets rw1 down and must then move off",
    "fire rf1         rf1 fires; next: target bw2, or target blue-home",
    "target bw2       what the laser is aimed at",
    "launch rm1       rm1 is launched; next: detonate 30,4",
    "detonate 30,4    where the Missile explodes",
    "beam rw1         rw1 is beamed; next: onto rb1, or to 10,4",
    "to 10,4          where the piece is beamed down",
    "shift rw1        rw1 changes its peg within the stack; next: onto rf2",
    "onto rf2         the carrier that was asked for",
    "buy warrior      buy a lost Warrior; next: at 10,4 (a Missile also: onto rf1)",
    "at 10,4          where the bought piece is put",
    "repair rf1       pay half its price, it works again",
    "rebuild red-home pay for a destroyed factory",
    "pick top-left    take a planet before the game",
    "card hit         (chance) the strike card drawn",
    "end              end the turn",
)

PIECE_VERBS = {
    a.BEGIN: "begin", a.LOAD: "load", a.DOCK: "dock", a.DROP: "drop", a.FIRE: "fire",
    a.LAUNCH: "launch", a.BEAM: "beam", a.SHIFT: "shift", a.REPAIR: "repair",
}  # fmt: skip
POINT_VERBS = {LAUNCHING: "detonate", BEAMING: "to", BUYING: "at"}


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """An action as people type it."""
    kind, argument = a.kind_of(action), a.argument_of(action)
    if kind == a.GO:
        return f"{POINT_VERBS.get(state.phase, 'go')} {point_name(argument)}"
    if kind in PIECE_VERBS:
        return f"{PIECE_VERBS[kind]} {piece_name(argument)}"
    if kind == a.PIECE:
        return f"{_piece_verb(state)} {piece_name(argument)}"
    if kind == a.FACTORY:
        return f"{_factory_verb(state)} {factory_name(argument)}"
    if kind == a.BUY:
        return f"buy {KINDS[argument].replace('_', '-')}"
    if kind == a.PICK:
        return f"pick {CORNERS[argument]}"
    return "end" if kind == a.END else f"card {CARDS[argument]}"


def _piece_verb(state: State) -> str:
    return "target" if state.phase == FIRING else "onto"


def _factory_verb(state: State) -> str:
    return "target" if state.phase == FIRING else "rebuild"


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The number of a typed action; pieces, points and kinds may be written in several ways."""
    verb, _, rest = text.strip().lower().partition(" ")
    if verb not in READERS:
        hint = one_of(verb, list(READERS)) if verb else "known: " + ", ".join(READERS)
        raise BadInput(f"cannot read {text!r} as an action of ZYLATRON: {hint}")
    if (verb == "end") != (not rest.strip()):
        raise BadInput(f"cannot read {text!r}: write it like '{_example(verb)}'")
    first, reader = READERS[verb]
    return first + reader(board, rest)


def _target_action(board: Board, rest: str) -> int:
    target = target_number(rest)
    return a.PIECE_0 + target if target < MAX_PIECES else a.FACTORY_0 + target - MAX_PIECES


def _word(text: str, known: tuple[str, ...], what: str) -> int:
    word = "-".join(text.split())
    if word not in known:
        raise BadInput(f"no {what} {text!r}: {one_of(word, list(known))}")
    return known.index(word)


Reader = Callable[[Board, str], int]
READERS: dict[str, tuple[int, Reader]] = {
    **{
        verb: (a.BEGIN_0 + (kind - a.BEGIN) * MAX_PIECES, lambda board, rest: piece_number(rest))
        for kind, verb in PIECE_VERBS.items()
    },
    **dict.fromkeys(("go", *POINT_VERBS.values()), (a.GO_0, point_number)),
    "target": (0, _target_action),
    "onto": (a.PIECE_0, lambda board, rest: piece_number(rest)),
    "rebuild": (a.FACTORY_0, lambda board, rest: factory_number(rest)),
    "buy": (a.BUY_0, lambda board, rest: kind_number(rest)),
    "pick": (a.PICK_0, lambda board, rest: _word(rest, CORNERS, "corner")),
    "card": (a.STRIKE_0, lambda board, rest: _word(rest, CARDS, "strike card")),
    "end": (a.END_0, lambda board, rest: 0),
}
"""Verb -> (first action number, reader of what follows the verb)."""


def _example(verb: str) -> str:
    found = [line for line in ACTION_HELP if line.split()[0] == verb]
    return " ".join(found[0].split()[:2]) if verb != "end" else "end"


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for the blanks of log lines."""
    if event.kind in (ev.PLANET_PICKED, ev.TURN_BEGAN, ev.INCOME_PAID):
        corner = CORNERS[event.b] if event.kind == ev.PLANET_PICKED else ""
        return {"owner": COLOURS[event.a], "corner": corner, "n": event.b}
    if ev.ZYLON_TAKEN <= event.kind <= ev.LAST_PLAYER_LEFT:
        return {"owner": COLOURS[event.a], "other": COLOURS[event.b]}
    if event.kind == ev.CARD_DRAWN:
        return {"card": CARDS[event.a], "target": target_name(event.b)}
    if event.kind in (ev.FACTORY_DESTROYED, ev.FACTORY_DAMAGED, ev.FACTORY_REBUILT):
        return {"factory": factory_name(event.a), "price": event.b}
    if event.kind in (ev.PILE_RESHUFFLED, ev.ROUNDS_ARE_OVER):
        return {"n": event.a}
    return _piece_values(event)


def _piece_values(event: Event) -> dict[str, object]:
    """Events whose first number is a piece."""
    values: dict[str, object] = {
        "piece": piece_name(event.a),
        "kind": KINDS[kind_and_number(event.a)[0]],
    }
    if event.kind in (ev.PIECE_WENT, ev.MISSILE_DETONATED):
        values |= {"start": point_name(event.b), "point": point_name(event.c), "steps": event.d}
    elif event.kind in (ev.PIECE_LOADED, ev.PIECE_DOCKED, ev.PIECE_SHIFTED, ev.PIECE_BEAMED_ABOARD):
        values |= {"carrier": piece_name(event.b)}
    elif event.kind == ev.LASER_FIRED:
        values |= {"target": target_name(event.b)}
    elif event.kind == ev.PIECE_REPAIRED:
        values |= {"price": event.b}
    else:
        values |= {"point": point_name(event.b), "price": event.c}
    return values


def standing_pass(board: Board, state: State, seat: int) -> int:
    """Nobody is asked out of turn, so there is never anything to pass."""
    return -1


def parse_position(board: Board, text: str) -> State:
    """The position of a text; BadInput names the word that cannot be read."""
    from orrery.games.zylatron.position_reader import read_position

    return read_position(board, text)
