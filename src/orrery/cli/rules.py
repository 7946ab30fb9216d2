"""`orrery rules`: the clauses of a game, its glossary, or which tests prove each clause."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown

from orrery.cli.game_options import add_language
from orrery.core.clauses import clauses_of, rulebook_text
from orrery.core.errors import BadInput
from orrery.core.glossary import glossary_of
from orrery.core.registry import BUILT_IN, find_game, find_meta, game_ids
from orrery.core.words import words_of

if TYPE_CHECKING:
    from orrery.cli.coverage import Coverage


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, --coverage, --glossary, --tests, --lang, --json."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(game_ids()))
    parser.add_argument("--coverage", action="store_true",
                        help="the tests that cite each clause")  # fmt: skip
    parser.add_argument("--glossary", action="store_true",
                        help="what each piece, space, card and number is")  # fmt: skip
    parser.add_argument("--tests", metavar="DIR",
                        help="where they are (default: beside the game's package)")  # fmt: skip
    add_language(parser, argv, "the language of the clauses")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """Print rules or coverage."""
    if args.game is not None:
        find_meta(args.game)
    if args.coverage:
        return show_coverage(args.game, args.tests, args.json)
    if args.tests is not None:
        raise BadInput("--tests DIR goes with --coverage")
    if args.game is None:
        raise BadInput(f"which game? {', '.join(game_ids())}")
    if args.glossary:
        return show_glossary(args.game, args.lang, args.json)
    if args.json:
        print(json.dumps(clauses_of(args.game, args.lang), indent=2, ensure_ascii=False))
    else:
        Console().print(Markdown(rulebook_text(args.game, args.lang)))
    return 0


def show_glossary(game_id: str, language: str, as_json: bool) -> int:
    """Each term with its meaning; 1 if the game explains none."""
    found = glossary_of(find_game(game_id), language)
    if as_json:
        print(json.dumps([one._asdict() for one in found], indent=2, ensure_ascii=False))
    elif found:
        lines = [f"- **{one.term}**: {one.meaning}" for one in found]
        Console().print(Markdown("\n".join(lines)))
    else:
        print(words_of("terminal", language).say("", "no_glossary", {"game": game_id}))
    return 0 if found else 1


def show_coverage(game: str | None, tests: str | None, as_json: bool) -> int:
    """Each clause with its tests; 1 if one has none, or a test cites what is no clause."""
    from orrery.cli.coverage import collect_coverage, tests_folder

    games = [game] if game else [known for known in game_ids() if known in BUILT_IN]
    found = collect_coverage(games, tests_folder(tests, game))
    if as_json:
        said = {"clauses": found.clauses, "uncovered": found.bare, "unknown": found.unknown}
        print(json.dumps(said, indent=2))
    else:
        print("\n".join(coverage_lines(found)))
    return 0 if found.is_whole else 1


def coverage_lines(found: Coverage) -> list[str]:
    """A line for each clause, one for each citation of no clause, and the sum."""
    from orrery.pytest_plugin import complaints

    lines = [
        f"{clause:<7} {len(tests):>3}  {', '.join(tests) if tests else 'NO TEST'}"
        for clause, tests in found.clauses.items()
    ]
    n, bare = len(found.clauses), found.bare
    end = f"{n - len(bare)} of {n} clauses are cited by tests"
    end += f"; without: {', '.join(bare)}" if bare else ""
    return [*lines, *complaints(found.unknown), end]
