"""Still records: the same numbers as a window shows, and nothing can be written."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from orrery.core.records import (
    Bool,
    Int8,
    Int8s,
    Int16s,
    UInt64,
    Window,
    copy_record,
    memory_of,
    new_record,
)
from orrery.core.registry import find_game, game_ids
from orrery.core.stills import Still, numbers_in


class Sample:
    """Every sort of field."""

    phase: Int8
    is_over: Bool
    seed: UInt64
    tokens: Annotated[Int8s, (4,)]
    ships: Annotated[Int16s, (3, 2)]
    cube: Annotated[Int8s, (2, 3, 4)]


def sample() -> Sample:
    record = new_record(Sample)
    memory_of(record).view(np.uint8)[:] = np.arange(memory_of(record).nbytes, dtype=np.uint8)
    record.is_over = True
    return record


def still_of(record):
    return Still(memory_of(record))


def read(record, name):
    """All numbers of a field, one by one."""
    value = getattr(record, name)
    shape = getattr(value, "shape", ())
    if not shape:
        return value
    return [value[index if len(index) > 1 else index[0]] for index in np.ndindex(*shape)]


@pytest.mark.parametrize("name", ["phase", "is_over", "seed", "tokens", "ships", "cube"])
def test_a_still_record_reads_what_a_window_reads(name):
    record = sample()
    assert read(still_of(record), name) == read(record, name)


def test_rows_of_grids_are_read_one_by_one():
    still = still_of(sample())
    assert [still.ships[2][n] for n in range(2)] == [still.ships[2, n] for n in range(2)]
    assert still.cube[1][2].shape == (4,)
    assert len(still.cube) == 2
    assert list(numbers_in(still.ships)) == read(still, "ships")


def test_nothing_is_written_into_a_still_record():
    still = still_of(sample())
    with pytest.raises(AttributeError, match="phase = 3: a still record is not changed"):
        still.phase = 3
    with pytest.raises(AttributeError, match="no field 'phases'"):
        _ = still.phases


def test_a_copy_of_a_still_record_can_be_changed():
    copy = copy_record(still_of(sample()))
    copy.tokens[1] = 7
    assert isinstance(copy.tokens, Window)
    assert copy.tokens[1] == 7


@pytest.mark.parametrize("game_id", game_ids())
def test_texts_and_views_of_still_records_are_those_of_windows(game_id):
    game = find_game(game_id)
    values = game.meta.read_options(None, {})
    board = game.module("board").load_board(game.default_board(values))
    state = game.setup(board, values)
    view = game.module("view").view
    for _ in range(12):
        stills = still_of(board), still_of(state)
        assert game.position_text(*stills) == game.position_text(board, state)
        assert view(*stills, 0) == view(board, state, 0)
        for seat in game.to_act(board, state)[:1]:
            actions = game.actions(board, state, seat)
            texts = [game.action_text(*stills, seat, action) for action in actions]
            assert texts == [game.action_text(board, state, seat, action) for action in actions]
            game.apply(board, state, seat, actions[len(actions) // 2])
        if game.chance_due(board, state):
            game.apply(board, state, -1, game.chances(board, state)[0][0])
