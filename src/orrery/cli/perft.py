"""`orrery perft`: how many lines of play there are, depth by depth."""

from __future__ import annotations

import argparse
import json

import orrery
from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_game, given_options, whole_number
from orrery.core.registry import find_game
from orrery.core.runs import perft


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, the depth, and where to start."""
    add_game(parser, argv)
    parser.add_argument("depth", metavar="DEPTH", help="actions deep, nature's included")
    parser.add_argument("--position", metavar="TEXT", help="start here instead of a fresh game")
    parser.add_argument("--json", action="store_true", help="a list of counts from depth 0 on")


def run(args: argparse.Namespace) -> int:
    """Print the counts."""
    depth = whole_number(args.depth, "DEPTH", 0, 0)
    game = find_game(args.game)
    warm_up(game)
    if args.position:
        table = orrery.position(args.game, args.position, chance="manual")
    else:
        options = given_options(args)
        table = orrery.new(
            args.game, players=args.players, board=args.board, chance="manual", **options
        )
    counts = []
    for level in range(depth + 1):
        counts.append(perft(game, table.board, table.state, level))
        if not args.json:
            print(f"{level:>3} {counts[-1]:>15,}", flush=True)
    if args.json:
        print(json.dumps(counts))
    return 0
