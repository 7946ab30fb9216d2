"""`orrery lessons`: what can be learnt by playing; plays it, or checks that all of it is true."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console

from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_language
from orrery.cli.lesson_progress import ProgressFile
from orrery.cli.teacher import Teacher
from orrery.core.errors import BadInput
from orrery.core.registry import find_game, find_meta
from orrery.lessons.checks import check_course
from orrery.lessons.checks.companion import companion_faults
from orrery.lessons.reader import course_of, taught_games
from orrery.lessons.wording import wording_of


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, --play, --check, --json, --lang."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(taught_games()))
    parser.add_argument("--play", metavar="LESSON", nargs="?", const="",
                        help="play here; without a name: go on where you left")  # fmt: skip
    parser.add_argument("--check", action="store_true",
                        help="play every way and every mistake")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="a list of objects")
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """List, check or play."""
    games = taught_games() if args.game is None else [args.game]
    for game in games:
        find_meta(game)
        course_of(game)
    if args.check:
        return check(games)
    if args.play is None:
        show(games, args.lang, args.json)
        return 0
    if args.game is None:
        raise BadInput(f"play the lessons of which game? {', '.join(taught_games())}")
    warm_up(find_game(args.game))
    return Teacher(args.game, Console(highlight=False), ProgressFile(), args.lang).run(args.play)


def check(games: list[str]) -> int:
    """A line for each lesson, then what is not so."""
    reports = [check_course(game) for game in games]
    beside = [fault for game in games for fault in companion_faults(game)]
    for line in [line for report in reports for line in report.lines]:
        print(line)
    faults = [*(fault for report in reports for fault in report.faults), *beside]
    for fault in faults:
        print(f"not so: {fault}")
    return 1 if faults else 0


def show(games: list[str], language: str, as_json: bool) -> None:
    """Every lesson and exercise."""
    if as_json:
        print(json.dumps([one for game in games for one in listed(game, language)], indent=2))
        return
    for game in games:
        print(find_meta(game).title)
        for one in listed(game, language):
            steps = f"{one['steps']:>2} steps" if one["kind"] != "exercise" else "exercise"
            print(f"  {one['id']:<24} {steps:<9} {one['title']}")


def listed(game: str, language: str) -> list[dict[str, Any]]:
    """The lessons and exercises of a game as objects."""
    course, wording = course_of(game), wording_of(game, language)
    lessons: list[tuple[str, str, str, int]] = [
        *((one.id, one.kind, "title", len(one.steps)) for one in course.lessons),
        *((one.id, "exercise", "text", 1) for one in course.exercises),
    ]
    return [
        {"game": game, "id": name, "kind": kind, "title": wording.say(name, field), "steps": steps}
        for name, kind, field, steps in lessons
    ]
