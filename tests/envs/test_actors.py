"""A batch in parts is the batch: in this process, and as actors of Ray where Ray is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import orrery
from orrery.envs import Batch
from orrery.envs.actors import Part, SpreadBatch


class HereHost:
    """Parts in this process."""

    def __init__(self) -> None:
        self.n_ended = 0

    def start(self, settings: dict[str, Any]) -> Part:
        return Part(settings)

    def ask(self, part: Part, name: str, *arguments: Any) -> Any:
        return getattr(part, name)(*arguments)

    def answers(self, promises: list[Any]) -> list[Any]:
        return promises

    def end(self, parts: list[Any]) -> None:
        self.n_ended += len(parts)


def games_of(batch: Any, n_steps: int) -> list[Any]:
    """All that can be seen while a batch is played at random."""
    seen = []
    for _ in range(n_steps):
        batch.step(np.array(batch.random_actions()))
        arrays = batch.seats, batch.masks, batch.observations, batch.rewards, batch.outcomes
        seen += [np.array(array) for array in arrays]
    return seen


def check_same(spread: SpreadBatch, n_steps: int) -> None:
    whole = games_of(Batch("connect_four", 7, seed=5), n_steps)
    for ours, theirs in zip(whole, games_of(spread, n_steps), strict=True):
        assert np.array_equal(ours, theirs)


@pytest.mark.parametrize("actors", [1, 2, 3, 7])
def test_rows_have_the_games_of_the_whole(actors: int):
    spread = SpreadBatch("connect_four", 7, seed=5, actors=actors, host=HereHost())
    check_same(spread, 12)
    spread.reset(5)
    check_same(spread, 3)


def test_work_goes_to_the_rows():
    spread = SpreadBatch("connect_four", 7, actors=2, host=HereHost())
    assert spread.each(lambda batch: batch.size) == [3, 4]
    host: Any = spread._host
    spread.close()
    assert host.n_ended == 2


def test_what_cannot_be_spread_is_refused():
    with pytest.raises(orrery.BadInput, match="1 to 2 actors, not 3"):
        SpreadBatch("connect_four", 2, actors=3, host=HereHost())
    spread = SpreadBatch("connect_four", 4, host=HereHost())
    with pytest.raises(orrery.BadInput, match="4 games need 4 actions, not 3"):
        spread.step([0, 0, 0])
    with pytest.raises(orrery.IllegalAction, match="row 1"):
        spread.step([0, 99, 0, 0])


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_actors_of_ray_have_the_games_of_the_whole():
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        spread = SpreadBatch("connect_four", 7, seed=5, actors=2)
        check_same(spread, 12)
        assert spread.each(lambda batch: batch.size) == [3, 4]
        spread.close()
    finally:
        ray.shutdown()
