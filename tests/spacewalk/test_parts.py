"""SW-1 to SW-4: the parts, and who is first."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.games.spacewalk.board import board_from_text, board_text, load_board


def place_all(table: orrery.Table) -> None:
    """Put every ship on the first planet that takes it."""
    while "placing" in table.text:
        seat = table.to_act[0]
        table.play(seat, table.actions(seat)[0])


@pytest.mark.clause("SW-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_of_two_to_five_players_has_three_ships_of_each_size(players):
    table = orrery.new("spacewalk", players=players, seed=1)
    assert table.view()["reserve"] == [[3, 3, 3]] * players
    place_all(table)
    ships = [ship for stack in table.view()["ships"] for ship in stack]
    for colour in ("red", "blue", "green", "yellow", "white")[:players]:
        for size in ("large", "medium", "small"):
            own = [s["count"] for s in ships if s["owner"] == colour and s["size"] == size]
            assert sum(own) == 3


@pytest.mark.clause("SW-1")
@pytest.mark.parametrize("players", [0, 1, 6, "many"])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadInput, match="Space Walk is for 2 to 5 players"):
        orrery.new("spacewalk", players=players)


@pytest.mark.clause("SW-2")
def test_two_play_on_fourteen_spaces_with_two_holes_and_more_on_twenty_one_with_three():
    assert orrery.new("spacewalk", players=2).view()["orbit"] == "oooooo*oooooo*"
    for players in (3, 4, 5):
        assert orrery.new("spacewalk", players=players).view()["orbit"] == "oooooo*" * 3


@pytest.mark.clause("SW-2")
def test_an_own_orbit_is_loaded_from_a_file_and_travels_with_the_log(tmp_path):
    file = tmp_path / "ring.toml"
    file.write_text('spaces = "oooo*oooo"\n')
    table = orrery.new("spacewalk", players=2, board=str(file), seed=1)
    table.play("red", "place 8 large")
    assert table.text.startswith("sw1 ring 2p 4/*/3/Lr blue")
    table.save(tmp_path / "game.jsonl")
    file.unlink()
    assert orrery.load(tmp_path / "game.jsonl").text == table.text


@pytest.mark.clause("SW-2")
def test_a_position_on_an_own_orbit_names_its_file(tmp_path):
    file = tmp_path / "ring.toml"
    file.write_text('spaces = "oooo*oooo"\n')
    text = "sw1 ring 2p Lr/3/*/Lb/3 red move"
    table = orrery.position("spacewalk", text, board=str(file))
    table.play("red", "move 0")
    table.save(tmp_path / "game.jsonl")
    file.unlink()
    assert orrery.load(tmp_path / "game.jsonl").text == "sw1 ring 2p 1/Lr/2/*/Lb/3 blue move"
    with pytest.raises(BadInput, match="no board 'ring'"):
        orrery.position("spacewalk", text)


@pytest.mark.clause("SW-2")
@pytest.mark.parametrize(
    ("spaces", "fault"),
    [
        ("oooooooo", "at least one black hole"),
        ("ooooo*", "5 planets, 2 players need 6"),
        ("ooo*oXooo", "space 5 is 'X'"),
        ("", "0 spaces"),
        ("o" * 24 + "*", "25 spaces"),
    ],
)
def test_a_faulty_orbit_is_refused_with_what_and_where(spaces, fault):
    with pytest.raises(BadInput, match=fault.replace("*", r"\*")):
        board_from_text(spaces, "mine")


@pytest.mark.clause("SW-2")
def test_an_orbit_too_small_for_the_players_is_refused():
    with pytest.raises(BadInput, match="12 planets, 5 players need 15"):
        orrery.new("spacewalk", players=5, board="small")


@pytest.mark.clause("SW-2")
def test_an_unknown_orbit_is_refused_with_a_hint():
    with pytest.raises(BadInput, match="did you mean 'small'"):
        orrery.new("spacewalk", board="smal")
    with pytest.raises(BadInput, match="cannot read board"):
        orrery.new("spacewalk", board="nowhere.toml")


def test_shipped_orbits_read_back_as_text():
    assert board_text(load_board("small")) == "oooooo*oooooo*"


@pytest.mark.clause("SW-3")
@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 4), (4, 4), (5, 3)])
def test_four_tokens_each_or_three_with_five_players(players, tokens):
    assert orrery.new("spacewalk", players=players).view()["tokens"] == [tokens] * players


@pytest.mark.clause("SW-3")
@pytest.mark.parametrize("tokens", [0, 1, 7, 20])
def test_an_option_sets_another_number_of_tokens(tokens):
    assert orrery.new("spacewalk", players=3, tokens=tokens).view()["tokens"] == [tokens] * 3


@pytest.mark.clause("SW-4")
def test_the_host_chooses_who_is_first_and_play_goes_clockwise():
    table = orrery.new("spacewalk", players=3, first_player="green")
    order = []
    for _ in range(6):
        order.append(table.to_act[0])
        table.play(order[-1], table.actions(order[-1])[0])
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.clause("SW-4")
def test_a_random_first_player_is_drawn_by_nature_with_equal_weights():
    table = orrery.new("spacewalk", players=4, first_player="random", chance="manual")
    assert table.to_act == [orrery.CHANCE]
    assert table.actions(orrery.CHANCE) == [
        "first red",
        "first blue",
        "first green",
        "first yellow",
    ]
    game = find_game("spacewalk")
    assert game.chances(table.board, table.state)[1] == [1, 1, 1, 1]
    table.play(orrery.CHANCE, "first yellow")
    assert table.to_act == [3]
    drawn = {orrery.new("spacewalk", 4, seed=s, first_player="random").to_act[0] for s in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.clause("SW-4")
def test_nobody_acts_out_of_turn_or_before_the_draw(illegal):
    table = orrery.new("spacewalk", players=2)
    illegal(table, "blue", "place 0 large", "SW-4")
    illegal(table, orrery.CHANCE, "place 0 large", "SW-4")
    illegal(table, "red", "first red", "SW-4")
    waiting = orrery.new("spacewalk", players=2, first_player="random", chance="manual")
    illegal(waiting, "red", "place 0 large", "SW-4")
    illegal(waiting, orrery.CHANCE, "place 0 large", "SW-4")
    illegal(waiting, orrery.CHANCE, "first white", "SW-1")


@pytest.mark.clause("SW-4")
def test_a_first_player_who_does_not_play_is_refused():
    with pytest.raises(BadInput, match="first_player is white, but only 2 play"):
        orrery.new("spacewalk", players=2, first_player="white")
