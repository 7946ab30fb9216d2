"""A report: all that was found of a game, as plain data that is kept, sent and shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.analysis.balance import Balance, balances
from orrery.analysis.moments import moments
from orrery.analysis.steps import JudgedStep, Sort, judged_steps
from orrery.analysis.survey import Survey
from orrery.core.game import Game
from orrery.core.records import copy_record
from orrery.core.table import Table

FORMAT = 4  # since servers know solved endings


class StepReport(msgspec.Struct, frozen=True):
    """One action, from position n - 1 to position n."""

    n: int
    seat: int  # -1: nature
    sort: str  # choice, forced, nature
    cost: float = 0.0  # of a choice: the share of the win that was given away
    luck: list[float] = []  # of nature: by seat
    best: str = ""  # of a choice: the best action known then
    share: float = 0.0  # what the seat could expect of it
    line: list[str] = []  # what may follow the best action, itself first


class SeatReport(msgspec.Struct, frozen=True):
    """One seat over the whole game."""

    seat: int
    choices: int
    right: int  # of them as good as the best
    cost: float
    luck: float
    accuracy: float | None  # 0 to 100; None: nothing to choose
    rest: float = 0.0  # the chance at the end is that of the start - cost + luck + rest


class MomentReport(msgspec.Struct, frozen=True):
    """A step that changed much: a choice that cost, or luck."""

    n: int
    seat: int
    change: float
    is_luck: bool


class Report(msgspec.Struct, frozen=True):
    """A game, judged."""

    format: int
    game: str
    iterations: int  # of each search,
    closer: int  # and of those around great changes
    n_steps: int
    hidden: bool  # hands were hidden: each seat was judged by what it could know
    together: int  # decisions of seats that act at the same time, which are not judged
    positions: list[int]
    shares: list[list[float]]  # by position and seat: the chance to win, 0 to 1
    steps: list[StepReport]
    seats: list[SeatReport]
    moments: list[MomentReport]
    solved: list[int] = []  # positions before the end whose result is proven, not guessed


def report_of(table: Table, survey: Survey) -> Report:
    """What a survey found of a table's game."""
    seats = [step.seat for step in table.log.steps]
    steps = judged_steps(survey, seats)
    return Report(
        format=FORMAT,
        game=table.game.meta.id,
        iterations=survey.effort.iterations,
        closer=survey.effort.closer,
        n_steps=len(seats),
        hidden=table.game.has_secrets,
        together=n_together(table),
        positions=survey.curve.positions,
        shares=[list(survey.curve.shares(n)) for n in survey.curve.positions],
        steps=[step_report(table, step) for step in steps],
        seats=[seat_report(one) for one in balances(steps, survey.curve.total_changes)],
        moments=[
            MomentReport(one.n, one.seat, round(one.change, 4), one.is_luck)
            for one in moments(steps)
        ],
        solved=[n for n in survey.curve.positions if is_solved(survey, n, len(seats))],
    )


def is_solved(survey: Survey, n: int, n_steps: int) -> bool:
    """Whether the result of a position before the end is proven."""
    return n < n_steps and survey.curve.judgements[n].iterations == 0


def seat_report(one: Balance) -> SeatReport:
    """One seat as it is kept."""
    counts = one.seat, one.n_choices, one.n_right
    return SeatReport(*counts, one.cost, one.luck, one.accuracy, one.rest)


def step_report(table: Table, step: JudgedStep) -> StepReport:
    """One step as it is kept."""
    if step.opinion is None:
        return StepReport(step.n, step.seat, str(step.sort), luck=list(step.luck))
    state = table.state_after(step.n - 1)
    line = line_texts(table.game, table.board, state, step.opinion.line)
    best = table.game.action_text(table.board, state, step.seat, step.opinion.best)
    share = round(step.opinion.share, 4)
    return StepReport(step.n, step.seat, str(step.sort), step.cost, [], best, share, line)


def line_texts(game: Game, board: Any, state: Any, line: Sequence[tuple[int, int]]) -> list[str]:
    """The actions of a line as texts, as far as they are legal in the true position.

    A line was found without knowing what is hidden, so it may end earlier here.
    """
    found, state = [], copy_record(state)
    for seat, action in line:
        if seat < 0 or seat not in game.to_act(board, state):
            break
        if game.why_not(board, state, seat, action) != 0:
            break
        found.append(game.action_text(board, state, seat, action))
        state = game.after(board, state, seat, action)
    return found


def n_together(table: Table) -> int:
    """Players' actions in positions in which others might have acted, too."""
    states = (table.state_after(n) for n in range(len(table.log.steps)))
    acts = zip(table.log.steps, states, strict=True)
    to_act = table.game.to_act
    return sum(step.seat >= 0 and len(to_act(table.board, state)) > 1 for step, state in acts)


def choices_of(report: Report) -> list[StepReport]:
    """The steps that somebody chose."""
    return [step for step in report.steps if step.sort == Sort.CHOICE]
