"""Games of the search with itself: what is random, what is kept, what they follow from."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.searcher import Budget, Searcher
from orrery.bots.search.tree import NO_NODE, add_child, new_tree
from orrery.bots.selfplay.course import COURSE, Forks, is_random, plan
from orrery.bots.selfplay.samples import in_order, taken
from orrery.bots.selfplay.table import Job, Table, play, seeds_of
from orrery.bots.selfplay.verdict import any_child
from orrery.core.chance import new_rng
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows

FORKS = Forks(opening=3, latest=8, longest=2, keep=100)


def job_for(iterations: int = 6, forks: Forks = FORKS, seed: int = 5) -> Job:
    game = find_game("connect_four")
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    knobs = knobs_of(read_level(game, f"captain/iterations={iterations}", 2))
    return Job(game, board, values, knobs, iterations, forks, seed)


def test_a_game_follows_from_its_seed_and_number_alone():
    job = job_for()
    together, alone = play(job, 0, 4), play(job, 2, 1)
    assert together.lengths[2] == alone.lengths[0]
    assert np.array_equal(together.outcomes[2], alone.outcomes[0])
    own = taken(together.samples, together.samples.numbers == 2)
    assert np.array_equal(own.features, alone.samples.features)
    assert not np.array_equal(together.lengths, play(replace(job, seed=6), 0, 4).lengths)


def test_only_positions_behind_the_fork_are_kept():
    job = job_for()
    samples = play(job, 0, 6).samples
    assert len(samples) > 0
    for number, (seed, _) in enumerate(seeds_of(job.seed, 0, 6)):
        rng = new_rng(1)
        rng[0] = seed
        courses = np.zeros(1, COURSE)
        plan(rules_rows(courses)[0], job.forks, rng)
        kept = samples.lengths[samples.numbers == number]
        assert (kept >= courses["join"][0]).all()


def test_a_course_is_random_in_its_opening_and_its_fork():
    courses = np.zeros(1, COURSE)
    course = rules_rows(courses)[0]
    for length, opening, fork, join, expected in [
        (0, 1, 5, 6, True), (1, 1, 5, 6, False), (5, 1, 5, 6, True), (6, 1, 5, 6, False),
        (0, 0, 0, 0, False),
    ]:  # fmt: skip
        courses[0] = (length, opening, fork, join)
        assert is_random(course) is expected


def test_without_forks_only_the_opening_is_random():
    courses = np.zeros(1, COURSE)
    for seed in range(20):
        plan(rules_rows(courses)[0], Forks(4, 0, 3, 100), new_rng(seed))
        assert courses["fork"] == courses["join"] == courses["opening"] <= 4


def test_a_decision_is_that_of_a_searcher_with_the_same_seed():
    job = job_for(iterations=40)
    table = Table(job)
    table.play(0, seeds_of(1, 0, 1)[0])
    state = job.game.setup(job.board, job.values)
    table.set_position(state)
    table.work.scratch.rng[0] = 77
    searcher = Searcher(job.game, job.knobs, 2, 40, seed=1)
    searcher.minds[0]._work.scratch.rng[0] = 77
    assert table.decide(0) == searcher.think(job.board, state, 0, Budget(40))[0].action
    mind = searcher.minds[0]
    n = int(mind.tree.n_nodes[0])
    assert np.array_equal(table.tree.visits[:n], mind.tree.visits[:n])


def test_outcomes_of_samples_are_those_of_their_games():
    played = play(job_for(), 0, 5)
    course = taken(played.samples, ~played.samples.is_beside)
    for number, outcome in zip(course.numbers, course.outcomes, strict=True):
        assert np.allclose(outcome[:2], played.outcomes[number])
    assert played.samples.shares.sum(axis=1) == pytest.approx(1.0)


def test_what_the_search_found_is_kept_with_the_position():
    job = job_for(iterations=40)
    samples = play(job, 0, 3).samples
    assert samples.values.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    course = taken(samples, ~samples.is_beside)
    table = Table(job)
    seen = []
    decide = table.decide

    def watched(seat: int) -> int:
        action = decide(seat)
        seen.append(table.tree.value[0, 0] / table.tree.visits[0])
        return action

    table.decide = watched  # type: ignore[method-assign]
    table.play(0, seeds_of(job.seed, 0, 1)[0])
    own = course.values[course.numbers == 0, 0]
    assert own == pytest.approx(seen[-len(own) :], abs=1e-6)


def test_beside_the_course_lies_what_a_well_tried_action_leads_to():
    job = job_for(iterations=40)
    samples = play(job, 0, 8).samples
    beside = taken(samples, samples.is_beside)
    assert len(beside) > 20
    assert np.array_equal(beside.outcomes, beside.values)
    course = {
        (n, length): tuple(features)
        for n, length, features, is_beside in zip(
            samples.numbers, samples.lengths, samples.features.tolist(), samples.is_beside,
            strict=True,
        )
        if not is_beside
    }  # fmt: skip
    others = [
        tuple(features) != course.get((n, length))
        for n, length, features in zip(
            beside.numbers, beside.lengths, beside.features.tolist(), strict=True
        )
    ]
    assert any(others)
    assert not all(others)


def test_children_are_drawn_among_those_with_visits_enough():
    tree = new_tree(8, 2)
    nodes = [add_child(tree, 0, 0, action, 1.0) for action in range(3)]
    tree.visits[nodes] = 5, 1, 9
    drawn = {any_child(tree, 0, 5, new_rng(seed)) for seed in range(40)}
    assert drawn == {nodes[0], nodes[2]}
    assert any_child(tree, 0, 10, new_rng(1)) == any_child(tree, 1, 1, new_rng(1)) == NO_NODE


def test_samples_can_be_put_in_order():
    samples = play(job_for(), 0, 4).samples
    mixed = taken(samples, np.random.default_rng(1).permutation(len(samples)))
    assert np.array_equal(in_order(mixed).features, samples.features)
