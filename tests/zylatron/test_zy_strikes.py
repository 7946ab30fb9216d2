"""ZY-18 to ZY-28: beaming, lasers, strike cards, Missiles."""

from __future__ import annotations

import pytest
from zy_help import AT_HOME, BLUE, RED, at, draw, fresh, play, says, stacks

from orrery import CHANCE

# Beaming


@pytest.mark.clause("ZY-18")
def test_a_battle_star_beams_a_warrior_up_from_land():
    table = at("2p red act 16,4:rb1 10,4:rw1 49,25:bw5 money=10,10")
    play(table, "beam rw1; onto rb1")
    assert stacks(table) == ["16,4:rb1[rw1.t]", "49,25:bw5"]
    assert says(table, "moves") == ""  # not a move


@pytest.mark.clause("ZY-18")
def test_it_beams_from_another_craft_and_to_another_craft():
    table = at(f"2p red act 16,4:rb1 20,4:rf1[rm1] 16,2:rf2 {AT_HOME}")
    play(table, "beam rm1; onto rb1; end; end; beam rm1; onto rf2")
    assert "16,2:rf2[rm1.t]" in stacks(table)


@pytest.mark.clause("ZY-18")
def test_it_beams_down_to_free_land_within_three(illegal):
    table = at(f"2p red act 16,4:rb1[rw1] 14,4:rw2 {AT_HOME}")
    play(table, "beam rw1")
    illegal(table, RED, "to 8,4", "ZY-18")  # four away
    illegal(table, RED, "to 18,4", "ZY-18")  # space
    illegal(table, RED, "to 14,4", "ZY-18")  # taken
    illegal(table, RED, "end", "ZY-18")
    play(table, "to 10,4")
    assert "10,4:rw1.t" in stacks(table)


@pytest.mark.clause("ZY-18")
def test_out_of_range_nothing_is_beamed(illegal):
    table = at(f"2p red act 16,4:rb1 8,6:rw1 {AT_HOME}")
    illegal(table, RED, "beam rw1", "ZY-18")


@pytest.mark.clause("ZY-18")
def test_star_fighters_are_not_beamed(illegal):
    table = at(f"2p red act 16,4:rb1 14,4:rf1 {AT_HOME}")
    illegal(table, RED, "beam rf1", "ZY-18")


@pytest.mark.clause("ZY-18", "ZY-24")
def test_a_damaged_battle_star_beams_nothing_but_damaged_pieces_are_beamed(illegal):
    table = at(f"2p red act 16,4:rb1! 14,4:rw1 {AT_HOME}")
    illegal(table, RED, "beam rw1", "ZY-18")
    table = at(f"2p red act 16,4:rb1 14,4:rw1! {AT_HOME}")
    play(table, "beam rw1; onto rb1")
    assert "16,4:rb1[rw1!.t]" in stacks(table)


@pytest.mark.clause("ZY-18")
def test_within_a_stack_cargo_is_shifted_not_beamed(illegal):
    table = at(f"2p red act 16,4:rb1[rf1[rw1]] {AT_HOME}")
    play(table, "beam rw1")
    illegal(table, RED, "onto rb1", "ZY-18")


@pytest.mark.clause("ZY-18", "ZY-12")
def test_beams_need_a_free_bay(illegal):
    table = at(f"2p red act 16,4:rb1[rw1,rw2,rw3] 14,4:rw4 16,2:rf1 {AT_HOME}")
    illegal(table, RED, "beam rw4", "ZY-18")
    play(table, "beam rw1")
    illegal(table, RED, "onto rw4", "ZY-12")


@pytest.mark.clause("ZY-14", "ZY-33")
def test_nothing_is_beamed_onto_an_enemys_or_zylons_headquarters(tmp_path):
    """On our board space is out of beaming range of any headquarters; with a longer beam..."""
    file = tmp_path / "beams.toml"
    file.write_text('like = "major"\n[ranges]\nbeam = 4\n')
    game = fresh().game
    board = game.load_board(str(file))
    for star, goal in (("20,14", "28,14"), ("56,24", "48,24")):
        text = f"zy2 beams 2p red beam {star}:rb1[rw1] {AT_HOME} subject=rw1"
        state = game.parse_position(text, board)[1]
        action = game.parse_action(board, state, RED, f"to {goal}")
        assert game.refusal(board, state, RED, action)[1] == "ZY-14"
    text = f"zy2 beams 2p red beam 16,4:rb1[rw1] {AT_HOME} subject=rw1"
    state = game.parse_position(text, board)[1]
    action = game.parse_action(board, state, RED, "to 8,4")  # the own headquarters is open
    assert game.refusal(board, state, RED, action) is None


# Lasers


@pytest.mark.clause("ZY-19")
def test_each_piece_fires_once_a_turn(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME}")
    play(table, "fire rf1; target bf1")
    draw(table, "miss")
    illegal(table, RED, "fire rf1", "ZY-19")
    play(table, "end; fire bf1; target rf1")
    draw(table, "miss")
    play(table, "end; fire rf1; target bf1")


@pytest.mark.clause("ZY-19")
def test_firing_is_no_move_and_goes_in_mid_move():
    table = at(f"2p red act 20,4:rf1 28,4:bf1 {AT_HOME}")
    play(table, "begin rf1; go 24,4; fire rf1; target bf1")
    draw(table, "miss")
    assert says(table, "moves") == "2"
    play(table, "go 20,4")


@pytest.mark.clause("ZY-19")
def test_a_missile_has_no_laser(illegal):
    table = at(f"2p red act 11,3:rm1 14,4:bf1 {AT_HOME}")
    illegal(table, RED, "fire rm1", "ZY-19")


@pytest.mark.clause("ZY-20")
@pytest.mark.parametrize(("piece", "reach"), [("rw1", 2), ("rf1", 3), ("rb1", 4)])
def test_ranges_by_kind(piece, reach, illegal):
    stack = "16,4:rb1[rf1,rw1]"
    near = at(f"2p red act {stack} {16 + 2 * reach},4:bf1 {AT_HOME}")
    play(near, f"fire {piece}; target bf1")
    far = at(f"2p red act {stack} {18 + 2 * reach},4:bf1 {AT_HOME}")
    reason = illegal(far, RED, f"fire {piece}", "ZY-20")
    assert f"range of {reach}" in reason


@pytest.mark.clause("ZY-20")
def test_the_target_is_named_before_the_card_and_must_be_in_range(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:bf1 30,4:bf2 {AT_HOME}")
    play(table, "fire rf1")
    reason = illegal(table, RED, "target bf2", "ZY-20")
    assert "5 away from rf1, its range is 3" in reason
    illegal(table, RED, "end", "ZY-20")
    assert table.actions(RED) == ["target bf1"]
    play(table, "target bf1")
    assert table.to_act == [CHANCE]
    illegal(table, RED, "end", "ZY-22")


@pytest.mark.clause("ZY-21")
def test_targets_are_enemy_pieces_cargo_too_and_enemy_factories(illegal):
    table = at(f"2p red act 46,20:rf1 44,20:rf2 46,22:bf1[bw1] {AT_HOME}")
    play(table, "fire rf1")
    assert table.actions(RED) == ["target bf1", "target bw1", "target blue-moon"]
    illegal(table, RED, "target rf2", "ZY-21")
    illegal(table, RED, "target red-moon", "ZY-21")
    illegal(table, RED, "target bf2", "ZY-23")  # in the bank


@pytest.mark.clause("ZY-21")
def test_a_destroyed_factory_is_no_target(illegal):
    table = at(f"2p red act 42,20:rf1 44,20:bf1 {AT_HOME} ruins=blue-moon")
    play(table, "fire rf1")
    illegal(table, RED, "target blue-moon", "ZY-21")


@pytest.mark.clause("ZY-21")
def test_a_headquarters_is_never_a_target():
    table = at(f"2p red act 48,22:rf1 {AT_HOME}")
    play(table, "fire rf1")
    assert table.actions(RED) == ["target bw5", "target blue-home"]


# Cards


@pytest.mark.clause("ZY-22")
def test_cards_are_drawn_without_replacement_and_reshuffled_when_used_up():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME} strikes=1,1,0")
    play(table, "fire rf1; target bf1")
    assert table.actions(CHANCE) == ["card hit", "card miss"]
    draw(table, "miss")
    assert says(table, "strikes") == "1,0,0"
    play(table, "end; fire bf1; target rf1")
    assert table.actions(CHANCE) == ["card hit"]
    draw(table, "hit")
    assert says(table, "strikes") == ""  # twelve of each again


@pytest.mark.clause("ZY-22")
def test_a_full_pile_has_twelve_of_each_and_each_card_is_as_likely():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME} strikes=3,5,7")
    play(table, "fire rf1; target bf1")
    assert table.game.chances(table.board, table.state)[1] == [3, 5, 7]
    assert [fresh().board.strikes[card] for card in range(3)] == [12, 12, 12]


@pytest.mark.clause("ZY-22")
def test_players_do_not_choose_cards_and_chance_does_nothing_else(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME} strikes=1,1,0")
    illegal(table, RED, "card hit", "ZY-22")
    illegal(table, CHANCE, "end", "ZY-22")
    play(table, "fire rf1; target bf1")
    illegal(table, RED, "card hit", "ZY-22")
    illegal(table, CHANCE, "card damage", "ZY-22")
    illegal(table, CHANCE, "end", "ZY-22")


@pytest.mark.clause("ZY-22")
def test_the_order_of_the_pile_exists_nowhere():
    table = fresh()
    hidden = table.game.hidden(table.board, table.state, RED)
    assert table.game.position_text(table.board, hidden) == table.text
    assert table.view(RED)["strikes"] == {"hit": 12, "miss": 12, "damage": 12}


@pytest.mark.clause("ZY-23")
def test_a_hit_removes_a_piece_with_all_that_is_stacked_on_it():
    table = at(f"2p red act 20,4:rf1 22,4:bf1[bf2[bw1]] {AT_HOME}")
    play(table, "fire rf1; target bf1")
    draw(table, "hit")
    assert stacks(table) == ["20,4:rf1.f", "7,3:rw5", "49,25:bw5"]


@pytest.mark.clause("ZY-23")
def test_hit_cargo_leaves_its_carrier_behind():
    table = at(f"2p red act 20,4:rf1 22,4:bf1[bf2[bw1]] {AT_HOME}")
    play(table, "fire rf1; target bf2")
    draw(table, "hit")
    assert "22,4:bf1" in stacks(table)


@pytest.mark.clause("ZY-23")
def test_a_hit_destroys_a_factory():
    table = at(f"2p red act 42,20:rf1 {AT_HOME}")
    play(table, "fire rf1; target blue-moon")
    draw(table, "hit")
    assert says(table, "ruins") == "blue-moon"


@pytest.mark.clause("ZY-24")
def test_a_damaged_piece_is_inactive_through_its_owners_next_turn(illegal):
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME}")
    play(table, "fire rf1; target bf1")
    draw(table, "damage")
    assert "22,4:bf1!" in stacks(table)
    play(table, "end")
    illegal(table, BLUE, "begin bf1", "ZY-24")
    illegal(table, BLUE, "fire bf1", "ZY-24")
    play(table, "end")
    assert "22,4:bf1" in stacks(table)
    play(table, "end; fire bf1; target rf1")


@pytest.mark.clause("ZY-24")
def test_damaged_in_the_own_turn_it_is_inactive_for_the_rest_of_that_too(illegal):
    table = at(f"2p red act 11,3:rm1 13,3:rf1 {AT_HOME}")
    play(table, "launch rm1; detonate 13,3")
    draw(table, "damage")
    assert "13,3:rf1!!" in stacks(table)
    illegal(table, RED, "begin rf1", "ZY-24")
    play(table, "end; end")
    illegal(table, RED, "begin rf1", "ZY-24")
    play(table, "end; end; begin rf1; go 20,4")


@pytest.mark.clause("ZY-24")
def test_a_damaged_mover_stops_where_it_is():
    table = at(f"2p red act 11,3:rm1 15,3:rf1 {AT_HOME}")
    play(table, "begin rf1; go 13,3; launch rm1; detonate 13,3")
    draw(table, "damage")
    assert says(table, "mover") == ""


@pytest.mark.clause("ZY-24")
def test_a_damaged_missile_is_not_launched_but_carried(illegal):
    table = at(f"2p red act 11,3:rm1! 15,3:rf1 {AT_HOME}")
    illegal(table, RED, "launch rm1", "ZY-24")
    play(table, "begin rf1; go 11,3; load rm1; go 15,3")
    assert "15,3:rf1.m[rm1!.l]" in stacks(table)


@pytest.mark.clause("ZY-24")
def test_a_damaged_factory_misses_the_next_income_and_is_not_repaired_early(illegal):
    table = at(f"2p red act 42,20:rf1 {AT_HOME}")
    play(table, "fire rf1; target blue-moon")
    draw(table, "damage")
    assert says(table, "hurt") == "blue-moon"
    play(table, "end")
    illegal(table, BLUE, "rebuild blue-moon", "ZY-24")
    play(table, "end")
    assert says(table, "money") == "13,12"
    assert says(table, "hurt") == ""
    play(table, "end; end")
    assert says(table, "money") == "16,15"


@pytest.mark.clause("ZY-24")
def test_more_damage_renews_it():
    table = at(f"2p blue act 20,4:rf1!! 22,4:bf1 11,3:rm1 {AT_HOME}")
    play(table, "fire bf1; target rf1")
    draw(table, "damage")
    assert "20,4:rf1!" in stacks(table)  # through red's next turn, from now


@pytest.mark.clause("ZY-24")
def test_cargo_of_a_damaged_carrier_is_unharmed_and_may_leave():
    table = at("2p red act 12,4:rf1![rw1] 49,25:bw5 money=10,10")
    play(table, "begin rw1; go 8,4")
    assert stacks(table)[:2] == ["12,4:rf1!", "8,4:rw1.m"]


@pytest.mark.clause("ZY-24")
@pytest.mark.parametrize("carrier", ["12,4:rf1![rm1]", "20,8:rb1![rm1]"])
def test_no_missile_is_launched_from_a_damaged_carrier(illegal, carrier):
    table = at(f"2p red act {carrier} {AT_HOME}")
    illegal(table, RED, "launch rm1", "ZY-24")
    assert "launch rm1" not in table.actions(RED)


@pytest.mark.clause("ZY-24")
@pytest.mark.parametrize("carrier", ["12,4:rf1[rm1]", "20,8:rb1![rf1[rm1]]"])
def test_only_the_carrier_itself_must_be_undamaged_for_a_launch(carrier):
    table = at(f"2p red act {carrier} {AT_HOME}")
    assert "launch rm1" in table.actions(RED)
    play(table, "launch rm1; detonate 20,4")


@pytest.mark.clause("ZY-24")
def test_a_missile_beamed_off_a_damaged_carrier_is_launched_from_the_new_one():
    table = at(f"2p red act 20,8:rf1![rm1] 22,10:rb1 {AT_HOME}")
    play(table, "beam rm1; onto rb1; launch rm1; detonate 20,4")


@pytest.mark.clause("ZY-25")
def test_a_miss_changes_nothing_but_the_pile():
    table = at(f"2p red act 20,4:rf1 22,4:bf1 {AT_HOME}")
    play(table, "fire rf1; target bf1")
    draw(table, "miss")
    assert table.text == (
        "zy2 major 2p red act 20,4:rf1.f 7,3:rw5 22,4:bf1 49,25:bw5 money=10,10 strikes=12,11,12"
    )


# Missiles


@pytest.mark.clause("ZY-26")
def test_a_missile_flies_up_to_eight_over_anything_and_is_spent(illegal):
    table = at(f"2p red act 11,3:rm1 {AT_HOME}")
    play(table, "launch rm1")
    reason = illegal(table, RED, "detonate 29,3", "ZY-26")
    assert "9 points away" in reason
    illegal(table, RED, "end", "ZY-26")
    play(table, "detonate 27,3")
    assert stacks(table) == ["7,3:rw5", "49,25:bw5"]
    assert says(table, "moves") == ""  # not a move


@pytest.mark.clause("ZY-26")
def test_it_may_detonate_at_once_and_from_a_carrier():
    table = at(f"2p red act 20,4:rf1[rm1] {AT_HOME}")
    play(table, "launch rm1; detonate 20,4")
    assert says(table, "target") == "rf1"  # the launching carrier is in the blast
    draw(table, "hit")
    assert stacks(table) == ["7,3:rw5", "49,25:bw5"]


@pytest.mark.clause("ZY-26")
def test_elsewhere_it_is_neither_launched_nor_moved(illegal):
    table = at(f"2p red act 4,4:rm1 {AT_HOME}")
    illegal(table, RED, "launch rm1", "ZY-26")
    illegal(table, RED, "begin rm1", "ZY-26")
    illegal(table, RED, "launch rw5", "ZY-26")


@pytest.mark.clause("ZY-26")
def test_any_missile_start_of_its_own_planet_will_do():
    table = at(f"2p red act 11,5:rm1 {AT_HOME}")
    play(table, "launch rm1; detonate 20,4")


@pytest.mark.clause("ZY-27")
def test_a_card_is_drawn_for_every_piece_and_factory_in_the_blast():
    table = at("2p red act 11,3:rm1 7,5:rw1 8,4:rf1 9,3:rw2 4,4:bf1 49,25:bw5 money=10,10")
    play(table, "launch rm1; detonate 6,4")
    order = []
    while table.to_act == [CHANCE]:
        order.append(says(table, "target"))
        draw(table, "miss")
    assert order == ["rf1", "rw1", "bf1", "red-home"]
    assert says(table, "strikes") == "12,8,12"


@pytest.mark.clause("ZY-27")
def test_pieces_already_gone_are_skipped():
    table = at(f"2p red act 11,3:rm1 20,4:bb1[bf1[bw1],bf2] 22,4:rf1 {AT_HOME}")
    play(table, "launch rm1; detonate 20,4")
    order = []
    for card in ("miss", "hit"):
        order.append(says(table, "target"))
        draw(table, card)
    assert order == ["rf1", "bb1"]
    assert table.to_act == [RED]


@pytest.mark.clause("ZY-27")
def test_a_destroyed_factory_gets_no_card():
    table = at(f"2p red act 11,3:rm1 {AT_HOME} ruins=red-home")
    play(table, "launch rm1; detonate 6,4")
    assert says(table, "target") == "rw5"
    draw(table, "miss")
    assert table.to_act == [RED]


@pytest.mark.clause("ZY-28")
def test_a_missile_bought_onto_a_vehicle_waits_a_turn(illegal):
    table = at(f"2p red act 20,4:rf1 {AT_HOME}")
    play(table, "buy missile; onto rf1")
    illegal(table, RED, "launch rm1", "ZY-28")
    play(table, "begin rf1; go 22,4")  # the vehicle may move
    play(table, "end; end; launch rm1; detonate 30,4")


@pytest.mark.clause("ZY-28", "ZY-31")
def test_a_missile_bought_onto_its_start_may_fly_at_once():
    table = at(f"2p red act 20,4:rf1 {AT_HOME}")
    play(table, "buy missile; at 11,3; launch rm1; detonate 16,4")
    assert stacks(table) == ["20,4:rf1", "7,3:rw5", "49,25:bw5"]
