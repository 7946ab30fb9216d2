"""What an action in a lesson is worth.

If the next step continues, only the ways of `do` count; if it has a position of its own, whatever
reaches the goal counts. Everything else is wrong and will be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from orrery.core.errors import Remark
from orrery.lessons.conditions import VERBS, holds, reaches
from orrery.lessons.plan import AFTER_THE_ANSWER, Mistake, Step
from orrery.lessons.play import Play

SLACK = 4  # actions that a free way may be longer than those of the plan


class Verdict(StrEnum):
    """What has come of the actions so far."""

    BEGIN = "begin"  # nothing has been done yet
    GO_ON = "go on"  # on the way
    DONE = "done"
    WRONG = "wrong"  # legal, and taken back
    REFUSED = "refused"  # by the rules
    LATE = "late"  # in live play somebody was faster
    THREAT = "threat"  # asked for: what would come if nothing were done


@dataclass(frozen=True)
class Task:
    """A step as a person finds it."""

    step: Step
    me: str
    is_free: bool
    """The next step does not depend on how this one was done."""

    def mistake(self, actions: list[str]) -> Mistake | None:
        """The named mistake that has been made."""
        return next((one for one in self.step.mistakes if one.way == actions), None)

    def verdict(self, play: Play, actions: list[str]) -> Verdict:
        """What legal actions, which have led to `play`, are worth."""
        if self.mistake(actions) is not None:
            return Verdict.WRONG
        if self._is_done(play, actions):
            return Verdict.DONE
        return Verdict.GO_ON if self._may_go_on(play, actions) else Verdict.WRONG

    def _is_done(self, play: Play, actions: list[str]) -> bool:
        step = self.step
        if actions in step.ways or step.only:  # it is proved that there is no other way
            return actions in step.ways
        return self.is_free and bool(step.goal) and reaches(play, step, self.me)

    def _may_go_on(self, play: Play, actions: list[str]) -> bool:
        """The start of a way or of a named mistake; or, where any way counts, still to act."""
        mistakes = [one.way for one in self.step.mistakes]
        if any(begins_with(way, actions) for way in [*self.step.ways, *mistakes]):
            return self.me in play.to_act
        if not self.is_free or self.step.only or not self.step.goal:
            return False
        longest = max(map(len, self.step.ways), default=0)
        return self.me in play.to_act and len(actions) < longest + SLACK

    def n_good(self, actions: list[str]) -> int:
        """How many of the actions stand when the last one is taken back."""
        kept = actions[:-1]
        while kept and not any(begins_with(way, kept) for way in self.step.ways):
            kept = kept[:-1]
        return len(kept)

    def next_action(self, kept: list[str]) -> str:
        """How a way goes on; empty if none does."""
        ways = (way for way in self.step.ways if begins_with(way, kept) and len(way) > len(kept))
        return next((way[len(kept)] for way in ways), "")

    def field_of(self, actions: list[str]) -> str:
        """Which text answers a wrong action: its mistake's, else `otherwise`."""
        for n, one in enumerate(self.step.mistakes, 1):
            if one.way == actions:
                return f"mistake-{n}"
        for n, one in enumerate(self.step.mistakes, 1):
            if begins_with(one.way, actions):
                return f"mistake-{n}"
        return "otherwise"

    def clause_of(self, actions: list[str], refusal: Remark | None) -> str:
        """Where to read more about a wrong action."""
        found = self.mistake(actions)
        if found is not None:
            return found.refused or found.clause
        return refusal.clause if refusal is not None else ""

    def consequence(self, play: Play, actions: list[str]) -> list[str]:
        """What the others do about a wrong action, so that one sees what is wrong with it."""
        found = self.mistake(actions)
        if found is not None and found.then:
            return found.then
        if self.step.judge == AFTER_THE_ANSWER:
            return self.step.answer
        is_condition = found is not None and found.worse.partition(" ")[0] in VERBS
        if found is not None and is_condition and not holds(play, found.worse, self.me):
            return self.step.answer
        return []


def begins_with(way: list[str], actions: list[str]) -> bool:
    """Whether the actions are the first ones of a way."""
    return way[: len(actions)] == actions
