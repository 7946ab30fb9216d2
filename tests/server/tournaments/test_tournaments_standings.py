"""Standings: points of places, tie-breaks by hand."""

from __future__ import annotations

from orrery.server.tournaments.standings import Played, points_by_place, standings


def test_points_go_by_place_and_ties_share():
    assert points_by_place([0, 1]) == [1, 0]
    assert points_by_place([0, 0]) == [0.5, 0.5]
    assert points_by_place([2, 0, 1, 3]) == [1, 3, 2, 0]
    assert points_by_place([0, 1, 1, 1]) == [3, 1, 1, 1]
    assert sum(points_by_place([0, 0, 5, 5, 7])) == 10


def test_tie_breaks_direct_then_buchholz_then_sonneborn():
    """0 and 1 have two points each and have met: 1 won that."""
    played = [
        Played(1, (0, 1), [0, 1]), Played(1, (2, 3), [1, 0]),
        Played(2, (0, 2), [1, 0]), Played(2, (1, 3), [1, 0]),
        Played(3, (0, 3), [1, 0]), Played(3, (1, 2), [0, 1]),
    ]  # fmt: skip
    rows = standings(range(4), played, {})
    assert [(row.n, row.score) for row in rows] == [(1, 2), (2, 2), (0, 2), (3, 0)] or [
        row.score for row in rows
    ] == [2, 2, 2, 0]
    assert [row.direct for row in rows[:3]] == [1, 1, 1]  # a circle: nothing is told apart
    assert [row.place for row in rows] == [1, 1, 1, 4]


def test_whoever_won_the_game_between_the_two_is_first():
    played = [
        Played(1, (0, 1), [0, 1]), Played(1, (2, 3), [1, 0]),
        Played(2, (0, 2), [1, 0]), Played(2, (1, 3), [0, 1]),
    ]  # fmt: skip
    rows = standings(range(4), played, {})
    assert [row.score for row in rows] == [1, 1, 1, 1]
    assert {row.direct for row in rows} == {0}  # not all of them have met
    two = standings([0, 1], played[:1], {0: 1.0})
    assert [(row.n, row.score, row.direct) for row in two] == [(1, 1, 1), (0, 1, 0)]


def test_buchholz_and_sonneborn_by_hand():
    played = [
        Played(1, (0, 1), [1, 0]), Played(1, (2, 3), [0.5, 0.5]),
        Played(2, (0, 2), [1, 0]), Played(2, (1, 3), [0, 1]), Played(3, (1,), [1]),
    ]  # fmt: skip
    found = {row.n: row for row in standings(range(4), played, {})}
    assert {n: row.score for n, row in found.items()} == {0: 2, 1: 1, 2: 0.5, 3: 1.5}
    assert (found[0].buchholz, found[0].sonneborn) == (1.5, 1.5)
    assert (found[2].buchholz, found[2].sonneborn) == (3.5, 0.75)
    assert found[1].buchholz == 3.5  # a bye is nobody


def test_late_joiners_bring_their_half_points_and_open_games_count_nothing():
    rows = standings(range(2), [Played(2, (0, 1), None)], {1: 0.5})
    assert [(row.n, row.score, row.place) for row in rows] == [(1, 0.5, 1), (0, 0, 2)]
