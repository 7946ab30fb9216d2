"""`orrery rules`: the clauses of a game, or which tests prove each clause."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.markdown import Markdown

from orrery.core.clauses import clauses_of, rulebook_text
from orrery.core.errors import BadInput
from orrery.core.registry import BUILT_IN, find_meta, game_ids


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, --coverage, --json."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(game_ids()))
    parser.add_argument("--coverage", action="store_true",
                        help="the tests that cite each clause")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """Print rules or coverage."""
    if args.game is not None:
        find_meta(args.game)
    if args.coverage:
        games = [args.game] if args.game else [g for g in game_ids() if g in BUILT_IN]
        return show_coverage(games, args.json)
    if args.game is None:
        raise BadInput(f"which game? {', '.join(game_ids())}")
    if args.json:
        print(json.dumps(clauses_of(args.game), indent=2))
    else:
        Console().print(Markdown(rulebook_text(args.game)))
    return 0


def show_coverage(games: list[str], as_json: bool) -> int:
    """Each clause with its tests; 1 if one has none."""
    from orrery.cli.coverage import collect_coverage

    found = collect_coverage(games)
    bare = [clause for clause, tests in found.items() if not tests]
    if as_json:
        print(json.dumps({"clauses": found, "uncovered": bare}, indent=2))
    else:
        for clause, tests in found.items():
            print(f"{clause:<7} {len(tests):>3}  {', '.join(tests) if tests else 'NO TEST'}")
        print(f"{len(found) - len(bare)} of {len(found)} clauses are proved by tests"
              + (f"; without: {', '.join(bare)}" if bare else ""))  # fmt: skip
    return 1 if bare else 0
