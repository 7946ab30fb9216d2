"""Pairing, by properties: everybody once, nobody twice while possible, firsts and byes even."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.server.tournaments.matching import FREE, largest_matching
from orrery.server.tournaments.pairing import Player, group_round, robin_rounds, swiss_round
from orrery.server.tournaments.standings import Played, players_of, points_by_place


def play(n_players, n_rounds, seed, n_seats=2, leave=0.0):
    """A tournament with results by lot; the rounds, each with who was in."""
    luck, played, rounds, left = random.Random(seed), [], [], set()
    for number in range(1, n_rounds + 1):
        if luck.random() < leave and n_players - len(left) > n_seats + 1:
            left.add(luck.randrange(n_players))
        inside = [n for n in range(n_players) if n not in left]
        players = players_of(inside, played, {})
        tables = swiss_round(players) if n_seats == 2 else group_round(players, n_seats)
        rounds.append((inside, tables))
        for table in tables:
            places = [0] if len(table) == 1 else [luck.randrange(2) for _ in table]
            points = [1.0] if len(table) == 1 else points_by_place(places)
            played.append(Played(number, table, points))
    return rounds


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 24), st.integers(1, 12), st.integers(0, 10**6), st.sampled_from([0.0, 0.3]))
def test_swiss_everybody_plays_once_a_round_and_one_rests_at_most(n, n_rounds, seed, leave):
    for inside, tables in play(n, min(n_rounds, n - 1), seed, leave=leave):
        assert sorted(one for table in tables for one in table) == inside
        assert [len(table) for table in tables].count(1) == len(inside) % 2
        assert all(len(table) in (1, 2) for table in tables)


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 24), st.integers(0, 10**6))
def test_swiss_nobody_meets_twice_in_the_first_half(n, seed):
    """Everybody has at least half of the others left then, so there is a way (Dirac)."""
    met = Counter()
    for _, tables in play(n, (n - 1) // 2, seed):
        met.update(frozenset(table) for table in tables if len(table) == 2)
    assert max(met.values()) == 1


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 8), st.integers(0, 10**6))
def test_swiss_a_rematch_only_where_no_pairing_is_without(n, seed):
    """Compared with all pairings there are."""
    n, met = 2 * (n // 2), Counter()
    for _, tables in play(n, n - 1, seed):
        pairs = [frozenset(table) for table in tables]
        if any(met[pair] for pair in pairs):
            assert all(any(met[frozenset(pair)] for pair in way) for way in ways(range(n)))
        met.update(pairs)


def ways(people):
    """Every way to pair people."""
    first, *rest = people
    for other in rest:
        left = [one for one in rest if one != other]
        for way in ways(left) if left else [[]]:
            yield [(first, other), *way]


@settings(max_examples=40, deadline=None)
@given(st.integers(5, 21), st.integers(0, 10**6))
def test_swiss_firsts_and_byes_are_even(n, seed):
    rounds = play(n, n // 2, seed)
    firsts, games, byes = Counter(), Counter(), Counter()
    for _, tables in rounds:
        for table in tables:
            if len(table) == 1:
                byes[table[0]] += 1
            else:
                firsts[table[0]] += 1
                games.update(table)
    assert max(byes.values(), default=0) <= 1
    assert all(abs(2 * firsts[one] - games[one]) <= 3 for one in games)


def test_swiss_pairs_like_scores():
    played = [Played(1, (0, 2), [1, 0]), Played(1, (1, 3), [1, 0])]
    tables = swiss_round(players_of(range(4), played, {}))
    assert {frozenset(table) for table in tables} == {frozenset((0, 1)), frozenset((2, 3))}


@pytest.mark.parametrize("n", range(2, 15))
def test_robin_everybody_meets_everybody_once_and_goes_first_half_of_the_time(n):
    rounds = robin_rounds(n)
    assert len(rounds) == n - 1 + n % 2
    for tables in rounds:
        assert sorted(one for table in tables for one in table) == list(range(n))
    pairs = [table for tables in rounds for table in tables if len(table) == 2]
    assert Counter(map(frozenset, pairs)) == Counter(map(frozenset, combinations(range(n), 2)))
    firsts = Counter(table[0] for table in pairs)
    assert all(abs(2 * firsts[one] - (n - 1)) <= 1 for one in range(n))


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 6), st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 2))
def test_groups_everybody_sits_at_one_table_and_meets_others_evenly(n_seats, n_tables, seed, more):
    n = n_seats * n_tables + min(more, n_seats - 1)
    met, byes = Counter(), Counter()
    for inside, tables in play(n, 3, seed, n_seats):
        assert sorted(one for table in tables for one in table) == inside
        assert {len(table) for table in tables} <= {1, n_seats}
        byes.update(table[0] for table in tables if len(table) == 1)
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert max(byes.values(), default=0) <= 1
    if n_tables >= n_seats:
        assert max(met.values()) <= 2


def test_groups_seats_go_round():
    seats = Counter()
    for _, tables in play(9, 3, 5, 3):
        seats.update((one, seat) for table in tables for seat, one in enumerate(table))
    assert max(seats.values()) <= 2


@settings(max_examples=80, deadline=None)
@given(st.integers(1, 8), st.integers(0, 10**6), st.floats(0.1, 0.9))
def test_the_largest_matching_is_the_largest(n, seed, density):
    luck = random.Random(seed)
    edges = [pair for pair in combinations(range(n), 2) if luck.random() < density]
    neighbours = [[b for b in range(n) if (a, b) in edges or (b, a) in edges] for a in range(n)]
    partner = largest_matching(neighbours)
    for one, other in enumerate(partner):
        assert other == FREE or (partner[other] == one and other in neighbours[one])
    assert sum(other != FREE for other in partner) == 2 * most(edges)


def test_a_way_through_a_cycle_of_odd_length_is_found():
    """Without shrinking the cycle two of these six would find nobody."""
    edges = [(0, 2), (0, 4), (0, 5), (1, 2), (1, 3), (3, 4), (3, 5)]
    neighbours = [[b for b in range(6) if (a, b) in edges or (b, a) in edges] for a in range(6)]
    assert FREE not in largest_matching(neighbours)


def most(edges):
    """The most edges without a common end, by trying all."""
    if not edges:
        return 0
    (a, b), *rest = edges
    apart = [one for one in rest if not {a, b} & set(one)]
    return max(most(rest), 1 + most(apart))


def test_of_an_odd_number_the_last_one_rests_and_not_the_leader():
    players = [Player(n, score) for n, score in enumerate((3.0, 2.0, 1.0, 0.0, 0.0))]
    assert swiss_round(players)[-1] == (4,)
    assert group_round(players, 4)[-1] == (4,)
    again = [Player(4, 0.0, byes=1) if one.n == 4 else one for one in players]
    assert swiss_round(again)[-1] == (3,)
    assert group_round(again, 4)[-1] == (3,)
