"""Tables and environments can be copied, pickled and sent elsewhere; a copy lives its own life."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.core.records import bytes_of
from orrery.envs import Batch

WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}


@pytest.fixture(params=list(WAYS))
def twin_of(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


def played(n: int = 12, **wishes: Any) -> orrery.Table:
    table = orrery.new("astron", players=3, seed=5, **wishes)
    for _ in range(n):
        seat = table.to_act[0]
        table.play(seat, table.actions(seat)[0])
    return table


def test_a_table(twin_of):
    table = played()
    before = table.text
    twin = twin_of(table)
    seat = twin.to_act[0]
    told = twin.play(seat, twin.actions(seat)[-1])
    assert table.text == before != twin.text
    assert table.play(seat, table.actions(seat)[-1]) == told  # the same chance lies ahead of both
    assert table.text == twin.text
    assert twin.log.steps == table.log.steps


def test_a_table_on_a_board_of_ones_own(tmp_path, twin_of):
    board = tmp_path / "two.toml"
    board.write_text("two = { faces = 2 }\n")
    table = orrery.new("liars_dice", dice=1, board=str(board))
    twin = twin_of(table)
    board.unlink()  # the copy has it with it
    assert twin.actions(0) == table.actions(0) == ["bid 1 1", "bid 1 2", "bid 2 1", "bid 2 2"]


def first_of(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("opponents", ["random", "greedy", "cadet"])
def test_one_seat_against_bots(twin_of, opponents):
    from orrery.envs.gymnasium import SoloEnv

    env = SoloEnv("spacewalk", opponents=opponents)
    seen, _ = env.reset(seed=3)
    for _ in range(4):
        seen, *_ = env.step(first_of(seen["action_mask"]))
    before = bytes_of(env.sitting.state)
    twin = twin_of(env)
    theirs, *_ = twin.step(first_of(seen["action_mask"]))
    assert bytes_of(env.sitting.state) == before != bytes_of(twin.sitting.state)
    ours, *_ = env.step(first_of(seen["action_mask"]))
    assert np.array_equal(ours["observation"], theirs["observation"])  # the bot answered the same


def test_a_searchers_rows_are_those_it_searches_in(twin_of):
    """A copy that kept another one's window on its memory would search nothing."""
    from orrery.bots.levels import level_of
    from orrery.bots.officers import Officer

    table = orrery.new("spacewalk")
    level = replace(level_of(table.game, "cadet", 2), random_share=0.0)
    officer = Officer(table.game, level, seed=1)
    officer.choose(table.board, table.state, 0)
    twin = twin_of(officer)
    for seat in (0, 1):
        table.play(seat, table.actions(seat)[0])
    assert twin.think(table.board, table.state, 0) == officer.think(table.board, table.state, 0)
    mind, original = twin._searcher.minds[0], officer._searcher.minds[0]
    assert np.shares_memory(mind._memory, mind._work.memory)
    assert not np.shares_memory(mind._memory, original._work.memory)


def test_the_seats_of_a_game(twin_of):
    from orrery.envs import pettingzoo

    env = pettingzoo.env("spacewalk", players=3)
    env.reset(seed=5)
    env.step(first_of(env.observe(env.agent_selection)["action_mask"]))
    before = env.observe(env.agent_selection)
    twin = twin_of(env)
    twin.step(first_of(before["action_mask"]))
    assert twin.agent_selection != env.agent_selection
    after = env.observe(env.agent_selection)
    assert np.array_equal(after["observation"], before["observation"])


@pytest.mark.parametrize("game", ["astron", "connect_four"])
def test_a_batch(twin_of, game):
    batch = Batch(game, size=70, seed=2, threads=2)
    for _ in range(6):
        batch.step(batch.random_actions())
    before = batch.rows.states.tobytes()
    twin = twin_of(batch)
    assert np.array_equal(twin.observations, batch.observations)
    twin.step(twin.random_actions())
    assert batch.rows.states.tobytes() == before != twin.rows.states.tobytes()
    batch.step(batch.random_actions())  # the generators were copied, too
    assert batch.rows.states.tobytes() == twin.rows.states.tobytes()


def text_after_one(table: orrery.Table) -> str:
    seat = table.to_act[0]
    table.play(seat, table.actions(seat)[0])
    return table.text


def test_another_process_goes_on_where_this_one_was():
    table = played(6)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(text_after_one, table).result()
    assert there != table.text
    assert there == text_after_one(table)


# OpenSpiel


@pytest.fixture
def state() -> Any:
    pytest.importorskip("pyspiel")
    from orrery.envs import open_spiel

    state = open_spiel.new_game("astron", players=2).new_initial_state()
    chance = random.Random(3)
    for _ in range(16):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_a_position_of_openspiel(twin_of, state):
    for twin in (twin_of(state), state.clone()):
        before = str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)
        assert twin.history() == [*state.history(), state.legal_actions()[0]]


def test_a_game_of_openspiel_with_its_position(twin_of, state):
    import pyspiel

    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert str(twin_of(game)) == str(game) == str(state.get_game())
