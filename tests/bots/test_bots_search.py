"""The search: it sees what it must, keeps what it found, and is the same every time."""

from __future__ import annotations

import random

import numpy as np
import pytest

import orrery
from orrery.bots.levels import knobs_of, level_of
from orrery.bots.search import searcher
from orrery.bots.search.searcher import Budget, Searcher
from orrery.bots.search.tree import (
    NO_NODE,
    ROOT,
    SECRET,
    add_child,
    back_up,
    clear,
    keep_subtree,
    new_tree,
)
from orrery.bots.search.work import AT_ONCE, BY_HABIT
from orrery.core.chance import CHANCE
from orrery.core.registry import find_game
from orrery.lab.puzzles import Solver

CAPTAIN_ITERATIONS = 1500


def new_searcher(game_id: str, n_seats: int = 2, threads: int = 1, seed: int = 1) -> Searcher:
    game = find_game(game_id)
    knobs = knobs_of(level_of(game, "captain", n_seats))
    return Searcher(game, knobs, n_seats, 4000, seed, threads)


def think(search: Searcher, table: orrery.Table, iterations: int) -> list[searcher.Choice]:
    seat = table.to_act[0]
    known = table.game.hidden(table.board, table.state, seat)
    return search.think(table.board, known, seat, Budget(iterations))


# Tactics of connect four


def random_positions(n_positions: int) -> list[orrery.Table]:
    """Positions of random games in which one side or the other can win at once."""
    chooser = random.Random(4)
    found: list[orrery.Table] = []
    while len(found) < n_positions:
        table = orrery.new("connect_four")
        for _ in range(chooser.randrange(6, 34)):
            if not table.is_over:
                table.play(table.to_act[0], chooser.choice(table.actions(table.to_act[0])))
        if not table.is_over and (wins_at_once(table, 0) or wins_at_once(table, 1)):
            found.append(table)
    return found


def wins_at_once(table: orrery.Table, seat: int) -> set[int]:
    """The columns in which `seat` would win if it were to drop now."""
    game, board = table.game, table.board
    wins = set()
    for column in game.actions(board, table.state, table.to_act[0]):
        if game.winners(board, game.after(board, table.state, seat, column)) == [seat]:
            wins.add(column)
    return wins


def can_hold(table: orrery.Table, seat: int, column: int) -> bool:
    """Whether blocking helps: the other side does not win by force within four more discs."""
    blocked = table.game.after(table.board, table.state, seat, column)
    return Solver(table.game, 4).value(table.board, blocked, seat) != 0.0


def test_it_takes_every_win_in_one_and_blocks_every_loss_in_one():
    search = new_searcher("connect_four")
    n_wins = n_blocks = 0
    for table in random_positions(60):
        seat = table.to_act[0]
        own, other = wins_at_once(table, seat), wins_at_once(table, 1 - seat)
        search.forget(1)
        column = think(search, table, CAPTAIN_ITERATIONS)[0].action
        if own:
            n_wins += 1
            assert column in own, table.text
        elif len(other) == 1 and can_hold(table, seat, min(other)):
            n_blocks += 1
            assert column in other, table.text
    assert n_wins > 15
    assert n_blocks > 15


# Keeping the tree


def test_what_was_found_is_kept_when_the_game_goes_on():
    table = orrery.new("connect_four")
    search = new_searcher("connect_four")
    best = think(search, table, 2000)[0]
    table.play_number(0, best.action)
    reply = search.best_line(best.action)[1][1]
    table.play_number(1, reply)
    kept = think(search, table, 1)
    assert sum(choice.visits for choice in kept) > 100
    known = search.minds[0].tree
    assert known.visits[ROOT] > sum(choice.visits for choice in kept) * 0.9


def test_a_tree_is_not_kept_for_another_game():
    search = new_searcher("connect_four")
    think(search, orrery.new("connect_four"), 500)
    other = orrery.position("connect_four", "cf1 standard yr/yr/ry/././r/y yellow")
    assert sum(choice.visits for choice in think(search, other, 50)) == 50


def test_the_same_position_twice_adds_to_the_tree():
    search, table = new_searcher("connect_four"), orrery.new("connect_four")
    think(search, table, 200)
    assert sum(choice.visits for choice in think(search, table, 200)) == 400


def small_tree():
    tree = new_tree(100, 2)
    clear(tree)
    left = add_child(tree, ROOT, 0, 7, 0.5)
    right = add_child(tree, ROOT, 0, 8, 0.5)
    below = add_child(tree, right, 1, 9, 1.0)
    back_up(tree, np.array([ROOT, left], np.int32), 2, np.array([1.0, 0.0]))
    back_up(tree, np.array([ROOT, right, below], np.int32), 3, np.array([0.0, 1.0]))
    return tree, right


def test_a_subtree_keeps_its_numbers():
    tree, right = small_tree()
    fresh = new_tree(100, 2)
    keep_subtree(tree, right, fresh)
    assert fresh.n_nodes[0] == 2
    assert fresh.visits[ROOT] == 1
    child = fresh.first_child[ROOT]
    assert (fresh.action[child], fresh.seat[child]) == (9, 1)
    assert fresh.value[child].tolist() == [0.0, 1.0]
    assert fresh.next_child[child] == NO_NODE


def test_a_full_tree_takes_no_more_and_the_search_goes_on():
    tree = new_tree(2, 2)
    assert add_child(tree, ROOT, 0, 1, 1.0) == 1
    assert add_child(tree, ROOT, 0, 2, 1.0) == NO_NODE
    search = new_searcher("connect_four")
    search.minds[0].tree = new_tree(5, 2)
    choices = think(search, orrery.new("connect_four"), 300)
    assert sum(choice.visits for choice in choices) == 300


# Players, threads, budgets


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_seat_has_a_value_and_they_sum_to_one(players):
    table = orrery.new("spacewalk", players=players, seed=1)
    search = new_searcher("spacewalk", players)
    think(search, table, 200)
    tree = search.minds[0].tree
    assert tree.value[ROOT].sum() == pytest.approx(tree.visits[ROOT])
    assert tree.visits[ROOT] == 200


def test_nature_is_asked_by_lot():
    table = orrery.new("spacewalk", first_player="random", chance="manual")
    search = new_searcher("spacewalk")
    search.think(table.board, table.state, 0, Budget(200))
    tree = search.minds[0].tree
    visits = [int(tree.visits[node]) for node in search.minds[0].children(ROOT)]
    assert len(visits) == 2
    assert min(visits) > 70


def test_too_many_outcomes_of_nature_are_searched_as_one():
    table = orrery.new("spacewalk", first_player="random", chance="manual")
    knobs = knobs_of(level_of(table.game, "captain", 2))._replace(lump=1)
    search = Searcher(table.game, knobs, 2, 400, 1)
    search.think(table.board, table.state, 0, Budget(200))
    mind = search.minds[0]
    (shared,) = mind.children(ROOT)
    assert (mind.tree.seat[shared], mind.tree.action[shared]) == (CHANCE, SECRET)
    actors = {int(mind.tree.seat[node]) for node in mind.children(shared)}
    assert actors == {0, 1}  # whoever was drawn to be first


def test_quick_others_may_overlook_what_searching_ones_see():
    table = orrery.position("connect_four", "cf1 standard ./y/y/y/./r/rry red")  # wins at both ends
    values = []
    for quick in (0, BY_HABIT, AT_ONCE):
        knobs = knobs_of(level_of(table.game, "captain", 2))._replace(quick_others=quick)
        search = Searcher(table.game, knobs, 2, 400, 1)
        values.append(think(search, table, 300)[0].value)
    assert values[0] < 0.1 < values[1]
    assert values[2] < 0.1  # they see what can be done at once


def test_threads_add_up_and_are_the_same_every_time():
    table = orrery.new("connect_four")
    one = think(new_searcher("connect_four", threads=2), table, 300)
    two = think(new_searcher("connect_four", threads=2), table, 300)
    assert one == two
    assert sum(choice.visits for choice in one) == 600


def test_another_seed_searches_otherwise():
    table = orrery.new("connect_four")
    one = think(new_searcher("connect_four", seed=1), table, 300)
    assert one == think(new_searcher("connect_four", seed=1), table, 300)
    assert one != think(new_searcher("connect_four", seed=2), table, 300)


def test_a_budget_in_milliseconds_stops_the_iterations(monkeypatch):
    now = iter(range(1000))
    monkeypatch.setattr(searcher.time, "perf_counter", lambda: next(now) / 100)
    given = list(searcher.slices(Budget(10**9, milliseconds=50)))
    assert len(given) == 5  # the clock stands at 0, 10, ..., 50 ms
    assert given[0] == searcher.FIRST_SLICE
    assert given[1] > given[0]
    assert list(searcher.slices(Budget(7))) == [7]
    assert sum(searcher.slices(Budget(40, milliseconds=10**6))) == 40


PLAIN = """
import orrery
from test_bots_search import new_searcher, think
for game in ("connect_four", "spacewalk"):
    table = orrery.new(game, seed=1)
    print([(c.action, c.visits, round(c.value, 9)) for c in think(new_searcher(game), table, 30)])
"""


def test_plain_python_searches_the_same(said_both_ways):
    assert len(said_both_ways(PLAIN)) == 2
