"""Plays every lesson through the real rules, and says what in it is not so.

from orrery.lessons.checks import check_course
assert not check_course("my_game").faults
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from orrery.lessons.checks.languages import language_faults
from orrery.lessons.checks.steps import Setting, check_step
from orrery.lessons.checks.words import check_words
from orrery.lessons.plan import Course, Lesson, Step
from orrery.lessons.play import Play, Untrue
from orrery.lessons.reader import course_of
from orrery.lessons.wording import Wording, wording_of

N_STEPS = {"first": (3, 12), "second": (3, 12)}
EASIEST = "cadet"


@dataclass
class Report:
    """What was played, a line a lesson, and what is not so."""

    lines: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def check_course(game: str, course: Course | None = None, wording: Wording | None = None) -> Report:
    """Everything that the lessons of a game say; the plan and the words may be others."""
    report = Report()
    checked = _Checked(game, course or course_of(game), wording or wording_of(game), report)
    for lesson in checked.course.lessons:
        checked.lesson(lesson)
    if checked.course.exercises:
        checked.exercises()
    if wording is None:
        report.faults += language_faults(game, checked.course)
    return report


class _Checked:
    """A course being checked."""

    def __init__(self, game: str, course: Course, wording: Wording, report: Report) -> None:
        self.course, self.report = course, report
        self.setting = Setting(game, wording)

    def lesson(self, lesson: Lesson) -> None:
        """All steps of a lesson, along every way."""
        where = f"{self.setting.game}/{lesson.id}"
        self.report.faults += [f"{where}: {fault}" for fault in self._form_of(lesson)]
        n_ways = n_mistakes = 0
        starts: list[Play] = []
        for step in lesson.steps:
            ends = self._step(f"{where}/{step.id}", lesson.seat, step, starts)
            n_ways, n_mistakes = n_ways + len(ends), n_mistakes + len(step.mistakes)
            starts = list({end.table.text: end for end in ends}.values())
        self.report.lines.append(
            f"{where}: {len(lesson.steps)} steps, {n_ways} ways played, {n_mistakes} mistakes"
        )

    def exercises(self) -> None:
        """Each stands alone."""
        for step in self.course.exercises:
            where = f"{self.setting.game}/{step.id}"
            if step.continues:
                self.report.faults.append(f"{where}: an exercise has a position of its own")
            else:
                self._step(where, self.course.seat, step, [])
        n, proved = len(self.course.exercises), sum(one.only for one in self.course.exercises)
        self.report.lines.append(
            f"{self.setting.game}/exercises: {n}, {proved} with no other solution (searched)"
        )

    def _step(self, where: str, seat: str, step: Step, starts: Sequence[Play]) -> list[Play]:
        """The plays to which a step leads; what is not so goes into the report."""
        ends: list[Play] = []
        try:
            check_words(step, self.setting)
            for start in starts if step.continues else [None]:
                ends += check_step(self.setting, step.seat or seat, step, start)
        except Untrue as error:
            self.report.faults.append(f"{where}: {error}")
        return ends

    def _form_of(self, lesson: Lesson) -> list[str]:
        """What is wrong with the form of a lesson."""
        steps, faults = lesson.steps, []
        low, high = N_STEPS[lesson.kind]
        if not low <= len(steps) <= high:
            faults.append(f"{len(steps)} steps, not {low} to {high}")
        if sum(not step.do for step in steps) > 1:
            faults.append("more than one step without a deed")
        if steps and steps[0].continues:
            faults.append("the first step has no position")
        if not steps or steps[-1].play is None or set(steps[-1].play.bots) != {EASIEST}:
            faults.append(f"does not end at a table with a {EASIEST}")
        if not self.setting.wording.say(lesson.id, "title"):
            faults.append("has no title")
        return faults
