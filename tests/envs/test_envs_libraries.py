"""The environments pass the tests that come with the libraries they are made for."""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.core.conformance import variants
from orrery.core.registry import find_game, game_ids

GAMES = game_ids()


def tables() -> list:
    """Every game, player count and variant, named."""
    return [
        pytest.param(game, values, id=f"{game}-{index}")
        for game in GAMES
        for index, values in enumerate(variants(find_game(game).meta))
    ]


# PettingZoo


def pettingzoos(name: str) -> Any:
    """A test that comes with PettingZoo; importing it warns of its own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return getattr(import_module("pettingzoo.test"), name)


@pytest.mark.parametrize(("game", "values"), tables())
def test_pettingzoo_approves_of_every_variant(game: str, values: dict):
    from orrery.envs import pettingzoo

    options = {name: value for name, value in values.items() if name != "players"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of masks in observations
        pettingzoos("api_test")(pettingzoo.env(game, values["players"], **options), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_gets_the_same_from_the_same_seed(game: str):
    from orrery.envs import pettingzoo

    pettingzoos("seed_test")(lambda: pettingzoo.env(game), num_cycles=20)


def test_pettingzoo_plays_to_the_end_and_pays_out():
    from orrery.envs import pettingzoo

    env = pettingzoo.env("spacewalk", players=3)
    env.reset(seed=5)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        paid[agent] += reward
        mask = observation["action_mask"]
        env.step(None if is_over else env.action_space(agent).sample(mask))
    assert sum(paid.values()) == pytest.approx(0, abs=1e-6)
    assert max(paid.values()) > 0


def test_pettingzoo_explains_an_illegal_action():
    from orrery.envs import pettingzoo

    env = pettingzoo.env("spacewalk")
    env.reset(seed=5)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(orrery.IllegalAction, match=r"\[SW-\d+\]"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_pettingzoo_shows_the_table():
    from orrery.envs import pettingzoo

    env = pettingzoo.env("spacewalk", render_mode="ansi")
    env.reset(seed=5)
    assert "red" in env.render().lower()


# Gymnasium


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_approves(game: str):
    from gymnasium.utils.env_checker import check_env

    from orrery.envs.gymnasium import SoloEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of unbounded features
        check_env(SoloEnv(game, opponents="greedy"), skip_render_check=True)


def test_gymnasium_plays_against_a_level_to_the_end():
    from orrery.envs.gymnasium import SoloEnv

    env = SoloEnv("spacewalk", seat="blue", opponents="cadet")
    seen, _ = env.reset(seed=3)
    is_over, reward = False, 0.0
    while not is_over:
        seen, reward, is_over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert reward in (-1.0, 0.0, 1.0)


def test_gymnasium_tells_those_who_remember_what_was_done(monkeypatch):
    from orrery.bots.players import Bot
    from orrery.envs.gymnasium import SoloEnv

    told: list[list[tuple[int, int]]] = []
    monkeypatch.setattr(Bot, "remembers", True)
    monkeypatch.setattr(
        Bot, "recall", lambda bot, board, past, seat: told.append([d[1:] for d in past])
    )
    env = SoloEnv("astron", players=2, seat=1, opponents="random")
    for _ in range(2):  # another game has another past
        told.clear()
        seen, _ = env.reset(seed=3)
        assert told == [[]]
        own = [env.action_space.sample(seen["action_mask"])]
        seen, *_ = env.step(own[-1])
        own.append(env.action_space.sample(seen["action_mask"]))
        env.step(own[-1])
        assert [seat for seat, _ in told[2]] == [0, 1, 0, 1]
        assert [action for seat, action in told[2] if seat == 1] == own


def test_gymnasium_ends_the_game_on_an_illegal_action_or_raises():
    from orrery.envs.gymnasium import SoloEnv

    for illegal in ("lose", "raise"):
        env = SoloEnv("spacewalk", opponents="random", illegal=illegal)
        seen, _ = env.reset(seed=3)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(orrery.IllegalAction):
                env.step(wrong)
        else:
            _, reward, is_over, _, info = env.step(wrong)
            assert (reward, is_over) == (-1.0, True)
            assert "[SW-" in info["illegal"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seat": "pink"}, "there are red, blue"),
        ({"opponents": ["cadet", "cadet"]}, "1 other seats need 1 bots, not 2"),
        ({"illegal": "ignore"}, "'lose' or 'raise'"),
        ({"opponents": "cadets"}, "did you mean 'cadet'"),
    ],
)
def test_gymnasium_explains_bad_wishes(wish: dict, words: str):
    from orrery.envs.gymnasium import SoloEnv

    with pytest.raises(orrery.BadInput, match=words):
        SoloEnv("spacewalk", players=2, **wish)


# OpenSpiel


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulates_every_game(game: str):
    pyspiel = pytest.importorskip("pyspiel")

    from orrery.envs import open_spiel

    options = {"max_rounds": 2} if game == "zylatron" else {}
    found = open_spiel.new_game(game, **options)
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def test_openspiel_asks_chance_who_is_first_in_live_play():
    pytest.importorskip("pyspiel")

    from orrery.envs import open_spiel

    state = open_spiel.new_game("situation7", tempo="live").new_initial_state()
    chance = random.Random(4)
    n_firsts = 0
    for _ in range(40):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            outcome = chance.choice(outcomes)[0]
            n_firsts += "is first" in state.action_to_string(-1, outcome)
            state.apply_action(outcome)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert n_firsts > 5


def test_openspiel_search_plays_space_walk():
    pytest.importorskip("pyspiel")
    mcts = import_module("open_spiel.python.algorithms.mcts")

    from orrery.envs import open_spiel

    game = open_spiel.new_game("spacewalk")
    chance = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searcher = mcts.MCTSBot(game, 2.0, 10, evaluator, random_state=chance)
    state = game.new_initial_state()
    for _ in range(10):
        if state.is_chance_node():
            state.apply_action(int(chance.choice([a for a, _ in state.chance_outcomes()])))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert len(state.history()) == 10


def test_openspiel_observes_only_what_a_seat_may_know():
    pytest.importorskip("pyspiel")

    from orrery.envs import open_spiel

    game = open_spiel.new_game("astron", players=2)
    state = game.new_initial_state()
    chance = random.Random(1)
    while state.is_chance_node() or len(state.history()) < 14:
        actions = state.legal_actions()
        state.apply_action(chance.choice(actions))
    observer = game.make_py_observer()
    assert "?" in observer.string_from(state, 0)
    observer.set_from(state, 0)
    assert observer.tensor.any()
