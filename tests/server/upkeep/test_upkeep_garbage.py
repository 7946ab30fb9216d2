"""Garbage is swept in small steps; all that lives is looked through when nobody would notice."""

from __future__ import annotations

import gc

import pytest
from server_house import in_loop, open_house

from orrery.server.upkeep import garbage
from orrery.server.upkeep.garbage import (
    PATIENCE_SECONDS,
    QUIET_SECONDS,
    SWEEP_SECONDS,
    is_time_to_sweep,
)


@pytest.mark.parametrize(
    ("since_sweep", "since_frame", "is_time"),
    [
        (SWEEP_SECONDS, QUIET_SECONDS, True),
        (SWEEP_SECONDS - 1, QUIET_SECONDS, False),  # not again so soon
        (SWEEP_SECONDS, 0.0, False),  # somebody is playing
        (PATIENCE_SECONDS, 0.0, True),  # nor put off for ever
    ],
)
def test_all_that_lives_is_looked_through_at_quiet_moments(since_sweep, since_frame, is_time):
    assert is_time_to_sweep(since_sweep, since_frame) is is_time


def test_a_server_sweeps_only_the_young_by_itself():
    before = gc.get_threshold()
    try:
        garbage.sweep_only_the_young()
        assert gc.get_threshold() == (garbage.YOUNG, garbage.MIDDLE, garbage.NEVER)
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


@in_loop
async def test_any_frame_counts_as_play(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        house.clock.pass_seconds(100)
        await ann.send("not even a message")
        assert house.hall.last_frame == house.clock.now()
