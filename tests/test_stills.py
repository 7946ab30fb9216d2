"""Still records: the same numbers as a window shows, and nothing can be written."""

from __future__ import annotations

import copy
import pickle
from typing import Annotated

import numpy as np
import pytest

from orrery.core import stills
from orrery.core.contract import SPECTATOR
from orrery.core.records import (
    Bool,
    Int8,
    Int8s,
    Int16s,
    UInt64,
    Window,
    bytes_of,
    copy_record,
    memory_of,
    new_record,
)
from orrery.core.registry import find_game, game_ids
from orrery.core.stills import Reader, Still, numbers_in
from orrery.core.table import new_table


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


@pytest.mark.parametrize("change", [
    lambda row: row.append(1), lambda row: row.extend([1]), lambda row: row.insert(0, 1),
    lambda row: row.pop(), lambda row: row.remove(row[0]), lambda row: row.clear(),
    lambda row: row.sort(), lambda row: row.reverse(), lambda row: row.__setitem__(0, 9),
    lambda row: row.__delitem__(0), lambda row: row.__iadd__([1]), lambda row: row.__imul__(2),
])  # fmt: skip
def test_a_row_that_others_read_too_is_not_changed(change):
    still = still_of(sample())
    before = list(still.tokens)
    for row in (still.tokens, still.ships[1]):
        with pytest.raises(TypeError, match="a field of a still record is not changed"):
            change(row)
    assert list(still_of(sample()).tokens) == before


def test_copies_of_a_row_are_lists_of_ones_own():
    row = still_of(sample()).tokens
    for copied in (copy.copy(row), copy.deepcopy(row), pickle.loads(pickle.dumps(row)), list(row)):
        assert copied == row
        copied.append(1)


def test_the_same_bytes_are_read_once_and_others_anew():
    record = sample()
    first, second = still_of(copy_record(record)), still_of(copy_record(record))
    assert first.ships is second.ships
    record.ships[1, 1] = 77
    other = still_of(record)
    assert other.ships[1, 1] == 77 != first.ships[1, 1]
    assert other.tokens is first.tokens


def test_a_field_keeps_no_more_than_so_many_readings(monkeypatch):
    monkeypatch.setattr(stills, "MOST_PARTS", 3)
    record = sample()
    for n in range(20):
        record.tokens[0] = n
        assert still_of(copy_record(record)).tokens[0] == n
    assert len(stills.fields_of(memory_of(record).dtype)["tokens"].known) <= 3


def test_a_copy_of_a_still_record_can_be_changed():
    copied = copy_record(still_of(sample()))
    copied.tokens[1] = 7
    assert isinstance(copied.tokens, Window)
    assert copied.tokens[1] == 7


@pytest.mark.parametrize("game_id", game_ids())
def test_texts_and_views_of_still_records_are_those_of_windows(game_id):
    game = find_game(game_id)
    values = game.meta.read_options(None, {})
    board = game.module("board").load_board(game.default_board(values))
    state = game.setup(board, values)
    view = game.module("view").view
    for _ in range(12):
        both = still_of(board), still_of(state)
        assert game.position_text(*both) == game.position_text(board, state)
        assert view(*both, 0) == view(board, state, 0)
        for seat in game.to_act(board, state)[:1]:
            actions = game.actions(board, state, seat)
            texts = [game.action_text(*both, seat, action) for action in actions]
            assert texts == [game.action_text(board, state, seat, action) for action in actions]
            game.apply(board, state, seat, actions[len(actions) // 2])
        if game.chance_due(board, state):
            game.apply(board, state, -1, game.chances(board, state)[0][0])


def test_a_reader_finds_what_it_read_of_others_as_it_is_in_this_one():
    first, second = sample(), sample()
    second.phase = 7
    reader = Reader(memory_of(first).dtype)
    for record, ready in ((still_of(first), {}), (still_of(second), {"phase": 7})):
        reader.begin(record)
        assert record.__dict__ == ready
        assert record.phase == (7 if ready else 0)
        reader.end(record)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_viewer_knows_is_what_the_rules_have_hidden(game_id):
    """And an action that is tried leaves the position alone."""
    game = find_game(game_id)
    table = new_table(game, seed=5)
    for _ in range(12):
        if table.is_over:
            break
        seat = table.to_act[0]
        for viewer in (SPECTATOR, seat):
            known = game.known(table.board, table.present, viewer)
            assert bytes_of(known) == bytes_of(game.hidden(table.board, table.state, viewer))
            assert known.n_seats == table.state.n_seats
        before, action = bytes_of(table.state), game.actions(table.board, table.state, seat)[0]
        tried = game.tried(table.board, table.present, seat, action)
        assert bytes_of(table.state) == bytes_of(table.present) == before
        table.play_number(seat, action)
        assert table.events[: len(tried)] == tried
