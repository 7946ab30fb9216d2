"""Answers remembered by what was read: never another one than the function would give."""

from __future__ import annotations

import random
from typing import Annotated, Any

import pytest

from orrery.core.contract import SPECTATOR
from orrery.core.game import LONGEST_TEXT
from orrery.core.readings import (
    Remembered,
    bytes_in,
    forget_all,
    joined,
    of_board,
    remembered,
)
from orrery.core.records import Int8, Int8s, copy_record, memory_of, new_record
from orrery.core.registry import find_game, game_ids
from orrery.core.speech import Sayings
from orrery.core.stills import Still
from orrery.core.table import new_table
from orrery.core.wording import GameWords, Listener, ListenersWords, words_for

MOVES = 40
BOARD = object()


class Sample:
    """Fields next to each other and apart."""

    phase: Int8
    turn: Int8
    tokens: Annotated[Int8s, (4,)]
    hidden: Annotated[Int8s, (2,)]


def sample(**fields: int) -> Any:
    record = new_record(Sample)
    for name, value in fields.items():
        setattr(record, name, value)
    return record


def still_of(record: Any) -> Still:
    return Still(memory_of(copy_record(record)))


class Asked:
    """A function that notes how often it was asked."""

    def __init__(self, function: Any) -> None:
        self.n = 0
        self._function = function
        self.ask = Remembered(self._count)

    def _count(self, board: Any, state: Any, *more: Any) -> Any:
        self.n += 1
        return self._function(board, state, *more)


def test_what_was_not_read_may_change() -> None:
    asked = Asked(lambda board, state: state.phase + state.tokens[0])
    assert asked.ask(BOARD, still_of(sample(phase=3))) == 3
    assert asked.ask(BOARD, still_of(sample(phase=3, turn=1))) == 3
    assert asked.n == 1


def test_what_was_read_may_not() -> None:
    asked = Asked(lambda board, state: state.phase)
    assert [asked.ask(BOARD, still_of(sample(phase=n))) for n in (1, 2, 1)] == [1, 2, 1]
    assert asked.n == 2


def test_what_is_read_for_another_position_counts_from_then_on() -> None:
    asked = Asked(lambda board, state: state.turn if state.phase else -1)
    ask = [(0, 1), (0, 2), (1, 1), (1, 2), (0, 2), (1, 1)]
    found = [asked.ask(BOARD, still_of(sample(phase=p, turn=t))) for p, t in ask]
    assert found == [-1, -1, 1, 2, -1, 1]


def test_boards_and_further_arguments_are_kept_apart() -> None:
    asked = Asked(lambda board, state, seat: (board, seat))
    other = object()
    keys = [(BOARD, 0), (other, 0), (BOARD, 1), (BOARD, 0)]
    assert [asked.ask(board, still_of(sample()), seat) for board, seat in keys] == keys
    assert asked.n == 3


def test_what_an_inner_function_read_counts_for_the_outer_one() -> None:
    inner = remembered(lambda board, state: state.turn)
    outer = Asked(lambda board, state: (state.phase, inner(board, state)))
    inner(BOARD, still_of(sample(turn=5)))  # so that the outer one finds it remembered
    found = [outer.ask(BOARD, still_of(sample(phase=1, turn=turn))) for turn in (5, 6, 5)]
    assert found == [(1, 5), (1, 6), (1, 5)]
    assert outer.n == 2


def test_whoever_takes_the_whole_record_has_read_all_of_it() -> None:
    asked = Asked(lambda board, state: memory_of(state).tobytes())
    records = [sample(), sample(turn=2), sample(turn=2, phase=1)]
    found = [asked.ask(BOARD, still_of(record)) for record in records]
    assert found == [memory_of(record).tobytes() for record in records]


def test_it_begins_anew_when_there_is_too_much() -> None:
    asked = Remembered(lambda board, state: state.phase, most=3)
    assert [asked(BOARD, still_of(sample(phase=n))) for n in range(9)] == list(range(9))
    assert sum(len(kept.answers) for kept in asked._kept.values()) <= 3


def test_a_record_that_may_change_is_read_each_time() -> None:
    asked, record = Asked(lambda board, state: state.phase), sample(phase=1)
    assert asked.ask(BOARD, record) == 1
    record.phase = 2
    assert asked.ask(BOARD, record) == 2


def test_a_board_that_may_change_is_read_each_time() -> None:
    ask, board = of_board(lambda board: board.phase), sample(phase=1)
    assert (ask(board), ask(still_of(board))) == (1, 1)
    board.phase = 2
    assert ask(board) == 2


def test_some_actions_are_answered_as_one_by_one() -> None:
    asked = Asked(lambda board, state, seat, action: (state.phase, seat, action))
    early, late = still_of(sample(phase=1)), still_of(sample(phase=2))
    assert asked.ask.each(BOARD, early, 0, [3, 4]) == [(1, 0, 3), (1, 0, 4)]
    assert asked.ask.each(BOARD, still_of(sample(phase=1, turn=1)), 0, [4, 3, 5]) == [
        asked.ask(BOARD, early, 0, action) for action in (4, 3, 5)
    ]
    assert asked.n == 3
    assert asked.ask.each(BOARD, late, 0, [3]) == [(2, 0, 3)]
    assert asked.ask.each(BOARD, sample(phase=2), 1, [3]) == [(2, 1, 3)]


def test_what_lies_ready_for_a_function_counts_as_read() -> None:
    asked = Asked(lambda board, state: state.tokens[0] if state.phase else state.turn)
    for fields in ({"phase": 1}, {"turn": 1}, {"turn": 2}, {"phase": 1, "turn": 2}, {"turn": 2}):
        record = sample(**fields)
        record.tokens[0] = 5
        assert asked.ask(BOARD, still_of(record)) == (5 if record.phase else record.turn)
        record.tokens[0] = 6
        assert asked.ask(BOARD, still_of(record)) == (6 if record.phase else record.turn)


def test_stretches_that_touch_are_one() -> None:
    assert joined([(0, 1), (1, 1), (4, 2)]) == [slice(0, 2), slice(4, 6)]
    assert joined([(2, 1)]) == [slice(2, 3)]
    assert joined([]) == [slice(0, 0)]


@pytest.mark.parametrize("game_id", game_ids())
def test_games_say_and_show_the_same_as_without_memory(game_id: str) -> None:
    """Position after position as a still record, beside the window of which nothing is kept."""
    game, dice = find_game(game_id), random.Random(7)
    table = new_table(game, seed=7)
    for _ in range(MOVES):
        if table.is_over:
            return
        seat = dice.choice(table.to_act)
        for viewer in (seat, SPECTATOR):
            check_alike(table, viewer)
        table.play(seat, dice.choice(table.actions(seat)))


def check_alike(table: Any, viewer: int) -> None:
    game, board = table.game, table.board
    known = game.hidden(board, table.state, viewer)
    kept = still_of(known)
    assert game.position_text(board, kept) == game.position_text(board, known)
    view = game.module("view").view
    assert view(board, kept, viewer) == view(board, known, viewer)
    if viewer < 0:
        return
    actions = game.actions(board, known, viewer)
    texts = [[game.action_text(board, one, viewer, a) for a in actions] for one in (kept, known)]
    assert texts[0] == texts[1] == game.action_texts(board, kept, viewer, actions)
    said = words_for(game, Listener(viewer)).actions(board, kept, viewer, actions)
    fresh = ListenersWords(game, Listener(viewer), GameWords(game, Sayings(game, "en")))
    assert said == fresh.actions(board, known, viewer, actions)


@pytest.mark.parametrize("take", [lambda state: state.memory.tobytes(),
                                  lambda state: bytes(state.data)])  # fmt: skip
def test_whoever_takes_the_bytes_has_read_all(take) -> None:
    asked = Asked(lambda board, state: take(state)[0])
    asked.ask(BOARD, still_of(sample(phase=3)))
    asked.ask(BOARD, still_of(sample(phase=3)))
    assert asked.n == 1
    asked.ask(BOARD, still_of(sample(phase=3, turn=1)))
    assert asked.n == 2


def test_the_bytes_of_a_field_count_as_read() -> None:
    asked = Asked(lambda board, state: bytes_in(state, "tokens")[1])
    for turn, token in ((0, 0), (1, 0), (1, 5)):
        record = sample(turn=turn)
        record.tokens[1] = token
        assert asked.ask(BOARD, still_of(record)) == token == bytes_in(record, "tokens")[1]
    assert asked.n == 2


def test_a_typed_action_is_read_again_where_what_it_means_has_changed(monkeypatch) -> None:
    table, read = new_table(find_game("spacewalk"), seed=3), list[str]()
    notation, board = table.game.module("notation"), table.board

    def parse(board: Any, state: Any, seat: int, text: str) -> int:
        read.append(text)
        return int(state.phase)

    monkeypatch.setattr(notation, "parse_action", parse)
    forget_all()
    for text in ("so", "so", "so" * LONGEST_TEXT, "so" * LONGEST_TEXT):
        assert table.game.parse_action(board, still_of(table.state), 0, text) == table.state.phase
    assert len(read) == 3
    table.state.phase += 1
    assert table.game.parse_action(board, still_of(table.state), 0, "so") == table.state.phase
    forget_all()
