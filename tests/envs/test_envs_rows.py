"""Rows from given positions, afterstates, seeds a row, and the batch as Gymnasium sees it."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import orrery
from orrery.core.chance import game_seed
from orrery.core.game import rules_view
from orrery.core.registry import game_ids
from orrery.envs import Batch
from orrery.envs.batch import ENDED
from orrery.envs.gymnasium import SoloEnv, register
from orrery.envs.sitting import Sitting
from orrery.envs.vector import BatchVectorEnv

SIZE = 9


def played(game: str, n: int = 5, **wishes: Any) -> Batch:
    batch = Batch(game, SIZE, seed=4, **wishes)
    for _ in range(n):
        batch.step(batch.random_actions())
    return batch


# Positions


@pytest.mark.parametrize("game", game_ids())
def test_positions_go_from_one_batch_to_another_and_back(game: str):
    batch = played(game)
    other = Batch(game, SIZE, seed=77)
    other.put(batch.states)
    assert other.states.tobytes() == batch.states.tobytes()
    if game == "situation7":  # who of several comes first is drawn anew
        return
    assert np.array_equal(other.seats, batch.seats)
    assert np.array_equal(other.observations, batch.observations)
    assert np.array_equal(other.masks, batch.masks)


def test_some_rows_begin_from_texts():
    batch = Batch("connect_four", SIZE)
    batch.masks  # noqa: B018 - what was known before is not shown again
    text = "cf1 standard yryryr/r/y/./././. yellow"
    batch.put([text], rows=[3])
    assert batch.position(3) == text
    assert batch.seats[3] == 0
    assert batch.masks[3].tolist()[:7] == [0, 1, 1, 1, 1, 1, 1]
    assert batch.masks[2].tolist()[:7] == [1] * 7


@pytest.mark.parametrize(
    ("positions", "words"),
    [
        (["nonsense"], "position 0: "),
        (["cf1 standard yyyy/rrr/./././././. red"], "position 0: "),
        ([], "1 rows need 1 positions, not 0"),
    ],
)
def test_bad_positions_leave_everything_as_it_was(positions, words):
    batch = played("connect_four")
    before = batch.states.tobytes()
    with pytest.raises(orrery.BadInput, match=words):
        batch.put(positions, rows=[0])
    assert batch.states.tobytes() == before


def test_a_position_of_other_players_is_refused():
    with pytest.raises(orrery.BadInput, match="position 0 is of 3 players, the batch of 2"):
        Batch("spacewalk", SIZE, players=2).put(Batch("spacewalk", SIZE, players=3).states)


# Afterstates


@pytest.mark.parametrize("game", game_ids())
def test_every_action_leads_where_the_rules_say(game: str):
    batch = played(game)
    before = batch.states.tobytes()
    after = batch.expand()
    assert batch.states.tobytes() == before
    assert np.array_equal(np.bincount(after.rows, minlength=SIZE), batch.masks.sum(axis=1))
    for index in range(0, len(after.rows), max(1, len(after.rows) // 40)):
        row, seat, action = (int(one[index]) for one in after[:3])
        assert batch.masks[row, action] == 1
        assert seat == batch.seats[row]
        there = batch.game.after(batch.board, batch._state(row), seat, action)
        assert there.memory.tobytes() == after.states[index : index + 1].tobytes()


def test_afterstates_have_features_of_whoever_decided():
    batch = played("spacewalk")
    after = batch.expand()
    features = batch.features(after.states, after.seats)
    state = batch.game.after(
        batch.board, batch._state(0), int(after.seats[0]), int(after.actions[0])
    )
    expected = batch.game.observe(batch.board, state, int(after.seats[0]))
    assert np.array_equal(features[0], expected)


# Seeds


def test_each_row_has_the_seed_of_a_game_alone():
    batch = Batch("liars_dice", 3, players=2, seed=[5, 6, 5])
    assert batch.position(0) != batch.position(1)
    alone = Sitting("liars_dice", 2, {})
    for row, seed in enumerate([5, 6, 5]):
        alone.start(seed)
        assert batch.position(row) == alone.text
    with pytest.raises(orrery.BadInput, match="3 games need 3 seeds, not 2"):
        batch.reset([1, 2])


# Gymnasium


def test_games_have_ids_with_the_version_of_their_rules():
    assert "orrery/spacewalk-v1" in register()
    env = gymnasium.make("orrery/spacewalk-v1", opponents="random", players=3)
    _, _ = env.reset(seed=1)
    assert isinstance(env.unwrapped, SoloEnv)
    assert env.unwrapped.sitting.n_seats == 3


def test_masks_are_those_of_the_observation():
    env = SoloEnv("spacewalk", opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


def test_a_batch_is_a_vector_of_environments():
    envs = BatchVectorEnv("connect_four", num_envs=SIZE)
    seen, infos = envs.reset(seed=3)
    assert seen in envs.observation_space
    assert infos["seat"].tolist() == [0] * SIZE
    n_ended = 0
    for _ in range(60):
        seats = infos["seat"]
        actions = np.array([first_of(mask) for mask in seen["action_mask"]])
        seen, rewards, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        assert np.array_equal(rewards, infos["rewards"][np.arange(SIZE), seats])
        assert (rewards[~ended] == 0).all()
        n_ended += int(ended.sum())
    assert n_ended > 0
    assert np.array_equal(envs.action_masks(), seen["action_mask"] == 1)


def first_of(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def test_the_same_seeds_give_the_same_games():
    envs = [BatchVectorEnv("liars_dice", num_envs=3) for _ in range(2)]
    first, second = (one.reset(seed=[4, 5, 4])[0]["observation"] for one in envs)
    assert np.array_equal(first, second)
    assert not np.array_equal(first[0], first[1])
    assert np.array_equal(first[0], first[2])


def test_an_end_is_followed_by_the_next_game_in_the_same_step():
    envs = BatchVectorEnv("connect_four", num_envs=1)
    envs.reset(seed=1)
    for action in (0, 1, 0, 1, 0, 1, 0):
        seen, rewards, ended, *_ = envs.step(np.array([action]))
    assert (ended.tolist(), rewards.tolist()) == ([True], [1.0])
    assert envs.batch.outcomes[0] == ENDED
    assert envs.batch.position(0) == orrery.new("connect_four").text
    assert seen["action_mask"][0, :7].all()


class AllSeats(gymnasium.Env):
    """One game with every seat played by the caller, as a row of a batch is."""

    def __init__(self, game: str):
        self.sitting = Sitting(game, None, {})
        self.observation_space = BatchVectorEnv(game, 1).single_observation_space
        self.action_space = gymnasium.spaces.Discrete(self.sitting.n_actions)

    def reset(self, *, seed=None, options=None):
        luck = game_seed(seed, 0) if seed is not None else self.sitting._scratch.rng[0]
        self.sitting._scratch.rng[0] = luck  # a row goes on with the luck it has
        records = self.sitting.board, self.sitting._options, self.sitting.state
        views = [rules_view(record) for record in records]
        self.sitting.seat = int(self.sitting._stepping.start(*views, self.sitting._scratch))
        return self.look(self.sitting.seat), {"seat": np.int32(self.sitting.seat)}

    def step(self, action):
        actor = self.sitting.seat
        self.sitting.play(int(action))
        is_over = self.sitting.is_over
        rewards = np.array(self.sitting.rewards(), np.float32) * is_over
        seat = actor if is_over else self.sitting.seat
        info = {"seat": np.int32(seat), "rewards": rewards}
        return self.look(seat), float(rewards[actor]), is_over, False, info

    def look(self, seat: int):
        return {"observation": self.sitting.observe(seat), "action_mask": self.sitting.mask()}


@pytest.mark.parametrize("game", ["connect_four", "liars_dice"])
def test_ends_are_told_as_gymnasium_tells_them(game: str):
    ours = BatchVectorEnv(game, num_envs=SIZE)
    theirs = SyncVectorEnv([lambda: AllSeats(game)] * SIZE, autoreset_mode=AutoresetMode.SAME_STEP)
    seeds = list(range(SIZE))
    seen, _ = ours.reset(seed=seeds)
    theirs.reset(seed=seeds)
    draws, n_ended = np.random.default_rng(5), 0
    for _ in range(60):
        actions = np.array([draws.choice(np.flatnonzero(row)) for row in seen["action_mask"]])
        seen, rewards, ended, _, infos = ours.step(actions)
        expected = theirs.step(actions)
        assert same((seen, rewards, ended, infos["seat"]), (*expected[:3], expected[4]["seat"]))
        names = {name for name in infos if "final" in name}
        assert names == {name for name in expected[4] if "final" in name}
        assert all(same(infos[name], expected[4][name]) for name in names)
        n_ended += int(ended.sum())
    assert n_ended > SIZE


def same(one: Any, other: Any) -> bool:
    """Whether two things that Gymnasium makes have the same numbers under the same names."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple) or getattr(one, "dtype", None) == np.dtype(object):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))


def test_nothing_is_said_of_ends_where_nothing_ends():
    envs = BatchVectorEnv("connect_four", num_envs=2)
    envs.reset(seed=1)
    *_, infos = envs.step(np.array([0, 0]))
    assert set(infos) == {"seat", "rewards"}


def test_gymnasium_approves_of_ids():
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of unbounded features
        env = gymnasium.make("orrery/connect_four-v1", opponents="random")
        check_env(env.unwrapped, skip_render_check=True)
