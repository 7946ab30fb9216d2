"""Lessons as clients see them: fills in the types of `protocol.lessons`."""

from __future__ import annotations

from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.wording import Listener, event_words
from orrery.lessons.guide import Answer, Question, Scene, answer
from orrery.lessons.plan import Opening
from orrery.lessons.reader import course_of, taught_games
from orrery.lessons.wording import wording_of
from orrery.server.protocol.lessons import (
    CourseSeen,
    LessonHead,
    LessonQuestion,
    LessonScene,
    LessonSeen,
    OpeningSeen,
)
from orrery.server.protocol.seen import Happened, SeenEvent


def course_seen(game: str, language: str) -> CourseSeen:
    """Lessons first, then exercises; nothing for a game that brings none."""
    if game not in taught_games():
        return CourseSeen(game, [])
    course, wording = course_of(game), wording_of(game, language)
    heads = [
        LessonHead(one.id, one.kind, wording.say(one.id, "title"), [step.id for step in one.steps])
        for one in course.lessons
    ]
    heads += [
        LessonHead(one.id, "exercise", wording.say(one.id, "text"), [one.id])
        for one in course.exercises
    ]
    return CourseSeen(game, heads)


def lesson_seen(asked: LessonQuestion, language: str) -> LessonSeen:
    """The answer to a question; BadInput if it makes no sense."""
    question = Question(
        asked.game, asked.lesson, asked.step, asked.start, asked.actions, asked.answered,
        asked.what_if,
    )  # fmt: skip
    told = answer(question, language)
    game, step = find_game(asked.game), told.step
    return LessonSeen(
        id=step.id, n_steps=told.n_steps, seat=told.seat,
        seat_names=list(game.meta.seat_names[: len(told.seen.scores)]),
        verdict=str(told.verdict), text=told.text, say=told.say, clause=told.clause,
        hint=told.hint, kept=told.kept, view=told.seen,
        scenes=_scenes(game, told, language), show=step.show, tray=step.tray, after=step.after,
        is_race=bool(step.rival), next_action=told.next_action,
        next_start=told.next_start, opening=_opening(step.play),
        has_threat=step.threat is not None,
        options=dict(game.position_options(told.board, told.state)),
    )  # fmt: skip


def _scenes(game: Game, told: Answer, language: str) -> list[LessonScene]:
    return [
        LessonScene(_entry(game, scene, told, n, language), scene.seen)
        for n, scene in enumerate(told.scenes)
    ]


def _entry(game: Game, scene: Scene, told: Answer, n: int, language: str) -> Happened:
    seen = [game.seen_event(event, told.seat) for event in scene.events]
    listener = Listener(told.seat, language)
    events = [
        SeenEvent(
            game.event_name(event), list(event[1:]), event_words(game, told.board, event, listener)
        )
        for event in seen
    ]
    return Happened(n, scene.seat, scene.action, events)


def _opening(play: Opening | None) -> OpeningSeen | None:
    return None if play is None else OpeningSeen(play.players, play.bots, play.options)
