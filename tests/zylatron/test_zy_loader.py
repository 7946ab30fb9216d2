"""The board as data: what a board file may say, and what each fault is told."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.zylatron.board import board_name, load_board


@pytest.fixture
def load(tmp_path):
    """load(text): the board of a file that is like the major one but for `text`."""

    def read(text: str, like: str = 'like = "major"\n'):
        file = tmp_path / "mine.toml"
        file.write_text(like + text)
        return load_board(str(file))

    return read


@pytest.mark.clause("ZY-6")
def test_major_and_short_are_two_rule_sets_of_one_form():
    major, short = load_board("major"), load_board("short")
    assert (major.moves_per_turn, short.moves_per_turn) == (3, 2)
    assert [major.moves[kind] for kind in range(4)] == [6, 6, 4, 8]
    assert short.moves[1] == 10
    assert [short.n_pieces[kind] for kind in range(4)] == [0, 4, 5, 0]
    assert [short.strikes[card] for card in range(3)] == [12, 12, 0]
    assert (board_name(major), board_name(short)) == ("major", "short")


@pytest.mark.clause("ZY-6")
def test_a_file_of_the_users_own_changes_what_it_likes(load):
    board = load("moves_per_turn = 4\n[prices]\nwarrior = 6\n")
    assert board.moves_per_turn == 4
    assert board.prices[2] == 6
    assert board.prices[1] == 14
    assert board_name(board) == "mine"


def test_a_game_is_played_and_saved_on_an_own_board(tmp_path):
    file = tmp_path / "quick.toml"
    file.write_text('like = "short"\nmoves_per_turn = 1\n')
    table = orrery.new("zylatron", board=str(file), seed=4)
    table.play(0, "begin rf1")
    table.play(0, "go 12,2")
    assert "begin rf2" not in table.actions(0)
    table.save(tmp_path / "game.jsonl")
    assert orrery.load(tmp_path / "game.jsonl").text == table.text


def test_loaded_boards_do_not_share_memory():
    one, other = load_board("major"), load_board("major")
    one.prices[0] = 1
    assert other.prices[0] == 20


FAULTS = [
    ("width = 56", "width 56 must be odd", "ZY-2"),
    ("width = 99", "width must be a whole number from 3 to 61", "ZY-2"),
    ('height = "x"', "height must be a whole number", "ZY-2"),
    ("moves_per_turn = 0", "moves_per_turn must be", "ZY-7"),
    ("start_money = -1", "start_money must be", "ZY-6"),
    ("total_money = 99999", "total_money must be", "ZY-29"),
    ("factories_can_be_hit = 1", "must be true or false", "ZY-21"),
    ("colour = 3", "'colour' is unknown", "ZY-6"),
    ("[ranges]\nblaster = 3", "section [ranges]: 'blaster' is unknown, did you mean", "ZY-6"),
    ("land = 3", "section [land]: it must be a table", "ZY-6"),
    ("[land]\nhomes = [[8, 4]]", "homes must list four points", "ZY-3"),
    ("[land]\nzylon = [27, 14]", "no point of the grid", "ZY-3"),
    ("[land]\nzylon = 3", "two whole numbers [x, y]", "ZY-3"),
    ("[land]\nzylon = [26, 14]", "not the middle [28, 14]", "ZY-3"),
    (
        "[land]\nmoons = [[16, 8], [40, 8], [42, 20], [16, 20]]",
        "moons are not symmetric, the bottom-right one is at [42, 20], the mirror image of the"
        " first at [40, 20]",
        "ZY-3",
    ),
    ("[land]\nmoon_radius = 4", "homes[0] and moons[0] touch", "ZY-3"),
    ("[land]\nhome_radius = 5", "homes[0] sticks out", "ZY-3"),
    ("[land]\nzylon_radius = -1", "zylon_radius must be", "ZY-3"),
    ("[pieces]\nwarrior = 6", "warrior must be a whole number from 0 to 5", "ZY-6"),
    ("[pieces]\nmissile = 5", "missile: 5, the most is 4", "ZY-6"),
    ("[pieces]\nmissile = 3", "missile: 4 points for 3 pieces", "ZY-6"),
    ("[pieces]\nwarrior = 0\n[start]\nwarrior = []", "nobody can do without Warriors", "ZY-36"),
    ("[start]\nmissile = 3", "3 points for 4 pieces", "ZY-6"),
    (
        "[start]\nbattle_star = [[0, -4], [0, 2]]",
        "battle_star 2: [8, 6] is land, a Battle Star needs space", "ZY-8",
    ),
    (
        "[start]\nwarrior = [[2, 0], [2, 0], [-1, 1], [1, -1], [-1, -1]]",
        "warrior 2: [10, 4] is taken by start, warrior 1", "ZY-5",
    ),
    (
        "[start]\nwarrior = [[0, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]]",
        "warrior 1: [8, 4] is a headquarters", "ZY-5",
    ),
    (
        "[start]\nwarrior = [[8, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]]",
        "warrior 1: [16, 4] is space", "ZY-8",
    ),
    (
        "[start]\nwarrior = [[1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]]",
        "offset [1, 0] leads to [9, 4], no point", "ZY-5",
    ),
    (
        "[start]\nwarrior = [[1], [1, 1], [-1, 1], [1, -1], [-1, -1]]",
        "an offset is two whole numbers", "ZY-5",
    ),
    (
        "[start]\nstar_fighter = [[20, 0], [4, 0], [2, 2], [-2, 2]]",
        "[28, 4] is its own mirror image", "ZY-5",
    ),
    ("[factories]\nmoon = [4, 0]", "[20, 8] is not on that land", "ZY-4"),
    ("[factories]\nhome = [0, 0]", "[8, 4] is a headquarters", "ZY-4"),
    ("[moves]\nwarrior = 0", "moves, warrior must be", "ZY-8"),
    ("[moves]\nmissile = 13", "from 1 to 12", "ZY-8"),
    ("[pegs]\nstar_fighter = 10", "pegs, star_fighter must be", "ZY-12"),
    ("[ranges]\nbeam = 99", "ranges, beam must be", "ZY-18"),
    ("[ranges]\nblast = 99", "ranges, blast must be", "ZY-27"),
    ("[ranges]\nwarrior = 0", "ranges, warrior must be", "ZY-20"),
    ("[prices]\nfactory = 0", "prices, factory must be", "ZY-30"),
    ("[prices]\nmissile = 0", "prices, missile must be", "ZY-30"),
    ("[strikes]\nhit = 0\nmiss = 0\ndamage = 0", "the pile has no card", "ZY-22"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message", "clause"), FAULTS, ids=[row[0][:40] for row in FAULTS])
def test_each_fault_is_named_with_its_place_and_clause(load, text, message, clause):
    with pytest.raises(orrery.BadInput) as fault:
        load(text + "\n")
    assert message in str(fault.value)
    assert f"[{clause}]" in str(fault.value)
    assert "mine.toml" in str(fault.value)


def test_without_like_everything_must_be_said(load):
    with pytest.raises(orrery.BadInput, match="'height' is missing"):
        load("width = 57\n", like="")


def test_a_board_cannot_be_like_itself(tmp_path):
    file = tmp_path / "self.toml"
    file.write_text(f'like = "{file}"\n')
    with pytest.raises(orrery.BadInput, match="so it says nothing"):
        load_board(str(file))


def test_a_board_that_does_not_exist_is_told_apart(load):
    with pytest.raises(orrery.BadInput, match="no board 'majro': did you mean 'major'"):
        load_board("majro")
    with pytest.raises(orrery.BadInput, match="no board 'giant'"):
        load("", like='like = "giant"\n')
    with pytest.raises(orrery.BadInput, match="no TOML file"):
        load("width = = 3\n")
