"""AS-21 to AS-30: stations and planets. With t10, window row 6 is base row 16."""

from __future__ import annotations

import pytest

import orrery

# The land of the Moon around its station on e16, d and f at its sides, e17 in front
MOON = {"e16": "2", "d16": "M", "f16": "M", "e17": "M"}


def places(table: orrery.Table) -> str:
    return table.text.split()[4]


@pytest.mark.clause("AS-21")
@pytest.mark.parametrize(("before", "points"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_five_points_for_the_first_then_four_three_two_one_and_nothing(scene, before, points):
    ships = ["e5"] + [f"{column}0" for column in "abchi"]
    landed = ["-"] + ["1"] * before + ["-"] * (5 - before)
    text = f"6p t10 {'/'.join(ships)} ship1 play landed={','.join(landed)} hands=F1/-/-/-/-/-"
    table = scene(text, e16="1")
    table.play("ship1", "forward 1")
    assert table.scores[0] == points
    assert table.view()["ships"][0]["landed"] == [1]


@pytest.mark.clause("AS-22")
def test_a_ship_scores_once_a_station_and_may_land_again(scene):
    table = scene("2p t10 e5/a0 ship1 play points=5,0 landed=1,- hands=F1/-", e16="1")
    told = table.play("ship1", "forward 1")
    assert "ship 1 lands on station 1 again" in told
    assert table.scores == [5, 0]
    assert table.view()["station_points"][1] == 4


@pytest.mark.clause("AS-23")
def test_landing_is_by_the_own_move_or_a_halt_of_the_base(scene):
    by_card = scene("2p t10 e5/a0 ship1 play hands=F1/-", e16="1")
    by_card.play("ship1", "forward 1")
    assert by_card.scores == [5, 0]
    by_base = scene("2p t10 a0/e5 ship1 play hands=U1/-", e16="1")
    by_base.play("ship1", "upheaval 1")
    assert by_base.scores == [0, 5]


@pytest.mark.clause("AS-23")
def test_flying_over_a_station_is_no_landing(scene):
    table = scene("2p t10 e5/a0 ship1 play hands=F2/-", e16="1")
    table.play("ship1", "forward 2")
    assert table.scores == [0, 0]


@pytest.mark.clause("AS-25")
def test_scores_fall_below_zero(scene):
    table = scene("2p t10 e5/a0 ship1 play hands=F1/-", e16="o")
    table.play("ship1", "forward 1")
    assert table.scores == [-1, 0]


@pytest.mark.clause("AS-26")
@pytest.mark.parametrize(("start", "action"), [
    ("e5", "forward 1"), ("e9", "backward 3"),
    ("a6", "sideways 4 right"), ("g6", "sideways 2 left"),
])  # fmt: skip
def test_a_stellar_station_is_scored_from_space_in_one_move_even_over_land(scene, start, action):
    table = scene(f"2p t10 {start}/a0 ship1 play hands=F1B3S2S4/-", **MOON)
    table.play("ship1", action)
    assert table.scores == [5, 0]
    assert places(table) == "e6/a0"


@pytest.mark.clause("AS-26")
def test_the_base_can_bring_a_stellar_station_from_space(scene):
    table = scene("2p t10 e5/a0 ship1 play hands=U1/-", **MOON)
    table.play("ship1", "upheaval 1")
    assert table.scores == [5, 0]


@pytest.mark.clause("AS-26", "AS-30")
def test_from_another_planet_a_stellar_station_is_not_scored(scene):
    """Ship 1 is at home on planet 5, whose land lies beside the Moon's station here."""
    table = scene(
        "2p t10 d6/a0 ship1 play landed=5,- hands=S1/-", e16="2", f16="M", d16="R", d15="5"
    )
    table.play("ship1", "sideways 1 right")
    assert table.scores == [0, 0]
    assert table.view()["station_points"][2] == 5


@pytest.mark.clause("AS-27")
def test_ending_on_land_is_a_bad_landing(scene):
    table = scene("2p t10 d5/a0 ship1 play hands=F1/-", **MOON)
    told = table.play("ship1", "forward 1")
    assert places(table) == "d6g/a0"
    assert table.scores == [-1, 0]
    assert "ship 1 makes a bad landing on planet 2: a point lost, grounded" in told


@pytest.mark.clause("AS-27")
def test_land_slid_beneath_a_free_ship_at_a_halt_is_a_bad_landing(scene):
    table = scene("2p t10 a0/d5 ship1 play hands=U1/-", **MOON)
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/d5g"
    assert table.scores == [0, -1]


@pytest.mark.clause("AS-28")
def test_a_grounded_ship_plays_only_what_ends_in_space_or_an_upheaval(scene, illegal):
    table = scene("2p t10 d6g/a0 ship1 play hands=S1S3F1U1/-", **MOON)
    assert table.actions("ship1") == [
        "forward 1", "sideways 1 left", "sideways 3 left", "sideways 3 right", "upheaval 1",
    ]  # fmt: skip
    reason = illegal(table, "ship1", "sideways 1 right", "AS-28")
    assert reason == "ship 1 is grounded at d6 and e6 is not in Space"
    reason = illegal(table, "ship1", "wait discard sideways 1", "AS-28")
    assert "can play forward 1" in reason
    illegal(table, "ship1", "pass", "AS-28")


@pytest.mark.clause("AS-28", "AS-34")
def test_a_grounded_ship_may_fly_into_the_comet_but_not_onto_rings(scene, illegal):
    table = scene("2p t10 d6g/a0 ship1 play hands=S1S2F1/-", d17="@", b16="=", **MOON)
    illegal(table, "ship1", "sideways 2 left", "AS-28")
    table.play("ship1", "forward 1")
    assert places(table) == "comet/a0"


@pytest.mark.clause("AS-28")
def test_a_grounded_ship_that_cannot_leave_discards_and_loses_nothing(scene):
    table = scene("2p t10 d6g/a0 ship1 play points=3,0 hands=S1/-", d15="M", c16="M", **MOON)
    assert table.actions("ship1") == ["wait discard sideways 1"]
    table.play("ship1", "wait discard sideways 1")
    assert table.scores == [3, 0]
    assert table.view()["discards"] == ["sideways 1"]


@pytest.mark.clause("AS-29")
def test_a_grounded_ship_stays_so_without_further_loss_and_does_not_score(scene):
    """The base slides land, then the station, then land beneath ship 2."""
    cells = {"e16": "M", "e17": "2", "e18": "M"}
    table = scene("2p t10 a0/e6g ship1 play points=0,-1 hands=U1/-", **cells)
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/e6g"
    assert table.scores == [0, -1]
    table = scene("2p t11 a0/e6g ship1 play points=0,-1 hands=U1/-", **cells)
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/e6g"
    assert table.scores == [0, -1]


@pytest.mark.clause("AS-29")
def test_a_ship_is_free_when_it_comes_to_rest_on_space(scene):
    by_base = scene("2p t10 a0/e6g ship1 play hands=U1/-", e16="M", d16="2")
    told = by_base.play("ship1", "upheaval 1")
    assert "ship 2 is free of planet 2" in told
    assert places(by_base) == "a0/e6"
    by_card = scene("2p t10 e6g/a0 ship1 play hands=F1/-", e16="M", d16="2")
    by_card.play("ship1", "forward 1")
    assert places(by_card) == "e7/a0"


@pytest.mark.clause("AS-29")
def test_having_been_free_again_a_ship_may_score(scene):
    table = scene("2p t10 d6g/a0 ship1 play points=-1,0 hands=B2S1/-", **MOON)
    table.play("ship1", "backward 2")
    table.play("ship2", "pass")
    table.play(orrery.CHANCE, "deal forward 1")
    table.play(orrery.CHANCE, "deal forward 1")
    table.play("ship1", "sideways 1 right")  # to e15; the next base step brings the station
    table.play("ship2", "forward 1")
    assert places(table) == "e4/a1"
    assert table.scores == [4, 0]


@pytest.mark.clause("AS-30")
def test_who_has_landed_on_the_station_moves_over_its_land_freely(scene):
    table = scene("2p t10 e6/a0 ship1 play landed=2,- hands=S1/-", **MOON)
    table.play("ship1", "sideways 1 right")
    assert places(table) == "f6/a0"
    assert table.scores == [0, 0]
    slid = scene("2p t10 a0/d5 ship1 play landed=-,2 hands=U1/-", **MOON)
    slid.play("ship1", "upheaval 1")
    assert places(slid) == "a0/d5"
    assert slid.scores == [0, 0]


@pytest.mark.clause("AS-30")
def test_a_sixth_ship_that_lands_for_nothing_is_at_home_too(scene):
    text = "6p t10 e5/a0/b0/c0/h0/i0 ship1 play landed=-,2,2,2,2,2 hands=F1S1/-/-/-/-/-"
    table = scene(text, **MOON)
    table.play("ship1", "forward 1")
    assert table.scores[0] == 0
    assert table.view()["ships"][0]["landed"] == [2]
    later = table.text.replace("ship2 play", "ship1 play")
    again = scene(" ".join(later.split()[2:]), **MOON)
    again.play("ship1", "sideways 1 left")
    assert again.scores[0] == 0
    assert not again.view()["ships"][0]["grounded"]


@pytest.mark.clause("AS-27", "AS-29")
def test_slid_from_one_planet_onto_the_land_of_another_is_a_new_bad_landing(scene):
    cells = {"e16": "M", "d16": "2", "e17": "R", "f17": "5"}
    table = scene("2p t10 a0/e6g ship1 play points=0,-1 hands=U1/-", **cells)
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/e6g"
    assert table.scores == [0, -2]


@pytest.mark.clause("AS-26", "AS-29")
def test_slid_from_one_planet_onto_the_station_of_another_is_neither_landing_nor_loss(scene):
    cells = {"e16": "M", "d16": "2", "e17": "5", "f17": "R"}
    table = scene("2p t10 a0/e6g ship1 play points=0,-1 hands=U1/-", **cells)
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/e6g"
    assert table.scores == [0, -1]


@pytest.mark.clause("AS-26", "AS-35")
def test_from_one_cell_of_saturn_to_the_other_nobody_finishes(at):
    table = at("2p t45 e7/a0 ship1 play hands=S1/-")  # displaced onto the station before
    table.play("ship1", "sideways 1 right")
    assert places(table) == "f7/a0"
    assert table.scores == [0, 0]
