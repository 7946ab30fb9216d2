"""OpenSpiel's solvers get right numbers: liar's dice of one small die each, solved twice.

Once by counterfactual regret minimisation on our rules, once by a linear program over the
sequences of a second implementation of the game, written here.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

Sequence = tuple[Any, ...]  # a seat's own die and all bids up to its own last one


class Dice(NamedTuple):
    """One die each, of some faces; ones may count as every face."""

    faces: int
    wild: bool

    @property
    def bids(self) -> list[tuple[int, int]]:
        return [(count, face) for count in (1, 2) for face in range(self.faces)]

    def won(self, dice: tuple[int, int], bids: tuple[int, ...]) -> float:
        """What the first player gets when the last bid is challenged."""
        count, face = self.bids[bids[-1]]
        bidder = (len(bids) - 1) % 2
        shown = dice.count(face) + (dice.count(0) if self.wild and face else 0)
        return 1.0 if (shown >= count) == (bidder == 0) else -1.0


class Tree:
    """Sequences of both seats, where they part, and what pairs of them pay."""

    def __init__(self, rules: Dice) -> None:
        self.rules = rules
        self.numbers: list[dict[Sequence, int]] = [{(): 0}, {(): 0}]
        self.choices: list[dict[Any, tuple[int, list[int]]]] = [{}, {}]
        self.pays: dict[tuple[int, int], float] = {}
        for dice in product(range(rules.faces), repeat=2):
            self._walk((dice[0], dice[1]), (), [0, 0])

    def _walk(self, dice: tuple[int, int], bids: tuple[int, ...], at: list[int]) -> None:
        seat = len(bids) % 2
        liar = len(self.rules.bids)
        after = list(range(bids[-1] + 1 if bids else 0, liar)) + ([liar] if bids else [])
        where = (dice[seat], bids)
        numbers = self.numbers[seat]
        own = [numbers.setdefault((*where, action), len(numbers)) for action in after]
        self.choices[seat][where] = at[seat], own
        for action, number in zip(after, own, strict=True):
            now = [number if one == seat else at[one] for one in (0, 1)]
            if action == liar:
                pay = self.rules.won(dice, bids) / self.rules.faces**2
                self.pays[now[0], now[1]] = self.pays.get((now[0], now[1]), 0.0) + pay
            else:
                self._walk(dice, (*bids, action), now)

    def constraints(self, seat: int) -> tuple[Any, Any]:
        """What is played after a sequence adds up to it."""
        rows = np.zeros((1 + len(self.choices[seat]), len(self.numbers[seat])))
        rows[0, 0] = 1
        for row, (before, after) in enumerate(self.choices[seat].values(), 1):
            rows[row, before] = -1
            rows[row, after] = 1
        return rows, np.eye(1, len(rows))[0]


def value_by_linear_program(rules: Dice) -> float:
    """The value for the first player (von Stengel's sequence form)."""
    optimize = pytest.importorskip("scipy.optimize")
    tree = Tree(rules)
    pays = np.zeros((len(tree.numbers[0]), len(tree.numbers[1])))
    for pair, pay in tree.pays.items():
        pays[pair] = pay
    (e, e_sum), (f, f_sum) = tree.constraints(0), tree.constraints(1)
    n, m = pays.shape[0], len(f)
    found = optimize.linprog(
        np.concatenate([np.zeros(n), -f_sum]),
        A_ub=np.hstack([-pays.T, f.T]), b_ub=np.zeros(pays.shape[1]),
        A_eq=np.hstack([e, np.zeros((len(e), m))]), b_eq=e_sum,
        bounds=[(0, None)] * n + [(None, None)] * m,
    )  # fmt: skip
    return float(-found.fun)


def spiel_game(rules: Dice, folder: Path) -> Any:
    from orrery.envs import open_spiel

    board = folder / "few.toml"
    board.write_text(f"few = {{ faces = {rules.faces} }}\n")
    return open_spiel.new_game("liars_dice", players=2, dice=1, wild=rules.wild, board=str(board))


@pytest.mark.parametrize(
    ("rules", "value", "n"),
    [
        (Dice(2, wild=False), 0, 10),
        (Dice(2, wild=True), 1, 10),  # "a two": a one would do as well
        pytest.param(Dice(3, wild=True), 1 / 3, 100, marks=pytest.mark.long),
    ],
)
def test_regret_minimisation_finds_the_value_of_the_game(rules, value, n, tmp_path):
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = spiel_game(rules, tmp_path)
    solver = cfr.CFRSolver(game)
    for _ in range(n):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    gain = exploitability.nash_conv(game, policy)  # so far off the value may be, no farther
    assert gain < 0.2
    assert value_by_linear_program(rules) == pytest.approx(value)
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert values[0] == pytest.approx(value, abs=gain)
    assert sum(values) == pytest.approx(0)


def test_uniform_play_is_seen_to_be_far_from_it(tmp_path):
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    game = spiel_game(Dice(2, wild=False), tmp_path)
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.5


def state_after(game: Any, *actions: str) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(state.string_to_action(action))
    return state


def test_a_seat_remembers_all_it_saw_and_nothing_else(tmp_path):
    game = spiel_game(Dice(3, wild=False), tmp_path)
    bids = ("bid 1 1", "bid 1 3", "bid 2 1")
    known = state_after(game, "roll 1", "roll 2", *bids).information_state_string
    other_die = state_after(game, "roll 1", "roll 3", *bids).information_state_string
    other_past = state_after(game, "roll 1", "roll 2", "bid 1 2", *bids[1:])
    assert known(0) == other_die(0)
    assert known(1) != other_die(1)
    assert other_past.information_state_string(0) != known(0)  # the position now is the same
    assert other_past.observation_string(0) == state_after(
        game, "roll 1", "roll 2", *bids
    ).observation_string(0)
