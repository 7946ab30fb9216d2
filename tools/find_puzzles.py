"""Looks for puzzles in games of bots, and adds them to the file of their game.

    python tools/find_puzzles.py GAME [--players N] [--bots A,B] [--games N] [--first SEED]
                                      [--wanted N] [--prove ITERATIONS] [--out FILE.json]

`orrery.lab.hunt` says how they are found and proved. A puzzle is written as soon as it is found,
and none twice, so the tool may be stopped and started again; `--sort` puts a file in order, easiest
first. It runs on the game's WebAssembly module: nothing is compiled.
"""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from orrery.analysis.puzzles import Puzzle, read_puzzles, write_puzzles
from orrery.core.registry import find_game
from orrery.lab.hunt import GRADES, Effort, Hunt
from orrery.wasm.choice import at_once


def kept_in(path: Path) -> list[Puzzle]:
    """What a file holds already."""
    return read_puzzles(path.read_text("utf-8"), str(path)) if path.exists() else []


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """All of them anew, easiest first."""
    ordered = sorted(
        puzzles, key=lambda one: (one.grade or 2 * GRADES[-1], one.depth, one.position)
    )
    path.write_text(write_puzzles(ordered), "utf-8")


def hunt(args: argparse.Namespace, path: Path) -> None:
    """Play, look, write."""
    game = find_game(args.game)
    values = game.meta.read_options(args.players, {})
    names = args.bots.split(",")
    bots = [names[seat % len(names)] for seat in range(int(values["players"]))]
    search = Hunt(game, values, bots, Effort(prove=args.prove, of_one_game=args.of_one_game))
    kept = kept_in(path)
    for number in range(args.first, args.first + args.games):
        for puzzle in search.puzzles(number):
            if all(puzzle.position != other.position for other in kept):
                kept.append(puzzle)
                write(path, kept)
        print(f"game {number}: {len(kept)} puzzles", file=sys.stderr, flush=True)
        if len(kept) >= args.wanted:
            return


def main() -> None:
    """What to look through."""
    parser = argparse.ArgumentParser(description="Look for decisions with a right answer.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="commander,captain")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--wanted", type=int, default=100)
    parser.add_argument("--prove", type=int, default=2048)
    parser.add_argument("--of-one-game", type=int, default=4)
    parser.add_argument("--sort", action="store_true", help="only put the file in order")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    path = args.out or Path(str(files("orrery.analysis.puzzles"))) / f"{args.game}.json"
    if args.sort:
        write(path, kept_in(path))
        return
    at_once()
    hunt(args, path)


if __name__ == "__main__":
    main()
