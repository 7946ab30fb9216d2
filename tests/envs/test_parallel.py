"""Live games: everybody acts in the same moment."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.envs.parallel import LiveEnv, parallel_env


def test_pettingzoo_approves():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # importing it warns of its own games
        tests = import_module("pettingzoo.test")
        tests.parallel_api_test(parallel_env("situation7", players=4), num_cycles=200)


def waiting(env: LiveEnv, **actions: int) -> dict[str, int]:
    return {agent: actions.get(agent, env.waiting) for agent in env.agents}


def place(env: LiveEnv, agent: str, location: str) -> int:
    table = env.sitting
    seat = env.possible_agents.index(agent)
    return table.game.parse_action(table.board, table.state, seat, f"place {location}")


def held(env: LiveEnv) -> int:
    return env.sitting.board.n_locations - env.sitting.state.n_empty


def test_all_hands_move_in_one_step():
    env = parallel_env("situation7")
    env.reset(seed=1)
    yellow, green = env.possible_agents
    actions = {yellow: place(env, yellow, "6.22"), green: place(env, green, "6.6")}
    _, rewards, ended, cut, infos = env.step(actions)
    assert held(env) == 2
    assert not any(rewards.values())
    assert not any(ended.values())
    assert not any(cut.values())
    assert infos == {yellow: {}, green: {}}


def test_of_two_hands_for_one_place_the_later_is_told_why():
    late = []
    for seed in range(12):
        env = parallel_env("situation7", players=4)
        env.reset(seed=seed)
        first, _, mate, _ = env.possible_agents  # seats 0 and 2 play Yellow
        same = place(env, first, "6.22")
        *_, infos = env.step(waiting(env, **{first: same, mate: same}))
        assert held(env) == 1
        late += [agent for agent in (first, mate) if "filled" in infos[agent].get("late", "")]
    assert len(late) == 12
    assert len(set(late)) == 2  # chance draws who is quick


def test_an_action_outside_the_mask_is_refused_and_nobody_moves():
    env = parallel_env("situation7")
    observations, _ = env.reset(seed=1)
    yellow, green = env.possible_agents
    illegal = int(np.flatnonzero(observations[green]["action_mask"] == 0)[0])
    with pytest.raises(orrery.IllegalAction, match=r"\[S7-"):
        env.step({yellow: place(env, yellow, "6.22"), green: illegal})
    assert held(env) == 0
    with pytest.raises(orrery.BadInput, match="no agent 'blue'"):
        env.step({"blue": 0})


def test_a_time_limit_ends_the_game_and_pays():
    env = parallel_env("situation7", time_limit=1, seconds_a_step=20)
    env.reset(seed=1)
    yellow, _ = env.possible_agents
    env.step(waiting(env, **{yellow: place(env, yellow, "6.22")}))
    env.step(waiting(env))
    _, rewards, ended, cut, _ = env.step(waiting(env))
    assert all(ended.values())
    assert not any(cut.values())
    assert sum(rewards.values()) == 0
    assert env.agents == []


def test_those_who_only_wait_are_cut_off():
    env = parallel_env("situation7", max_steps=3)
    env.reset(seed=1)
    cuts: list[Any] = [env.step(waiting(env))[3] for _ in range(3)]
    assert [any(cut.values()) for cut in cuts] == [False, False, True]
    assert env.agents == []


def played_out(seed: int) -> tuple[LiveEnv, dict[str, float]]:
    """A game of random hands."""
    env = parallel_env("situation7", players=4)
    observations, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    dice = np.random.default_rng(1)
    while env.agents:
        actions = {
            agent: int(dice.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        observations, rewards, *_ = env.step(actions)
    return env, rewards


def test_random_hands_play_to_the_end():
    env, rewards = played_out(3)
    assert env.is_over
    assert sum(rewards.values()) == 0
    assert played_out(3)[0].sitting.text == env.sitting.text
    assert played_out(4)[0].sitting.text != env.sitting.text


def test_games_of_turns_are_sent_elsewhere():
    with pytest.raises(orrery.BadInput, match="turn by turn"):
        parallel_env("spacewalk")
    with pytest.raises(orrery.BadInput, match="tempo is live"):
        parallel_env("situation7", tempo="race")
