"""The pace of bots in real time: S7-24 and S7-28."""

from __future__ import annotations

import pytest
from s7_help import LINE, both, world

import orrery
from orrery.games.situation7 import pace
from orrery.games.situation7.sheet import FOUND, GUARD, LAUNCH, PASS, PLACE


@pytest.mark.clause("S7-28")
def test_the_estimate_starts_at_11_and_a_half_seconds():
    assert pace.estimate_of([]) == 11.5


@pytest.mark.clause("S7-28")
def test_the_estimate_moves_an_eighth_towards_each_interval():
    assert pace.next_estimate(11.5, 19.5) == 12.5
    assert pace.next_estimate(12.5, 4.5) == 11.5
    assert pace.estimate_of([19.5, 4.5]) == 11.5


@pytest.mark.clause("S7-28")
def test_the_estimate_stays_between_8_and_18_seconds():
    assert pace.estimate_of([300]) == 18
    assert pace.estimate_of([0.5] * 50) == 8
    assert pace.next_estimate(18, 10) == 17  # and comes back


@pytest.mark.clause("S7-28")
def test_levels_differ_in_a_factor_on_time():
    factors = [pace.level_factor(level) for level in range(1, 7)]
    assert factors[:4] == [1.35, 1.15, 1.0, 0.88]
    assert factors == sorted(factors, reverse=True)
    assert factors[4] == pytest.approx(0.88 * 0.88)
    with pytest.raises(orrery.BadInput, match="levels start at 1"):
        pace.level_factor(0)


@pytest.mark.clause("S7-28")
def test_match_follows_the_person_and_fixed_does_not():
    assert pace.time_percent("match", level=3) == 100
    assert pace.time_percent("match", level=3, estimate=17.25) == 150
    assert pace.time_percent("fixed", level=3, estimate=17.25) == 100
    assert pace.time_percent("match", level=4, estimate=11.5) == 88
    with pytest.raises(orrery.BadInput, match=r"no pace 'mach'.*match"):
        pace.time_percent("mach", level=3)


@pytest.mark.clause("S7-24", "S7-28")
def test_a_bot_waits_what_the_race_would_cost():
    table = world(tempo="live", yellow="6.22", green="6.6")
    args = table.board, table.state, 0
    assert pace.search_ms(*args, PLACE.first, luck=3) == 8000 + 320 * 122 * 7 // 16
    assert pace.search_ms(*args, LAUNCH.first, luck=3) == 8000 + 320 * 122 * 7 // 16
    assert pace.search_ms(*args, FOUND.first, luck=7) == 8000 + 320 * 122 * 47 // (16 * 5)
    assert (
        pace.search_ms(*args, PLACE.first, luck=0, percent=150) == 12000 + 320 * 122 * 150 // 1600
    )
    assert pace.search_ms(*args, GUARD.first, luck=0, percent=150) == 3000
    assert pace.search_ms(*args, PASS.first, luck=0) == 0


@pytest.mark.clause("S7-28")
def test_at_the_usual_pace_a_found_piece_of_a_middle_game_takes_about_the_first_estimate():
    middle = both(LINE["yellow"], "5.21 5.22 5.23 5.24 4.16 4.17 4.18 3.11 3.12")
    table = world(tempo="live", yellow=middle, green=LINE["green"])
    times = [pace.search_ms(table.board, table.state, 0, FOUND.first, luck) for luck in range(8)]
    assert 8 < sum(times) / 8000 < pace.START
