"""Thousands of games at once: as the rules play them, whatever the threads."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.core.game import rules_view
from orrery.core.registry import find_game, game_ids
from orrery.core.scratch import new_scratch
from orrery.envs import Batch
from orrery.envs.batch import ENDED, REFUSED, WENT_ON

SIZE = 130


def states_of(batch: Batch) -> bytes:
    return batch.rows.states.tobytes()


def play(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.random_actions())


@pytest.mark.parametrize("game", game_ids())
def test_threads_change_nothing(game: str):
    alone, shared = (Batch(game, SIZE, seed=5, threads=n) for n in (1, 2))
    play(alone, 40)
    play(shared, 40)
    assert states_of(alone) == states_of(shared)
    assert np.array_equal(alone.seats, shared.seats)


@pytest.mark.parametrize("game", game_ids())
def test_a_row_is_the_game_that_one_table_plays(game: str):
    """Step by step the same position as the rules give one game at a time."""
    batch = Batch(game, 3, seed=9)
    game_, board = batch.game, batch.board
    state = game_.new_state()
    known = state.memory
    known[0] = batch.rows.states[1]
    for _ in range(25):
        actions = batch.random_actions().copy()
        seat = int(batch.seats[1])
        assert game_.why_not(board, state, seat, int(actions[1])) == 0
        state = game_.after(board, state, seat, int(actions[1]))
        batch.step(actions)
        if batch.outcomes[1] == ENDED:
            assert game_.engine.is_over(rules_view(board), rules_view(state))
            return
        if game_.chance_due(board, state):
            state.memory[0] = batch.rows.states[1]
        else:
            assert state.memory[0].tobytes() == batch.rows.states[1].tobytes()


def test_masks_are_the_legal_actions():
    batch = Batch("spacewalk", SIZE, players=3, seed=2)
    play(batch, 30)
    scratch = new_scratch(batch.game.engine)
    for row in range(SIZE):
        state = batch._state(row)
        n = batch.game.engine.fill_actions(
            rules_view(batch.board), rules_view(state), int(batch.seats[row]), scratch.actions
        )
        assert sorted(scratch.actions[:n].tolist()) == np.flatnonzero(batch.masks[row]).tolist()


def test_observations_are_those_of_the_seat_that_decides():
    batch = Batch("astron", 20, players=2, seed=2)
    play(batch, 7)
    out = np.zeros(batch.observations.shape[1], np.float32)
    for row in range(20):
        batch.game.engine.observe(
            rules_view(batch.board), rules_view(batch._state(row)), int(batch.seats[row]), out
        )
        assert np.array_equal(out, batch.observations[row])


def test_observations_follow_the_steps():
    batch = Batch("spacewalk", 4, seed=3)
    before, masks = batch.observations.copy(), batch.masks.copy()
    batch.step(batch.random_actions())
    assert not np.array_equal(before, batch.observations)
    assert not np.array_equal(masks, batch.masks)


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_that_ends_pays_out_and_the_next_begins(players: int):
    batch = Batch("spacewalk", SIZE, players=players, seed=4)
    n_ended = 0
    for _ in range(250):
        batch.step(batch.random_actions())
        ended = batch.outcomes == ENDED
        n_ended += int(ended.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[~ended].any()
        won = batch.rewards[ended].max(axis=1, initial=0)
        assert set(np.round(won * 12).astype(int).tolist()) <= {0, 3, 4, 6, 12}
    assert n_ended > SIZE
    assert set(np.unique(batch.outcomes)) <= {WENT_ON, ENDED}


def test_an_illegal_action_is_explained_and_its_row_stays():
    batch = Batch("spacewalk", 5, seed=1)
    actions = batch.random_actions().copy()
    before = batch.position(3)
    actions[3] = np.flatnonzero(batch.masks[3] == 0)[0]
    with pytest.raises(orrery.IllegalAction) as refusal:
        batch.step(actions)
    assert "row 3" in str(refusal.value)
    assert refusal.value.clause.startswith("SW-")
    assert batch.position(3) == before == refusal.value.position
    assert batch.outcomes.tolist() == [WENT_ON] * 3 + [REFUSED, WENT_ON]


def test_without_check_a_refusal_is_an_outcome():
    batch = Batch("spacewalk", 2, seed=1)
    batch.step([-1, batch.n_actions], check=False)
    assert batch.outcomes.tolist() == [REFUSED, REFUSED]


def test_a_number_that_is_no_action_is_explained():
    batch = Batch("spacewalk", 1)
    with pytest.raises(orrery.IllegalAction, match=f"from 0 to {batch.n_actions - 1}"):
        batch.step([batch.n_actions])


def test_numpy_shares_its_memory():
    batch = Batch("spacewalk", 2, seed=1)
    shared = np.from_dlpack(batch.observations)
    assert np.shares_memory(shared, batch.observations)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"size": 0}, "at least one game, not 0"),
        ({"device": "tpu"}, "there are cpu and cuda"),
        ({"players": 9}, "players"),
        ({"game": "spacewalks"}, "did you mean"),
    ],
)
def test_bad_input_is_explained(changes: dict, words: str):
    wish = {"game": "spacewalk", "size": 2} | changes
    with pytest.raises(orrery.BadInput, match=words):
        Batch(**wish)


def test_a_batch_wants_an_action_for_each_row():
    with pytest.raises(orrery.BadInput, match="2 games need 2 actions, not 3"):
        Batch("spacewalk", 2).step([0, 0, 0])


def test_games_of_plug_ins_are_batched_too():
    assert find_game("connect_four").meta.id == Batch("connect_four", 1).game.meta.id


def test_plain_and_compiled_rows_are_the_same(said_both_ways):
    """Plain rules count with Python's numbers: one of numpy's would overflow in a disc's place."""
    said = said_both_ways(
        """
import hashlib
from orrery.envs import Batch
for game in ("connect_four", "spacewalk"):
    batch = Batch(game, 9, seed=4)
    for _ in range(14):
        batch.step(batch.random_actions())
    print(hashlib.sha256(batch.states.tobytes()).hexdigest())
    print(hashlib.sha256(batch.expand().states.tobytes()).hexdigest())
"""
    )
    assert len(set(said)) == 4


def test_jax_sees_the_same_memory():
    pytest.importorskip("jax")
    from orrery.envs.sharing import to_jax

    batch = Batch("connect_four", 64, seed=2)
    for array in (batch.observations, batch.masks, batch.rewards):
        there = to_jax(array)
        assert there.shape == array.shape
        assert str(there.dtype) == str(array.dtype)
        assert np.array_equal(np.asarray(there), array)
        assert there.unsafe_buffer_pointer() == array.ctypes.data


def test_a_part_of_a_batch_has_the_games_of_the_whole():
    whole, part = Batch("connect_four", 8, seed=4), Batch("connect_four", 3, seed=4, first=5)
    for _ in range(9):
        whole.step(whole.random_actions())
        part.step(part.random_actions())
    assert whole.states[5:].tobytes() == part.states.tobytes()
