"""The course of a game: how far it is, and when it is played at random.

A game has a random opening, so that no two are alike, and forks once: a few random actions at some
moment, and none after. What lies behind the fork is told by good play alone.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.chance import Rng, draw
from orrery.core.records import Int32, record_dtype
from orrery.core.rule import rule


class Course:
    """One game; actions are counted with nature's."""

    length: Int32  # actions played
    opening: Int32  # the first ones are random: how many
    fork: Int32  # the first random action of the fork
    join: Int32  # the first action behind the fork


COURSE = record_dtype(Course)


class Forks(NamedTuple):
    """Where games are played at random, and what is kept."""

    opening: int  # at most so many random actions at first
    latest: int  # forks begin within so many actions behind the opening; 0: there are none
    longest: int  # random actions of a fork
    keep: int  # positions kept, of 100 behind the fork


@rule
def plan(course: Course, forks: Forks, rng: Rng) -> None:
    """The course of a game that has not begun."""
    course.length = 0
    course.opening = draw(rng, forks.opening + 1)
    course.fork = course.opening
    course.join = course.opening
    if forks.latest > 0:
        course.fork = forks.opening + draw(rng, forks.latest)
        course.join = course.fork + 1 + draw(rng, forks.longest)


@rule
def is_random(course: Course) -> bool:
    """Whether the next action is any."""
    if course.length < course.opening:
        return True
    return bool(course.fork <= course.length and course.length < course.join)


@rule
def is_kept(course: Course, forks: Forks, rng: Rng) -> bool:
    """Whether the position now is one to learn from."""
    return bool(course.length >= course.join and draw(rng, 100) < forks.keep)
