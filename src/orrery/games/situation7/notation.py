"""Positions and actions of SITUATION 7 as one line of text.

A position: players, tempo, the rings from the centre on, who acts, the phase, then what is not
as usual:

    2p alternate 4./16./16./24./32./22.2yA7. green play passed=y

Rings: piece 0 first; `.` empty, `y` and `g` pieces of Yellow and Green; with a rocket, satellite
or astronaut on it a piece is R S A (Yellow) or r s a (Green). A number repeats what follows it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from orrery.core.errors import BadInput, Remark, one_of
from orrery.core.meta import Value
from orrery.core.texts import texts_of
from orrery.core.trace import Event
from orrery.games.situation7 import actions as a
from orrery.games.situation7 import events as ev
from orrery.games.situation7.board import (
    GREEN,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    YELLOW,
    Board,
    goal_name,
    location_name,
    locations_in,
    parse_location,
)
from orrery.games.situation7.meta import SEATS, TEMPOS, USUAL_TIME
from orrery.games.situation7.reasons import CLAUSES, DOES_NOT_FIT
from orrery.games.situation7.state import LIVE, RACE, State

SIDES = ("yellow", "green")
EQUIPMENT = ("rocket", "satellite", "astronaut")
PIECES = "yg"
EQUIPPED = ("RSA", "rsa")
EMPTY = "."
EVERYONE = "both"

ACTION_HELP = (
    "place 3.11      place the piece of ring 3, number 11 (or just: 3.11)",
    "launch 3.11     the same beside the opponent's land, with a rocket or satellite",
    "astronaut 6.22  set an astronaut on your piece 6.22",
    "wanted 3.11     race: search for this piece and place it",
    "found           race: place whatever fits first",
    "pass            agree to end the game (option agree)",
)


# Actions

SHORT = {"p": "place", "l": "launch", "a": "astronaut", "w": "wanted"}
WITH_LOCATION = {
    "place": a.PLACE_0, "wanted": a.PLACE_0, "launch": a.LAUNCH_0, "astronaut": a.ASTRONAUT_0,
    "find": a.FIND_0,
}  # fmt: skip
ALONE = {"found": a.FOUND_0, "pass": a.PASS_0, "time up": a.TIME_UP_0}


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """An action as people type it."""
    words: Callable[[], str] = {
        a.PLACE: lambda: "wanted" if state.tempo == RACE else "place",
        a.LAUNCH: lambda: "launch",
        a.ASTRONAUT: lambda: "astronaut",
        a.FIND: lambda: "find",
        a.FOUND: lambda: "found",
        a.PASS: lambda: "pass",
        a.LUCK: lambda: f"luck {action - a.LUCK_0}",
        a.TIME_UP: lambda: "time up",
    }[a.kind_of(action)]
    text = words()
    if text not in WITH_LOCATION:
        return text
    return f"{text} {_location_text(board, a.location_of(action))}"


def _location_text(board: Board, location: int) -> str:
    return location_name(board, location) if location < board.n_locations else "?"


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The number of a typed action; `place 3.11`, or with its location `place 3.11 on 3.11`."""
    words = [word for word in text.lower().split() if word not in ("on", "at", "to")]
    if words and words[0][0].isdecimal():
        words.insert(0, "place")
    verb = SHORT.get(words[0], words[0]) if words else ""
    if verb in WITH_LOCATION:
        return WITH_LOCATION[verb] + _one_location(board, text, words[1:])
    if " ".join(words) in ALONE:
        return ALONE[" ".join(words)]
    if verb == "luck" and len(words) == 2 and words[1] in "01234567":
        return a.LUCK_0 + int(words[1])
    known = [*WITH_LOCATION, *ALONE, "luck"]
    hint = one_of(verb, known) if verb and verb not in known else "known: " + ", ".join(known)
    raise BadInput(f"cannot read {text!r} as an action of SITUATION 7: {hint}")


def _one_location(board: Board, text: str, words: list[str]) -> int:
    wrong = misfit(board, *words) if len(words) == 2 else None
    if wrong is not None:
        raise BadInput(f"{text!r}: {wrong.text}", wrong.clause)
    if not 1 <= len(words) <= 2:
        verb = text.split()[0]
        raise BadInput(f"cannot read {text!r}: write it like '{verb} 3.11'", "S7-3")
    return parse_location(board, words[0])


def fits(board: Board, piece: str, location: str) -> bool:
    """Whether a piece is the one of a location (S7-12)."""
    return parse_location(board, piece) == parse_location(board, location)


def misfit(board: Board, piece: str, location: str, language: str = "en") -> Remark | None:
    """Why a piece cannot lie on a location, with the clause, or None when it fits (S7-12)."""
    if fits(board, piece, location):
        return None
    values = {"piece": piece, "location": location}
    reason = texts_of(__package__, language).say("refusals", "does_not_fit", values)
    return Remark(reason, CLAUSES[DOES_NOT_FIT])


def standing_pass(board: Board, state: State, seat: int) -> int:
    """Nobody is asked between turns, so a standing pass never answers."""
    return -1


# The words for the blanks of sentences


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, object]:
    """The words for the blanks of refusals."""
    side = max(seat, 0) % N_SIDES
    has_location = a.kind_of(action) in (a.PLACE, a.LAUNCH, a.ASTRONAUT, a.FIND)
    location = a.location_of(action) if has_location else 0
    values: dict[str, object] = {
        "location": _location_text(board, location) if has_location else "?",
        "side": SIDES[side],
        "opponent": SIDES[1 - side],
        "owner": _owner(state, location),
        "acting": SEATS[state.due[state.turn]],
        "clock": seconds(state.clocks[side]),
        "other_clock": seconds(state.clocks[1 - side]),
    }
    for kind, name in enumerate(EQUIPMENT):
        values[f"{name}s"] = state.left[kind, side]
        values[f"{name}_gap"] = n_missing(board, state, kind, side)
    return values


def _owner(state: State, location: int) -> str:
    for side, name in enumerate(SIDES):
        if location in land_of(state, side):
            return name
    return "nobody"


def n_missing(board: Board, state: State, kind: int, side: int) -> int:
    """How many locations of a base a side does not hold."""
    base = locations_in([board.bases[kind, side, word] for word in range(N_WORDS)])
    return len(set(base) - land_of(state, side))


def seconds(ms: int) -> str:
    """`12.5 s`."""
    return f"{ms / 1000:.1f} s"


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for the blanks of log lines."""
    if event.kind in (ev.PIECE_PLACED, ev.LAUNCHED, ev.ASTRONAUT_SET, ev.PASSED, ev.SEARCHING):
        return {"player": SEATS[event.a], "location": location_name(board, event.b),
                "equipment": EQUIPMENT[event.c]}  # fmt: skip
    if event.kind == ev.GOAL_HELD:
        return {"side": SIDES[event.a], "goal": goal_name(board, event.b), "points": event.c}
    if event.kind == ev.BASE_READY:
        return {"side": SIDES[event.a], "equipment": EQUIPMENT[event.b], "count": event.c}
    if event.kind == ev.NEUTRALISED:
        return {"location": location_name(board, event.a)}
    if event.kind == ev.GAME_ENDED:
        return {"yellow_points": event.a, "green_points": event.b}
    if event.kind == ev.TIME_IS_UP:
        return {}
    times = {"time": seconds(event.b), "clock": seconds(event.c)}
    return {"side": SIDES[event.a], **times}


# Positions

PHASES = ("start", "play", "find", "wanted", "found", "over")


def position_text(board: Board, state: State) -> str:
    """The whole position; parse_position reads it back."""
    signs = piece_signs(state)
    rings = "/".join(_ring_text(board, signs, ring) for ring in range(board.n_rings))
    who = EVERYONE if state.tempo == LIVE else SEATS[state.due[state.turn]]
    head = [f"{state.n_seats}p", TEMPOS[state.tempo], rings, who, PHASES[state.phase]]
    return " ".join(head + [text for text in _extras(board, state) if text])


def _ring_text(board: Board, signs: dict[int, str], ring: int) -> str:
    start, size = board.ring_start[ring], board.ring_size[ring]
    row = [signs.get(location, EMPTY) for location in range(start, start + size)]
    runs = [(sign, len(list(run))) for sign, run in groupby(row)]
    return "".join(f"{n if n > 1 else ''}{sign}" for sign, n in runs)


def piece_signs(state: State) -> dict[int, str]:
    """What lies on each filled location, as one character."""
    signs: dict[int, str] = {}
    for side in range(N_SIDES):
        signs |= dict.fromkeys(land_of(state, side), PIECES[side])
        for kind in range(N_EQUIPMENT):
            signs |= dict.fromkeys(stands_of(state, kind, side), EQUIPPED[side][kind])
    return signs


def land_of(state: State, side: int) -> set[int]:
    """The locations a side holds."""
    return set(locations_in([state.land[side, word] for word in range(N_WORDS)]))


def stands_of(state: State, kind: int, side: int) -> set[int]:
    """Where a kind of equipment of a side stands."""
    return set(locations_in([state.stands[kind, side, word] for word in range(N_WORDS)]))


def _extras(board: Board, state: State) -> list[str]:
    """What differs from the usual, as key=value."""
    other = 1 - state.turn
    passed = "".join(PIECES[side] for side in range(N_SIDES) if state.has_passed >> side & 1)
    levels = [state.level[side] for side in range(N_SIDES)]
    clocks = f"{state.clocks[YELLOW]},{state.clocks[GREEN]}"
    return [
        f"next={SEATS[state.due[other]]}" if state.due[other] != other else "",
        "agree" if state.may_agree else "",
        f"passed={passed}" if passed else "",
        f"limit={state.time_limit}" if state.time_limit else "",
        f"sun={SIDES[state.sun_first]}" if len(sun_sides(board, state)) == 2 else "",
        f"clocks={clocks}" if state.tempo == RACE else "",
        f"times={levels[0]},{levels[1]}" if levels != [USUAL_TIME, USUAL_TIME] else "",
        f"last={SIDES[state.last]}" if state.last >= 0 else "",
        f"open={state.n_open}" if state.n_open else "",
    ]


def sun_sides(board: Board, state: State) -> list[int]:
    """The sides that hold a piece of the sun."""
    sun = set(locations_in([board.sun[word] for word in range(N_WORDS)]))
    return [side for side in range(N_SIDES) if sun & land_of(state, side)]


def position_options(board: Board, state: State) -> dict[str, Value]:
    """The options that a position tells of."""
    return {
        "tempo": TEMPOS[state.tempo],
        "agree": bool(state.may_agree),
        "time_limit": state.time_limit,
        "yellow_time": state.level[YELLOW],
        "green_time": state.level[GREEN],
    }


def parse_position(board: Board, text: str) -> State:
    """The position of a text; BadInput names the word that cannot be read."""
    from orrery.games.situation7.position_reader import read_position

    return read_position(board, text)
