"""Live play in the terminal: bots act at their pace while a person types.

No test waits for a clock: time is a number here, and a keyboard says at which second each line is
finished.
"""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from s7_help import all_but, world

import orrery
from orrery.bots.players import Bot
from orrery.cli.live import LiveScreen, is_live
from orrery.games.situation7 import pace

YELLOW, GREEN = 0, 1
FOREVER = 100_000.0
BASE = 8.0  # seconds that every search takes at least (S7-26)


class Desk:
    """Time, and a keyboard at which lines are finished at given seconds."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.seconds = 0.0
        self.lines = list(lines)
        self.deeds: list[str] = []

    def now(self) -> float:
        return self.seconds

    def ask(self, prompt: str) -> None:
        self.deeds.append(f"ask {prompt.strip()}")

    def show(self) -> None:
        self.deeds.append("show")

    def clear(self) -> None:
        self.deeds.append("clear")

    def line(self, seconds: float | None) -> str | None:
        end = self.seconds + (FOREVER if seconds is None else seconds)
        at, text = self.lines[0] if self.lines else (FOREVER, "quit")
        if at > end:
            self.seconds = end
            return None
        self.seconds = max(self.seconds, at)
        self.lines = self.lines[1:]
        return text


def live(table: orrery.Table, desk: Desk, person: int = YELLOW) -> tuple[LiveScreen, io.StringIO]:
    out = io.StringIO()
    others = [seat for seat in range(table.state.n_seats) if seat != person]
    bots = {seat: Bot(table.game, "random", seed=seat + 1) for seat in others}
    console = Console(file=out, width=80)
    return LiveScreen(table, {person}, bots, console, desk, desk.now), out


def fresh(**options: object) -> orrery.Table:
    return orrery.new("situation7", tempo="live", seed=1, **options)


def seats(table: orrery.Table) -> list[int]:
    return [step.seat for step in table.log.steps]


@pytest.mark.clause("S7-24")
def test_bots_act_while_the_person_thinks():
    table, desk = fresh(), Desk((300.0, "quit"))
    screen, out = live(table, desk)
    assert screen.run() == 0
    assert len(table.log.steps) > 5
    assert set(seats(table)) == {GREEN}
    assert "  place " in out.getvalue()  # what a bot plays, in words and as it is typed


@pytest.mark.clause("S7-24", "S7-26")
def test_a_bot_waits_as_long_as_its_search_takes():
    table, desk = fresh(), Desk((3.0, "quit"))
    live(table, desk)[0].run()
    assert table.log.steps == []  # the quickest search takes the base time of 8 s, slowed by rank
    table, desk = fresh(), Desk((FOREVER, "quit"))
    screen, _ = live(table, desk)
    screen.make_plans()
    due = screen.plans[GREEN].due
    percent = pace.time_percent("match", screen.bots[GREEN].rank, pace.START)
    base = BASE * percent / 100
    assert due >= base > 3
    screen.pass_time()
    assert seats(table) == [GREEN]
    assert desk.seconds == due


@pytest.mark.clause("S7-24")
def test_an_action_that_is_no_longer_legal_is_chosen_and_waited_for_again():
    table, desk = fresh(), Desk()
    screen, _ = live(table, desk)
    screen.make_plans()
    first = screen.plans[GREEN]
    table.play_number(GREEN, first.action)  # somebody else fills the location
    screen.pass_time()
    assert len(table.log.steps) == 1
    assert GREEN not in screen.plans
    screen.pass_time()
    assert seats(table) == [GREEN, GREEN]
    assert desk.seconds > first.due


@pytest.mark.clause("S7-24")
def test_the_person_may_act_several_times_before_a_bot_does():
    lines = [(1.0, "place 6.22"), (2.0, "place 6.23"), (3.0, "place 6.24"), (4.0, "quit")]
    table = fresh()
    live(table, Desk(*lines))[0].run()
    assert seats(table) == [YELLOW] * 3


@pytest.mark.clause("S7-28")
def test_bots_follow_the_pace_of_the_person():
    def estimate(interval: float) -> float:
        moves = enumerate(("place 6.22", "place 6.23", "place 6.24"), 1)
        lines = [(n * interval, text) for n, text in moves]
        screen, _ = live(fresh(), Desk(*lines, (3 * interval + 0.5, "quit")))
        screen.run()
        return screen.estimate

    assert estimate(1.0) < pace.START < estimate(40.0)


@pytest.mark.clause("S7-20")
def test_the_time_limit_ends_the_game():
    table, desk = fresh(time_limit=2), Desk()
    screen, out = live(table, desk)
    assert screen.run() == 0
    assert table.is_over
    assert table.log.steps[-1].text == "time up"
    assert desk.seconds == 120.0
    assert " won" in out.getvalue()


def test_what_a_bot_does_is_told_above_the_line_under_way():
    table, desk = fresh(), Desk()
    screen, _ = live(table, desk)
    desk.ask("yellow >")
    screen.pass_time()
    assert desk.deeds == ["ask yellow >", "clear", "show"]


def test_a_person_who_cannot_act_is_not_asked_and_sees_the_end():
    table = world(tempo="live", yellow=all_but("6.7 2.4 2.5 2.6"), green="6.7")
    assert table.to_act == [YELLOW]
    desk = Desk()
    screen, out = live(table, desk, person=GREEN)
    assert screen.run() == 0
    assert table.is_over
    assert [deed for deed in desk.deeds if deed.startswith("ask")] == []
    assert "  place 2." in out.getvalue()
    assert " won" in out.getvalue()


def test_a_question_ends_when_the_game_does():
    table = world(tempo="live", yellow=all_but("6.7 2.4"), green="6.7")
    screen, out = live(table, Desk(), person=YELLOW)
    table.play(YELLOW, "place 2.4")
    assert table.is_over
    assert screen.run() == 0
    assert " won" in out.getvalue()


def test_only_one_person_before_a_terminal_plays_live():
    assert is_live(fresh(), {YELLOW})
    assert not is_live(fresh(), {YELLOW, GREEN})
    assert not is_live(orrery.new("situation7"), {YELLOW})
    assert not is_live(orrery.new("spacewalk"), {YELLOW})


@pytest.mark.clause("S7-20")
@pytest.mark.parametrize(("tempo", "minutes"), [("live", 5), ("race", 0)])
def test_the_table_keeps_the_time_of_live_play_only(tempo, minutes):
    """The race ends by its simulated clocks."""
    table = orrery.new("situation7", tempo=tempo, time_limit=5)
    assert table.game.hooks.live_minutes(table.options) == minutes


def test_a_game_without_live_play_has_no_limit():
    table = orrery.new("spacewalk")
    assert table.game.hooks.live is None
    assert table.game.hooks.live_minutes(table.options) == 0
