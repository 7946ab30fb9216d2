"""The evaluation of positions, for the search."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from orrery.bots.levels import level_of
from orrery.core.game import rules_view
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.games.zylatron.grid import BATTLE_STAR, WARRIOR
from orrery.games.zylatron.heuristic import evaluate, landing_needs, tuned
from orrery.games.zylatron.rules.geometry import distance
from orrery.games.zylatron.rules.pieces import FIRST_MISSILE, FIRST_WARRIOR
from orrery.games.zylatron.state import IN_BANK
from orrery.games.zylatron.weights import HOPE, LEARNED, MONEY, N_WEIGHTS, PIECE_ZY, TAUGHT

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import tune_weights

PICKING = """
from orrery.core.game import rules_view
from orrery.core.registry import find_game
game = find_game("zylatron")
values = game.meta.read_options(4, {"pick_planets": True})
board = game.load_board(game.default_board(values))
state = game.setup(board, values)
game.apply(board, state, 0, game.actions(board, state, 0)[0])
print([game.engine.evaluate(rules_view(board), rules_view(state), seat) for seat in range(4)])
"""


def test_while_planets_are_picked_nobody_is_near_a_planet_that_nobody_has():
    """Plain rules refuse what compiled ones would read from the wrong end of a list."""
    told = [
        subprocess.run(
            [sys.executable, "-c", PICKING], env={**os.environ, "NUMBA_DISABLE_JIT": is_plain},
            capture_output=True, text=True, check=True,
        ).stdout
        for is_plain in "10"
    ]  # fmt: skip
    assert told[0] == told[1]


GAME = find_game("zylatron")
HIGHEST = ("captain", "admiral", "grand_admiral")
VALUES = GAME.meta.read_options(2, {})


def opening() -> tuple[Any, Any]:
    board = copy_record(GAME.load_board(GAME.default_board(VALUES)))
    return board, GAME.setup(board, VALUES)


def judged(rule: Any, board: Any, state: Any) -> list[int]:
    return [rule(rules_view(board), rules_view(state), seat) for seat in range(2)]


@pytest.mark.parametrize("rule", [evaluate, tuned])
def test_what_is_won_is_worth_more_by_both_rows(rule: Any):
    board, state = opening()
    before = judged(rule, board, state)
    state.money[0] += 5
    state.point[15] = IN_BANK  # a Battle Star of the other
    after = judged(rule, board, state)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_each_row_is_asked_for_its_own_weights_only():
    board, state = opening()
    state.money[0] = 40
    by_hand, by_games = judged(evaluate, board, state), judged(tuned, board, state)
    assert by_hand != by_games
    board.weights[LEARNED, MONEY] += 100
    assert judged(evaluate, board, state) == by_hand
    assert judged(tuned, board, state) != by_games


def test_by_hand_a_piece_is_worth_ten_times_its_price_and_two_thirds_when_damaged():
    board, state = opening()
    before = judged(evaluate, board, state)[0]
    price = int(board.prices[BATTLE_STAR])
    state.damage[15] = 2
    worth = PIECE_ZY * price
    assert judged(evaluate, board, state)[0] - before == worth - 2 * worth // 3


def test_the_second_warrior_is_the_next_best_placed():
    board, state = opening()
    needs = landing_needs(rules_view(board), rules_view(state), 0, 1)
    goal = int(board.headquarters[state.planet[1]])
    by_hand = sorted(
        distance(int(state.point[piece]), goal) - int(board.moves[WARRIOR])
        for piece in range(FIRST_WARRIOR, FIRST_MISSILE)
    )
    assert [int(need) for need in needs] == by_hand[:2]


def test_a_rank_asks_for_what_games_have_taught_and_other_games_have_nothing_to_say():
    asked = {n: [level_of(GAME, name, n).tuned for name in HIGHEST] for n in (2, 3, 4)}
    assert asked == {2: [0, 0, 1], 3: [0, 0, 1], 4: [0, 0, 1]}
    assert GAME.hooks.thinking.tuned is not None
    assert find_game("spacewalk").hooks.thinking.tuned is None


SEARCHING = """
import json
from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.searcher import Budget, Searcher
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.games.zylatron.weights import LEARNED, MONEY
game = find_game("zylatron")
values = game.meta.read_options(2, {})
board = game.load_board(game.default_board(values))
odd = copy_record(board)
odd.weights[LEARNED] = 0
odd.weights[LEARNED, MONEY] = 1
state = game.setup(board, values)
found = []
for text in ("captain/iterations=3", "captain/tuned=1/iterations=3"):
    for own in (board, odd):
        searcher = Searcher(game, knobs_of(read_level(game, text, 2)), 2, 3, seed=3)
        found.append([str(one) for one in searcher.think(own, state, 0, Budget(3))])
print(json.dumps(found))
"""


def test_a_search_goes_by_the_row_that_its_rank_asks_for():
    """Weights that love nothing but money change what is found, where they are asked."""
    told = subprocess.run(
        [sys.executable, "-c", SEARCHING], env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    by_hand, by_hand_oddly, by_games, by_games_oddly = json.loads(told)
    assert by_hand == by_hand_oddly
    assert by_games != by_games_oddly
    assert by_games != by_hand


# The tool that teaches the weights


def test_what_is_written_is_what_a_board_holds():
    assert tune_weights.as_written(tune_weights.first_weights(by_hand=False)) == list(TAUGHT)


def test_weights_move_towards_what_the_winners_had_added():
    lots = [tune_weights.lot_of(5, number) for number in range(400)]
    better = np.zeros(N_WEIGHTS)
    better[MONEY], better[HOPE] = 1.0, -1.0
    results = [float(np.sign(lot @ better)) for lot in lots]
    weights = tune_weights.first_weights(by_hand=True)
    after, signal = tune_weights.moved(weights, results, lots)
    step = (after - weights) / tune_weights.REACH
    assert step[MONEY] > 0.5
    assert step[HOPE] < -0.5
    assert abs(np.delete(step, [MONEY, HOPE])).max() < 0.35
    assert signal > 2.0
    by_chance = [1.0 if number % 2 else -1.0 for number in range(400)]
    assert tune_weights.moved(weights, by_chance, lots)[1] < 1.5
