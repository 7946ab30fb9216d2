"""Parts of a position: each is written where what it reads has changed, and never mistaken."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from orrery.core import written_parts
from orrery.core.knowledge import OWNER, only
from orrery.core.records import Int8, Int8s, new_record
from orrery.core.rule import IS_PLAIN
from orrery.core.stills import still
from orrery.core.written_parts import Line

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


def test_what_has_not_changed_is_not_written_again(parts):
    for hands in ((4, 0), (0, 5), (0, 0)):
        parts.said(3, *hands)
    assert parts.written.count("number") == 1
    assert parts.written.count("nothing") == 1
    assert parts.said(4, 4, 0) == "n4 4/0"
    assert parts.written.count("number") == 2
    assert parts.said(3, 4, 0) == "n3 4/0"
    assert parts.written.count("number") == 2


def test_the_same_position_on_another_board_is_another_line():
    line = Line([lambda board, state: f"{board}{state.n}"])
    state: Any = still(new_record(State))
    assert [line(board, state) for board in ("a", "b", "a")] == ["a0", "b0", "a0"]


def test_a_record_that_may_change_is_written_each_time():
    line = Line([lambda board, state: f"n{state.n}"])
    state: Any = new_record(State)
    assert line("board", state) == "n0"
    state.n = 2
    assert line("board", state) == "n2"


def test_a_line_remembers_no_more_than_so_many_parts(parts, monkeypatch):
    monkeypatch.setattr(written_parts, "MOST_PARTS", 10)
    for n in range(100):
        assert parts.said(n, n, 1) == f"n{n} {n}/1"
        kept = [one for written in parts.line._written.values() for one in written._kept]
        assert sum(len(one.answers) for one in kept) <= 10 + 3
