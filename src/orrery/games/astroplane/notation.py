"""Actions of Astroplane as text, and the words for sentences about them.

A flight is written from-to and the new facing, `f1-f3 n`; into hyperspace the exit, `h3-o8`.
The text of a position is `position_text`'s business, in `positions`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from orrery.core.errors import BadInput, one_of
from orrery.core.game import rules_view
from orrery.core.trace import Event
from orrery.games.astroplane import actions as a
from orrery.games.astroplane import events as ev
from orrery.games.astroplane.board import (
    CENTRE,
    FIRING,
    HYPERSPACE,
    HYPERSPACE_0,
    MAX_SPACES,
    NO_CELL,
    NO_END,
    SENT,
    START,
    START_0,
    Board,
)
from orrery.games.astroplane.meta import COLOURS
from orrery.games.astroplane.places import (
    CELL,
    DIAGONALS,
    FACINGS,
    cell_name,
    facing_letter,
    parse_cell,
    parse_diagonal,
    parse_facing,
)
from orrery.games.astroplane.positions import parse_position, position_options, position_text
from orrery.games.astroplane.rules.flying import place_cell
from orrery.games.astroplane.rules.listing import first_flight
from orrery.games.astroplane.rules.pieces import side_of
from orrery.games.astroplane.rules.squares import slide_end
from orrery.games.astroplane.state import NOBODY, SQUARE, State

__all__ = [
    "ACTION_HELP", "action_text", "action_values", "event_values", "parse_action",
    "parse_position", "position_options", "position_text", "standing_pass",
]  # fmt: skip

CHOICES = ("left", "right", "none")
ENDS = ("stuck", "rounds", "quiet")  # by points: rules.ending STUCK, ROUNDS, QUIET

ACTION_HELP = (
    "f1-f3 n         fly from f1 to f3 and face north there",
    "h3-o8           fly into hyperspace and come out at o8",
    "pass n13-m14 s  pass the wormhole from n13, face south at m14 (free)",
    "step f3-g4      move the Square of f3 one space sideways",
    "kill f3-i6      the Square of f3 slides to i6 and eliminates what is there",
    "fire ne         fire both pieces of the north-east anomaly",
    "left            the piece sent back (or of the reserve) goes to the left start area",
    "right           ... to the right start area",
    "none            leave the reserve alone",
    "end             end the turn",
)


# Actions to text


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """An action as people type it."""
    kind = a.kind_of(action)
    if kind in (a.FLY, a.LEAVE):
        return _flight_text(board, *flight(board, state, seat, action))
    if kind == a.PASS:
        end, facing = divmod(action - a.PASS_0, 4)
        names = [cell_name(board, board.end_cell[e]) for e in (end, end ^ 1)]
        return f"pass {'-'.join(names)} {facing_letter(facing)}"
    if kind in (a.STEP, a.KILL):
        return _square_text(board, state, kind, *divmod(action - _FIRST_NUMBER[kind], 4))
    if kind == a.FIRE:
        return f"fire {DIAGONALS[action - a.FIRE_0]}"
    if kind == a.END:
        return "end"
    if kind == a.CHOOSE:
        return CHOICES[action - a.CHOOSE_0]
    return f"first {COLOURS[action - a.FIRST_0]}"


_FIRST_NUMBER = {a.STEP: a.STEP_0, a.KILL: a.KILL_0}


def flight(board: Board, state: State, seat: int, action: int) -> tuple[int, int, int]:
    """(cell, facing, turn) of a FLY or LEAVE."""
    if a.kind_of(action) == a.FLY:
        number, turn = divmod(action - a.FLY_0, a.N_TURNS)
        return number // 4, number % 4, turn
    place, turn = divmod(action - a.LEAVE_0, a.N_TURNS)
    cell = int(place_cell(rules_view(state), seat, place))
    return cell, board.only_facing[cell], turn


def _flight_text(board: Board, cell: int, facing: int, turn: int) -> str:
    name = cell_name(board, cell)
    target = board.beyond[cell, facing]
    new = facing_letter(a.turned(facing, turn))
    if target == NO_CELL:
        return f"{name}-{facing_letter(facing)} {new}"
    if board.kind[target] == HYPERSPACE:
        return f"{name}-{cell_name(board, hyperspace_exit(target, turn))}"
    is_forced = board.kind[target] in (CENTRE, FIRING) and turn == 0
    return f"{name}-{cell_name(board, target)}" + ("" if is_forced else f" {new}")


def hyperspace_exit(entry: int, turn: int) -> int:
    """The first, second or third exit clockwise from an entry (AP-32)."""
    return HYPERSPACE_0 + (entry - HYPERSPACE_0 + 1 + turn) % 4


def _square_text(board: Board, state: State, kind: int, space: int, diagonal: int) -> str:
    verb, target = "step", board.beside[space, diagonal]
    if kind == a.KILL:
        verb, target = "kill", slide_of(board, state, space, diagonal)
    if target == NO_CELL:
        return f"{verb} {cell_name(board, space)} {DIAGONALS[diagonal]}"
    return f"{verb} {cell_name(board, space)}-{cell_name(board, target)}"


def slide_of(board: Board, state: State, space: int, diagonal: int) -> int:
    """Where a slide ends, or NO_CELL."""
    return int(slide_end(rules_view(board), rules_view(state), space, diagonal))


# Text to actions


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The number of a typed action; facings may be shortened, signs left out."""
    words = re.findall(r"[a-z]\d+|[a-z]+", text.lower())
    if words[:1] == ["fly"]:
        words = words[1:]
    if words and CELL.fullmatch(words[0]):
        return _parse_flight(board, state, seat, text, words)
    if words and words[0] in CHOICES:
        return a.CHOOSE_0 + CHOICES.index(words[0])
    readers: dict[str, Callable[[list[str]], int]] = {
        "pass": lambda w: _parse_pass(board, w),
        "step": lambda w: a.step_action(*_parse_square(board, state, "step", w)),
        "kill": lambda w: a.kill_action(*_parse_square(board, state, "kill", w)),
        "fire": lambda w: a.FIRE_0 + parse_diagonal(w[0]),
        "end": lambda w: a.END_0,
        "first": lambda w: a.FIRST_0 + _colour(w[0]),
    }
    if not words or words[0] not in readers:
        known = [*readers, *CHOICES]
        hint = one_of(words[0], known) if words else "known: " + ", ".join(known)
        raise BadInput(f"cannot read {text!r} as an action of Astroplane (like f1-f3 n): {hint}")
    try:
        return int(readers[words[0]](words[1:]))
    except IndexError:
        raise BadInput(f"{text!r} lacks a word: write it like '{_example(words[0])}'") from None


def _example(verb: str) -> str:
    lines = [line for line in ACTION_HELP if line.startswith(verb)]
    return lines[0].split("  ")[0] if lines else f"{verb} red"


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise BadInput(f"no colour {word!r}: {one_of(word, list(COLOURS))}")
    return COLOURS.index(word)


def _parse_flight(board: Board, state: State, seat: int, text: str, words: list[str]) -> int:
    """`f1-f3 n`, or a passage written without its verb."""
    if len(words) < 2 or not CELL.fullmatch(words[1]):
        raise BadInput(f"{text!r} lacks the place to fly to: write it like 'f1-f3 n'")
    cell, target = parse_cell(board, words[0]), parse_cell(board, words[1])
    if is_wormhole(board, cell, target):
        return _parse_pass(board, words)
    facing = _way_to(board, text, cell, target)
    if board.kind[cell] == START and (cell - START_0) // 2 != side_of(rules_view(state), seat):
        raise BadInput(f"{words[0]} is not a start area of {COLOURS[seat]}'s", "AP-17")
    return int(first_flight(cell, facing)) + _parse_turn(board, text, facing, target, words[2:])


def is_wormhole(board: Board, cell: int, target: int) -> bool:
    """Whether two cells are the ends of one wormhole (AP-11)."""
    end = board.end_of[cell]
    return end != NO_END and board.end_cell[end ^ 1] == target


def _way_to(board: Board, text: str, cell: int, target: int) -> int:
    """The facing by which a piece of `cell` comes to `target`."""
    for facing in range(4):
        beyond = board.beyond[cell, facing]
        if beyond != NO_CELL and board.kind[beyond] == HYPERSPACE:
            if beyond == target:
                where = cell_name(board, target)
                raise BadInput(f"{text!r}: no piece stays at {where}, name the exit", "AP-32")
            if board.kind[target] == HYPERSPACE:
                return facing
        elif beyond == target:
            return facing
    raise BadInput(f"{text!r}: no flight leads there, a piece flies two places straight on", "AP-5")


def _parse_turn(board: Board, text: str, facing: int, target: int, words: list[str]) -> int:
    """The turn of a flight: by new facing, or by exit."""
    if board.kind[target] == HYPERSPACE:
        entry = (facing + 2) % 4  # one flies south into the entry of side south
        return (target - HYPERSPACE_0 - entry - 1) % 4
    is_forced = board.kind[target] in (CENTRE, FIRING)
    if not words:
        if is_forced:
            return a.STRAIGHT
        raise BadInput(f"{text!r} lacks the new facing: n, e, s or w", "AP-5")
    new = parse_facing(words[0])
    if is_forced:  # another facing than the only one is for the referee to refuse
        return a.STRAIGHT if new == board.only_facing[target] else a.TO_RIGHT
    if new == (facing + 2) % 4:
        raise BadInput(f"{text!r}: a piece cannot face the way it came from", "AP-5")
    return (a.STRAIGHT, a.TO_RIGHT, -1, a.TO_LEFT)[(new - facing) % 4]


def _parse_pass(board: Board, words: list[str]) -> int:
    """`n13-m14 s`, or `n13 s`."""
    if not words:
        raise BadInput(
            "'pass' is for wormholes, like 'pass n13-m14 s'; 'end' ends the turn", "AP-34"
        )
    cell = parse_cell(board, words[0])
    end = board.end_of[cell]
    if end == NO_END:
        raise BadInput(f"{words[0]} is no wormhole end", "AP-34")
    if len(words) > 2 and not is_wormhole(board, cell, parse_cell(board, words[1])):
        raise BadInput(f"{words[1]} is not the other end of the wormhole at {words[0]}", "AP-11")
    if CELL.fullmatch(words[-1]):
        raise BadInput(f"a passage from {words[0]} needs the new facing: n, e, s or w", "AP-34")
    return a.pass_action(end, parse_facing(words[-1]))


def _parse_square(board: Board, state: State, verb: str, words: list[str]) -> tuple[int, int]:
    """Space and diagonal of `f3-g4` or `f3 ne`."""
    space = parse_cell(board, words[0])
    if space >= MAX_SPACES:
        raise BadInput(f"there are no Squares on {words[0]}", "AP-26")
    if not CELL.fullmatch(words[1]):
        return space, parse_diagonal(words[1])
    target = parse_cell(board, words[1])
    for diagonal in range(4):
        if verb == "step" and board.beside[space, diagonal] == target:
            return space, diagonal
        if verb == "kill" and slide_of(board, state, space, diagonal) == target:
            return space, diagonal
    why = "one space away" if verb == "step" else "the first thing on a diagonal"
    raise BadInput(f"{words[1]} is not {why} from {words[0]} [AP-{27 if verb == 'step' else 28}]")


# Words for sentences


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, object]:
    """The words for the blanks of refusals."""
    cell, target, facing, new = _parts(board, state, seat, action)
    return {
        "cell": cell_name(board, cell),
        "target": cell_name(board, target),
        "facing": FACINGS[facing],
        "new": FACINGS[new],
        **_stack_words(state, cell, "owner", "faces"),
        **_stack_words(state, target, "holder", "held"),
        "turn": COLOURS[state.turn],
        "sent": _owner(state.top[SENT]),
        "bound": cell_name(board, state.bound_square),
    }


def _parts(board: Board, state: State, seat: int, action: int) -> tuple[int, int, int, int]:
    """(cell, target, facing, new facing) of an action, as far as it has them."""
    kind = a.kind_of(action)
    if kind in (a.FLY, a.LEAVE):
        cell, facing, turn = flight(board, state, seat, action)
        return cell, board.beyond[cell, facing], facing, a.turned(facing, turn)
    if kind == a.PASS:
        end, new = divmod(action - a.PASS_0, 4)
        return board.end_cell[end], board.end_cell[end ^ 1], 0, new
    if kind in (a.STEP, a.KILL):
        space, diagonal = divmod(action - _FIRST_NUMBER[kind], 4)
        if kind == a.STEP:
            return space, board.beside[space, diagonal], 0, 0
        return space, slide_of(board, state, space, diagonal), 0, 0
    return NO_CELL, NO_CELL, 0, 0


def _stack_words(state: State, cell: int, owner: str, facing: str) -> dict[str, object]:
    """Who is on top of a cell, and how it faces."""
    if cell == NO_CELL:
        return {owner: "?", facing: "?"}
    return {owner: _owner(state.top[cell]), facing: FACINGS[state.facing[cell] % SQUARE]}


def _owner(seat: int) -> str:
    return COLOURS[seat] if seat != NOBODY else "?"


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for the blanks of log lines."""
    values: dict[str, object] = {"owner": COLOURS[event.a % len(COLOURS)]}
    if event.kind in (ev.PIECE_FLEW, ev.PIECE_PASSED):
        values["facing"] = FACINGS[event.d]
    if event.kind == ev.LANDED_ON:
        values["other"] = COLOURS[event.c]
    if event.kind == ev.STACK_SENT_BACK:
        values["n"] = event.c
    if event.kind == ev.GAME_SCORED:
        values["n"] = event.b
    if event.kind == ev.ENDED_BY_POINTS:
        values["why"] = ENDS[event.a]
    if event.kind == ev.ROUND_BEGAN:
        values["n"] = event.a
    if event.kind == ev.GAME_BEGAN:
        values |= {"n": event.a, "owner": COLOURS[event.b]}
    return values | {"cell": _place(board, event.b), "target": _place(board, event.c)}


def _place(board: Board, number: int) -> str:
    return cell_name(board, number) if 0 <= number < SENT else "?"


def standing_pass(board: Board, state: State, seat: int) -> int:
    """Nobody is ever asked outside the own turn."""
    return -1
