"""`orrery puzzles GAME`: decisions with a right answer, in the terminal."""

from __future__ import annotations

import argparse
import datetime
import sys

from rich.console import Console

import orrery
from orrery.analysis.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from orrery.cli.game_options import add_language
from orrery.cli.room import say_if_narrow
from orrery.cli.voice import Choice, Voice
from orrery.core.drawing import drawn
from orrery.core.errors import BadInput
from orrery.core.formats import listed
from orrery.core.registry import find_game
from orrery.core.texts import Texts
from orrery.core.words import words_of
from orrery.wasm.choice import at_once


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, and which puzzle."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--number", metavar="N", type=int, help="which (default: today's)")
    parser.add_argument("--answer", metavar="ACTION", help="your answer; else you are asked")
    parser.add_argument("--list", action="store_true", help="list them all")
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """Show a puzzle, and judge the answer; exit code 1 for a wrong one."""
    at_once()
    game = find_game(args.game)
    found = puzzles_of(game.meta.id)
    if not found:
        raise BadInput(f"there are no puzzles of {game.meta.title} yet")
    console = Console(highlight=False)
    if args.list:
        return show_all(console, found, args.lang)
    number = args.number if args.number is not None else today(game.meta.id)
    if not 1 <= number <= len(found):
        raise BadInput(f"{game.meta.title} has puzzles 1 to {len(found)}, not {number}")
    return ask(console, found[number - 1], number, args)


def today(game_id: str) -> int:
    """The number of today's puzzle, from 1."""
    day = datetime.datetime.now(datetime.UTC).date()
    return (puzzle_of_the_day(game_id, day) or 0) + 1


def show_all(console: Console, found: tuple[Puzzle, ...], language: str) -> int:
    """One line each."""
    texts = words_of("puzzles", language)
    for number, puzzle in enumerate(found, 1):
        theme = texts.say("", f"theme-{puzzle.theme.replace('_', '-')}", {})
        console.print(f"{number:>4}  {theme}, {level(puzzle, language)}", markup=False)
    return 0


def level(puzzle: Puzzle, language: str) -> str:
    """How hard it is, in a word or two."""
    name = "expert" if not puzzle.grade else "easy" if puzzle.grade <= 16 else "medium"
    name = "hard" if puzzle.grade > 256 else name
    return words_of("puzzles", language).say("", name, {})


def ask(console: Console, puzzle: Puzzle, number: int, args: argparse.Namespace) -> int:
    """One puzzle, from its board to its solution."""
    texts = words_of("puzzles", args.lang)
    table = orrery.position(puzzle.game, puzzle.position, 1)
    table.language = args.lang
    seat = table.game.meta.seat_number(puzzle.seat)
    voice = Voice(table, set(), {})
    known = table.game.hidden(table.board, table.state, seat)
    say_if_narrow(console, args.lang)
    console.print(drawn(table.game, table.board, known, seat, args.lang))
    theme = puzzle.theme.replace("_", "-")
    console.print(texts.say("", "number", {"n": number}) + f" ({level(puzzle, args.lang)})")
    console.print(texts.say("", f"task-{theme}", {"name": voice.colour(seat)}), markup=False)
    choices = voice.choices(seat)
    for choice in choices:
        console.print(f"  {choice.text:<16} {choice.words}", markup=False)
    legal = {choice.text for choice in choices}
    answer = args.answer or asked(console, legal, texts)
    if answer is None:
        return 0
    if answer not in legal:
        raise BadInput(texts.say("", "not-legal", {"text": answer}))
    return judge(console, puzzle, answer, choices, args.lang)


def asked(console: Console, legal: set[str], texts: Texts) -> str | None:
    """The first legal action that the person types, None for one who leaves.

    Without anybody there the answer must be given.
    """
    if not sys.stdin.isatty():
        raise BadInput("nobody is there to answer: give --answer ACTION")
    while True:
        try:
            answer = console.input(f"{texts.say('', 'your-answer', {})} ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if answer in legal:
            return answer
        console.print(texts.say("", "not-legal", {"text": answer}), style="red", markup=False)


def judge(
    console: Console, puzzle: Puzzle, answer: str, choices: list[Choice], language: str
) -> int:
    """Right or wrong, and why."""
    texts = words_of("puzzles", language)
    words = {choice.text: choice.words for choice in choices}
    is_right = answer in puzzle.answers
    values = {"answers": listed([words.get(one, one) for one in puzzle.answers], language)}
    console.print(texts.say("", "right" if is_right else "wrong", values), markup=False)
    theme = puzzle.theme.replace("_", "-")
    console.print(texts.say("", f"why-{theme}", {"n": puzzle.depth}), style="dim", markup=False)
    return 0 if is_right else 1
