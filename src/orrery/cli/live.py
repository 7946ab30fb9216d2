"""Live play in the terminal: bots act at their pace while the person types.

A bot chooses, waits as long as the game's hook `live` says, and acts; if its action is not legal
any more it chooses and waits again. What it does is told above the line that is being typed, which
stays. Where lines are piped in, or several people share the screen, everybody acts in turn instead
(`Screen`), so that the same input gives the same game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from rich.console import Console

from orrery.bots.players import Bot
from orrery.cli.screen import Leave, Screen
from orrery.core.chance import CHANCE
from orrery.core.hooks import FOLLOW, Live
from orrery.core.table import Table


def is_live(table: Table, humans: set[int]) -> bool:
    """Several may act at once, one person is at this screen, and the game knows a pace."""
    has_pace = table.game.hooks.live is not None
    return has_pace and len(humans) == 1 and len(table.to_act) > 1


def live_of(table: Table) -> Live:
    """How live play goes, in a game that has it."""
    live = table.game.hooks.live
    assert live is not None
    return live


class Typist(Protocol):
    """What live play needs of a keyboard; see `Keyboard`."""

    def ask(self, prompt: str) -> None:
        """Begin a new line with a prompt."""

    def show(self) -> None:
        """Show prompt and typed letters again."""

    def clear(self) -> None:
        """Take them off the screen."""

    def line(self, seconds: float | None) -> str | None:
        """The line that was typed, None if none comes in that many seconds."""


class Plan(NamedTuple):
    """What a bot is about to do."""

    action: int
    due: float


class Interrupted(Exception):  # noqa: N818 - no error, the position has changed
    """The question is no longer asked: the game is over, or the person may not act."""


class LiveScreen(Screen):
    """A screen where time passes."""

    def __init__(
        self,
        table: Table,
        humans: set[int],
        bots: dict[int, Bot],
        console: Console,
        keyboard: Typist,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` tells the seconds; a time limit starts with the first question."""
        super().__init__(table, humans, bots, console)
        self.keyboard = keyboard
        self.now = now
        self.live = live_of(table)
        self.pace = self.live.pace
        self.estimate = self.pace.START
        self.last_action: float | None = None
        self.plans: dict[int, Plan] = {}
        self.dice = random.Random(1)
        minutes = self.live.minutes(table.options)
        self.end = now() + 60 * minutes if minutes else None

    def one_action(self) -> None:
        """Ask the person; where that seat may not act, only wait for the others."""
        (seat,) = self.humans
        try:
            if seat in self.table.to_act:
                self.ask(seat)
            else:
                self.pass_time()
        except Interrupted:
            return

    def read(self, prompt: str) -> str:
        """A line; until it is whole, bots act."""
        (seat,) = self.humans
        self.keyboard.ask(self.rendered(prompt))
        try:
            while (line := self.pass_time()) is None:
                if seat not in self.table.to_act:
                    raise Interrupted
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        return line.strip()

    def rendered(self, prompt: str) -> str:
        """A prompt with its colours, as the terminal takes it."""
        with self.console.capture() as capture:
            self.console.print(prompt, end="")
        return capture.get()

    def pass_time(self) -> str | None:
        """Wait for a line, or until something else happens; then let it happen."""
        self.make_plans()
        line = self.keyboard.line(self.seconds_left())
        if line is None:
            self.let_happen()
        return line

    # Bots

    def make_plans(self) -> None:
        """Every bot that may act is about to do something."""
        may_act = self.table.to_act
        self.plans = {seat: plan for seat, plan in self.plans.items() if seat in may_act}
        for seat in self.bots:
            if seat in may_act and seat not in self.plans:
                self.plans[seat] = self.plan_of(seat)

    def plan_of(self, seat: int) -> Plan:
        """What a bot wants, and when it will have found the piece."""
        begun = self.now()
        percent = self.pace.time_percent(FOLLOW, self.bots[seat].rank, self.estimate)
        place = self.game, self.table.board, self.table.state, seat
        action, milliseconds = self.pace.act(*place, self.choice_of(seat), percent, self.dice)
        return Plan(action, begun + milliseconds / 1000)

    def seconds_left(self) -> float | None:
        """Until the next bot acts or the time is up."""
        moments = [plan.due for plan in self.plans.values()]
        moments += [self.end] if self.end is not None else []
        return max(0.0, min(moments) - self.now()) if moments else None

    def let_happen(self) -> None:
        """What is due: the end of the time, or the next bot's action if it is still legal."""
        if self.end is not None and self.now() >= self.end:
            self.tell_above(lambda: self.let_time_end())
            return
        due = [(plan.due, seat) for seat, plan in self.plans.items() if plan.due <= self.now()]
        if not due:
            return
        seat = min(due)[1]
        action = self.plans.pop(seat).action
        if self.game.why_not(self.table.board, self.table.state, seat, action) == 0:
            self.tell_above(lambda: self.let_play(seat, action))

    def let_time_end(self) -> None:
        """The limit is reached."""
        self.end = None
        self.table.play(CHANCE, self.live.TIME_UP)
        self.tell()

    def tell_above(self, happen: Callable[[], None]) -> None:
        """Let something happen and be told above the line that is being typed."""
        self.keyboard.clear()
        happen()
        if not self.table.is_over:
            self.keyboard.show()

    # The person

    def note_action(self, seat: int) -> None:
        """Bots follow the person's pace."""
        now = self.now()
        if self.last_action is not None:
            self.estimate = self.pace.next_estimate(self.estimate, now - self.last_action)
        self.last_action = now
