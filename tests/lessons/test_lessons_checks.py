"""Every lesson is true; and whatever in one is not so is named."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from orrery.core.catalogue import Catalogue
from orrery.lessons.checks import check_course
from orrery.lessons.checks.languages import language_faults
from orrery.lessons.plan import Course, Lesson, Mistake, Opening, Step, Threat
from orrery.lessons.reader import course_of, taught_games
from orrery.lessons.wording import Wording, wording_of

FIVE = {"spacewalk", "astron", "astroplane", "zylatron", "situation7"}


def test_every_game_of_ours_and_a_plug_in_bring_lessons():
    assert {*FIVE, "connect_four"} <= set(taught_games())
    for game in FIVE:
        course = course_of(game)
        assert len(course.exercises) == 3
        assert 7 <= len(course.lessons[0].steps) <= 12
    assert {game for game in FIVE if len(course_of(game).lessons) == 2} == {
        "astroplane", "situation7", "zylatron",
    }  # fmt: skip


@pytest.mark.parametrize("game", taught_games())
def test_every_lesson_is_true(game):
    report = check_course(game)
    assert not report.faults
    assert report.lines


def step_of(game: str, name: str) -> tuple[Lesson | None, Step]:
    course = course_of(game)
    for lesson in course.lessons:
        for step in lesson.steps:
            if step.id == name:
                return lesson, step
    return None, next(one for one in course.exercises if one.id == name)


def changed(game: str, name: str, **changes: Any) -> Course:
    """A changed step with those that lead to it, and the end of its lesson; nothing else."""
    lesson, step = step_of(game, name)
    other = msgspec.structs.replace(step, **changes)
    seat = course_of(game).seat
    if lesson is None:
        return Course(game, seat, [], [other])
    at = lesson.steps.index(step)
    first = max(n for n in range(at + 1) if not lesson.steps[n].continues)
    end = [] if other.play else lesson.steps[-1:]
    steps = [*lesson.steps[first:at], other, *end]
    return Course(game, seat, [Lesson(lesson.id, lesson.kind, lesson.seat, steps)], [])


def faults_of(game: str, course: Course) -> list[str]:
    """What is named, but for the length of a lesson that was cut short."""
    faults = check_course(game, course, wording_of(game)).faults
    return [fault for fault in faults if "steps, not" not in fault]


def wrong(tried: Any, **fields: Any) -> list[Mistake]:
    return [Mistake(tried, **fields)]


@dataclass
class Break:
    game: str
    step: str
    named: str
    changes: dict[str, Any] = field(default_factory=dict)


BREAKS = [
    Break("spacewalk", "danger", "no such position", {"position": "sw1 small 2p nonsense"}),
    Break("spacewalk", "danger", "the position is written",
          {"position": "sw1 small 2p 1/1/Mr/2/Lr/*/1/Lb/4/* red move"}),
    Break("spacewalk", "danger", "cannot play 'move 6'", {"do": ["move 6"], "only": False}),
    Break("spacewalk", "danger", "does not reach the goal",
          {"do": ["move 5"], "only": False, "mistakes": []}),
    Break("spacewalk", "danger", "no event is called 'ship_sunk'",
          {"goal": ["happens ship_sunk"]}),
    Break("spacewalk", "danger", "no condition begins with 'maybe'", {"goal": ["maybe true"]}),
    Break("spacewalk", "danger", "blue cannot play 'move 9'", {"answer": ["blue: move 9"]}),
    Break("spacewalk", "danger", "the goal holds before", {"goal": ["turn red"]}),
    Break("spacewalk", "danger", "mistake ['move 2'] is legal",
          {"mistakes": wrong("move 2", refused="SW-9")}),
    Break("spacewalk", "danger", "refused otherwise",
          {"mistakes": wrong("pass", refused="SW-12")}),
    Break("spacewalk", "danger", "mistake ['pass'] is not legal",
          {"mistakes": wrong("pass", worse="goal", clause="SW-9")}),
    Break("spacewalk", "danger", "one of the accepted ways",
          {"mistakes": wrong("move 2", worse="goal", clause="SW-9")}),
    Break("spacewalk", "rescue", "reaches the goal",
          {"do": ["step 2 large"], "only": False, "goal": ["never ship_lost owner=red"],
           "mistakes": wrong("step 10 small", worse="goal", clause="SW-9")}),
    Break("spacewalk", "fly", "no goal to miss",
          {"mistakes": wrong("move 7", worse="goal", clause="SW-9")}),
    Break("spacewalk", "danger", "it is not true that 'happens ship_lost owner=blue'",
          {"mistakes": wrong("move 5", worse="happens ship_lost owner=blue", clause="SW-9")}),
    Break("spacewalk", "danger", "either `refused` or `worse`", {"mistakes": wrong("move 5")}),
    Break("spacewalk", "danger", "names no clause", {"mistakes": wrong("move 5", worse="goal")}),
    Break("spacewalk", "danger", "there is no clause SW-99",
          {"mistakes": wrong("move 5", worse="goal", clause="SW-99")}),
    Break("spacewalk", "order", "more ways reach the goal",
          {"goal": ["turn blue"], "mistakes": []}),
    Break("spacewalk", "win-in-one", "the search finds no way", {"goal": ["winner blue"]}),
    Break("spacewalk", "order", "is done already after 'move 11'",
          {"only": False, "goal": ["never ship_lost owner=red"], "mistakes": []}),
    Break("spacewalk", "rescue", "does not reach the goal",
          {"only": False, "do": ["step 2 large"], "mistakes": []}),
    Break("spacewalk", "danger", "there is nothing to show: 'planet 6'", {"show": ["planet 6"]}),
    Break("spacewalk", "danger", "Space Walk has no tray", {"tray": ["3"]}),
    Break("spacewalk", "win", "comes too late", {"answer": ["blue: move 3"]}),
    Break("spacewalk", "weapon", "it is not true that 'never ship_flew owner=blue'",
          {"goal": ["happens ship_lost owner=blue", "never ship_flew owner=blue"],
           "mistakes": [], "only": False}),
    Break("spacewalk", "cadet", "no table can be opened",
          {"play": Opening(9, ["cadet"] * 8)}),
    Break("spacewalk", "cadet", "leave no one seat", {"play": Opening(2, ["cadet", "cadet"])}),
    Break("spacewalk", "cadet", "does not end at a table",
          {"play": Opening(2, ["admiral"])}),
    Break("astron", "take-off", "nature is due and its script is used up",
          {"chance": ["deal forward 4"]}),
    Break("astron", "shove", "chance cannot play 'deal forward 9'",
          {"chance": ["deal forward 9"], "only": False, "mistakes": []}),
    Break("astron", "shove", "script has 1 left over",
          {"chance": ["deal sideways 4", "deal sideways 4"]}),
    Break("astron", "shove", "there is nothing to show: 'cell z9'", {"show": ["cell z9"]}),
    Break("astroplane", "kill", "there is nothing to show: 'cell a1'", {"show": ["cell a1"]}),
    Break("zylatron", "defend", "there is no such threat",
          {"threat": Threat(["red: end", "blue: end"], "player_captured owner=red")}),
    Break("zylatron", "defend", "there is nothing to show: 'piece rb9'", {"show": ["piece rb9"]}),
    Break("situation7", "jupiter", "the tray lacks 3.12", {"tray": ["4.19"], "show": []}),
    Break("situation7", "jupiter", "the tray shows 3.3, which is laid", {"tray": ["3.12", "3.3"]}),
    Break("situation7", "jupiter", "there is nothing to show: 'area Vulcan'",
          {"show": ["area Vulcan"]}),
    Break("situation7", "open-gap", "not S7-16", {"forbids": ["green: place 1.1 S7-16"]}),
    Break("situation7", "race", "too late, but 'place 1.0' is", {"late": "S7-9"}),
    Break("situation7", "race", "green can still play",
          {"rival": ["green: place 2.5", "green: place 1.0"]}),
    Break("situation7", "mixed-tray", "when the others are first",
          {"mistakes": [],
           "goal": ["happens goal_held side=yellow goal=Jupiter", "position 4./16./"]}),
]  # fmt: skip


@pytest.mark.parametrize("broken", BREAKS, ids=lambda one: f"{one.game}-{one.named[:40]}")
def test_what_is_not_so_is_named_with_its_step(broken):
    (fault,) = faults_of(broken.game, changed(broken.game, broken.step, **broken.changes))
    assert broken.named in fault
    assert broken.step in fault or "does not end" in fault


@pytest.mark.parametrize("game", sorted(FIVE))
def test_the_unbroken_step_has_no_fault(game):
    for broken in (one for one in BREAKS if one.game == game):
        assert not faults_of(game, changed(game, broken.step))


# The form of a lesson


def with_steps(steps: list[Step]) -> list[str]:
    lesson = course_of("spacewalk").lessons[0]
    course = Course("spacewalk", "red", [Lesson(lesson.id, "first", "red", steps)], [])
    return check_course("spacewalk", course, wording_of("spacewalk")).faults


def test_a_lesson_has_a_form():
    steps = course_of("spacewalk").lessons[0].steps
    assert not with_steps(steps)
    assert any("steps, not" in fault for fault in with_steps([steps[0], steps[-1]]))
    assert any("the first step has no position" in fault for fault in with_steps(steps[1:]))
    assert any("does not end at a table" in fault for fault in with_steps(steps[:-1]))
    twice = [*steps[:-1], steps[-1], steps[-1]]
    assert any("more than one step without a deed" in fault for fault in with_steps(twice))


def test_an_exercise_stands_alone():
    step = msgspec.structs.replace(course_of("spacewalk").exercises[0], position="continue")
    course = Course("spacewalk", "red", [], [step])
    faults = check_course("spacewalk", course, wording_of("spacewalk")).faults
    assert faults == ["spacewalk/win-in-one: an exercise has a position of its own"]


# Words


def said_otherwise(old: str, new: str) -> list[str]:
    """The faults when the English of Space Walk says something else."""
    source = wording_of("spacewalk").texts.catalogues[0].source
    assert old in source
    wording = Wording(Catalogue("en.ftl", "en", source.replace(old, new)))
    return check_course("spacewalk", None, wording).faults


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("danger-praise = Safe.", "danger-praise = Move it to planet 4.", "the code 'planet 4'"),
        ("danger-praise = Safe.", "danger-praise = See SW-12.", "the code 'SW-12'"),
        ("danger-praise = Safe.", "danger-praise =" + " word" * 31 + ".", "praise has 4"),
        ("danger-text =", "other-text =", "danger: it has no text"),
        ("danger-mistake-2 =", "danger-mistake-9 =", "mistake ['pass'] has no text"),
        ("first-game-title =", "first-name-title =", "has no title"),
    ],
)
def test_words_are_short_and_free_of_codes(old, new, named):
    assert any(named in fault for fault in said_otherwise(old, new))


def test_a_language_that_lacks_or_adds_something_is_named(tmp_path, monkeypatch):
    source = {
        code: wording_of("spacewalk", code).texts.catalogues[0].source for code in ("en", "de")
    }
    (tmp_path / "lessons").mkdir()
    german = source["de"].replace("danger-praise =", "danger-blame =")
    german = german.replace("weapon-text =", "weapon-text =" + " sehr" * 40)
    (tmp_path / "lessons" / "en.ftl").write_text(source["en"], "utf-8")
    (tmp_path / "lessons" / "de.ftl").write_text(german, "utf-8")
    monkeypatch.setattr("orrery.lessons.checks.languages.files", lambda package: tmp_path)
    faults = language_faults("spacewalk", course_of("spacewalk"))
    assert [fault.partition("de.ftl:")[2].split(": ", 1)[-1].strip() for fault in faults[:1]] == [
        "danger-blame belongs to no step"
    ]
    assert any("weapon-text has" in fault for fault in faults)
    assert any(fault.endswith("danger-praise is lacking") for fault in faults)
