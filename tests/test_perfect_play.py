"""The solver of connect four against trying everything, and what the measurement counts."""

from __future__ import annotations

import random
import sys
from functools import cache
from pathlib import Path

import pytest

import orrery
from orrery.core.registry import find_game

sys.path.append(str(Path(__file__).resolve().parents[1] / "benchmarks"))

import perfect_play
from connect_four_solver import Solver


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def values_of(solver: Solver, table: orrery.Table) -> dict[int, int]:
    own = int(table.state.discs[table.state.turn])
    return solver.values(own, own | int(table.state.discs[1 - table.state.turn]))


def after(*columns: int) -> orrery.Table:
    table = orrery.new("connect_four")
    for column in columns:
        table.play(table.to_act[0], f"drop {column}")
    return table


def late_positions(n: int, n_discs: int):
    """Of random games that are not over."""
    draw = random.Random(5)
    while n > 0:
        table = orrery.new("connect_four")
        while not table.is_over and table.state.n_discs < n_discs:
            seat = table.to_act[0]
            legal = table.game.actions(table.board, table.state, seat)
            table.play_number(seat, draw.choice(legal))
        if not table.is_over:
            n -= 1
            yield table


def by_the_rules(table: orrery.Table) -> dict[int, int]:
    """The same, by the contract of the game alone."""
    game, board = table.game, table.board

    @cache
    def value(text: str) -> int:
        state = game.parse_position(text, board)[1]
        seat = int(state.turn)
        if game.is_over(board, state):
            winners = game.winners(board, state)
            return 0 if len(winners) == 2 else 1 if seat in winners else -1
        return max(-value(following(state, a)) for a in game.actions(board, state, seat))

    def following(state, action: int) -> str:
        return game.position_text(board, game.after(board, state, int(state.turn), action))

    legal = game.actions(board, table.state, int(table.state.turn))
    return {action: -value(following(table.state, action)) for action in legal}


def test_the_solver_says_what_trying_everything_says(solver):
    seen = set()
    for table in late_positions(12, 36):
        found = values_of(solver, table)
        assert found == by_the_rules(table), table.text
        seen |= set(found.values())
    assert seen == {-1, 0, 1}


def test_known_positions(solver):
    assert value_of(solver, after(3, 0, 3, 0, 3, 1)) == 1  # a fourth upon three
    assert value_of(solver, after(3, 6, 2, 6, 4)) == -1  # three in a row, open at both ends
    full = values_of(solver, after(*[c for c in (0, 1, 4, 5) for _ in range(6)]))
    assert sorted(full) == [2, 3, 6]


def value_of(solver: Solver, table: orrery.Table) -> int:
    """For who is to move."""
    own = int(table.state.discs[table.state.turn])
    return solver.value(own, own | int(table.state.discs[1 - table.state.turn]))


def test_the_mirror_changes_nothing(solver):
    for table in late_positions(10, 20):
        columns = [int(step.text.split()[1]) for step in table.log.steps]
        mirrored = values_of(solver, after(*(6 - column for column in columns)))
        assert {6 - column: value for column, value in mirrored.items()} == values_of(solver, table)


def test_only_positions_that_tell_something_are_asked_about():
    game = find_game("connect_four")
    tests = list(perfect_play.tests_of(game, perfect_play.connect_four_values(), 6))
    for test in tests:
        assert perfect_play.FEWEST <= test.state.n_discs <= perfect_play.MOST
        kept = {test.is_kept_by(action) for action in test.values}
        assert kept == {True, False}
        assert test.is_won == (1.0 in test.values.values())
    line = perfect_play.row_of(game, "random", tests)
    assert line.startswith("| random | ")
    assert "%" in line
