"""Sequential halving at the root: the same luck for all, and the worse half drops out."""

from __future__ import annotations

import numpy as np
import pytest
from test_bots_search import random_positions, think, wins_at_once

import orrery
from orrery.bots.levels import knobs_of, level_of
from orrery.bots.search.halving import end_round, meet_luck, next_in, rounds_for
from orrery.bots.search.searcher import Searcher
from orrery.bots.search.tree import ROOT, Tree, add_child, new_tree
from orrery.core.registry import find_game

PLANNED = 640
LUCKS = np.array([11, 22, 33], np.uint64)


def new_halving(game_id: str, planned: int = PLANNED, threads: int = 1) -> Searcher:
    game = find_game(game_id)
    knobs = knobs_of(level_of(game, "captain", 2))._replace(halving=planned)
    return Searcher(game, knobs, 2, planned, 1, threads)


def tree_of(visits: list[int], values: list[float], n_visits: int) -> Tree:
    """A root with children 1, 2, ... that were visited so often and brought seat 0 so much."""
    tree = new_tree(20, 2)
    for n, value in zip(visits, values, strict=True):
        node = add_child(tree, ROOT, 0, 7, 0.5)
        tree.visits[node] = n
        tree.value[node, 0] = n * value
    tree.visits[ROOT] = n_visits
    return tree


@pytest.mark.parametrize(("n", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_halving_leaves_one(n, rounds):
    assert rounds_for(n) == rounds


def test_the_least_visited_comes_next():
    assert next_in(tree_of([], [], 0)) == -1
    assert next_in(tree_of([5, 3, 4], [0.1, 0.2, 0.9], 12)) == 2


def test_the_worse_half_drops_out_when_its_round_is_over():
    planned = 64  # 62 in two rounds, two for the winner
    for n_visits, n_out in ((30, 0), (31, 2), (61, 2), (62, 2)):
        tree = tree_of([10, 10, 10, 10], [0.4, 0.6, 0.5, 0.3], n_visits)
        end_round(tree, 0, planned)
        assert [node for node in range(1, 5) if tree.prior[node] == 0.0] == [1, 4][:n_out]
    end_round(tree, 0, planned)  # the second round is over as well
    assert next_in(tree) == 2
    end_round(tree, 0, planned)  # the last one stays
    assert next_in(tree) == 2


def test_the_mean_decides_not_the_sum():
    tree = tree_of([20, 10], [0.4, 0.5], 62)
    end_round(tree, 0, 64)
    assert next_in(tree) == 2


def test_of_equals_the_one_that_looked_worse_drops_out():
    for looked_worse, stays in ((1, 2), (2, 1)):
        tree = tree_of([10, 5], [1.0, 1.0], 62)
        tree.prior[looked_worse] = 0.25
        end_round(tree, 0, 64)
        assert next_in(tree) == stays


def test_the_other_seat_may_see_it_otherwise():
    tree = tree_of([10, 10], [0.6, 0.4], 62)
    tree.value[1:3, 1] = 4.0, 6.0
    end_round(tree, 1, 64)
    assert next_in(tree) == 2


def test_the_same_visit_of_any_action_has_the_same_luck():
    rng = np.zeros(1, np.uint64)
    for visits, luck in (([], 11), ([2, 0, 1], 11), ([2, 1, 1], 22), ([2, 2, 2], 33), ([3], 11)):
        meet_luck(tree_of(visits, [0.5] * len(visits), 3), LUCKS, rng)
        assert rng[0] == luck


def test_all_have_equal_chances_until_the_first_round_is_over():
    choices = think(new_halving("connect_four"), orrery.new("connect_four"), 7 * 20)
    assert [choice.visits for choice in choices] == [20] * 7


def test_half_of_the_rest_has_more_visits_after_each_round():
    choices = think(new_halving("connect_four"), orrery.new("connect_four"), PLANNED)
    visits = [choice.visits for choice in choices]
    assert sum(visits) == PLANNED
    winner, second, third, fourth, *others = visits
    assert winner >= second + PLANNED // 40  # the last part was its own
    assert second > third + 40
    assert abs(third - fourth) <= 1
    assert fourth > others[0] + 20
    assert max(others) - min(others) <= 1


def test_halving_begins_anew_each_time():
    search = new_halving("connect_four", 100)
    table = orrery.new("connect_four")
    assert sum(choice.visits for choice in think(search, table, 100)) == 100
    assert sum(choice.visits for choice in think(search, table, 100)) == 100


def test_it_takes_every_win_in_one():
    search = new_halving("connect_four")
    n_wins = 0
    for table in random_positions(40):
        wins = wins_at_once(table, table.to_act[0])
        if wins:
            n_wins += 1
            assert think(search, table, PLANNED)[0].action in wins
    assert n_wins > 10


def test_threads_halve_on_their_own():
    table = orrery.new("spacewalk", players=2, seed=3)
    one = think(new_halving("spacewalk", threads=2), table, PLANNED)
    assert one == think(new_halving("spacewalk", threads=2), table, PLANNED)
    assert sum(choice.visits for choice in one) == 2 * PLANNED


PLAIN = """
import orrery
from test_bots_halving import new_halving
from test_bots_search import think
choices = think(new_halving("connect_four", 60), orrery.new("connect_four"), 60)
print([(choice.action, choice.visits, round(choice.value, 9)) for choice in choices])
"""


def test_plain_python_halves_in_the_same_way(said_both_ways):
    assert len(said_both_ways(PLAIN)) == 1
