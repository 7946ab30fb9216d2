"""Luck: against all that might have come, as a seat sees it, and nothing on average."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import orrery
from orrery.analysis import Effort, chances
from orrery.analysis.chances import sights_at
from orrery.analysis.judge import Judge, sights_of
from orrery.analysis.nature import DRAWN, Draw, Other, Weighed, drawn, nature_steps, others_of
from orrery.analysis.report import report_of
from orrery.analysis.survey import Survey, Task
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
QUICK = Effort(iterations=12, closer=24)


class Fixed(ChanceStream):
    """Draws what it is told to."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def below(self, n: int) -> int:
        assert 0 <= self.number < n
        return self.number


@pytest.fixture(scope="module")
def dice() -> Table:
    return orrery.load(EXAMPLES / "liars_dice-dice.jsonl")


@pytest.fixture(scope="module")
def cards() -> Table:
    return orrery.load(EXAMPLES / "astron-two-ships.jsonl")


# What might have come


def test_of_many_outcomes_each_is_drawn_as_often_as_its_weight_says():
    weights = [1, 7, 0, 2, 5, 1, 3]
    found: Counter[int] = Counter()
    for first in range(sum(weights)):
        once = drawn(weights, Fixed(first))
        assert once.total() == DRAWN
        found += once
    assert found == Counter({n: DRAWN * weight for n, weight in enumerate(weights) if weight})


def test_of_few_outcomes_all_are_compared_but_the_one_that_came(dice):
    n = nature_steps(dice, range(1, 9))[0]
    state = dice.state_after(n - 1)
    came = dice.game.parse_action(dice.board, state, CHANCE, dice.log.steps[n - 1].text)
    outcomes = set(dice.game.chances(dice.board, state)[0])
    assert {one.action for one in others_of(dice, n)} == outcomes - {came}
    assert sum(one.weight for one in others_of(dice, n)) == pytest.approx(1 - 1 / len(outcomes))


def test_what_is_drawn_follows_from_the_seed_not_from_what_came(cards):
    n = nature_steps(cards, range(1, 30))[12]
    assert others_of(cards, n) == others_of(orrery.load(EXAMPLES / "astron-two-ships.jsonl"), n)
    first = {one.action for one in others_of(cards, n)}
    seed = cards.log.header["seed"]
    try:
        found = []
        for other in range(20):
            cards.log.header["seed"] = f"another {other}"
            found.append({one.action for one in others_of(cards, n)})
    finally:
        cards.log.header["seed"] = seed
    assert any(one != first for one in found)


def test_a_card_that_another_seat_draws_is_no_luck_of_mine(cards):
    for n in nature_steps(cards, range(1, 40)):
        drawer = int(cards.state_after(n - 1).actor)
        for other in others_of(cards, n):
            assert other.seats == (drawer,)
            (sight,) = sights_at(cards, Task(n, 1, other))
            assert sight.seat == drawer


# Luck


def test_luck_is_nothing_on_average_whatever_the_search_believes(dice):
    """Each outcome in turn is the one that came; their luck, by weight, adds up to nothing."""
    game, board, n = dice.game, dice.board, nature_steps(dice, range(1, 9))[-1]
    before, judge, shares = dice.state_after(n - 1), Judge(game), []
    actions, weights = game.chances(board, before)
    for action in actions:
        sights = sights_of(game, board, game.after(board, before, CHANCE, action))
        shares.append(judge.shares(board, sights, 12))
    everybody, odds = tuple(range(3)), [weight / sum(weights) for weight in weights]
    others = [Weighed(odd, everybody, one) for odd, one in zip(odds, shares, strict=True)]
    lucks = [Draw(came, others).luck(3) for came in shares]
    assert any(any(luck) for luck in lucks)
    for seat in everybody:
        mean = sum(odd * luck[seat] for odd, luck in zip(odds, lucks, strict=True))
        assert mean == pytest.approx(0, abs=1e-4)


def test_luck_compares_searches_of_one_length_though_what_came_is_looked_at_closer():
    survey = Survey(1, 2, Effort(iterations=1, closer=9, changes=1))
    survey.compare(1, [Other(7, 1.0, (0,))])
    while (task := survey.next) is not None:
        mine = 0.3 if task.other else 0.9 if task.iterations == 9 else 0.2 + 0.4 * task.n
        survey.note(task, (mine, 1 - mine))
    assert survey.curve.shares(1)[0] == 0.9
    assert survey.draws[1].luck(2) == (0.3, 0.0)


def test_start_choices_luck_and_rest_make_up_the_end(dice):
    report = report_of(dice, chances(dice, QUICK))
    lucks = [step.luck for step in report.steps if step.sort == "nature"]
    assert len(lucks) == len(nature_steps(dice, range(1, report.n_steps + 1)))
    for seat in report.seats:
        start, end = report.shares[0][seat.seat], report.shares[-1][seat.seat]
        assert seat.luck == pytest.approx(sum(luck[seat.seat] for luck in lucks), abs=1e-3)
        assert end == pytest.approx(start - seat.cost + seat.luck + seat.rest, abs=1e-3)


def test_a_step_of_nature_that_was_not_compared_is_not_told(cards):
    survey = chances(cards, Effort(iterations=1, closer=2, positions=20))
    told = {step.n for step in report_of(cards, survey).steps if step.seat == CHANCE}
    assert told == set(survey.draws)
