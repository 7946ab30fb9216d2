"""What the plain sentences of SITUATION 7 say beside the words of its sheet: places and sides."""

from __future__ import annotations

from orrery.core.direct import Question
from orrery.core.readings import remembered
from orrery.core.trace import Event
from orrery.games.situation7.land import owner_of
from orrery.games.situation7.puzzle import EQUIPMENT, N_SIDES, ROCKET, Board
from orrery.games.situation7.rules.launching import NOTHING, next_launcher
from orrery.games.situation7.sheet import LAUNCH, sheet
from orrery.games.situation7.spots import TEAMS, goal_phrase, location_phrase
from orrery.games.situation7.state import State

Words = dict[str, object]

ask_next_launcher = Question(next_launcher)


def of_action(board: Board, state: State, seat: int, action: int) -> Words:
    """Where, and by what a piece is launched."""
    kind = sheet.kind_of(action)
    blanks = kind.values(action)
    if "location" not in blanks:
        return {}
    words: Words = {"location": location_phrase(board, blanks["location"])}
    if kind == LAUNCH:
        words["equipment"] = EQUIPMENT[_launcher(board, state, seat)]
    return words


def of_refusal(board: Board, state: State, seat: int, action: int) -> Words:
    """Where, and who holds it."""
    side = max(seat, 0) % N_SIDES
    words: Words = {"side": TEAMS[side], "opponent": TEAMS[1 - side]}
    location = sheet.kind_of(action).values(action).get("location", 0)
    owner = owner_of(state, location)
    words["owner"] = TEAMS[owner] if owner < N_SIDES else "nobody"
    return words | {"location": location_phrase(board, location)}


def of_event(board: Board, event: Event) -> Words:
    """Where, which goal, and whose."""
    words: Words = {}
    for name, number in zip(sheet.events[event.kind - 1].blanks, event[1:], strict=False):
        if name == "location":
            words[name] = location_phrase(board, number)
        elif name == "goal":
            words[name] = goal_phrase(board, number)
        elif name == "side":
            words[name] = TEAMS[number]
    return words | {"yellow": TEAMS[0], "green": TEAMS[1]}


@remembered
def _launcher(board: Board, state: State, seat: int) -> int:
    """What a launch would use; a rocket where nothing is ready."""
    found = int(ask_next_launcher(board, state, max(seat, 0) % N_SIDES))
    return ROCKET if found == NOTHING else found
