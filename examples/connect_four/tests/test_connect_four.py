"""Connect four: a test for every clause, and the conformance suite."""

from __future__ import annotations

import pytest

import orrery
from orrery import conformance
from orrery.core.errors import BadInput
from orrery.core.scene import EMPTY


@pytest.mark.clause("CF-1")
def test_seven_columns_of_six():
    table = orrery.new("connect_four")
    assert table.view()["scene"]["parts"][0]["cells"] == [[EMPTY] * 7] * 6
    with pytest.raises(BadInput, match="no column 7"):
        table.play("yellow", "drop 7")


@pytest.mark.clause("CF-1")
def test_other_frames_are_data(tmp_path):
    file = tmp_path / "wide.toml"
    file.write_text("columns = 9\nrows = 6\n")
    assert len(orrery.new("connect_four", board=str(file)).actions("yellow")) == 9
    file.write_text("columns = 9\nrows = 8\n")
    with pytest.raises(BadInput, match="may be 63 at most"):
        orrery.new("connect_four", board=str(file))
    file.write_text("columns = 2\nrows = 6\n")
    with pytest.raises(BadInput, match="columns must be 4 to 9"):
        orrery.new("connect_four", board=str(file))


@pytest.mark.clause("CF-2")
def test_the_players_take_turns_and_red_may_begin():
    table = orrery.new("connect_four")
    assert table.to_act == [0]
    table.play("yellow", "drop 3")
    assert table.to_act == [1]
    with pytest.raises(orrery.IllegalAction, match="not yellow's turn"):
        table.play("yellow", "drop 3")
    assert orrery.new("connect_four", first="red").to_act == [1]


@pytest.mark.clause("CF-3")
def test_a_disc_falls_to_the_lowest_free_cell_of_a_column_that_is_not_full():
    table = orrery.position("connect_four", "cf1 standard yryryr/./././././. yellow")
    with pytest.raises(orrery.IllegalAction) as refusal:
        table.play("yellow", "drop 0")
    assert refusal.value.clause == "CF-3"
    table.play("yellow", "drop 1")
    assert table.text == "cf1 standard yryryr/y/././././. red"


@pytest.mark.clause("CF-4")
@pytest.mark.parametrize(
    ("position", "column"),
    [
        ("yyy/rrr/././././.", 0),  # upwards
        ("y/y/y/./r/r/r", 3),  # sideways
        ("y/ry/rry/rrr/y/y/y", 3),  # rising
        ("y/y/y/rrr/rry/ry/y", 3),  # falling
    ],
)
def test_four_in_a_row_win(position, column):
    table = orrery.position("connect_four", f"cf1 standard {position} yellow")
    table.play("yellow", f"drop {column}")
    assert table.is_over
    assert table.winners == [0]


@pytest.mark.clause("CF-4")
def test_a_row_does_not_wrap_round_the_edge():
    table = orrery.position("connect_four", "cf1 standard ryryry/y/r/r/r/y/. yellow")
    table.play("yellow", "drop 1")
    assert not table.is_over


@pytest.mark.clause("CF-5", "CF-6")
def test_a_full_frame_is_a_draw_that_both_share():
    full = "yryryr/yryryr/ryryry/ryryry/yryryr/yryryr/ryryr"
    table = orrery.position("connect_four", f"cf1 standard {full} yellow")
    table.play("yellow", "drop 6")
    assert table.is_over
    assert table.scores == [0, 0]
    assert table.winners == [0, 1]
    with pytest.raises(orrery.IllegalAction) as refusal:
        table.play("red", "drop 0")
    assert refusal.value.clause == "CF-5"


@pytest.mark.clause("CF-6")
def test_the_winner_scores_one():
    table = orrery.position("connect_four", "cf1 standard yyy/rrr/././././. yellow")
    table.play("yellow", "drop 0")
    assert table.scores == [1, 0]


def test_it_keeps_the_contract():
    assert conformance.check("connect_four", games=20).positions > 800


@pytest.mark.parametrize("text", ["drop", "drop x", "throw 3", "drop 3 4"])
def test_bad_texts(text):
    with pytest.raises(BadInput):
        orrery.new("connect_four").play("yellow", text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cf1 standard ./././. yellow", "needs 7 columns"),
        ("cf1 standard ././././././. blue", "no turn 'blue': known: yellow, red"),
        ("cf1 standard x/./././././. yellow", "up to 6 of y and r"),
        ("cf1 standard yyy/./././././. yellow", "do not fit the turn"),
    ],
)
def test_bad_positions(text, message):
    with pytest.raises(BadInput, match=message):
        orrery.position("connect_four", text)
