"""Standings: points of places, tie-breaks by hand."""

from __future__ import annotations

from orrery.server.tournaments.standings import Played, points_by_place, standings


def test_points_go_by_place_and_ties_share():
    assert points_by_place([0, 1]) == [1, 0]
    assert points_by_place([0, 0]) == [0.5, 0.5]
    assert points_by_place([2, 0, 1, 3]) == [1, 3, 2, 0]
    assert points_by_place([0, 1, 1, 1]) == [3, 1, 1, 1]
    assert sum(points_by_place([0, 0, 5, 5, 7])) == 10


def test_three_who_have_beaten_each_other_in_a_circle_share_their_place():
    played = [
        Played(1, (0, 1), [0, 1]), Played(1, (2, 3), [1, 0]),
        Played(2, (0, 2), [1, 0]), Played(2, (1, 3), [1, 0]),
        Played(3, (0, 3), [1, 0]), Played(3, (1, 2), [0, 1]),
    ]  # fmt: skip
    rows = standings(range(4), played, {})
    assert [row.score for row in rows] == [2, 2, 2, 0]
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


def wins(*pairs):
    """Tables of two, the winner first."""
    return [Played(1, pair, [1, 0]) for pair in pairs]


def order_of(first, second, played, n):
    """Which of two with the same score stands before the other."""
    rows = [row for row in standings(range(n), played, {}) if row.n in (first, second)]
    assert rows[0].score == rows[1].score
    assert rows[0].place < rows[1].place
    return [row.n for row in rows]


def test_the_game_between_the_two_weighs_more_than_the_points_of_their_opponents():
    played = [*wins((1, 0), (0, 2), (3, 1), (2, 3), (2, 4), (2, 5)), Played(1, (3, 4), [0.5, 0.5])]
    found = {row.n: row for row in standings(range(6), played, {})}
    assert (found[0].buchholz, found[1].buchholz) == (4.0, 2.5)
    assert order_of(0, 1, played, 6) == [1, 0]


def test_the_points_of_all_opponents_weigh_more_than_those_of_the_beaten():
    a, b, c, d, e, f, g = range(2, 9)
    played = wins((0, a), (b, 0), (1, c), (d, 1), (a, e), (d, f), (d, g))
    found = {row.n: row for row in standings(range(9), played, {})}
    assert (found[0].sonneborn, found[1].sonneborn) == (1.0, 0.0)
    assert order_of(0, 1, played, 9) == [1, 0]


def test_the_points_of_the_beaten_tell_apart_whom_nothing_else_does():
    a, b, c, d, e, f = range(2, 8)
    played = wins((0, a), (b, 0), (1, c), (d, 1), (b, e), (c, f))
    found = {row.n: row for row in standings(range(8), played, {})}
    assert found[0].buchholz == found[1].buchholz == 2.0
    assert order_of(0, 1, played, 8) == [1, 0]


def test_games_among_those_tied_count_only_when_all_of_them_have_met():
    played = wins((0, 1), (2, 0), (1, 3), (4, 2), (4, 3))  # 1 and 2 have not
    found = {row.n: row for row in standings(range(5), played, {})}
    assert [found[n].score for n in (0, 1, 2)] == [1, 1, 1]
    assert [found[n].direct for n in (0, 1, 2)] == [0, 0, 0]
