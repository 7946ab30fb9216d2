"""Chances through a game: the same every time, by what may be known, and where it turned."""

from __future__ import annotations

import pytest

import orrery
from orrery.analysis import Effort, Survey, chances, turning_point
from orrery.analysis.curve import Curve, Found
from orrery.analysis.judge import Judge, final_shares, sights_of
from orrery.analysis.survey import spread
from orrery.analysis.turning import turning_points
from orrery.core.records import bytes_of

QUICK = Effort(iterations=16, closer=48)
BLUNDER = [3, 0, 3, 0, 3, 1, 3]
"""Columns: the second player does not block the third disc of the first."""


def connect_four(*columns: int) -> orrery.Table:
    table = orrery.new("connect_four", seed=1)
    for column in columns:
        table.play(table.to_act[0], f"drop {column}")
    return table


def survey_of(*shares: float) -> Survey:
    """A survey of two seats in which the first had these chances, all looked at closely."""
    survey = Survey(len(shares) - 1, 2)
    for n, share in enumerate(shares):
        survey.curve.judgements[n] = Found((share, 1 - share), survey.effort.closer)
    return survey


# Chances


def test_every_position_of_a_game_has_a_chance_for_each_seat_and_the_end_is_certain():
    survey = chances(connect_four(*BLUNDER), QUICK)
    assert survey.curve.positions == list(range(8))
    for n in survey.curve.positions:
        assert sum(survey.curve.shares(n)) == pytest.approx(1, abs=0.01)
    assert survey.curve.shares(7) == (1.0, 0.0)


def test_the_same_game_is_judged_the_same_every_time_whatever_was_judged_before(tmp_path):
    table = connect_four(*BLUNDER)
    table.save(tmp_path / "game.jsonl")
    first, again = chances(table, QUICK), chances(tmp_path / "game.jsonl", QUICK)
    assert first.curve.judgements == again.curve.judgements
    judge, state = Judge(table.game), table.state_after(4)
    sights = sights_of(table.game, table.board, state)
    assert judge.shares(table.board, sights, 48) == Judge(table.game).shares(
        table.board, sights, 48
    )
    assert judge.shares(table.board, sights, 48) == judge.shares(table.board, sights, 48)


def test_progress_is_told_up_to_the_last_position():
    told: list[tuple[int, int]] = []
    survey = chances(connect_four(*BLUNDER), QUICK, lambda *how: told.append(how))
    assert [done for done, _ in told] == list(range(1, survey.n_done + 1))
    assert told[-1] == (survey.n_tasks, survey.n_tasks)
    assert all(done <= total for done, total in told)


def test_where_hands_are_hidden_each_seat_is_judged_by_what_it_may_know():
    table = orrery.new("liars_dice", seed=3)
    sights = sights_of(table.game, table.board, table.state)
    assert [sight.seat for sight in sights] == list(range(table.state.n_seats))
    for sight in sights:
        own = table.game.hidden(table.board, table.state, sight.seat)
        assert bytes_of(sight.known) == bytes_of(own) != bytes_of(table.state)


def test_a_tie_is_shared_and_a_game_that_goes_on_has_no_final_chances():
    table = connect_four()
    assert final_shares(table.game, table.board, table.state) is None
    over = connect_four(*BLUNDER)
    assert final_shares(over.game, over.board, over.state) == (1.0, 0.0)


def test_a_damaged_log_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "bad.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(orrery.BadInput, match="no Orrery log"):
        chances(tmp_path / "bad.jsonl")


# Which positions


def test_a_long_game_is_judged_at_even_distances_with_both_ends():
    assert spread(5, 10) == [0, 1, 2, 3, 4, 5]
    found = spread(1000, 11)
    assert found == list(range(0, 1001, 100))


def test_around_the_greatest_change_positions_are_looked_at_closer():
    survey = Survey(9, 2, Effort(iterations=1, closer=9, changes=1))
    while (task := survey.next) is not None:
        share = 0.5 if task.n < 6 else 0.1
        survey.note(task, (share, 1 - share))
    assert list(survey.closer_steps()) == [(5, 6)]
    assert survey.n_done == survey.n_tasks == 12


# Turning points


def test_the_turning_point_of_a_loser_is_the_greatest_fall_that_lasted():
    survey = survey_of(0.5, 0.5, 0.1, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2)
    point = turning_point(survey, 0, has_won=False)
    assert point is not None
    assert (point.n, point.before, point.after) == (6, 0.5, 0.3)


def test_the_turning_point_of_a_winner_is_a_rise():
    survey = survey_of(0.5, 0.3, 0.3, 0.3, 0.7, 0.7, 0.7)
    won, lost = turning_points(survey, winners=[0])
    assert (won.seat, won.n, won.before, won.after) == (0, 4, 0.3, 0.7)
    assert (lost.seat, lost.n) == (1, 4)


def test_a_game_without_a_great_change_has_no_turning_point():
    assert turning_point(survey_of(0.5, 0.51, 0.5, 0.52), 0, has_won=True) is None
    assert turning_point(Survey(0, 2), 0, has_won=True) is None


def test_a_blunder_is_the_turning_point_of_a_real_game():
    survey = chances(connect_four(*BLUNDER), QUICK)
    point = turning_point(survey, 1, has_won=False)
    assert point is not None
    assert point.n == 6
    assert point.before > point.after


def test_a_change_is_measured_between_two_positions():
    curve = Curve({3: Found((0.25, 0.75), 1), 4: Found((0.5, 0.5), 1)})
    assert curve.change(3, 4, 0) == 0.25
    assert curve.swing(3, 4, 1) == -0.25
