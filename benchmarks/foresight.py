"""What `foresee` is worth: the same search with it and with `evaluate`, at equal iterations.

    python benchmarks/foresight.py GAME RANK [OTHER] --games 200

RANK searches with the game's `foresee`, OTHER (the same rank, if none is given) with `evaluate`;
both may have settings, like captain/iterations=200/cut=3. Two players, pairs of games with swapped
seats and equal chance. Prints the share of the first with its 95 % interval, and the processor
time of a decision of both.
"""

import argparse
import copy
import importlib
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Any

from orrery.bots.levels import read_level
from orrery.bots.matches import play_match
from orrery.bots.officers import Officer
from orrery.core.chance import game_seed
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.rule import cache_folder
from orrery.lab.ratings import share_interval

PLAIN = "without_foresight"
SEED = 7


def without_foresight(game: Game, folder: Path) -> Game:
    """The game for a search that knows `evaluate` only, compiled apart from the other one."""
    package = folder / PLAIN
    package.mkdir()
    sources = cache_folder(game.package).name  # another one, and it is compiled anew
    package.joinpath("__init__.py").write_text(f'"""{sources}"""\n', "utf-8")
    sys.path.append(str(folder))
    importlib.invalidate_caches()
    engine = ModuleType(f"{PLAIN}.engine")
    engine.__dict__.update({k: v for k, v in vars(game.engine).items() if not k.startswith("__")})
    for name in ("foresee", "prior"):
        engine.__dict__.pop(name, None)
    other = copy.copy(game)
    other.engine = engine
    return other


class Clocked:
    """An officer whose decisions are timed."""

    rank = 1

    def __init__(self, game: Game, level: str) -> None:
        """An officer with the settings of a rank."""
        self.game = game
        self.officer = Officer(game, read_level(game, level, n_seats=2), seed=1)
        self.seconds = 0.0
        self.n_decisions = 0

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """What the officer chooses from what the seat may know."""
        known = self.game.hidden(board, state, seat)
        start = time.process_time()
        action = self.officer.choose(board, known, seat)
        self.seconds += time.process_time() - start
        self.n_decisions += 1
        return action

    @property
    def milliseconds(self) -> float:
        """The mean time of a decision."""
        return 1000 * self.seconds / max(1, self.n_decisions)


def won(game: Game, board: Any, values: Any, players: list[Clocked], number: int) -> float:
    """What the first of two players wins of a pair of games, of 2."""
    share = 0.0
    for turn in range(2):
        seated = players if turn == 0 else players[::-1]
        for seat, player in enumerate(seated):
            player.officer.forget(game_seed(SEED, 4 * number + 2 * turn + seat))
        outcome = play_match(game, board, values, seated, game_seed(SEED, number))
        winners = outcome.winners or [0, 1]
        share += (turn in winners) / len(winners)
    return share


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What a game's foresight is worth.")
    parser.add_argument("game")
    parser.add_argument("rank", nargs="?", default="captain/iterations=100")
    parser.add_argument("other", nargs="?")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    game = find_game(options.game)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    with tempfile.TemporaryDirectory() as folder:
        plain = without_foresight(game, Path(folder))
        players = [Clocked(game, options.rank), Clocked(plain, options.other or options.rank)]
        n_pairs = max(1, options.games // 2)
        won(game, board, values, players, n_pairs)  # compiles
        for player in players:
            player.seconds, player.n_decisions = 0.0, 0
        total = sum(won(game, board, values, players, number) for number in range(n_pairs))
    low, high = share_interval(total, 2 * n_pairs)
    new, old = (player.milliseconds for player in players)
    share = total / (2 * n_pairs)
    print(f"{options.game}: {share:.1%} ({low:.1%} to {high:.1%}) of {2 * n_pairs} games,", end=" ")
    print(f"{new:.2f} ms a decision against {old:.2f} ms")


if __name__ == "__main__":
    main()
