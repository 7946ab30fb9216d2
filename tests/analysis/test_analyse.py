"""`orrery analyse`: choices apart from luck, by what a seat knew, in words and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.analysis.analyse import analyse
from orrery.analysis.balance import accuracy_of, balance, balances
from orrery.analysis.chances import asked_at
from orrery.analysis.curve import Found
from orrery.analysis.judge import Decided, Judge, Opinion, sights_of
from orrery.analysis.moments import moments
from orrery.analysis.nature import Draw, Weighed
from orrery.analysis.page import page_of
from orrery.analysis.report import line_texts
from orrery.analysis.sentences import Sentences
from orrery.analysis.steps import JudgedStep, Sort, cost_of, judged_steps
from orrery.analysis.survey import Survey, Task
from orrery.cli.main import run
from orrery.core.chance import CHANCE
from orrery.core.records import bytes_of

GOLDENS = Path(__file__).parents[1] / "goldens"
BLUNDER = [3, 0, 3, 0, 3, 1, 3]
"""Columns: the second player does not block the third disc of the first."""


def connect_four(*columns: int) -> orrery.Table:
    table = orrery.new("connect_four", seed=1)
    for column in columns:
        table.play(table.to_act[0], f"drop {column}")
    return table


@pytest.fixture(scope="module")
def blunder():
    table = connect_four(*BLUNDER)
    return Sentences(table, analyse(table, 32))


# Choices


def test_a_blunder_costs_what_it_gave_away_and_the_better_action_is_named(blunder):
    step = next(step for step in blunder.report.steps if step.n == 6)
    assert (step.seat, step.sort, step.best) == (1, "choice", "drop 3")
    assert step.cost > 0.2
    assert step.line[0] == "drop 3"
    first, second = blunder.report.seats
    assert second.cost >= step.cost
    assert second.accuracy < first.accuracy


def test_the_best_action_costs_nothing():
    assert cost_of(Opinion(3, 0.6, 0.6, []), 0.1) == 0.0
    assert cost_of(Opinion(3, 0.6, 0.7, []), 0.1) == 0.0


def test_an_action_that_was_hardly_looked_at_is_worth_what_came_of_it():
    assert cost_of(Opinion(3, 0.6, None, []), 0.1) == pytest.approx(0.5)


def test_accuracy_falls_with_cost():
    marks = [accuracy_of(cost) for cost in (0.0, 0.1, 0.3, 1.0)]
    assert marks[0] == pytest.approx(100, abs=0.01)
    assert marks[1] == pytest.approx(63.6, abs=0.1)
    assert marks == sorted(marks, reverse=True)
    assert marks[-1] == 0.0


def test_a_seat_that_chose_nothing_has_no_accuracy():
    assert balance([JudgedStep(1, 0, Sort.FORCED)], 0, 0.0).accuracy is None


# Luck


def test_nature_gives_and_takes_and_nobody_chose_that():
    survey = Survey(2, 2)
    for n, share in enumerate((0.5, 0.8, 0.7)):
        survey.curve.judgements[n] = Found((share, 1 - share), 9)
    survey.opinions[1] = Opinion(4, 0.8, 0.7, [])
    might = Weighed(0.5, (0, 1), (0.4, 0.6))  # the other half looks the same as what came
    survey.draws[1] = Draw((0.8, 0.2), [might])
    luck, choice = judged_steps(survey, [CHANCE, 0])
    assert (luck.sort, luck.luck) == (Sort.NATURE, (0.2, -0.2))
    assert (choice.sort, choice.cost) == (Sort.CHOICE, 0.1)
    own, other = balances([luck, choice], survey.curve.total_changes)
    assert (own.luck, own.cost, own.n_choices, own.rest) == (0.2, 0.1, 1, 0.1)
    assert (other.luck, other.cost, other.n_choices, other.rest) == (-0.2, 0.0, 0, 0.0)


def test_the_three_greatest_changes_are_told_in_the_order_of_the_game():
    def choice(n: int, cost: float) -> JudgedStep:
        return JudgedStep(n, 0, Sort.CHOICE, cost)

    luck = JudgedStep(9, CHANCE, Sort.NATURE, luck=(-0.02, 0.25))
    steps = [choice(1, 0.1), choice(2, 0.3), choice(3, 0.01), luck, choice(12, 0.2)]
    found = moments(steps)
    assert [(one.n, one.seat, one.is_luck) for one in found] == [
        (2, 0, False),
        (9, 1, True),
        (12, 0, False),
    ]


# What a seat knew


def test_a_choice_is_judged_by_what_its_seat_knew_not_by_the_open_cards():
    """Two worlds that look alike to the seat get the same opinion, whatever the others hold."""
    table = orrery.new("liars_dice", seed=3)
    game, board, seat = table.game, table.board, table.to_act[0]
    state = table.state_after(len(table.log.steps))
    other = next(
        world
        for seed in range(4, 60)
        if (world := twin(table, seat, seed)) is not None and bytes_of(world) != bytes_of(state)
    )
    asked = Decided(seat, game.actions(board, state, seat)[0])
    opinions = [
        Judge(game).judgement(board, own(game, board, world, seat), 32, asked).opinion
        for world in (state, other)
    ]
    assert opinions[0] is not None
    assert opinions[0] == opinions[1]


def own(game, board, state, seat):
    return [sight for sight in sights_of(game, board, state) if sight.seat == seat]


def twin(table, seat, seed):
    """The same position with other dice under the others' cups."""
    from orrery.core.chance import new_rng

    known = table.game.hidden(table.board, table.state, seat)
    return table.game.dealt(table.board, known, seat, new_rng(seed))


def test_a_line_found_without_the_hidden_cards_ends_where_it_is_not_legal():
    table = connect_four()
    line = [(0, 3), (0, 3), (1, 3)]
    assert line_texts(table.game, table.board, table.state, line) == ["drop 3"]
    full = connect_four(3, 3, 3, 3, 3)
    line = [(1, 3), (0, 3), (1, 2)]  # the column is full after the first
    assert line_texts(full.game, full.board, full.state, line) == ["drop 3"]


def test_what_seats_do_at_the_same_time_is_not_judged_and_that_is_said():
    table = orrery.load(GOLDENS / "situation7" / "live.jsonl")
    assert asked_at(table, Task(3, 1)) is None
    report = msgspec.structs.replace(
        analyse(connect_four(*BLUNDER), 1), together=127, hidden=True, iterations=5
    )
    notes = Sentences(table, report).notes()
    assert any("127 actions are not judged" in note for note in notes)
    assert any("Hands were hidden" in note for note in notes)
    assert any("not finished" in note for note in Sentences(connect_four(), report).notes())


# The same every time


def test_the_same_log_gives_the_same_report_and_progress_is_told(tmp_path):
    table = connect_four(*BLUNDER)
    table.save(tmp_path / "game.jsonl")
    told: list[tuple[int, int]] = []
    first = analyse(table, 16, lambda *how: told.append(how))
    assert orrery.analyse(tmp_path / "game.jsonl", 16) == first
    assert told[-1][0] == told[-1][1] > 7


# Words


def test_turning_points_are_sentences_in_english_and_german(blunder):
    (sentence,) = [one for one in blunder.moments() if "Move 6" in one]
    assert "instead of" in sentence
    german = Sentences(blunder.table, blunder.report, "de")
    assert any("Zug 6" in one and "statt" in one for one in german.moments())
    assert any("luck" in head.lower() for head in blunder.heads())


def test_the_table_of_seats_tells_what_came_of_the_others(blunder):
    column = blunder.heads().index("From the others")
    gifts = [row[column] for row in blunder.rows()]
    assert gifts == [f"{100 * one.rest:+.0f}".replace("-", "−") for one in blunder.report.seats]
    assert gifts[0].startswith("+")  # the other did not stop the row


def test_a_page_stands_alone_and_says_it_all(blunder):
    page = page_of(blunder)
    assert page.count("<polyline") == 2
    assert all(sign not in page for sign in ("http", "src=", "<script", "url("))
    assert "instead of" in page
    assert 'lang="en"' in page


# The terminal


def test_the_terminal_prints_a_table_a_page_or_json(tmp_path, capsys):
    log = tmp_path / "game.jsonl"
    connect_four(*BLUNDER).save(log)
    assert run(["analyse", str(log), "--iterations", "8"]) == 0
    assert "Accuracy" in capsys.readouterr().out
    page = tmp_path / "page.html"
    assert run(["analyse", str(log), "--iterations", "4", "--html", str(page), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["n_steps"], len(found["shares"])) == (7, 8)
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: "{}\n", "no Orrery log"),
        (lambda text: text.replace('"rules": 1', '"rules": 0', 1), "rules version 0"),
        (lambda text: text.replace('"board": "standard"', '"board": "far"', 1), "far"),
        (lambda text: text.replace("drop 1", "drop 9"), "action 6"),
        (lambda text: text.splitlines()[0] + "\n", "nothing was played"),
    ],
)
def test_a_log_that_is_no_good_is_refused_with_a_sentence(tmp_path, change, why):
    log = tmp_path / "game.jsonl"
    connect_four(*BLUNDER).save(log)
    log.write_text(change(log.read_text("utf-8")), "utf-8")
    with pytest.raises(orrery.BadInput, match=why):
        run(["analyse", str(log), "--iterations", "2"])


def test_wrong_iterations_and_a_page_that_cannot_be_written_are_refused(tmp_path):
    log = tmp_path / "game.jsonl"
    connect_four(*BLUNDER).save(log)
    with pytest.raises(orrery.BadInput, match="1 to 100000"):
        run(["analyse", str(log), "--iterations", "0"])
    with pytest.raises(orrery.BadInput, match="cannot write"):
        run(["analyse", str(log), "--iterations", "1", "--html", str(tmp_path / "no" / "p.html")])
