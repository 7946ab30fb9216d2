"""Whether a goal holds. A condition is a verb and what it is about:

happens ship_lost owner=red      such an event in this step; + stands for a blank
never ship_lost owner=red        no such event
safe ship_lost owner=red         the others cannot bring it about before you decide again
winner red                       alone
score red >= 4                   or = or <=
turn blue                        who is to act
position REGEX                   somewhere in the position's text
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from orrery.lessons.plan import AFTER_THE_ANSWER, Step
from orrery.lessons.play import Play, Untrue

MOST_LINES = 40_000
FORESIGHT = 4  # actions of others that `safe` looks ahead


def holds(play: Play, condition: str, me: str) -> bool:
    """Whether one condition is true now; Untrue if it makes no sense."""
    verb, _, rest = condition.partition(" ")
    if verb not in VERBS:
        raise Untrue(f"no condition begins with {verb!r}: {', '.join(VERBS)}")
    return VERBS[verb](play, rest, me)


def is_reached(play: Play, step: Step, me: str) -> bool:
    """Whether all conditions of the goal hold now."""
    return all(holds(play, condition, me) for condition in step.goal)


def reaches(play: Play, step: Step, me: str) -> bool:
    """Whether the goal holds, after the answers of the others if the step says so."""
    if step.judge != AFTER_THE_ANSWER:
        return is_reached(play, step, me)
    later = play.copy()
    try:
        later.answer(step.answer)
    except Untrue:
        return False
    return is_reached(later, step, me)


def event_of(play: Play, text: str) -> tuple[str, dict[str, str]]:
    """`ship_lost owner=red` as a kind and its values; Untrue if the game knows no such event."""
    kind, *rest = text.split()
    if not play.table.game.texts().has("events", kind):
        raise Untrue(f"no event is called {kind!r}")
    pairs = [word.partition("=") for word in rest]
    return kind, {key: value.replace("+", " ") for key, _, value in pairs}


def _happens(play: Play, text: str, me: str) -> bool:
    return play.has_seen(*event_of(play, text))


def _never(play: Play, text: str, me: str) -> bool:
    return not play.has_seen(*event_of(play, text))


def _safe(play: Play, text: str, me: str) -> bool:
    event = event_of(play, text)
    later = lines(play, lambda seat: seat != me, FORESIGHT)
    return not any(line.has_seen(*event) for line in later)


def _winner(play: Play, name: str, me: str) -> bool:
    return play.table.is_over and [play.name(seat) for seat in play.table.winners] == [name]


def _score(play: Play, text: str, me: str) -> bool:
    name, sign, number = text.split()
    score = play.table.scores[play.table.game.meta.seat_number(name)]
    return {">=": score >= int(number), "=": score == int(number), "<=": score <= int(number)}[sign]


def _turn(play: Play, name: str, me: str) -> bool:
    return play.to_act == [name]


def _position(play: Play, pattern: str, me: str) -> bool:
    return re.search(pattern, play.table.text) is not None


VERBS: dict[str, Callable[[Play, str, str], bool]] = {
    "happens": _happens, "never": _never, "safe": _safe, "winner": _winner, "score": _score,
    "turn": _turn, "position": _position,
}  # fmt: skip


def lines(play: Play, may_act: Callable[[str], bool], depth: int) -> Iterator[Play]:
    """Every position that those who may act can reach by up to `depth` actions."""
    stack, n_left = [(play, depth)], MOST_LINES
    while stack:
        here, left = stack.pop()
        n_left -= 1
        if n_left < 0:
            raise Untrue("there are too many lines to search")
        if here is not play:
            yield here
        if left > 0 and not here.table.is_over:
            stack += [(there, left - 1) for there in _next(here, may_act)]


def _next(play: Play, may_act: Callable[[str], bool]) -> Iterator[Play]:
    """The positions one action further."""
    for name in filter(may_act, play.to_act):
        for action in play.table.actions(name):
            there = play.copy()
            try:
                there.act(name, action)
            except Untrue:
                continue  # nature beyond its script: not a line of this step
            there.path.append(action)
            yield there
