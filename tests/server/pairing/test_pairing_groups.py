"""Groups: near strengths first, wider with patience, bots only where all agree."""

from __future__ import annotations

from orrery.server.pairing.groups import BOTS_AFTER, Waiting, group_of


def one(name, strength=1500.0, seconds=0.0, takes_bots=False):
    return Waiting(name, strength, seconds, takes_bots)


def names(group):
    return None if group is None else ([p.guest for p in group.people], group.n_bots)


def test_two_of_like_strength_sit_down_at_once():
    assert names(group_of(one("a", seconds=3), [one("b")], 2)) == (["a", "b"], 0)


def test_strangers_in_strength_wait_until_the_gap_has_widened():
    strong = one("b", 1900)
    assert group_of(one("a", seconds=5), [strong], 2) is None
    assert names(group_of(one("a", seconds=20), [strong], 2)) == (["a", "b"], 0)


def test_only_the_one_who_has_waited_longest_makes_the_group():
    a, b = one("a", seconds=5), one("b", seconds=9)
    assert group_of(a, [b], 2) is None
    assert names(group_of(b, [a], 2)) == (["b", "a"], 0)
    same = one("c", seconds=9)
    assert [group_of(b, [same], 2), group_of(same, [b], 2)].count(None) == 1


def test_a_table_for_three_waits_for_three_or_for_bots_that_all_agree_to():
    late = BOTS_AFTER + 1
    assert group_of(one("a", seconds=5), [one("b")], 3) is None
    assert names(group_of(one("a", seconds=5), [one("b"), one("c")], 3)) == (["a", "b", "c"], 0)
    assert group_of(one("a", seconds=late, takes_bots=True), [one("b")], 3) is None
    both = one("a", seconds=late, takes_bots=True), [one("b", takes_bots=True)]
    assert names(group_of(*both, 3)) == (["a", "b"], 1)
    assert group_of(one("a", seconds=late, takes_bots=True), [], 3) is None  # alone is no table
    assert group_of(one("a", seconds=late - 2, takes_bots=True), both[1], 3) is None  # too early
    assert group_of(one("a", seconds=late, takes_bots=True), [], 2) is None


def test_whoever_wants_no_bots_sits_with_none_and_stops_nobody_who_does():
    a, b = one("a", seconds=BOTS_AFTER, takes_bots=True), one("b", takes_bots=True)
    purist = one("c", seconds=20)
    assert names(group_of(a, [purist, b], 4)) == (["a", "b"], 2)
    assert group_of(one("c", seconds=BOTS_AFTER), [b, one("d", takes_bots=True)], 4) is None
