"""Parts of a position: what all may know is looked up once, what some may not is never shared."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from orrery.core.knowledge import OWNER, only
from orrery.core.readings import noted_by
from orrery.core.records import Int8, Int8s, copy_record, new_record
from orrery.core.registry import find_game, game_ids
from orrery.core.rule import IS_PLAIN
from orrery.core.stills import still
from orrery.core.table import new_table
from orrery.core.written_parts import Brief, Line

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="nothing is remembered here")


class State:
    n: Int8
    is_dealt: Int8
    hands: Annotated[Int8s, (2,), only(OWNER)]


class Parts:
    """A line of three parts that counts how often each is written."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.line = Line([self.number, self.hands, self.nothing])

    def number(self, board: Any, state: Any) -> str:
        self.written.append("number")
        return f"n{state.n}"

    def hands(self, board: Any, state: Any) -> str | None:
        self.written.append("hands")
        return f"{state.hands[0]}/{state.hands[1]}" if state.is_dealt else None

    def nothing(self, board: Any, state: Any) -> None:
        self.written.append("nothing")

    def said(self, n: int, *hands: int) -> str:
        """The line of a position; `hands` where cards are dealt."""
        state: Any = new_record(State)
        state.n, state.is_dealt = n, bool(hands)
        for seat, hand in enumerate(hands):
            state.hands[seat] = hand
        return self.line("board", still(state))


@pytest.fixture
def parts() -> Parts:
    return Parts()


def test_parts_stand_in_order_and_what_is_none_is_left_out(parts):
    assert parts.said(3) == "n3"
    assert parts.said(3, 4, 5) == "n3 4/5"


def test_two_viewers_read_their_own_hands(parts):
    parts.said(3)  # no part has read a secret so far
    assert parts.said(3, 4, 0) == "n3 4/0"
    assert parts.said(3, 0, 5) == "n3 0/5"
    assert parts.said(3, 4, 0) == "n3 4/0"
    assert parts.said(3) == "n3"


def test_what_all_know_is_written_once_for_all_viewers(parts):
    for hands in ((4, 0), (0, 5), (0, 0)):
        parts.said(3, *hands)
    assert parts.written.count("number") == 1
    assert parts.written.count("nothing") == 1
    parts.said(4, 4, 0)
    assert parts.written.count("number") == 2


def test_a_part_that_reads_a_secret_late_is_written_apart_from_then_on(parts):
    parts.said(3)
    parts.said(3, 1, 2)
    before = parts.written.count("number")
    parts.said(3, 2, 1)
    assert parts.written.count("number") == before


def test_a_brief_part_is_written_anew_when_what_all_know_has_changed():
    written: list[int] = []
    line = Line([Brief(lambda board, state: written.append(state.n) or f"n{state.n}", "n")])
    state: Any = new_record(State)
    assert line("board", still(copy_record(state))) == "n0"
    state.hands[0] = 1
    assert line("board", still(copy_record(state))) == "n0"
    assert written == [0]
    state.n = 2
    assert line("board", still(copy_record(state))) == "n2"


@pytest.mark.parametrize("game_id", game_ids())
def test_brief_parts_of_a_game_read_no_fields_but_those_they_name(game_id):
    game = find_game(game_id)
    if game.declaration is None:
        return
    table = new_table(game, seed=3)
    writers = game.declaration.rules.POSITION._writers()
    briefs = [write for write in writers if type(write) is Brief]
    for _ in range(6):
        for brief in briefs:
            text, read = noted_by(brief, table.board, still(copy_record(table.state)))
            assert set(read) <= brief.reads, text
        if not table.is_over:
            seat = table.to_act[0]
            table.play(seat, table.actions(seat)[0])
