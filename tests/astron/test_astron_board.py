"""AS-1 to AS-6: ships, window, base, and the map that comes with the game."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.errors import BadInput

# As printed in AS-6, eight rows a line
SPEC_ROWS = (
    ".......... .......... .......o.. .......... ...====... ..=....=.. ..=SSSS=.. ..=S88S=..",
    "..=....=.. ...====... .......... .......... .........o .......... .......... ..7.......",
    "......##.. ......##.. ....o..... .......... .!......6. .!........ .!.......* o.......*.",
    ".......*.. .......... ....RR.... ...R5RR... ...RRR.... .......... .##...o... .##.......",
    ".......... .......4.. ..*....... .*....@@.. *......@.. .......@.. .......... .3........",
    "........!. ........!. ...o...... .......... .....MM... ....MMMM.. .....M2M.. ..........",
    "##....*... ##.....*.. ........*. .1........ .......... .........! o........! .........!",
    ".......... .......... .......... EETTTTTTEE",
)
SPEC_MAP = [row for line in SPEC_ROWS for row in line.split()]


@pytest.mark.clause("AS-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_ships_take_off_and_play_in_the_order_of_their_numbers(players):
    table = orrery.new("astron", players=players, seed=1)
    order = []
    for _ in range(3 * players):
        order.append(table.to_act[0])
        table.play(order[-1], table.actions(order[-1])[0])
    assert order == [*range(players)] * 3


@pytest.mark.clause("AS-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadInput, match="ASTRON is for 2 to 6 players"):
        orrery.new("astron", players=players)


@pytest.mark.clause("AS-1")
def test_nobody_plays_out_of_turn(at, illegal):
    table = at("3p t0 c0/d0/e0 ship2 play hands=F1/F1/F1")
    assert "it is ship 2's turn" in illegal(table, "ship1", "forward 1", "AS-1")
    illegal(table, "ship3", "forward 1", "AS-1")
    illegal(table, orrery.CHANCE, "forward 1", "AS-1")


@pytest.mark.clause("AS-2")
def test_the_window_has_ten_columns_and_twelve_rows(at):
    view = orrery.new("astron").view()
    assert len(view["window"]) == 12
    assert all(len(line) == 10 for line in view["window"])
    at("2p t0 a0/j11 ship1 play")
    for place in ("k0", "a12", "a-1", "5a"):
        with pytest.raises(BadInput, match="the window has"):
            at(f"2p t0 {place}/j11 ship1 play")


@pytest.mark.clause("AS-2", "AS-3")
def test_window_row_r_shows_base_row_t_plus_r(at):
    view = at("2p t8 a0/j11 ship1 play").view()
    assert view["window"][-1] == ".1........"  # base row 8 at the rear edge, row 0
    assert view["window"][0] == "........!."  # base row 19 at the front edge, row 11
    assert view["window"] == view["map"][60 - 8 - 12 : 60 - 8]


@pytest.mark.clause("AS-3")
def test_ships_keep_their_place_in_the_window_when_the_base_moves(at):
    table = at("2p t0 c5/g3 ship1 play hands=U3/-")
    table.play("ship1", "upheaval 3")
    assert table.text.split()[3:5] == ["t3", "c5/g3"]


@pytest.mark.clause("AS-3", "AS-6")
def test_the_base_is_the_map_of_the_specification(at):
    table = orrery.new("astron")
    assert table.view()["map"] == SPEC_MAP
    assert len(SPEC_MAP) == 60
    assert table.text.split()[3] == "t0"


@pytest.mark.clause("AS-4")
def test_game_over_shows_after_forty_eight_steps_and_the_base_goes_no_further(at):
    assert orrery.new("astron").view()["last_base"] == 48
    table = at("2p t47 a0/j0 ship1 play hands=U3/-")
    told = table.play("ship1", "upheaval 3")
    assert "the base moves on by 1, to step 48" in told
    assert table.is_over
    with pytest.raises(BadInput, match="t0 to t48"):
        at("2p t49 a0/j0 ship1 play")


@pytest.mark.clause("AS-5")
def test_earth_and_take_off_spaces_have_no_effect(at):
    table = at("2p t0 a1/b1 ship1 play hands=B1/B1")
    table.play("ship1", "backward 1")
    assert table.text.split()[4:7] == ["a0/b1", "ship2", "play"]
    assert table.scores == [0, 0]


@pytest.mark.clause("AS-5", "AS-26")
def test_a_hazard_is_space_to_come_from(at_own, own_board):
    """Ship 1 stands on an asteroid directly behind the Moon's station."""
    table = at_own(own_board({"g12": "o"}), "2p t8 g4/a0 ship1 play hands=F1/-")
    table.play("ship1", "forward 1")
    assert table.scores == [5, 0]


@pytest.mark.clause("AS-6")
def test_station_one_is_in_no_take_off_column_and_saturn_lies_inside_its_rings():
    lines = list(reversed(orrery.new("astron").view()["map"]))
    take_off = [column for column, sign in enumerate(lines[0]) if sign == "T"]
    assert lines[8].index("1") not in take_off
    assert lines[52] == "..=S88S=.."
    assert lines[51][4:6] == ".."  # Space directly behind each cell of the station
    assert lines[53][3:7] == "SSSS"


@pytest.mark.clause("AS-6")
@pytest.mark.parametrize(("station", "kind"), [
    (1, "space"), (2, "stellar"), (3, "space"), (4, "space"),
    (5, "stellar"), (6, "space"), (7, "space"), (8, "stellar"),
])  # fmt: skip
def test_five_space_stations_and_three_stellar_ones(station, kind):
    view = orrery.new("astron").view()
    assert view["legend"][str(station)] == f"{kind} station {station}"
    assert "".join(view["map"]).count(str(station)) == (2 if station == 8 else 1)
