"""The guide: a question (which step, which actions so far) and its answer, nothing kept between.

A step that continues is asked with `start`, the position that the answer before has told; only
positions to which the lesson leads are known. Whoever has the rules can answer in our place.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any

from orrery.core.errors import BadInput, Remark
from orrery.core.seen import Seen, Sights
from orrery.core.texts import ENGLISH
from orrery.core.trace import Event
from orrery.core.wording import Listener
from orrery.core.words import words_of
from orrery.lessons.judge import Task, Verdict
from orrery.lessons.plan import Opening, Step, seat_and_action
from orrery.lessons.play import Untrue, begin, play_at
from orrery.lessons.reader import course_of, steps_of
from orrery.lessons.wording import wording_of

MOST_ACTIONS = 40


@dataclass(frozen=True)
class Question:
    """Where somebody is in a lesson, and what they have done in this step."""

    game: str
    lesson: str  # or the id of an exercise
    step: int = 0  # from 0
    start: str = ""  # the position, if the step continues and there is more than one
    actions: list[str] = field(default_factory=list)  # all that stand, and a new one
    answered: int | None = None  # live: the others came after this many of the actions
    what_if: bool = False  # show what would come if nothing were done; the actions stand


@dataclass(frozen=True)
class Scene:
    """One action of somebody, what came of it, and the position after it as the person sees it."""

    seat: int
    action: str
    events: list[Event]
    seen: Seen


@dataclass(frozen=True)
class Answer:
    """What the person sees and is told."""

    verdict: Verdict
    board: Any
    state: Any  # the position after the scenes, all of it
    seat: int
    seen: Seen  # at the beginning of the answer; the scenes lead on from there
    scenes: list[Scene]
    kept: list[str]  # the actions that stand
    text: str  # the task
    say: str  # to the last action
    clause: str
    hint: str
    step: Step
    n_steps: int
    next_action: str  # of a way that begins with the actions that stand; empty if there is none
    next_start: str  # the position with which the next step begins, if it continues


def answer(question: Question, language: str = ENGLISH) -> Answer:
    """Judge the last action of a question; BadInput if the question makes no sense."""
    run = _Run(question, language)
    try:
        return run.answer()
    except Untrue as error:
        raise BadInput(str(error)) from None


def opening_of(game: str, lesson: str) -> Opening | None:
    """The table to which a lesson leads."""
    return steps_of(game, lesson)[-1].play


class _Run:
    """One question on its way to its answer."""

    def __init__(self, question: Question, language: str) -> None:
        """Find the step, and the table with which it begins."""
        steps = steps_of(question.game, question.lesson)
        if not 0 <= question.step < len(steps):
            raise BadInput(f"lesson {question.lesson!r} has steps 0 to {len(steps) - 1}")
        if len(question.actions) > MOST_ACTIONS:
            raise BadInput(f"a step takes at most {MOST_ACTIONS} actions")
        self.question, self.language = question, language
        self.steps, self.step = steps, steps[question.step]
        self.wording = wording_of(question.game, language)
        me = course_of(question.game).seat_of(question.lesson, self.step)
        self.task = Task(self.step, me, not _is_continued(steps, question.step))
        self.play = begin(play_at(question.game, self._start(), is_strict=False), self.step)
        self.seat = self.play.table.game.meta.seat_number(me)
        self.play.let_nature_act()
        self.scenes: list[Scene] = []
        self.seen = self._look()

    def answer(self) -> Answer:
        """Replay what stands, then judge what is new."""
        if self.question.what_if:
            return self._threatened()
        actions, answered = self.question.actions, self.question.answered
        come = len(actions) if answered is None else answered
        for n, action in enumerate(actions):
            if n == come:
                self._others()
            self._clear()
            if n == len(actions) - 1 and answered != len(actions):
                return self._judged(actions)
            self._own(action)
        if answered == len(actions):
            self._clear()
            return self._answered()
        return self._told(Verdict.BEGIN)

    # What may come of it

    def _judged(self, actions: list[str]) -> Answer:
        refusal = self.play.refusal(self.task.me, actions[-1], self.language)
        if refusal is not None:
            return self._refused(actions, refusal)
        self._own(actions[-1])
        verdict = self.task.verdict(self.play, actions)
        if verdict is Verdict.WRONG:
            return self._wrong(actions)
        if verdict is Verdict.DONE and not self.step.rival and self.question.answered is None:
            self._let(self.step.answer)
        praise = self._said("praise") if verdict is Verdict.DONE else ""
        return self._told(verdict, len(actions), praise)

    def _refused(self, actions: list[str], refusal: Remark) -> Answer:
        n_kept = len(actions) - 1
        if self.question.answered is not None and self.step.late == refusal.clause:
            return self._told(Verdict.LATE, n_kept, self._said("hint"), refusal.clause)
        found = self.task.mistake(actions)
        said = self._said(self.task.field_of(actions)) if found else refusal.text
        clause = self.task.clause_of(actions, refusal)
        return self._told(Verdict.REFUSED, n_kept, said, clause)

    def _wrong(self, actions: list[str]) -> Answer:
        self._let(self.task.consequence(self.play, actions))
        general = words_of("lessons", self.language).say("", "otherwise", {})
        said = self._said(self.task.field_of(actions)) or general
        return self._told(
            Verdict.WRONG, self.task.n_good(actions), said, self.task.clause_of(actions, None)
        )

    def _answered(self) -> Answer:
        """In live play the others have not waited."""
        self._others()
        n_kept = len(self.question.actions)
        if self.step.rival:
            return self._told(Verdict.LATE, n_kept, self._said("hint"), self.step.late)
        return self._told(Verdict.GO_ON, n_kept)

    def _threatened(self) -> Answer:
        """Play the plan of the others from the beginning of the step."""
        if self.step.threat is None:
            raise BadInput(f"nothing threatens in step {self.step.id!r}")
        self._let(self.step.threat.line)
        said = words_of("lessons", self.language).say("", "threat", {})
        return self._told(Verdict.THREAT, len(self.question.actions), said)

    def _told(self, verdict: Verdict, n_kept: int = 0, say: str = "", clause: str = "") -> Answer:
        leads_on = verdict is Verdict.DONE and not self.task.is_free
        kept = self.question.actions[:n_kept]
        return Answer(
            verdict=verdict, board=self.play.table.board, state=self.play.table.state,
            seat=self.seat, seen=self.seen, scenes=self.scenes, kept=kept,
            text=self._said("text"), say=say, clause=clause, hint=self._hint(),
            step=self.step, n_steps=len(self.steps), next_action=self.task.next_action(kept),
            next_start=self.play.table.text if leads_on else "",
        )  # fmt: skip

    # Acting

    def _own(self, action: str) -> None:
        self._act(self.task.me, action)

    def _others(self) -> None:
        self._let(self.step.others)

    def _let(self, lines: list[str]) -> None:
        """The others act, for as long as they can."""
        for line in lines:
            seat, action = seat_and_action(line)
            if self.play.table.is_over or self.play.refusal(seat, action) is not None:
                return
            self._act(seat, action)

    def _act(self, seat: str, action: str) -> None:
        events = self.play.act(seat, action)
        number = self.play.table.game.meta.seat_number(seat)
        self.scenes.append(Scene(number, action, events, self._look()))

    def _clear(self) -> None:
        """What has been shown before is not shown again."""
        if self.scenes:
            self.seen = self.scenes[-1].seen
        self.scenes = []

    # Looking

    def _start(self) -> str:
        starts = starts_of(self.question.game, self.question.lesson)[self.question.step]
        wanted = self.question.start if self.step.do else ""
        wanted = wanted or starts[0]
        if wanted not in starts:
            raise BadInput(f"step {self.step.id!r} does not begin with the position {wanted!r}")
        return wanted

    def _hint(self) -> str:
        """On request; in a race the hint is what is said to who comes second."""
        return "" if self.step.rival else self._said("hint")

    def _look(self) -> Seen:
        table = self.play.table
        listener = Listener(self.seat, self.language)
        return Sights(table.game, table.board, table.state).told(listener)

    def _said(self, what: str) -> str:
        return self.wording.say(self.step.id, what)


def _is_continued(steps: list[Step], n: int) -> bool:
    """Whether the step after this one takes up its table."""
    return n + 1 < len(steps) and steps[n + 1].continues and steps[n + 1].play is None


@functools.cache
def starts_of(game: str, lesson: str) -> list[list[str]]:
    """For each step the positions with which it may begin, along every way of the plan."""
    course, steps = course_of(game), steps_of(game, lesson)
    found: list[list[str]] = []
    for n, step in enumerate(steps):
        before, starts = (steps[n - 1], found[n - 1]) if n else (step, [])
        me = course.seat_of(lesson, before)
        ends = [end for start in starts for end in _ends(game, me, before, start)]
        found.append(list(dict.fromkeys(ends)) if step.continues else [step.position])
    return found


def _ends(game: str, me: str, step: Step, start: str) -> list[str]:
    """The positions that the ways of a step lead to from a start."""
    ends = []
    for way in step.ways or [[]]:
        play = begin(play_at(game, start, is_strict=False), step)
        play.let_nature_act()
        for action in way:
            play.act(me, action)
        play.answer([] if step.rival else step.answer)
        ends.append(play.table.text)
    return ends
