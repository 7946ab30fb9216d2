"""AS-18 and AS-19: ships in each other's way. With t10, window row 6 is base row 16."""

from __future__ import annotations

import pytest

import orrery


def places(table: orrery.Table) -> str:
    return table.text.split()[4]


@pytest.mark.clause("AS-18")
@pytest.mark.parametrize(("start", "action"), [
    ("e9", "backward 3"), ("b6", "sideways 3 right"), ("h6", "sideways 3 left"),
])  # fmt: skip
def test_the_ship_behind_moves_back_one_space(scene, start, action):
    table = scene(f"2p t10 {start}/e5 ship1 play hands=B3S3/-")
    table.play("ship1", action)
    assert places(table) == "e6/e4"


@pytest.mark.clause("AS-18")
def test_stopping_behind_a_ship_displaces_nobody(scene):
    table = scene("2p t10 e3/e6 ship1 play hands=F2/-")
    table.play("ship1", "forward 2")
    assert places(table) == "e5/e6"


@pytest.mark.clause("AS-18")
def test_two_ships_that_stand_so_already_are_left_alone(scene):
    table = scene("3p t10 a3/e5/e6 ship1 play hands=F1/-/-")
    table.play("ship1", "forward 1")
    assert places(table) == "a4/e5/e6"


@pytest.mark.clause("AS-18")
def test_at_the_rear_edge_the_owner_chooses_left_or_right(scene, illegal):
    table = scene("2p t10 b1/e0 ship1 play hands=S3/F1")
    table.play("ship1", "sideways 3 right")
    assert table.text == "as1 mine 2p t10 e1/e0 ship2 dodge turn=ship1 hands=-/F1 discards=S3"
    assert table.to_act == [1]
    assert table.actions("ship2") == ["dodge left", "dodge right"]
    illegal(table, "ship1", "dodge left", "AS-18")
    assert "dodge left or dodge right" in illegal(table, "ship2", "forward 1", "AS-18")
    table.play("ship2", "dodge right")
    assert table.text.split()[4:7] == ["e1/f0", "ship2", "play"]


@pytest.mark.clause("AS-18")
def test_a_dodge_is_only_for_a_displaced_ship(scene, illegal):
    illegal(scene("2p t10 b1/e0 ship1 play hands=S3/-"), "ship1", "dodge left", "AS-18")


@pytest.mark.clause("AS-18")
def test_a_ship_that_cannot_move_back_for_another_moves_sideways(scene):
    table = scene("3p t10 b4/e3/e2 ship1 play hands=S3/-/-")
    table.play("ship1", "sideways 3 right")
    assert table.text.split()[5:7] == ["ship2", "dodge"]
    table.play("ship2", "dodge left")
    assert places(table) == "e4/d3/e2"


@pytest.mark.clause("AS-18")
@pytest.mark.parametrize(("side", "place"), [("left", "b0"), ("right", "f0")])
def test_nearest_is_free_and_has_no_ship_in_front_on_each_side_for_itself(scene, side, place):
    """d0 is taken and c0 has ship 4 in front: to the left b0 is nearest, to the right f0."""
    table = scene("4p t10 b1/e0/d0/c1 ship1 play hands=S3/-/-/-")
    table.play("ship1", "sideways 3 right")
    table.play("ship2", f"dodge {side}")
    assert places(table) == f"e1/{place}/d0/c1"


@pytest.mark.clause("AS-18")
def test_with_one_side_open_nobody_is_asked(scene):
    table = scene("2p t10 d1/a0 ship1 play hands=S3/-")
    table.play("ship1", "sideways 3 left")
    assert table.text.split()[4:7] == ["a1/b0", "ship2", "play"]


@pytest.mark.clause("AS-18")
def test_a_displaced_ship_displaces_the_next_and_so_on(scene):
    table = scene("4p t10 b6/e5/e3/e1 ship1 play hands=S3/-/-/-")
    told = table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4/e2/e0"
    assert sum("is in the way" in line for line in told) == 3


@pytest.mark.clause("AS-18")
def test_a_chain_can_ask_two_owners(scene):
    """Ship 2 cannot back and dodges left, in front of ship 4 at the rear edge."""
    table = scene("4p t10 b2/e1/e0/d0 ship1 play hands=S3/-/-/-")
    table.play("ship1", "sideways 3 right")
    assert table.to_act == [1]
    table.play("ship2", "dodge left")
    assert table.text.split()[4:7] == ["e2/d1/e0/d0", "ship4", "dodge"]
    table.play("ship4", "dodge left")
    assert table.text.split()[4:7] == ["e2/d1/e0/c0", "ship2", "play"]


@pytest.mark.clause("AS-18")
def test_a_mover_that_is_lost_displaces_nobody(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/-", e16="@")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "comet/e5"


@pytest.mark.clause("AS-18")
def test_a_displaced_ship_that_is_lost_displaces_nobody(scene):
    table = scene("3p t10 b6/e5/e3 ship1 play hands=S3/-/-", e14="@")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/comet/e3"


@pytest.mark.clause("AS-18", "AS-35")
def test_a_mover_that_finishes_displaces_nobody(at):
    """Ship 1 flies over the rings and land from e11 (row 56) to Saturn's station in e7."""
    table = at("2p t45 e11/e6 ship1 play hands=B4/-")
    table.play("ship1", "backward 4")
    assert places(table) == "finished/e6"


@pytest.mark.clause("AS-18")
def test_base_movement_displaces_nobody(scene):
    table = scene("2p t10 e5/e4 ship1 play hands=U2/-")
    table.play("ship1", "upheaval 2")
    assert places(table) == "e5/e4"


@pytest.mark.clause("AS-19")
def test_a_displaced_ship_pays_for_the_hazard_it_comes_to(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/-", e14="o")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4"
    assert table.scores == [0, -1]


@pytest.mark.clause("AS-19", "AS-42")
def test_a_displaced_ship_pays_for_what_it_passes_over_too(scene):
    """d0 is held, so ship 2 flies e0 to c0: over an asteroid on d0, into rays on c0."""
    table = scene("3p t10 b1/e0/d0 ship1 play hands=S3/-/-", d10="o", c10="!")
    table.play("ship1", "sideways 3 right")
    table.play("ship2", "dodge left")
    assert places(table) == "e1/c0/d0"
    assert table.scores == [0, -2, 0]


@pytest.mark.clause("AS-19", "AS-32")
def test_a_displaced_ship_is_lost_to_the_comet(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/F1F2", e14="@")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/comet"
    assert table.view()["discards"] == ["forward 1", "forward 2", "sideways 3"]


@pytest.mark.clause("AS-19", "AS-33")
def test_rings_take_a_displaced_ship_even_in_passing(scene):
    """c0 has ship 3 in front of it, so ship 2 would fly over its rings to b0."""
    table = scene("3p t10 g1/d0/c1 ship1 play hands=S3/-/-", c10="=")
    table.play("ship1", "sideways 3 left")
    table.play("ship2", "dodge left")
    assert places(table) == "d1/rings/c1"


@pytest.mark.clause("AS-19", "AS-23")
def test_a_displaced_ship_never_lands_on_a_station(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/F1", e14="1")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4"
    assert table.scores == [0, 0]
    assert table.view()["station_points"][1] == 5
    assert table.view()["ships"][1]["landed"] == []


@pytest.mark.clause("AS-19", "AS-27")
def test_a_displaced_ship_can_make_a_bad_landing(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/-", e14="M", e13="2")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4g"
    assert table.scores == [0, -1]


@pytest.mark.clause("AS-19", "AS-29")
def test_a_grounded_ship_that_is_displaced_to_space_is_free(scene):
    table = scene("2p t10 b6/e5g ship1 play hands=S3/-", e15="M", d15="2")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4"
    assert table.scores == [0, 0]


@pytest.mark.clause("AS-19")
def test_on_a_stellar_station_a_displaced_ship_is_neither_fined_nor_grounded(scene):
    table = scene("2p t10 b6/e5 ship1 play hands=S3/F1", e14="2", e13="M")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4"
    assert table.scores == [0, 0]
    assert table.view()["station_points"][2] == 5


@pytest.mark.clause("AS-19", "AS-29")
def test_a_grounded_ship_displaced_onto_the_station_stays_grounded(scene):
    table = scene("2p t10 b6/e5g ship1 play hands=S3/F1", e14="2", e15="M")
    table.play("ship1", "sideways 3 right")
    assert places(table) == "e6/e4g"
    assert table.scores == [0, 0]


@pytest.mark.clause("AS-19", "AS-35")
def test_a_ship_displaced_onto_saturn_has_not_finished(at_own, own_board):
    """With Space put in front of Saturn's left cell (e52): ship 2 backs onto it from e53."""
    table = at_own(own_board({"e53": "."}), "2p t45 f9/e8 ship1 play hands=S1/F1")
    table.play("ship1", "sideways 1 left")
    assert places(table) == "e9/e7"
    assert table.scores == [0, 0]
    assert table.view()["ships"][1]["status"] == "in play"
    assert table.view()["station_points"][8] == 5


@pytest.mark.clause("AS-10")
@pytest.mark.parametrize(("cells", "is_kept"), [({}, True), ({"f10": "@"}, False)])
def test_a_dodge_is_taken_back_unless_the_ship_was_lost_and_its_hand_shown(scene, cells, is_kept):
    table = scene("3p t10 b1/e0/a9 ship1 play hands=S3/F1F2/B4", **cells)
    table.play("ship1", "sideways 3 right")
    asked = table.text
    table.play("ship2", "dodge right")
    assert ("comet" in places(table)) is not is_kept
    if is_kept:
        table.undo("ship2")
        assert table.text == asked
        return
    with pytest.raises(orrery.BadInput, match="revealed"):
        table.undo("ship2")
