"""A declared game beside the same game written out by hand: the same games, as fast.

    python benchmarks/contract.py connect_four [--plays N] [--every N] [--games N] [--rounds N]

First both play the same random games of every variant on every board that is shipped, and every
state, hidden state, text, refusal and event is compared. The game by hand is the package
GAME_by_hand of PYTHONPATH or of tests/fixtures: a copy of how the game was written before, its
imports renamed. Then both play random games in turns in one process, and the median ratio of their
speeds is reported: above 1 the declared one is faster. A whole comparison of a large game takes
long; NUMBA_DISABLE_JIT=1 spares the compiler, `--every 20` compares the words of one position in
twenty, `--rounds 0` only compares.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from orrery.core.chance import CHANCE
from orrery.core.conformance import variants
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.core.trace import Event

FIXTURES = Path(__file__).resolve().parents[1] / "tests" / "fixtures"
LONGEST = 600
SEED = 7


def by_hand(game_id: str) -> Game:
    """The same game, written out: a package of PYTHONPATH or of the fixtures."""
    if str(FIXTURES) not in sys.path:
        sys.path.append(str(FIXTURES))
    return Game(f"{game_id}_by_hand")


class Pair:
    """Two games side by side at the same position."""

    def __init__(self, old: Game, new: Game, values: Values, board: str = "") -> None:
        """A fresh game of each on a board, or on the usual one."""
        self.games = old, new
        names = [board or game.default_board(values) for game in self.games]
        assert names[0] == names[1], names
        self.boards = [game.load_board(names[0]) for game in self.games]
        self.states = [game.setup(b, values) for game, b in self._both()]

    def _both(self) -> Iterator[tuple[Game, Any]]:
        return zip(self.games, self.boards, strict=True)

    def ask(self, name: str, *args: Any) -> tuple[Any, Any]:
        """What both say to a question of `Game`."""
        one, other = (
            getattr(game, name)(board, state, *args)
            for game, board, state in zip(self.games, self.boards, self.states, strict=True)
        )
        return one, other

    def same(self, name: str, *args: Any) -> Any:
        """What both say; they must agree."""
        one, other = self.ask(name, *args)
        assert one == other, f"{name}{args}: {one!r} by hand, {other!r} declared"
        return one

    def same_bytes(self) -> None:
        """The states are the same, byte for byte, and so is what each viewer sees of them."""
        one, other = map(bytes_of, self.states)
        assert one == other, self.ask("position_text")
        for viewer in self.viewers():
            hidden, seen = map(bytes_of, self.ask("hidden", viewer))
            assert hidden == seen, (viewer, self.ask("position_text"))

    def viewers(self) -> range:
        """All seats, and a spectator."""
        return range(-1, self.states[0].n_seats)

    def same_words(self) -> int:
        """Texts and verdicts of every action number for every seat; how many were compared."""
        text = self.same("position_text")
        for game, board, state in zip(self.games, self.boards, self.states, strict=True):
            assert bytes_of(game.parse_position(text, board)[1]) == bytes_of(state), text
        seats = (CHANCE, *range(self.states[0].n_seats))
        actions = range(self.games[0].engine.N_ACTIONS)
        for seat in seats:
            for action in actions:
                self.same("action_text", seat, action)
                one, other = self.ask("refusal", seat, action)  # sentences may differ, not clauses
                assert (one and one[1]) == (other and other[1]), (seat, action, one, other)
        return len(seats) * len(actions)

    def choices(self, chooser: random.Random) -> tuple[int, list[int]]:
        """Who acts, and what may be done; its text is read the same."""
        if self.same("chance_due"):
            return CHANCE, self.same("chances")[0]
        seat = chooser.choice(self.same("to_act"))
        actions = self.same("actions", seat)
        text = self.same("action_text", seat, chooser.choice(actions))
        self.same("parse_action", seat, text)
        return seat, actions

    def play(self, seat: int, action: int) -> None:
        """Play an action; both tell everybody the same of it."""
        one, other = self.ask("apply", seat, action)
        for viewer in self.viewers():
            told = self._told(one, 0, viewer), self._told(other, 1, viewer)
            assert told[0] == told[1], told

    def _told(self, events: list[Event], which: int, viewer: int) -> list[str]:
        """What one of the games tells a viewer."""
        game, board = self.games[which], self.boards[which]
        return [game.event_text(board, game.seen_event(event, viewer)) for event in events]


def settings(game: Game) -> Iterator[tuple[Values, str]]:
    """Every variant on every board that fits it."""
    for values in variants(game.meta):
        for name in dict.fromkeys([game.default_board(values), *game.meta.boards]):
            try:
                game.check_board(game.load_board(name), values)
            except BadInput:
                continue
            yield values, name


def compare(old: Game, new: Game, n_games: int, every: int = 1) -> Iterator[int]:
    """Play games of every setting side by side; verdicts compared at every n-th position."""
    assert old.engine.N_ACTIONS == new.engine.N_ACTIONS
    assert old.dtype == new.dtype
    for values, board in settings(old):
        for seed in range(n_games):
            pair, chooser = Pair(old, new, values, board), random.Random(seed)
            for step in range(LONGEST):
                pair.same_bytes()
                yield 0 if (step + seed) % every else pair.same_words()
                if pair.same("is_over"):
                    break
                seat, actions = pair.choices(chooser)
                pair.play(seat, chooser.choice(actions))
            assert pair.same("winners") or not pair.same("is_over")


def measure(old: Game, new: Game, n_games: int, n_rounds: int) -> list[float]:
    """The ratio of speeds, new to old, of each round; both play the same games."""
    values = old.meta.read_options(None, {})
    games = [(game, game.load_board(game.default_board(values))) for game in (old, new)]
    seeds = seeds_for(SEED, 0, n_games)
    first = [random_games(game, board, values, seeds) for game, board in games]  # compiles
    assert (first[0].lengths == first[1].lengths).all()
    assert (first[0].scores == first[1].scores).all()
    ratios = []
    for index in range(n_rounds):
        seconds = {}
        for game, board in games if index % 2 == 0 else games[::-1]:
            began = time.process_time()
            random_games(game, board, values, seeds)
            seconds[game.package] = time.process_time() - began
        ratios.append(seconds[old.package] / seconds[new.package])
    return ratios


def main() -> None:
    """Compare and measure one game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--plays", type=int, default=3, help="games compared of each setting")
    parser.add_argument("--every", type=int, default=1, help="compare words every n positions")
    parser.add_argument("--games", type=int, default=40_000, help="random games of each round")
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    old, new = by_hand(args.game), find_game(args.game)
    compared = list(compare(old, new, args.plays, args.every))
    print(f"{args.game}: {len(compared)} positions and {sum(compared)} verdicts are the same")
    if not args.rounds:
        return
    ratios = measure(old, new, args.games, args.rounds)
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    print(f"speed, declared to by hand: {statistics.median(ratios):.3f} (rounds {spread})")


if __name__ == "__main__":
    main()
