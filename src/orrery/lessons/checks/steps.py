"""Whether what a step says of the rules is so: ways, goals, mistakes, threats, live play."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from dataclasses import dataclass

from orrery.core.clauses import clauses_of
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.lessons.checks.marks import check_marks
from orrery.lessons.conditions import event_of, holds, is_reached, lines, reaches
from orrery.lessons.plan import (
    ANOTHER_IDEA,
    MISSES_THE_GOAL,
    Mistake,
    Opening,
    Step,
    Threat,
    seat_and_action,
)
from orrery.lessons.play import Play, Untrue, begin, play_at
from orrery.lessons.wording import Wording

NOT_A_DEED = ("never", "safe")  # conditions that may hold before anything is done


@dataclass(frozen=True)
class Setting:
    """The game that is taught, and its words."""

    game: str
    wording: Wording

    @functools.cached_property
    def clauses(self) -> set[str]:
        """Those of the rulebook."""
        return set(clauses_of(self.game))


def check_step(setting: Setting, me: str, step: Step, before: Play | None) -> list[Play]:
    """Everything about one step; the plays with which it can end."""
    start = begin(open_position(setting.game, step) if before is None else before, step)
    check_marks(setting.game, start, step)
    if step.play is not None:
        check_opening(setting.game, step.play)
        return [start]
    start.let_nature_act()
    check_goal_is_open(start, step, me)
    for mistake in step.mistakes:
        check_mistake(start, step, mistake, me)
    if step.only:
        check_only(start, step, me)
    if step.threat is not None:
        check_threat(start, step.threat)
    ends = [check_way(start, step, way, me) for way in step.ways]
    if step.after:
        check_live(start, step, me)
    return ends


def open_position(game: str, step: Step) -> Play:
    """The table of a step; its position is written as the game writes it."""
    try:
        play = play_at(game, step.position)
    except BadInput as error:
        raise Untrue(f"no such position: {error}") from None
    if play.table.text != step.position:
        raise Untrue(f"the position is written {play.table.text!r}")
    return play


def check_opening(game: str, opening: Opening) -> None:
    """The last step leads to a table that can be opened."""
    try:
        new_table(find_game(game), opening.players, options=opening.options)
    except BadInput as error:
        raise Untrue(f"no table can be opened: {error}") from None
    if len(opening.bots) != opening.players - 1:
        raise Untrue(f"{opening.players} players and {len(opening.bots)} bots leave no one seat")


def check_goal_is_open(start: Play, step: Step, me: str) -> None:
    """A deed is needed: the goal does not hold already."""
    deeds = [one for one in step.goal if one.partition(" ")[0] not in NOT_A_DEED]
    if deeds and all(holds(start, condition, me) for condition in deeds):
        raise Untrue("the goal holds before anything is done")


def check_way(start: Play, step: Step, way: list[str], me: str) -> Play:
    """A way is legal, reaches the goal and not before its end; the play after the answers."""
    play = start.copy()
    for n, action in enumerate(way, 1):
        play.act(me, action)
        if step.goal and n < len(way) and is_reached(play, step, me):
            raise Untrue(f"{way} is done already after {action!r}")
    if not reaches(play, step, me):
        missing = [one for one in step.goal if not holds(play, one, me)]
        raise Untrue(f"{way} does not reach the goal {missing}")
    check_forbidden(play, step)
    play.answer(step.answer)
    check_after_answer(play, step, way, me)
    return play


def check_forbidden(play: Play, step: Step) -> None:
    """What the others may not do now is refused by its clause."""
    for line in step.forbids:
        seat, rest = seat_and_action(line)
        action, _, clause = rest.rpartition(" ")
        refusal = play.refusal(seat, action)
        if refusal is None or refusal.clause != clause:
            raise Untrue(f"{seat} {action}: {refusal or 'legal'}, not {clause}")


def check_after_answer(play: Play, step: Step, way: list[str], me: str) -> None:
    """What must never happen is not brought about by the answer; nature's script is used up."""
    for condition in step.goal:
        if condition.startswith("never") and not holds(play, condition, me):
            raise Untrue(f"after {way} and the answers it is not true that {condition!r}")
    if play.n_drawn != len(play.script):
        raise Untrue(f"{way}: nature's script has {len(play.script) - play.n_drawn} left over")


def check_mistake(start: Play, step: Step, mistake: Mistake, me: str) -> None:
    """Refused by its clause, or legal and worse in the way it says."""
    way, play = mistake.way, start.copy()
    for action in way[:-1]:
        play.act(me, action)
    refusal = play.refusal(me, way[-1])
    if mistake.refused:
        if refusal is None:
            raise Untrue(f"mistake {way} is legal")
        if not re.search(rf"\b{mistake.refused}\b", str(refusal)):
            raise Untrue(f"mistake {way} is refused otherwise: {refusal}")
        return
    if refusal is not None:
        raise Untrue(f"mistake {way} is not legal: {refusal}")
    if way in step.ways:
        raise Untrue(f"mistake {way} is one of the accepted ways")
    play.act(me, way[-1])
    check_worse(play, step, mistake, me)


def check_worse(play: Play, step: Step, mistake: Mistake, me: str) -> None:
    """A legal mistake misses the goal, or has the consequence that it names."""
    if mistake.worse == ANOTHER_IDEA:
        return
    if mistake.worse == MISSES_THE_GOAL:
        if not step.goal:
            raise Untrue(f"mistake {mistake.way}: the step has no goal to miss")
        if reaches(play, step, me):
            raise Untrue(f"mistake {mistake.way} reaches the goal")
        return
    if mistake.then or not holds(play, mistake.worse, me):
        play.answer(mistake.then or step.answer)  # it shows only after the others' answer
    if not holds(play, mistake.worse, me):
        raise Untrue(f"mistake {mistake.way}: it is not true that {mistake.worse!r}")


def check_only(start: Play, step: Step, me: str) -> None:
    """No other way reaches the goal."""
    depth = max(map(len, step.ways))
    found: list[list[str]] = []
    for line in lines(start, lambda seat: seat == me, depth):
        if not has_beginning(line.path, found) and reaches(line, step, me):
            found.append(line.path)
    found = [path for path in found if not has_beginning(path, found)]
    extra = [path for path in found if path not in step.ways]
    if extra:
        raise Untrue(f"{len(extra)} more ways reach the goal: {extra[:6]}")
    if not found:
        raise Untrue("the search finds no way")


def has_beginning(path: list[str], others: Iterable[list[str]]) -> bool:
    """Whether a shorter one of the others is the beginning of a path."""
    return any(len(one) < len(path) and path[: len(one)] == one for one in others)


def check_threat(start: Play, threat: Threat) -> None:
    """What comes if the person does nothing about it."""
    play = start.copy()
    for line in threat.line:
        play.act(*seat_and_action(line))
    if not play.has_seen(*event_of(play, threat.happens)):
        raise Untrue(f"there is no such threat: {threat.happens!r}")


def check_live(start: Play, step: Step, me: str) -> None:
    """In live play nobody waits: every way also works when the others are first."""
    for way in step.ways:
        if step.rival:
            check_race(start, step, way, me)
            continue
        play = start.copy()
        play.answer(step.answer)
        for action in way:
            play.act(me, action)
        if not is_reached(play, step, me):
            raise Untrue(f"{way} does not reach the goal when the others are first")


def check_race(start: Play, step: Step, way: list[str], me: str) -> None:
    """A race for one place: whoever comes second is refused."""
    play = start.copy()
    play.answer(step.rival)
    refusal = play.refusal(me, way[-1])
    if refusal is None or refusal.clause != step.late:
        raise Untrue(f"too late, but {way[-1]!r} is {refusal or 'legal'}")
    play = start.copy()
    for action in way:
        play.act(me, action)
    seat, action = seat_and_action(step.rival[0])
    if play.refusal(seat, action) is None:
        raise Untrue(f"{seat} can still play {action!r}")
