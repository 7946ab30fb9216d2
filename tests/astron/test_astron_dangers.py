"""AS-31 to AS-35: hazards, comet, rings. With t10, window row 6 is base row 16."""

from __future__ import annotations

import pytest

import orrery


def places(table: orrery.Table) -> str:
    return table.text.split()[4]


@pytest.mark.clause("AS-31")
@pytest.mark.parametrize(("sign", "name"), [
    ("*", "meteor stream"), ("!", "cosmic ray shower"),
    ("#", "electronic blackout"), ("o", "asteroid"),
])  # fmt: skip
@pytest.mark.parametrize("action", ["forward 1", "forward 2"])
def test_landing_on_or_passing_through_a_hazard_costs_a_point(scene, sign, name, action):
    table = scene("2p t10 e5/a0 ship1 play hands=F1F2/-", e16=sign)
    told = table.play("ship1", action)
    assert table.scores == [-1, 0]
    assert any(name in line for line in told)


@pytest.mark.clause("AS-31")
def test_a_region_joined_by_corners_costs_one_point_a_move(scene):
    """e16, f17 and e18 are one stream; ship 1 leaves it on e17 and enters it again."""
    table = scene("2p t10 e5/a0 ship1 play hands=F4/-", e16="*", f17="*", e18="*")
    table.play("ship1", "forward 4")
    assert table.scores == [-1, 0]


@pytest.mark.clause("AS-31")
def test_two_regions_cost_two_points_and_other_kinds_are_other_regions(scene):
    apart = scene("2p t10 e5/a0 ship1 play hands=F4/-", e16="*", e18="*")
    apart.play("ship1", "forward 4")
    assert apart.scores == [-2, 0]
    touching = scene("2p t10 e5/a0 ship1 play hands=F4/-", e16="*", e17="!")
    touching.play("ship1", "forward 4")
    assert touching.scores == [-2, 0]


@pytest.mark.clause("AS-31")
def test_the_region_a_move_starts_in_is_free_even_if_it_is_left_and_entered_again(scene):
    cells = {"e15": "*", "f16": "*", "e17": "*"}
    table = scene("2p t10 e5/a0 ship1 play hands=F3/-", **cells)
    table.play("ship1", "forward 3")
    assert table.scores == [0, 0]
    later = scene("2p t10 e4/a0 ship1 play hands=F3/-", **cells)
    later.play("ship1", "forward 3")
    assert later.scores == [-1, 0]


@pytest.mark.clause("AS-31")
def test_moving_on_within_the_same_region_is_free(scene):
    """By card into the stream, then the base within the same stream: one point only."""
    table = scene("2p t10 e5/a0 ship1 play hands=F1/-", e16="*", e17="*", e18="!")
    table.play("ship1", "forward 1")
    table.play("ship2", "pass")
    assert table.text.split()[3] == "t11"
    assert table.scores == [-1, 0]


@pytest.mark.clause("AS-32")
@pytest.mark.parametrize(("start", "action"), [
    ("e5", "forward 1"), ("e5", "forward 3"), ("e8", "backward 4"), ("c6", "sideways 3 right"),
])  # fmt: skip
def test_the_comet_takes_whoever_lands_on_it_or_flies_over_it(scene, start, action):
    table = scene(f"2p t10 {start}/a0 ship1 play hands=F1F3B4S3/-", e16="@")
    table.play("ship1", action)
    assert places(table) == "comet/a0"


@pytest.mark.clause("AS-32", "AS-42")
@pytest.mark.parametrize(("start", "action"), [
    ("e5", "forward 1"), ("e5", "forward 3"), ("e8", "backward 4"), ("c6", "sideways 3 right"),
])  # fmt: skip
def test_a_lost_ship_is_said_to_fly_to_where_it_is_lost_and_no_further(scene, start, action):
    table = scene(f"2p t10 {start}/a0 ship1 play hands=F1F3B4S3/-", e16="@")
    told = table.play("ship1", action)
    flown, lost = (
        told.index(f"ship 1 flies from {start} to e6"),
        told.index("ship 1 meets the comet in column e and is lost"),
    )
    assert flown < lost


@pytest.mark.clause("AS-19", "AS-42")
def test_a_displaced_ship_is_said_to_go_to_where_the_rings_take_it(scene):
    """A ship on d1 keeps d0 from being a way out, so the ship would go on to c0."""
    table = scene("4p t10 e0/e2/f0/d1 ship2 play hands=-/B1/-/-", d10="=")
    table.play("ship2", "backward 1")
    told = table.play("ship1", "dodge left")
    assert "ship 1 is in the way and moves from e0 to d0" in told
    assert "ship 1 meets the rings in column d and is lost" in told


@pytest.mark.clause("AS-32")
def test_the_comet_takes_whom_the_base_brings_to_it(scene):
    table = scene("2p t10 a0/e5 ship1 play hands=U1/F1", e16="@")
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/comet"


@pytest.mark.clause("AS-33")
@pytest.mark.parametrize(("action", "fate"), [("forward 1", "rings"), ("forward 2", "e7")])
def test_a_card_crosses_rings_but_does_not_end_on_them(scene, action, fate):
    table = scene("2p t10 e5/a0 ship1 play hands=F1F2/-", e16="=")
    table.play("ship1", action)
    assert places(table) == f"{fate}/a0"


@pytest.mark.clause("AS-33")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_base_never_carries_a_ship_across_rings(scene, steps):
    table = scene(f"2p t10 a0/e5 ship1 play hands=U{steps}/F1", e16="=")
    table.play("ship1", f"upheaval {steps}")
    assert places(table) == "a0/rings"


@pytest.mark.clause("AS-34", "AS-39")
def test_a_lost_ship_is_withdrawn_its_score_stands_its_hand_is_discarded(scene):
    table = scene("3p t10 a0/e5/c0 ship1 play points=0,7,0 hands=U1/F1B2B2/F1", e16="@")
    told = table.play("ship1", "upheaval 1")
    assert table.scores == [0, 7, 0]
    assert table.view()["discards"] == ["forward 1", "backward 2", "backward 2", "upheaval 1"]
    assert "ship 2's 3 cards go to the discard pile" in told
    assert table.to_act == [2]


@pytest.mark.clause("AS-35")
@pytest.mark.parametrize(("place", "action"), [
    ("e3", "forward 4"), ("f3", "forward 4"), ("e6", "forward 1"), ("e11", "backward 4"),
])  # fmt: skip
def test_saturn_is_reached_by_a_card_that_may_clear_the_rings(at, place, action):
    """At t45 Saturn's station is e7 and f7, the rings behind it are row 5 of the window."""
    table = at(f"2p t45 {place}/a0 ship1 play hands=F1F4B4/F1")
    told = table.play("ship1", action)
    assert places(table) == "finished/a0"
    assert table.scores == [5, 0]
    assert table.view()["ships"][0]["cards"] == 0
    assert "ship 1 has reached Saturn" in told


@pytest.mark.clause("AS-35")
def test_saturn_is_reached_by_the_base_from_the_space_inside_the_rings(at):
    table = at("2p t44 a0/e7 ship1 play hands=U1/F1")
    table.play("ship1", "upheaval 1")
    assert places(table) == "a0/finished"
    assert table.scores == [0, 5]


@pytest.mark.clause("AS-35")
def test_from_saturns_land_nobody_finishes(at, illegal):
    table = at("2p t45 d7g/a0 ship1 play hands=S1S4/-")
    illegal(table, "ship1", "sideways 1 right", "AS-28")
    illegal(table, "ship1", "sideways 4 right", "AS-28")  # rings
    assert table.actions("ship1") == ["wait discard sideways 1", "wait discard sideways 4"]


@pytest.mark.clause("AS-35")
def test_the_voyage_ends_for_a_sixth_ship_too(at):
    ships = "e6/finished/finished/finished/finished/finished"
    table = at(f"6p t45 {ships} ship1 play landed=-,8,8,8,8,8 hands=F1/-/-/-/-/-")
    table.play("ship1", "forward 1")
    assert table.is_over
    assert table.scores[0] == 0


def test_rings_are_told_from_the_comet_when_a_ship_is_lost(scene):
    table = scene("2p t10 e5/a0 ship1 play hands=F1/-", e16="=")
    assert any("meets the rings" in line for line in table.play("ship1", "forward 1"))
    assert table.view()["ships"][0]["status"] == "lost to the rings"
