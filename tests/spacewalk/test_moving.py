"""SW-9 to SW-13: a planet takes off."""

from __future__ import annotations

import pytest

import orrery

FOUR_SHIPS = "sw1 small 2p LrMrbSb/5/*/6/* red move"


def after(position: str, *actions: str, seat: str = "red") -> str:
    """The spaces of a position after some actions."""
    table = orrery.position("spacewalk", position, seed=1)
    for action in actions:
        table.play(seat, action)
    return table.text.split()[3]


@pytest.mark.clause("SW-9")
def test_every_ship_of_the_planet_moves_whatever_its_colour():
    assert after("sw1 small 2p LbSr/5/*/5/Lb/* red move", "move 0") == "1/Lb/Sr/3/*/5/Lb/*"


@pytest.mark.clause("SW-9")
def test_only_planets_with_an_own_ship_can_be_moved(illegal):
    table = orrery.position("spacewalk", "sw1 small 2p Sr/Lb/4/*/6/* red move")
    assert table.actions("red") == ["move 0"]
    assert "red has no ship on planet 1" in illegal(table, "red", "move 1", "SW-9")
    illegal(table, "red", "move 3", "SW-9")
    assert "only planets can be evacuated" in illegal(table, "red", "move 6", "SW-9")


@pytest.mark.clause("SW-9")
def test_moving_is_compulsory(illegal):
    table = orrery.position("spacewalk", FOUR_SHIPS + " tokens=4,4")
    illegal(table, "red", "pass", "SW-9")


@pytest.mark.clause("SW-10", "SW-11")
def test_four_ships_large_flies_one_the_mediums_two_and_three_as_chosen_the_small_four():
    assert after(FOUR_SHIPS, "move 0", "next red") == "1/Lr/Mr/Mb/Sb/1/*/6/*"
    assert after(FOUR_SHIPS, "move 0", "next blue") == "1/Lr/Mb/Mr/Sb/1/*/6/*"


@pytest.mark.clause("SW-10")
def test_the_mover_is_asked_only_while_the_size_has_ships_of_several_owners():
    table = orrery.position("spacewalk", "sw1 small 2p MrrbSrb/5/*/6/* red move")
    table.play("red", "move 0")
    assert table.actions("red") == ["next red", "next blue"]
    table.play("red", "next blue")  # two red mediums are left: they fly by themselves
    assert table.text == ("sw1 small 2p 1/Mb/Mr/Mr/2/*/6/* red order group=0+4:Srb")
    table.play("red", "next red")
    assert table.text.split()[3] == "1/Mb/Mr/Mr/Sr/Sb/*/6/*"


@pytest.mark.clause("SW-10")
def test_only_owners_in_the_group_can_be_named_and_only_then(illegal):
    table = orrery.position("spacewalk", "sw1 big 3p Mrb/5/*/Lg/5/*/6/* red move")
    illegal(table, "red", "next red", "SW-10")
    table.play("red", "move 0")
    illegal(table, "red", "next green", "SW-10")


@pytest.mark.clause("SW-10", "SW-13")
def test_nobody_else_acts_while_a_group_is_moving(illegal):
    table = orrery.position("spacewalk", FOUR_SHIPS + " tokens=4,4")
    table.play("red", "move 0")
    assert table.to_act == [0]
    illegal(table, "blue", "step 0 small", "SW-4")
    illegal(table, "red", "move 0", "SW-13")
    illegal(table, "red", "pass", "SW-13")


@pytest.mark.clause("SW-11")
@pytest.mark.parametrize("size", ["L", "M", "S"])
def test_a_ship_alone_advances_one_whatever_its_size(size):
    position = f"sw1 small 2p {size}r/5/*/5/Lb/* red move"
    assert after(position, "move 0") == f"1/{size}r/4/*/5/Lb/*"


@pytest.mark.clause("SW-12")
def test_a_ship_that_ends_on_a_black_hole_is_lost_and_one_that_passes_over_is_not():
    position = "sw1 small 2p 4/LrMrSr/1/*/5/Lb/* red move"
    assert after(position, "move 4") == "5/Lr/*/Sr/4/Lb/*"


@pytest.mark.clause("SW-12")
def test_after_placement_a_planet_may_hold_many_ships_of_one_size():
    assert after("sw1 small 2p Lr/Lrb/4/*/6/* red move", "move 0") == "1/Lrrb/4/*/6/*"


@pytest.mark.clause("SW-13")
def test_the_end_is_looked_at_only_when_the_whole_group_is_done():
    table = orrery.position("spacewalk", "sw1 small 2p 5/LbMr/*/6/* red move")
    table.play("red", "move 5")
    assert table.is_over  # blue's large fell into the hole, yet red's medium still flew
    assert table.text.split()[3] == "6/*/Mr/5/*"


@pytest.mark.clause("SW-13")
def test_a_ship_that_comes_round_to_its_own_planet_does_not_fly_again(tmp_path):
    file = tmp_path / "tiny.toml"
    file.write_text('spaces = "oooooo*"\n')
    game = orrery.new("spacewalk", players=2, board=str(file)).game
    board = game.load_board(str(file))
    state = game.parse_position("sw1 tiny 2p LrrrMrrrSr/Lb/4/* red move", board)[1]
    number = game.parse_action(board, state, 0, "move 0")
    game.apply(board, state, 0, number)
    # seven ships from 0: the sixth falls into the hole at 6, the seventh comes round to 0
    assert game.position_text(board, state).split()[3] == "Sr/Lrb/Lr/Lr/Mr/Mr/*"
