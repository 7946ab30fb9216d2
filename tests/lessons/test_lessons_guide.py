"""The guide: what is answered to a step and the actions so far."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lessons.guide import Question, answer, opening_of, starts_of
from orrery.lessons.judge import Verdict
from orrery.lessons.reader import course_of, steps_of, taught_games

LESSONS = [(game, lesson) for game in taught_games() for lesson in course_of(game).ids]


def asked(game: str, lesson: str, step: str, *actions: str, language: str = "en", **more: object):
    at = [one.id for one in steps_of(game, lesson)].index(step)
    return answer(Question(game, lesson, at, actions=list(actions), **more), language)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_played_through_with_every_mistake(game, lesson):
    start = ""
    for n, step in enumerate(steps_of(game, lesson)):
        begun = answer(Question(game, lesson, n, start))
        assert begun.verdict == Verdict.BEGIN
        assert begun.text
        for number, mistake in enumerate(step.mistakes, 1):
            tried = answer(Question(game, lesson, n, start, mistake.way))
            assert tried.verdict == (Verdict.REFUSED if mistake.refused else Verdict.WRONG), number
            assert tried.clause == (mistake.refused or mistake.clause)
            assert tried.say
            assert not tried.next_start
        for way in step.ways:
            for length in range(1, len(way)):
                assert answer(Question(game, lesson, n, start, way[:length])).verdict == "go on"
            done = answer(Question(game, lesson, n, start, way))
            assert done.verdict == Verdict.DONE
        start = done.next_start if step.do else ""


def test_a_mistake_is_seen_said_and_taken_back():
    said = asked("spacewalk", "first-game", "order", "move 11", "next blue")
    assert said.verdict == Verdict.WRONG
    assert said.say.startswith("Blue flew 1 and your ship 2")
    assert said.clause == "SW-10"
    assert said.kept == ["move 11"]
    (scene,) = said.scenes
    assert (scene.seat, scene.action) == (0, "next blue")
    assert find_game("spacewalk").event_name(scene.events[-1]) == "ship_lost"
    german = asked("spacewalk", "first-game", "order", "move 11", "next blue", language="de")
    assert german.say.startswith("Blau flog 1 und dein Schiff 2")


def test_the_answer_of_the_others_follows_as_scenes():
    done = asked("spacewalk", "first-game", "fly", "move 2")
    assert [(scene.seat, scene.action) for scene in done.scenes] == [(0, "move 2"), (1, "move 0")]
    assert done.say.startswith("Off you go")
    assert done.next_start == starts_of("spacewalk", "first-game")[1][0]


def test_a_mistake_that_shows_later_shows_the_answer_to_it():
    said = asked("situation7", "first-game", "astronaut", "place 1.0")
    assert [scene.action for scene in said.scenes] == ["place 1.0", "place 1.1"]


def test_a_refusal_without_words_of_its_own_is_the_referee_s():
    said = asked("spacewalk", "first-game", "fly", "move 13")
    assert said.verdict == Verdict.REFUSED
    assert "black hole" in said.say
    assert said.clause == "SW-9"
    assert said.scenes == []


def test_nonsense_is_refused_and_nothing_is_lost():
    said = asked("spacewalk", "first-game", "order", "move 11", "sing")
    assert said.verdict == Verdict.REFUSED
    assert said.kept == ["move 11"]


def test_another_legal_action_gets_otherwise_or_the_general_words():
    assert asked("spacewalk", "first-game", "fly", "move 7").say.startswith("That planet comes")
    said = asked("astron", "first-game", "card", "sideways 1 left")
    assert said.verdict == Verdict.WRONG
    assert said.say == "That is allowed, but something else is meant here. Try again."


def test_where_the_next_step_begins_anew_every_way_to_the_goal_counts():
    way = ["begin rf2", "go 15,3", "fire rf2", "target bf1"]
    game, lesson = "zylatron", "save-your-headquarters"
    assert way not in steps_of(game, lesson)[0].ways
    for length in range(1, 4):
        assert asked(game, lesson, lesson, *way[:length]).verdict == Verdict.GO_ON
    assert asked(game, lesson, lesson, *way).verdict == Verdict.DONE


def test_where_no_other_way_exists_the_first_wrong_action_is_told_at_once():
    said = asked("astroplane", "first-game", "enter", "f1-f3 n")
    assert said.verdict == Verdict.WRONG


def test_an_action_after_which_nothing_can_be_done_goes_back_to_the_last_good_one():
    said = asked("astroplane", "strange-spaces", "bonus", "j1-j3 n", "f1-f3 e")
    assert (said.verdict, said.kept) == (Verdict.WRONG, [])
    assert said.say.startswith("Your two moves are gone")


# Live play


def test_in_live_play_the_others_do_not_wait():
    came = asked("situation7", "all-at-once", "no-turns", answered=0)
    assert came.verdict == Verdict.GO_ON
    assert [scene.action for scene in came.scenes] == ["place 6.8"]
    done = asked("situation7", "all-at-once", "no-turns", "place 6.23", answered=0)
    assert done.verdict == Verdict.DONE
    assert [scene.action for scene in done.scenes] == ["place 6.23"]
    early = asked("situation7", "all-at-once", "no-turns", "place 6.23")
    assert [scene.action for scene in early.scenes] == ["place 6.23", "place 6.8"]


def test_a_race_is_lost_by_whoever_comes_second():
    lost = asked("situation7", "all-at-once", "race", answered=0)
    assert lost.verdict == Verdict.LATE
    assert lost.say.startswith("Green was faster")
    assert lost.hint == ""  # before the race is lost that would be no hint
    tried = asked("situation7", "all-at-once", "race", "place 1.0", answered=0)
    assert (tried.verdict, tried.clause) == (Verdict.LATE, "S7-2")
    assert asked("situation7", "all-at-once", "race", "place 1.0").verdict == Verdict.DONE


# Questions that make no sense


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Question("spacewalk", "first-game", 99), "has steps 0 to 10"),
        (
            Question("spacewalk", "first-game", 1, "sw1 small 2p 13/* red move"),
            "does not begin with",
        ),
        (Question("spacewalk", "first-game", 0, "", ["move 6", "move 2"]), "cannot play 'move 6'"),
        (Question("spacewalk", "first-game", 0, "", ["move 2"] * 41), "at most 40 actions"),
        (Question("spacewalk", "second-game"), "no lesson 'second-game'"),
        (Question("spacewok", "first-game"), "no game 'spacewok'"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(question, said):
    with pytest.raises(BadInput, match=said):
        answer(question)


def test_every_lesson_leads_to_a_table_with_what_it_taught():
    for game in taught_games():
        for lesson in course_of(game).lessons:
            opening = opening_of(game, lesson.id)
            assert opening is not None
            assert opening.bots == ["cadet"]
    major = opening_of("zylatron", "major-game")
    assert major is not None
    assert major.options == {"rules": "major"}


# What if nothing is done?

THREATENED = [
    (game, lesson, n)
    for game, lesson in LESSONS
    for n, step in enumerate(steps_of(game, lesson))
    if step.threat is not None
]


@pytest.mark.parametrize(("game", "lesson", "n"), THREATENED)
def test_what_threatens_is_shown_when_one_asks(game, lesson, n):
    told = answer(Question(game, lesson, n, what_if=True))
    assert told.verdict == Verdict.THREAT
    assert len(told.scenes) == len(told.step.threat.line)
    assert "if you did nothing" in told.say
    happened = [find_game(game).event_name(one) for scene in told.scenes for one in scene.events]
    assert told.step.threat.happens.split()[0] in happened
    assert answer(Question(game, lesson, n)).verdict == Verdict.BEGIN


def test_threats_are_taught_in_two_games():
    assert {game for game, *_ in THREATENED} >= {"zylatron", "connect_four"}


def test_where_nothing_threatens_one_is_told():
    with pytest.raises(BadInput, match="nothing threatens in step 'fly'"):
        asked("spacewalk", "first-game", "fly", what_if=True)


def test_actions_are_offered_in_plain_words():
    begun = asked("spacewalk", "first-game", "fly", language="de")
    assert len(begun.seen.words) == len(begun.seen.actions) > 0
    assert not set(begun.seen.words) & set(begun.seen.actions)
