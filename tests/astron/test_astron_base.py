"""AS-20, AS-24, AS-42: the base moves beneath all ships. With t10, window row 6 is base row 16."""

from __future__ import annotations

import pytest

import orrery


def places(table: orrery.Table) -> str:
    return table.text.split()[4]


@pytest.mark.clause("AS-20")
def test_stations_and_land_count_only_where_the_base_halts(scene):
    cells = {"b17": "1", "d17": "M", "d18": "2"}
    passed = scene("2p t10 b6/d6 ship1 play hands=U3/-", **cells)
    passed.play("ship1", "upheaval 3")  # base row 19 is beneath both now
    assert passed.scores == [0, 0]
    halted = scene("2p t10 b6/d6 ship1 play hands=U1/-", **cells)
    halted.play("ship1", "upheaval 1")
    assert halted.scores == [5, -1]
    assert places(halted) == "b6/d6g"


@pytest.mark.clause("AS-20", "AS-32", "AS-33")
@pytest.mark.parametrize(("sign", "fate"), [("@", "comet"), ("=", "rings")])
def test_deadly_cells_are_checked_at_every_step(scene, sign, fate):
    table = scene("2p t10 b6/d6 ship1 play hands=U3/F1", d18=sign)
    table.play("ship1", "upheaval 3")
    assert places(table) == f"b6/{fate}"


@pytest.mark.clause("AS-20", "AS-31")
def test_hazards_are_checked_at_every_step(scene):
    table = scene("2p t10 b6/d6 ship1 play hands=U3/-", d17="o", d19="!")
    table.play("ship1", "upheaval 3")
    assert table.scores == [0, -2]


@pytest.mark.clause("AS-24", "AS-26", "AS-35")
@pytest.mark.parametrize(("landed", "points"), [("-", 5), ("8", 4)])
def test_two_ships_brought_to_saturn_by_one_base_move_score_alike(at, landed, points):
    third = "finished" if landed == "8" else "a0"
    table = at(f"4p t45 e6/f6/{third}/b0 ship4 play landed=-,-,{landed},- hands=-/-/-/F1")
    table.play("ship4", "forward 1")  # the round ends, the base moves one step
    assert places(table) == f"finished/finished/{third}/b1"
    assert table.scores[:2] == [points, points]


@pytest.mark.clause("AS-24")
def test_the_next_ship_counts_both_that_landed_together(at):
    table = at("4p t45 e6/f6/e3/b0 ship4 play landed=-,-,-,- hands=-/-/F4/F1")
    table.play("ship4", "forward 1")
    assert table.view()["station_points"][8] == 3


@pytest.mark.clause("AS-42")
def test_points_lost_before_a_loss_stand(scene):
    table = scene("2p t10 e6/a0 ship1 play hands=F4/-", e17="o", e18="!", e19="@", e20="*")
    table.play("ship1", "forward 4")
    assert places(table) == "comet/a0"
    assert table.scores == [-2, 0]  # nothing behind the comet counts


@pytest.mark.clause("AS-42")
def test_a_lost_ship_does_not_land(scene):
    table = scene("2p t10 e6/a0 ship1 play hands=F2/-", e17="@", e18="1")
    table.play("ship1", "forward 2")
    assert table.scores == [0, 0]
    assert table.view()["station_points"][1] == 5


@pytest.mark.clause("AS-42")
def test_all_ships_are_walked_before_any_is_settled(scene):
    """Ship 2 is lost on the way; ship 1 lands: told in this order though ship 1 is first."""
    table = scene("2p t10 b6/d6 ship1 play hands=U1/-", b17="1", d17="@")
    told = table.play("ship1", "upheaval 1")
    lost = next(i for i, line in enumerate(told) if "is lost" in line)
    landed = next(i for i, line in enumerate(told) if "lands on" in line)
    assert lost < landed


@pytest.mark.clause("AS-42")
def test_a_card_move_settles_before_the_ship_behind_gives_way(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/-", e16="1")
    told = table.play("ship1", "sideways 3 right")
    landed = next(i for i, line in enumerate(told) if "lands on" in line)
    displaced = next(i for i, line in enumerate(told) if "is in the way" in line)
    assert landed < displaced
    assert table.scores == [5, 0]


def test_the_own_upheaval_can_cost_the_own_ship(at):
    """The rings are in base row 50, e9 at t41: two more steps are safe, three are not."""
    safe = at("2p t41 e6/a0 ship1 play hands=U2U3/-")
    safe.play("ship1", "upheaval 2")
    assert places(safe) == "e6/a0"
    table = at("2p t41 e6/a0 ship1 play hands=U2U3/-")
    table.play("ship1", "upheaval 3")
    assert places(table) == "rings/a0"
    assert table.to_act == [1]
