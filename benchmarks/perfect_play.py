"""How often each rank plays perfectly where the truth is known.

    python benchmarks/perfect_play.py connect_four --positions 300
    python benchmarks/perfect_play.py spacewalk --positions 300

connect_four: positions of 16 to 30 discs (`connect_four_solver`). spacewalk: endings for two at the
start of a turn (`orrery solve`; as large as the table that is found). Positions come from games of
Lieutenants, one of each game; those count where some actions keep the value and others do not. A
rank keeps a won position by an action that still wins, a drawn one by an action that does not lose.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from connect_four_solver import Solver

from orrery.bots.endings.files import endings_of
from orrery.bots.endings.tables import Oracle
from orrery.bots.levels import level_names, read_level
from orrery.bots.officers import Officer
from orrery.bots.players import KINDS, Recruit
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.lab.ratings import share_interval

FEWEST, MOST = 16, 30  # discs; with fewer a value may take a second
GUIDE = "lieutenant"
Values = dict[int, float]


class Trial(NamedTuple):
    """A position, who decides, and what each action is worth to that seat, 0 to 1."""

    board: Any
    state: Any
    seat: int
    values: Values

    @property
    def is_won(self) -> bool:
        """Whether some action wins."""
        return max(self.values.values()) == 1.0

    def is_kept_by(self, action: int) -> bool:
        """Whether an action is worth as much as the best."""
        return self.values[action] == max(self.values.values())


def connect_four_values() -> Callable[[Any, Any, int], Values]:
    """By the solver; nothing for positions that it is not asked about."""
    solver = Solver()

    def values(board: Any, state: Any, seat: int) -> Values:
        if not FEWEST <= state.n_discs <= MOST:
            return {}
        own, other = int(state.discs[seat]), int(state.discs[1 - seat])
        found = solver.values(own, own | other)
        return {column: (1 + value) / 2 for column, value in found.items()}

    return values


def spacewalk_values(game: Game) -> Callable[[Any, Any, int], Values]:
    """By the table of endings."""
    table = endings_of(game)
    if table is None:
        raise BadInput("there is no table of endings: `orrery solve spacewalk` makes one")
    oracle = Oracle(game, table)
    moving = game.module("state").MOVING

    def values(board: Any, state: Any, seat: int) -> Values:
        is_start = state.phase == moving
        return oracle.shares(board, state, seat) if is_start else {}

    return values


def tests_of(game: Game, values_of: Callable[[Any, Any, int], Values], n: int) -> Iterator[Trial]:
    """One of the positions of each game that tell something."""
    draw, number = random.Random(1), 0
    guide = Officer(game, read_level(game, GUIDE, n_seats=2), seed=1)
    while n > 0:
        number += 1
        guide.forget(number)
        table = new_table(game, seed=number)
        moments: list[tuple[Any, int]] = []
        while not table.is_over:
            (seat,) = table.to_act
            moments.append((copy_record(table.state), seat))
            table.play_number(seat, guide.choose(table.board, table.state, seat))
        draw.shuffle(moments)
        for state, seat in moments:
            values = values_of(table.board, state, seat)
            if len(set(values.values())) > 1:
                n -= 1
                yield Trial(table.board, state, seat, values)
                break


def row_of(game: Game, name: str, tests: list[Trial]) -> str:
    """A line of the table: what a player kept."""
    player = (
        Recruit(game, KINDS[name], 1)
        if name in KINDS
        else Officer(game, read_level(game, name, n_seats=2), seed=1)
    )
    cells = []
    for is_won in (True, False):
        asked = [test for test in tests if test.is_won == is_won]
        kept = 0
        for number, test in enumerate(asked):
            player.forget(number + 1)
            kept += test.is_kept_by(player.choose(test.board, test.state, test.seat))
        low, high = share_interval(kept, len(asked))
        share = kept / max(1, len(asked))
        cells.append(f"{share:.1%} ({low:.0%} to {high:.0%}), {len(asked)}" if asked else "")
    return f"| {name} | " + " | ".join(cells) + " |"


def main() -> None:
    """Ask every rank."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("connect_four", "spacewalk"))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--ranks", default=",".join([*KINDS, *level_names()]))
    args = parser.parse_args()
    game = find_game(args.game)
    truth = spacewalk_values(game) if args.game == "spacewalk" else connect_four_values()
    tests = list(tests_of(game, truth, args.positions))
    print("| player | won positions kept | drawn positions kept |\n| --- | --- | --- |")
    for name in args.ranks.split(","):
        print(row_of(game, name, tests), flush=True)


if __name__ == "__main__":
    main()
