"""ZY-1 to ZY-6: players, grid, land, start."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, BLUE, RED, at, fresh, play, says, stacks

import orrery
from orrery.games.zylatron import grid as b
from orrery.games.zylatron.board import load_board
from orrery.games.zylatron.galaxy import DIRECTIONS, distance


@pytest.fixture(scope="module")
def major() -> b.Board:
    return load_board("major")


def corners(table: orrery.Table) -> list[str]:
    return [player["planet"] for player in table.view()["players"]]


@pytest.mark.clause("ZY-1")
@pytest.mark.parametrize(
    ("players", "planets"),
    [
        (2, ["top-left", "bottom-right"]),
        (3, ["top-right", "bottom-right", "top-left"]),
        (4, ["top-left", "top-right", "bottom-right", "bottom-left"]),
    ],
)
def test_seats_have_their_corners_and_the_first_seat_starts(players, planets):
    table = fresh(players)
    assert corners(table) == planets
    assert table.to_act == [RED]


@pytest.mark.clause("ZY-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_a_round_ends_at_the_first_seat(players):
    table = fresh(players)
    seen = []
    for _ in range(players):
        seen += table.to_act
        play(table, "end")
    assert seen == list(range(players))
    assert table.to_act == [RED]
    assert says(table, "round") == "2"


@pytest.mark.clause("ZY-1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_play(players):
    with pytest.raises(orrery.BadInput, match="2 to 4 players"):
        fresh(players)


@pytest.mark.clause("ZY-1")
def test_a_table_of_three_says_that_the_middle_corner_is_at_a_disadvantage():
    assert "disadvantage" in (fresh(3).caution or "")
    assert fresh(2).caution is None
    assert fresh(4).caution is None


@pytest.mark.clause("ZY-1")
def test_players_may_pick_their_planets(illegal):
    table = fresh(3, pick_planets=True)
    illegal(table, RED, "end", "ZY-1")
    play(table, "pick bottom-left")
    illegal(table, BLUE, "pick bottom-left", "ZY-1")
    play(table, "pick top-right; pick top-left")
    assert corners(table) == ["bottom-left", "top-right", "top-left"]
    assert "4,24:rf2" not in stacks(table)
    assert "12,24:rf2" in stacks(table)
    illegal(table, RED, "pick bottom-right", "ZY-1")


@pytest.mark.clause("ZY-1")
def test_turns_are_clockwise_from_the_first_seat_whatever_was_picked():
    table = fresh(3, pick_planets=True)
    play(table, "pick bottom-left; pick top-right; pick top-left")
    seen = []
    for _ in range(4):
        seen += table.to_act
        play(table, "end")
    assert seen == [0, 2, 1, 0]  # bottom left, top left, top right


@pytest.mark.clause("ZY-1")
def test_an_unused_planet_is_neutral_land_without_factories():
    table = at(f"2p red act 46,4:rf1 {AT_HOME}")
    assert len(table.view()["factories"]) == 6
    play(table, "begin rf1; go 48,4")  # its headquarters is nobody's, anyone may stop there
    assert "48,4:rf1.m" in stacks(table)


@pytest.mark.clause("ZY-2")
def test_the_grid_has_827_points_with_six_neighbours_inside(major):
    points = [(x, y) for y in range(29) for x in range(57) if b.is_point(major, x, y)]
    assert len(points) == 827
    assert all((x + y) % 2 == 0 for x, y in points)
    around = [b.place_of(major.neighbours[b.point_at(28, 14), n]) for n in range(6)]
    assert sorted(around) == sorted((28 + dx, 14 + dy) for dx, dy in DIRECTIONS)
    assert sum(major.neighbours[b.point_at(0, 0), n] >= 0 for n in range(6)) == 2


@pytest.mark.clause("ZY-2")
def test_distance_is_the_length_of_the_shortest_way(major):
    start = (21, 9)
    found = {start: 0}
    edge = [start]
    while edge:
        x, y = edge.pop(0)
        for dx, dy in DIRECTIONS:
            place = (x + dx, y + dy)
            if b.is_point(major, *place) and place not in found:
                found[place] = found[x, y] + 1
                edge.append(place)
    assert len(found) == 827
    assert all(distance(start, place) == steps for place, steps in found.items())


@pytest.mark.clause("ZY-2")
@pytest.mark.parametrize("point", ["3,4", "58,4", "0,30"])
def test_what_is_no_point_is_not_understood(point):
    with pytest.raises(orrery.BadInput, match="no point"):
        fresh().play(RED, f"go {point}")


@pytest.mark.clause("ZY-2")
def test_action_numbers_beyond_the_grid_are_refused():
    table = fresh()
    play(table, "begin rf1")
    refusal = table.game.refusal(table.board, table.state, RED, 31)
    assert refusal is not None
    assert refusal[1] == "ZY-2"


@pytest.mark.clause("ZY-3")
def test_land_is_five_planets_and_four_moons(major):
    land = [
        (x, y) for y in range(29) for x in range(y % 2, 57, 2) if b.is_land(major, b.point_at(x, y))
    ]
    planets = [(8, 4), (48, 4), (48, 24), (8, 24), (28, 14)]
    moons = [(16, 8), (40, 8), (40, 20), (16, 20)]
    for place in land:
        on_planet = any(distance(place, centre) <= 3 for centre in planets)
        assert on_planet or any(distance(place, centre) <= 1 for centre in moons)
    assert len(land) == 5 * 37 + 4 * 7


@pytest.mark.clause("ZY-3", "ZY-4")
def test_headquarters_are_the_centres_at_their_distances(major):
    places = [b.place_of(major.headquarters[n]) for n in range(5)]
    assert places == [(8, 4), (48, 4), (48, 24), (8, 24), (28, 14)]
    assert distance(places[0], places[1]) == distance(places[0], places[3]) == 20
    assert distance(places[0], places[2]) == 30
    assert [distance(places[n], places[4]) for n in range(4)] == [15] * 4


@pytest.mark.clause("ZY-4", "ZY-5")
def test_each_player_has_a_factory_at_home_on_the_moon_and_on_zylon():
    factories = {one["name"]: one["point"] for one in fresh(4).view()["factories"]}
    assert len(factories) == 12
    assert [factories[f"red-{place}"] for place in b.FACTORY_PLACES] == [(6, 4), (16, 8), (26, 12)]
    assert [factories[f"blue-{place}"] for place in b.FACTORY_PLACES] == [
        (50, 4), (40, 8), (30, 12),
    ]  # fmt: skip
    assert [factories[f"green-{place}"] for place in b.FACTORY_PLACES] == [
        (50, 24), (40, 20), (30, 16),
    ]  # fmt: skip
    assert [factories[f"yellow-{place}"] for place in b.FACTORY_PLACES] == [
        (6, 24), (16, 20), (26, 16),
    ]  # fmt: skip


@pytest.mark.clause("ZY-5", "ZY-6")
def test_the_start_of_a_game_of_two():
    assert fresh().text == (
        "zy2 major 2p red act 8,0:rb1 0,4:rb2 10,2:rf1 12,4:rf2 10,6:rf3 6,6:rf4"
        " 10,4:rw1 9,5:rw2 7,5:rw3 9,3:rw4 7,3:rw5 11,3:rm1 11,5:rm2 8,6:rm3 5,5:rm4"
        " 48,28:bb1 56,24:bb2 46,26:bf1 44,24:bf2 46,22:bf3 50,22:bf4"
        " 46,24:bw1 47,23:bw2 49,23:bw3 47,25:bw4 49,25:bw5"
        " 45,25:bm1 45,23:bm2 48,22:bm3 51,23:bm4 money=10,10"
    )


@pytest.mark.clause("ZY-5")
def test_the_corners_mirror_each_other(major):
    for slot in range(b.PIECES_PER_SEAT):
        x, y = b.place_of(major.start[0, slot])
        images = [b.place_of(major.start[corner, slot]) for corner in range(4)]
        assert images == [(x, y), (56 - x, y), (56 - x, 28 - y), (x, 28 - y)]


@pytest.mark.clause("ZY-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_fifteen_pieces_and_ten_zys(players):
    table = fresh(players)
    kinds = [piece["kind"] for piece in table.view()["pieces"] if piece["owner"] == "red"]
    counts = {kind: kinds.count(kind) for kind in b.KINDS}
    assert counts == {"battle_star": 2, "star_fighter": 4, "warrior": 5, "missile": 4}
    assert [player["money"] for player in table.view()["players"]] == [10] * players


@pytest.mark.clause("ZY-6")
def test_a_piece_of_a_colour_that_does_not_play_is_refused(illegal):
    illegal(fresh(), RED, "begin gf1", "ZY-6")


@pytest.mark.clause("ZY-4")
def test_a_factory_of_a_colour_that_does_not_play_is_refused(illegal):
    illegal(fresh(), RED, "rebuild yellow-home", "ZY-4")
