"""End and score: S7-20 to S7-23."""

from __future__ import annotations

import pytest
from s7_help import ASTRONAUTS, LINE, ROCKETS, all_but, both, world

import orrery
from orrery.core.registry import find_game
from orrery.games.situation7.puzzle import location_name, parse_location
from orrery.games.situation7.shapes import disc_of


def shut_in(**more):
    """Green cannot move; Yellow has 2.4, 2.5 and 2.6 left to fill."""
    return world(yellow=all_but("6.7 2.4 2.5 2.6"), green="6.7", **more)


# S7-20


@pytest.mark.clause("S7-20")
def test_the_game_ends_with_the_last_location(illegal):
    table = world(yellow=all_but("6.7 2.4"), green="6.7")
    told = table.play("yellow", "place 2.4")
    assert table.is_over
    assert told[-1].startswith("the game ends: Yellow ")
    assert table.to_act == []
    assert illegal(table, "yellow", "place 2.4", "S7-20") == "the game is over"


@pytest.mark.clause("S7-20")
def test_with_agree_two_passes_end_the_game():
    table = world(yellow="6.22", green="6.6", extras="agree")
    table.play("yellow", "pass")
    assert not table.is_over
    table.play("green", "pass")
    assert table.is_over


@pytest.mark.clause("S7-20")
def test_a_placement_between_two_passes_keeps_the_game_going():
    table = world(yellow="6.22", green="6.6", extras="agree")
    table.play("yellow", "pass")
    table.play("green", "place 6.7")
    table.play("yellow", "place 6.23")
    table.play("green", "pass")
    assert not table.is_over
    table.play("yellow", "pass")
    assert table.is_over


@pytest.mark.clause("S7-20")
def test_in_live_play_a_side_passes_once(illegal):
    table = world(tempo="live", yellow="6.22", green="6.6", extras="agree")
    table.play("yellow", "pass")
    reason = illegal(table, "yellow", "pass", "S7-20")
    assert reason == "Yellow has passed already, and nobody has placed a piece since"
    table.play("green", "pass")
    assert table.is_over


@pytest.mark.clause("S7-20")
def test_an_astronaut_between_two_passes_is_no_placement():
    home = both(LINE["yellow"], ASTRONAUTS["yellow"])
    table = world(tempo="live", yellow=home, green=LINE["green"], extras="agree")
    table.play("green", "pass")
    table.play("yellow", "astronaut 6.22")
    table.play("yellow", "pass")
    assert table.is_over


@pytest.mark.clause("S7-20", "S7-25")
def test_being_skipped_is_not_passing(illegal):
    table = shut_in(extras="agree")
    assert table.play("yellow", "pass") == [
        "Yellow passes", "Green has nowhere to go and is skipped",
    ]  # fmt: skip
    assert not table.is_over
    assert table.to_act == [0]
    illegal(table, "yellow", "pass", "S7-20")
    table.play("yellow", "place 2.4")
    assert "pass" in table.actions("yellow")


@pytest.mark.clause("S7-20")
def test_the_clock_of_the_table_ends_a_live_game_with_a_limit():
    table = orrery.new("situation7", tempo="live", time_limit=20)
    table.play("yellow", "place 6.22")
    assert table.to_act == [0, 1]
    assert table.play(orrery.CHANCE, "time up")[0] == "the time is up"
    assert table.is_over
    assert table.winners == [0, 1]


@pytest.mark.clause("S7-20")
@pytest.mark.parametrize("options", [{"tempo": "live"}, {}, {"tempo": "race", "time_limit": 20}])
def test_no_clock_runs_out_from_outside_without_a_limit_or_outside_live_play(illegal, options):
    table = orrery.new("situation7", **options)
    illegal(table, orrery.CHANCE, "time up", "S7-20")


@pytest.mark.clause("S7-20")
def test_no_player_calls_the_time(illegal):
    table = orrery.new("situation7", tempo="live", time_limit=20)
    illegal(table, "yellow", "time up", "S7-26")


@pytest.mark.clause("S7-20")
def test_the_race_ends_when_the_next_to_act_is_past_the_limit():
    at = {"tempo": "race", "yellow": "6.22", "green": "6.6 6.7", "chance": "manual"}
    table = world(**at, phase="wanted", extras="limit=1 clocks=52000,61000 last=yellow")
    table.play(orrery.CHANCE, "luck 0")  # 8000 + 320 * 122 * 1 div 16 = 10440
    assert table.view()["sides"]["yellow"]["clock_ms"] == 62440
    assert table.is_over
    table = world(**at, phase="wanted", extras="limit=1 clocks=49000,61000 last=yellow")
    table.play(orrery.CHANCE, "luck 0")
    assert not table.is_over


@pytest.mark.clause("S7-20")
def test_a_limit_needs_a_clock():
    with pytest.raises(orrery.BadInput, match=r"time_limit needs a clock: .* \[S7-20\]"):
        orrery.new("situation7", time_limit=10)


# S7-21 and S7-22


@pytest.mark.clause("S7-21")
def test_a_sector_held_whole_scores_50():
    table = world(yellow=both(LINE["yellow"], "5.22 4.16 3.10 4.15"), green=LINE["green"])
    assert table.scores[0] == 0
    table.play("yellow", "place 4.17")  # 3.10 and 3.11, 4.15 to 4.17 are middle sector 5
    table.play("green", "place 5.8")
    assert table.play("yellow", "place 3.11")[1] == "Yellow holds middle sector 5: 50"
    assert table.scores[0] == 50


@pytest.mark.clause("S7-21")
def test_a_mixed_sector_scores_for_nobody():
    table = world(yellow=both(LINE["yellow"], "5.22 4.16 3.10 4.15 4.17"),
                  green=both(LINE["green"], "3.11 3.12"))  # fmt: skip
    assert table.scores == [0, 0]


@pytest.mark.clause("S7-21", "S7-4")
def test_a_cut_piece_counts_in_both_of_its_sectors():
    inner = "1.2 2.8 2.9 2.10 2.11 2.7"  # 2.9 and 1.2 lie in inner sectors 4 and 5, 2.11 in 5 and 6
    table = world(yellow=both(LINE["yellow"], inner), green=LINE["green"])
    held = [goal["name"] for goal in table.view()["goals"] if goal["held"][0] == goal["size"]]
    assert held == ["inner sector 4", "inner sector 5", "Circle 75 west"]


@pytest.mark.clause("S7-22")
def test_a_base_scores_50_for_its_owner_only():
    table = world(yellow=both(LINE["yellow"], ROCKETS["yellow"]), green=LINE["green"])
    assert table.scores == [50, 0]
    table = world(yellow=both(LINE["yellow"], ROCKETS["green"]), green=LINE["green"])
    assert table.scores == [0, 0]


@pytest.mark.clause("S7-22")
@pytest.mark.parametrize(
    ("area", "points"),
    [
        ("3.11 3.12 4.17 4.18", 100),  # Jupiter
        ("3.11 3.12 4.17", 0),
        ("4.13 4.14", 50),  # Relay Station
        ("1.0 1.1 1.2 1.3", 200),  # the sun
        ("1.0 1.1 1.2", 0),
        ("2.15 2.14", 75),  # circles count for whoever holds the piece
        ("5.15 5.14", 50),
        ("5.17 5.18", 25),
    ],
)
def test_objectives_score_their_value_for_whoever_holds_all_of_them(area, points):
    assert world(yellow=both(LINE["yellow"], area), green=LINE["green"]).scores == [points, 0]
    assert world(yellow=LINE["yellow"], green=both(LINE["green"], area)).scores == [0, points]


@pytest.mark.clause("S7-22")
def test_an_objective_held_by_both_scores_for_nobody():
    table = world(yellow=both(LINE["yellow"], "4.13 3.9"), green=both(LINE["green"], "4.14 5.19"))
    assert table.scores == [0, 0]


# S7-23


@pytest.mark.clause("S7-23")
def test_the_highest_total_wins():
    table = world(yellow=all_but(LINE["green"]), green=LINE["green"], phase="over")
    assert table.scores[0] > table.scores[1]
    assert table.winners == [0]


@pytest.mark.clause("S7-23")
@pytest.mark.parametrize(("first", "winner"), [("yellow", 0), ("green", 1)])
def test_equal_totals_go_to_the_first_on_the_sun(first, winner):
    table = world(
        yellow=both(LINE["yellow"], "1.2 1.3"), green=both(LINE["green"], "1.0 1.1"),
        phase="over", extras=f"agree passed=yg sun={first}",
    )  # fmt: skip
    assert table.scores == [0, 0]
    assert table.winners == [winner]


@pytest.mark.clause("S7-23")
def test_equal_totals_with_nobody_on_the_sun_are_shared():
    table = world(yellow="6.22", green="6.6", phase="over", extras="agree passed=yg")
    assert table.winners == [0, 1]


@pytest.mark.clause("S7-23")
def test_answering_every_action_with_its_half_turn_image_does_not_save_the_second_side():
    """Both sides end with equal totals; Yellow, first on the sun, wins."""
    table = orrery.new("situation7", seed=1)
    disc = disc_of(table.board)
    while not table.is_over:
        text = (
            table.actions("yellow")[0]
            if "place 1.2" not in table.actions("yellow")
            else "place 1.2"
        )
        table.play("yellow", text)
        verb, location = text.split()
        image = disc.opposite(parse_location(table.board, location))
        if not table.is_over:
            table.play("green", f"{verb} {location_name(table.board, image)}")
    assert table.scores[0] == table.scores[1]
    assert table.winners == [0]


@pytest.mark.clause("S7-23")
def test_who_is_first_on_the_sun_is_remembered():
    table = world(yellow="6.24 5.24 4.18 3.12 2.12", green="6.6", tempo="live")
    table.play("yellow", "place 1.3")
    assert table.view()["sun_first"] == "yellow"
    game = find_game("situation7")
    assert game.parse_position(table.text)[1].sun_first == 0
