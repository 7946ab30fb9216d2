"""A table of a lesson: chance is scripted, and what has happened in the step is remembered."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput, IllegalAction, Remark
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.core.replay import position
from orrery.core.table import Table
from orrery.core.trace import Event
from orrery.lessons.plan import Step, seat_and_action


class Untrue(Exception):  # noqa: N818 - named for what the plan says
    """Something a lesson says that is not so."""


class Play:
    """A table, nature's script, and what has happened since the step began."""

    def __init__(self, table: Table, is_strict: bool = True) -> None:
        """Strict: nature draws by the script or not at all (Untrue)."""
        self.table = table
        self.is_strict = is_strict
        self.script: list[str] = []
        self.n_drawn = 0
        self.happened: list[tuple[str, dict[str, str]]] = []
        self.path: list[str] = []
        """The actions that a search has tried."""

    def copy(self) -> Play:
        """The same, apart from this one."""
        here = self.table
        table = Table(here.game, here.board, copy_record(here.state), here.log.header, "manual")
        other = Play(table, self.is_strict)
        other.script, other.n_drawn = self.script, self.n_drawn
        other.happened, other.path = list(self.happened), list(self.path)
        return other

    def name(self, seat: int) -> str:
        """What the rules call a seat."""
        return self.table.game.seat_name(seat)

    @property
    def to_act(self) -> list[str]:
        """The seats that may act, by name."""
        return [self.name(seat) for seat in self.table.to_act]

    def refusal(self, seat: str, action: str, language: str = "en") -> Remark | None:
        """Why a seat may not do this; None if it may."""
        game, board, state = self.table.game, self.table.board, self.table.state
        objection = game.objection(board, action, language)
        if objection is not None:
            return objection
        number = game.meta.seat_number(seat)
        try:
            parsed = game.parse_action(board, state, number, action)
        except BadInput as error:
            return Remark(error.reason, error.clause)
        refused = game.refusal(board, state, number, parsed, language)
        return None if refused is None else Remark(*refused)

    def act(self, seat: str, action: str) -> list[Event]:
        """One action, then nature as scripted; all that happened."""
        events = self._do(seat, action)
        return events + self.let_nature_act()

    def let_nature_act(self) -> list[Event]:
        """Draw from the script for as long as nature is due."""
        events: list[Event] = []
        while self.table.to_act == [CHANCE]:
            events += self._do(self.name(CHANCE), self._drawn())
        return events

    def answer(self, lines: Iterable[str]) -> None:
        """What the others do, line by line: `blue: move 10`."""
        for line in lines:
            if self.table.is_over:
                raise Untrue(f"the game is over, {line!r} comes too late")
            self.act(*seat_and_action(line))

    def has_seen(self, kind: str, wanted: dict[str, str]) -> bool:
        """Whether such an event has happened in this step."""
        return any(
            name == kind and all(told.get(key) == value for key, value in wanted.items())
            for name, told in self.happened
        )

    def _drawn(self) -> str:
        """What nature draws: the next of the script; else the first there is, or Untrue."""
        at = self.n_drawn
        self.n_drawn += 1
        possible = self.table.actions(CHANCE)
        wanted = self.script[at] if at < len(self.script) else None
        if wanted in possible or (wanted is not None and self.is_strict):
            return wanted
        if self.is_strict:
            raise Untrue(f"nature is due and its script is used up, at {self.table.text}")
        return possible[0]

    def _do(self, seat: str, action: str) -> list[Event]:
        number = CHANCE if seat == self.name(CHANCE) else seat
        try:
            self.table.play(number, action)
        except (IllegalAction, BadInput) as error:
            raise Untrue(f"{seat} cannot play {action!r}: {error}") from None
        events = list(self.table.events)
        self._remember(events)
        return events

    def _remember(self, events: list[Event]) -> None:
        game = self.table.game
        values = game.module("notation").event_values
        for event in events:
            told = {key: str(value) for key, value in values(self.table.board, event).items()}
            self.happened.append((game.event_name(event), told))


def play_at(game: str, text: str, is_strict: bool = True) -> Play:
    """A play at a position; BadInput if there is no such position."""
    return Play(position(find_game(game), text, None, "manual", None), is_strict)


def begin(play: Play, step: Step) -> Play:
    """A copy on which a step begins: its script of nature, and nothing has happened yet."""
    fresh = play.copy()
    fresh.script, fresh.n_drawn, fresh.happened, fresh.path = list(step.chance), 0, [], []
    return fresh
