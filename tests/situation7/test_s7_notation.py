"""Positions and actions as text."""

from __future__ import annotations

import pytest
from s7_help import LINE, world

import orrery
from orrery.core.records import bytes_of
from orrery.core.registry import find_game

GAME = find_game("situation7")


def test_the_first_position_as_text():
    table = orrery.new("situation7")
    assert table.text == "s71 standard 2p alternate 4./16./16./24./32./32. yellow play"


def test_a_position_of_a_race_as_text():
    table = orrery.new("situation7", tempo="race", chance="manual", green_time=88, time_limit=30)
    for text in ("luck 3", "luck 1"):
        table.play(orrery.CHANCE, text)
    table.play("green", "found")
    table.play(orrery.CHANCE, "find 6.7")
    assert table.text == (
        "s71 standard 2p race 4./16./16./24./32./7.g24. green found limit=30"
        " clocks=4960,1309 times=100,88 last=green open=4"
    )


def test_a_position_with_equipment_reads_back():
    line = (
        "s71 standard 2p alternate 2.2y/16./16./24./4.g15.y11./4.6g10.yA4y6. green play agree"
        " passed=y limit=0"
    )
    table = orrery.position("situation7", line)
    assert table.text == line.removesuffix(" limit=0")
    assert table.view()["sides"]["yellow"]["equipment"]["astronaut"]["at"] == ["6.21"]
    assert table.view()["sun_first"] == "yellow"  # nobody else is there


def test_runs_may_be_written_out():
    short = "s71 standard 2p alternate 4./16./16./24./32./22.yy8. yellow play"
    table = orrery.position("situation7", short)
    assert table.text.endswith("/22.2y8. yellow play")


def test_teams_keep_their_order():
    table = orrery.new("situation7", players=4)
    for text in ("6.22", "6.6", "6.23"):
        table.play(table.to_act[0], text)
    assert table.text.endswith(" green2 play")
    again = orrery.position("situation7", table.text)
    assert again.to_act == [3]
    table.play("green2", "6.7")
    assert table.text.endswith(" yellow play")
    table.play("yellow", "6.24")
    assert table.text.endswith(" green play next=yellow2")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2p alternate", "a position needs players, tempo, rings, a seat and a phase"),
        ("5p alternate 4./16./16./24./32./32. yellow play", "'5p' should say how many play"),
        ("2p slow 4./16./16./24./32./32. yellow play", "no tempo 'slow': known: alternate, live"),
        ("2p alternate 4./16./16./24./32. yellow play", "5 rings in "),
        ("2p alternate 4./16./16./24./32./31. yellow play", "ring 6 '31.' has 31 pieces, not 32"),
        ("2p alternate 4./16./16./24./32./32x yellow play", "cannot read ring 6 '32x'"),
        ("2p alternate 4./16./16./24./32./32. both play", "'both' acts: write 'both' in live play"),
        ("2p live 4./16./16./24./32./32. yellow play", "'yellow' acts: write 'both' in live play"),
        ("2p alternate 4./16./16./24./32./32. blue play", "no seat 'blue': known: yellow, green"),
        ("2p alternate 4./16./16./24./32./32. yellow run", "no phase 'run'"),
        ("2p alternate 4./16./16./24./32./32. yellow play sun=red", "no side 'red'"),
        (
            "2p alternate 4./16./16./24./32./32. yellow play passed=x",
            "'passed=x': 'x' needs letters of yg",
        ),
        (
            "2p alternate 4./16./16./24./32./32. yellow play limit=x",
            "'limit=x': 'x' should be a number",
        ),
        ("2p race 4./16./16./24./32./32. yellow play clocks=1", "'clocks=1': '1' needs 2 numbers"),
        ("2p alternate 4./16./16./24./32./32. yellow play agre", "did you mean 'agree'?"),
    ],
)
def test_a_word_that_cannot_be_read_is_named(line, message):
    with pytest.raises(orrery.BadInput) as error:
        orrery.position("situation7", f"s71 standard {line}")
    assert message in str(error.value)


RINGS = "4./16./16./24./32."


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("3p race 4./16./16./24./32./32. yellow play clocks=0,0", "there must be 2 to 4 players"),
        ("2p alternate 4./16./16./24./32./32. yellow2 play", "there must be 2 to 4 players"),
        (f"2p alternate {RINGS}/22.R9. yellow play", "its base is not wholly held"),
        ("2p alternate 4./16./16./24./20.y11./20.2yy2AR6. yellow play", "its base is not"),
        (f"2p alternate {RINGS}/3.4A25. yellow play", "pieces or equipment do not add up"),
        (f"2p alternate {RINGS}/y31. yellow play", "a piece is neither on the base line"),
        ("2p alternate 2yg./16./16./24./32./32. yellow play sun=green", "a piece is neither"),
        (f"2p alternate {RINGS}/22.y9. yellow play sun=green", "who was first on the sun"),
        (f"2p alternate {RINGS}/22.y9. yellow play passed=y", "passes need the option agree"),
        (f"2p alternate {RINGS}/22.y9. yellow over", "the phase does not go with the tempo"),
        (f"2p alternate {RINGS}/22.y9. yellow find", "the phase does not go with the tempo"),
        ("2p alternate 4y/16y/16y/24y/32y/32y yellow play", "the phase does not go"),
        ("2p alternate .3y/16y/16y/24y/32y/7yg24y green play", "could neither place nor launch"),
        (f"2p alternate {RINGS}/32. yellow play clocks=1,2", "clocks belong to the race"),
        (f"2p race {RINGS}/32. yellow play clocks=3,2", "the lower one acts"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(line, why):
    with pytest.raises(orrery.BadInput) as error:
        orrery.position("situation7", f"s71 standard {line}")
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("text", "same"),
    [("6.23", "place 6.23"), ("p 6.23", "place 6.23"), ("PLACE 6.23", "place 6.23"),
     ("place 6.23 at 6.23", "place 6.23"), ("wanted 6.23", "place 6.23")],
)  # fmt: skip
def test_actions_may_be_typed_in_several_ways(text, same):
    table = world(yellow="6.22", green="6.6")
    table.play("yellow", text)
    assert table.log.steps[0].text == same


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "known: place, wanted, launch"),
        ("plaice 6.23", "did you mean 'place'?"),
        ("place", "write it like 'place 3.11' [S7-3]"),
        ("place 6.23 6.24 6.25", "no location '6.23 6.24 6.25': write ring and piece, like 3.11"),
        ("place six", "no location 'six': write ring and piece, like 3.11 [S7-3]"),
        ("place 9.1", "no location '9.1': there are rings 1 to 6 [S7-3]"),
        ("place 1.4", "no location '1.4': ring 1 has pieces 0 to 3 [S7-3]"),
        ("luck 8", "no luck 8: there are 0 to 7"),
        ("found 3", "cannot read 'found 3'"),
    ],
)
def test_a_text_that_is_no_action_is_told_what_would_be(text, message):
    with pytest.raises(orrery.BadInput) as error:
        world(yellow="6.22", green="6.6").play("yellow", text)
    assert message in str(error.value)


def test_in_the_race_a_piece_is_wanted():
    table = world(tempo="race", yellow="6.22", green="6.6", extras="clocks=0,9000")
    assert table.actions("yellow")[0] == "wanted 5.21"


def test_the_log_tells_a_game_in_sentences():
    table = world(yellow=f"{LINE['yellow']} 6.20 6.21", green=LINE["green"])
    assert table.play("yellow", "place 5.20") == [
        "Yellow places 5.20",
        "Yellow holds yellow astronaut base: 50",
        "Yellow's astronauts are ready (3)",
    ]


def test_every_state_of_a_game_reads_back_to_the_same_bytes():
    table = orrery.new("situation7", tempo="race", seed=5)
    while not table.is_over:
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play(seat, actions[len(table.log.steps) % len(actions)])
        again = GAME.parse_position(table.text, table.board)[1]
        assert bytes_of(again) == bytes_of(table.state)
