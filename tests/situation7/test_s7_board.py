"""Board and pieces: S7-1 to S7-8."""

from __future__ import annotations

import pytest
from s7_help import (
    ASTRONAUTS,
    BOARD,
    EVERYWHERE,
    LINE,
    ROCKETS,
    SATELLITES,
    all_but,
    beside,
    both,
    world,
)

import orrery
from orrery.games.situation7.puzzle import (
    BASE,
    GOAL_KINDS,
    N_WORDS,
    SECTOR,
    SUN,
    goal_name,
    location_name,
    locations_in,
    neighbours_of,
    parse_location,
)
from orrery.games.situation7.shapes import disc_of
from orrery.games.situation7.view import goal_locations


def names(locations) -> str:
    return " ".join(location_name(BOARD, location) for location in sorted(locations))


def goals_of(kind: int) -> list[int]:
    return [goal for goal in range(BOARD.n_goals) if BOARD.goal_kind[goal] == kind]


# S7-1


@pytest.mark.clause("S7-1")
def test_with_four_players_the_seats_of_both_sides_take_turns():
    table = orrery.new("situation7", players=4)
    order = []
    for _ in range(8):
        order += table.to_act
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.clause("S7-1")
def test_with_three_players_the_single_one_acts_every_other_time():
    table = orrery.new("situation7", players=3)
    order = []
    for _ in range(8):
        order += table.to_act
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    assert order == [0, 1, 2, 1, 0, 1, 2, 1]


@pytest.mark.clause("S7-1")
def test_team_mates_share_land_and_equipment():
    astronauts = both(LINE["yellow"], ASTRONAUTS["yellow"])
    table = world(yellow=astronauts, green=LINE["green"], who="yellow2", players=4)
    assert "astronaut 6.22" in table.actions("yellow2")
    assert "place 5.22" in table.actions("yellow2")
    table.play("yellow2", "astronaut 6.22")
    assert table.view()["sides"]["yellow"]["equipment"]["astronaut"]["left"] == 2


@pytest.mark.clause("S7-1")
def test_team_mates_share_the_score_and_the_win():
    table = world(yellow=all_but(LINE["green"]), green=LINE["green"], players=4, phase="over")
    assert table.scores[0] == table.scores[2] > table.scores[1] == table.scores[3]
    assert table.winners == [0, 2]


@pytest.mark.clause("S7-1")
def test_a_seat_whose_team_mate_is_to_act_is_refused(illegal):
    table = world(yellow="6.22", green="6.6", who="yellow2", players=4)
    reason = illegal(table, "yellow", "place 6.23", "S7-1")
    assert reason == "it is the turn of Yellow's team mate Yellow 2"


@pytest.mark.clause("S7-1")
def test_two_against_one_in_live_play_is_warned_of():
    table = orrery.new("situation7", players=3, tempo="live")
    assert "two against one is lopsided" in table.caution
    assert orrery.new("situation7", players=4, tempo="live").caution is None


@pytest.mark.clause("S7-1")
def test_the_race_is_for_two():
    with pytest.raises(orrery.BadInput, match=r"race is for 2 players, not 4 \[S7-1\]"):
        orrery.new("situation7", players=4, tempo="race")


# S7-2


@pytest.mark.clause("S7-2")
def test_a_filled_location_takes_no_second_piece(illegal):
    table = world(yellow="6.22 6.23", green="6.6 6.7", who="green")
    assert illegal(table, "green", "place 6.22", "S7-2") == "6.22 is filled already, by Yellow"


@pytest.mark.clause("S7-2")
def test_a_piece_whose_location_is_filled_leaves_both_trays():
    table = world(yellow="6.22 6.23")
    assert len(table.view()["sides"]["green"]["tray"]) == 122
    table.play("yellow", "place 6.24")
    for side in table.view()["sides"].values():
        assert len(side["tray"]) == 121
        assert "6.24" not in side["tray"]


# S7-3


@pytest.mark.clause("S7-3")
def test_six_rings_make_124_locations_and_328_adjacent_pairs():
    assert [BOARD.ring_size[ring] for ring in range(6)] == [4, 16, 16, 24, 32, 32]
    assert BOARD.n_locations == len(set(EVERYWHERE)) == 124
    assert sum(len(neighbours_of(BOARD, location)) for location in range(124)) == 2 * 328


@pytest.mark.clause("S7-3")
def test_rings_2_and_5_start_half_a_piece_on():
    disc = disc_of(BOARD)
    starts = [360 * disc.span(parse_location(BOARD, f"{ring}.0")).start / disc.ticks
              for ring in range(1, 7)]  # fmt: skip
    assert starts == [0, 11.25, 0, 0, 5.625, 0]
    span = disc.span(parse_location(BOARD, "5.31"))
    assert (360 * span.start / disc.ticks, 360 * span.end / disc.ticks) == (354.375, 365.625)


@pytest.mark.clause("S7-3")
def test_locations_are_adjacent_over_an_edge_but_not_over_a_corner():
    assert beside("1.0").split() == ["1.1", "1.3", "2.0", "2.1", "2.2", "2.3", "2.15"]
    assert beside("6.0").split() == ["5.0", "5.31", "6.1", "6.31"]
    assert beside("3.1").split() == ["2.0", "2.1", "3.0", "3.2", "4.1", "4.2"]
    assert "4.0" not in beside("3.1").split()  # ends at 15 degrees, 3.1 starts at 22.5
    assert "1.2" not in beside("1.0").split()  # they meet in the centre only


# S7-4


@pytest.mark.clause("S7-4")
def test_24_sectors_of_4_5_and_9_locations():
    sizes = [BOARD.goal_size[goal] for goal in goals_of(SECTOR)]
    assert sizes == [4] * 8 + [5] * 8 + [9] * 8


@pytest.mark.clause("S7-4")
def test_a_piece_that_a_sector_line_cuts_lies_in_both_sectors():
    sectors = {
        goal_name(BOARD, goal): names(goal_locations(BOARD, goal)) for goal in goals_of(SECTOR)
    }
    assert sectors["inner sector 0"] == "1.0 2.0 2.1 2.15"
    assert sectors["inner sector 1"] == "1.0 2.1 2.2 2.3"
    assert sectors["middle sector 0"] == "3.0 3.1 4.0 4.1 4.2"
    assert sectors["outer sector 0"] == "5.0 5.1 5.2 5.3 5.31 6.0 6.1 6.2 6.3"


# S7-5 to S7-8


@pytest.mark.clause("S7-5")
def test_half_a_turn_exchanges_the_sides_and_keeps_all_values():
    disc = disc_of(BOARD)
    values = {}
    for goal in range(BOARD.n_goals):
        key = BOARD.goal_kind[goal], BOARD.goal_points[goal], BOARD.goal_owner[goal]
        values.setdefault(key, set()).add(frozenset(goal_locations(BOARD, goal)))
    for (kind, points, owner), areas in values.items():
        turned = {frozenset(disc.opposite(location) for location in area) for area in areas}
        other = 1 - owner if owner >= 0 else owner
        assert values[kind, points, other] == turned


@pytest.mark.clause("S7-5")
def test_the_home_planets_under_the_base_lines_score_nothing():
    table = world(yellow=LINE["yellow"], green=LINE["green"])
    assert table.scores == [0, 0]
    assert all(
        BOARD.goal_kind[goal] == SECTOR
        for location in (*LINE["yellow"].split(), *LINE["green"].split())
        for goal in range(BOARD.n_goals)
        if parse_location(BOARD, location) in goal_locations(BOARD, goal)
    )


@pytest.mark.clause("S7-5")
def test_the_base_lines_are_four_pieces_of_the_outer_ring():
    lines = [names(locations_in([BOARD.base_line[side, word] for word in range(N_WORDS)]))
             for side in (0, 1)]  # fmt: skip
    assert lines == [LINE["yellow"], LINE["green"]]


@pytest.mark.clause("S7-6")
def test_every_side_has_three_bases():
    found = {goal_name(BOARD, goal): set(names(goal_locations(BOARD, goal)).split())
             for goal in goals_of(BASE)}  # fmt: skip
    assert found == {
        f"{side} {kind} base": set(area[side].split())
        for side in ("yellow", "green")
        for kind, area in (
            ("astronaut", ASTRONAUTS),
            ("rocket", ROCKETS),
            ("satellite", SATELLITES),
        )
    }


OBJECTIVES = {
    "Sun": ("sun", 200, "1.0 1.1 1.2 1.3"),
    "Mercury and Venus": ("planet", 100, "2.8 2.9 3.9"),
    "Earth and Mars": ("planet", 100, "2.0 2.1 3.1"),
    "Jupiter": ("planet", 100, "3.11 3.12 4.17 4.18"),
    "Saturn": ("planet", 100, "3.3 3.4 4.5 4.6"),
    "Uranus": ("planet", 100, "3.15 3.0 4.23 4.0"),
    "Neptune and Pluto": ("planet", 100, "3.7 3.8 4.11 4.12"),
    "Relay Station": ("station", 50, "4.13 4.14"),
    "Observatory": ("station", 50, "4.1 4.2"),
    "Solar Laboratory": ("station", 50, "2.12 2.13"),
    "Solar Collector": ("station", 50, "2.4 2.5"),
    "Repair Dock": ("station", 50, "4.21 4.22"),
    "Fuel Depot": ("station", 50, "4.9 4.10"),
    "West Beacon": ("station", 50, "5.16 6.16"),
    "East Beacon": ("station", 50, "5.0 6.0"),
    "Circle 75 east": ("circle", 75, "2.15"),
    "Circle 75 west": ("circle", 75, "2.7"),
    "Circle 50 east": ("circle", 50, "5.31"),
    "Circle 50 west": ("circle", 50, "5.15"),
    "Circle 25 west": ("circle", 25, "5.17"),
    "Circle 25 east": ("circle", 25, "5.1"),
}


@pytest.mark.clause("S7-7")
def test_objectives_are_where_the_specification_puts_them():
    found = {
        goal_name(BOARD, goal): (
            GOAL_KINDS[BOARD.goal_kind[goal]],
            BOARD.goal_points[goal],
            set(names(goal_locations(BOARD, goal)).split()),
        )
        for goal in range(BOARD.n_goals)
        if BOARD.goal_kind[goal] >= SUN
    }
    assert found == {
        name: (kind, points, set(area.split())) for name, (kind, points, area) in OBJECTIVES.items()
    }


@pytest.mark.clause("S7-7")
def test_objectives_bases_and_base_lines_share_no_location():
    areas = [area for _, _, area in OBJECTIVES.values()]
    areas += [area[side] for area in (LINE, ASTRONAUTS, ROCKETS, SATELLITES) for side in area]
    every = " ".join(areas).split()
    assert len(every) == len(set(every))


@pytest.mark.clause("S7-8")
def test_each_side_starts_with_three_rockets_three_satellites_and_three_astronauts():
    for side in orrery.new("situation7").view()["sides"].values():
        left = {kind: equipment["left"] for kind, equipment in side["equipment"].items()}
        assert left == {"rocket": 3, "satellite": 3, "astronaut": 3}


@pytest.mark.clause("S7-8")
def test_ready_equipment_on_its_base_leaves_room_for_an_astronaut():
    yellow = both(LINE["yellow"], ASTRONAUTS["yellow"], ROCKETS["yellow"])
    table = world(yellow=yellow, green=LINE["green"])
    assert table.view()["sides"]["yellow"]["equipment"]["rocket"]["ready"]
    assert "astronaut 6.26" in table.actions("yellow")


@pytest.mark.clause("S7-8")
def test_there_is_no_fourth_astronaut_and_no_seventh_launch(illegal):
    yellow = both(LINE["yellow"], ASTRONAUTS["yellow"], ROCKETS["yellow"], SATELLITES["yellow"])
    posts, footholds = "6.22 6.23 6.24", "6.3 6.1 4.7 4.5 2.6 2.4"
    green = both(LINE["green"], "6.5 6.4 5.4 5.5 5.6 5.7 3.5 3.4")
    table = world(
        yellow=both(yellow, footholds), green=green, astronauts=posts,
        rockets="6.3 6.1 4.7", satellites="4.5 2.6 2.4",
    )  # fmt: skip
    assert illegal(table, "yellow", "astronaut 6.25", "S7-8") == "Yellow has no astronaut left"
    reason = illegal(table, "yellow", "launch 6.10", "S7-8")
    assert reason == "Yellow has used all rockets and satellites"
