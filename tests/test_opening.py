"""How a game begins: options and board go together, and what a position tells of is kept."""

from __future__ import annotations

import pickle
from importlib.resources import files

import pytest

import orrery
from orrery import BadInput
from orrery.core.board_files import WhichBoard, read_name
from orrery.core.conformance import variants
from orrery.core.opening import opening
from orrery.core.registry import find_game, find_meta

OURS = ("spacewalk", "astron", "astroplane", "situation7", "zylatron")
MAJOR = 'like = "major"\nstart_money = 12\n'
SHORT = 'like = "short"\nstart_money = 12\n'


@pytest.fixture
def board_file(tmp_path):
    """Write a board file; its path."""

    def write(text: str, name: str = "mine.toml") -> str:
        (tmp_path / name).write_text(text)
        return str(tmp_path / name)

    return write


def shipped(game: str) -> str:
    return files(find_game(game).package).joinpath("boards.toml").read_text("utf-8")


# Options against boards


@pytest.mark.clause("ZY-39")
@pytest.mark.parametrize(("asked", "text"), [("short", MAJOR), ("major", SHORT)])
def test_rules_that_a_board_file_does_not_hold_are_refused(board_file, asked, text):
    with pytest.raises(BadInput, match=f"not {asked}") as caught:
        orrery.new("zylatron", rules=asked, board=board_file(text))
    assert caught.value.clause == "ZY-39"


@pytest.mark.clause("ZY-39")
@pytest.mark.parametrize(("text", "rules"), [(MAJOR, "major"), (SHORT, "short")])
def test_rules_that_nobody_asked_for_follow_the_board(board_file, text, rules):
    table = orrery.new("zylatron", board=board_file(text))
    assert table.options["rules"] == rules
    assert orrery.new("zylatron", rules=rules, board=board_file(text)).options == table.options
    assert ("rb1" in table.text) == (rules == "major")


def test_a_shipped_board_and_other_rules_are_refused_too():
    assert orrery.new("zylatron", board="short").options["rules"] == "short"
    with pytest.raises(BadInput, match="board short is for rules short, not major"):
        orrery.new("zylatron", rules="major", board="short")


@pytest.mark.parametrize("game", orrery.list_games())
def test_the_usual_board_goes_with_every_variant(game):
    subject = find_game(game)
    for values in variants(subject.meta):
        options = {key: value for key, value in values.items() if key != "players"}
        assert opening(subject, values["players"], options).values == values


# Files with several boards


@pytest.mark.parametrize("game", OURS)
def test_a_copy_of_the_shipped_boards_is_a_board_file(game, board_file):
    file = board_file(shipped(game), "copy.toml")
    boards = find_meta(game).boards
    usual = orrery.new(game, seed=1)
    copied = orrery.new(game, seed=1, board=file)
    assert copied.actions(copied.to_act[0]) == usual.actions(usual.to_act[0])
    for board in boards:
        named = orrery.new(game, seed=1, board=f"{file}:{board}")
        assert named.text.split()[2:] == orrery.new(game, seed=1, board=board).text.split()[2:]


def test_of_a_copy_the_board_that_the_options_are_played_on_is_taken(board_file):
    file = board_file(shipped("zylatron"))
    assert orrery.new("zylatron", rules="short", board=file).log.header["board"] == f"{file}:short"
    file = board_file(shipped("spacewalk"))
    assert orrery.new("spacewalk", players=3, board=file).log.header["board"] == f"{file}:big"


def test_a_game_on_a_copy_is_saved_with_its_board(board_file, tmp_path):
    file = board_file(shipped("spacewalk"))
    table = orrery.new("spacewalk", players=3, board=file, seed=1)
    table.play("red", "place 0 large")
    table.save(tmp_path / "game.jsonl")
    (tmp_path / "mine.toml").unlink()
    assert orrery.load(tmp_path / "game.jsonl").text == table.text


def test_boards_of_one_file_refer_to_each_other(board_file):
    text = shipped("zylatron").replace("start_money = 10 ", "start_money = 13 ")
    table = orrery.new("zylatron", rules="short", board=board_file(text))
    assert "money=13,13" in table.text


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mine.toml:huge", "holds no board 'huge'"),
        ("mine.toml:", "holds the boards big, small: say which, like"),
    ],
)
def test_a_board_that_a_file_does_not_hold_is_named(board_file, tmp_path, name, why):
    board_file(shipped("spacewalk"))
    with pytest.raises(BadInput, match=why):
        find_game("spacewalk").load_board(str(tmp_path / name))


def test_a_file_of_other_boards_asks_which(board_file):
    file = board_file('[one]\nspaces = "oooooo*"\n[two]\nspaces = "ooooooo*"\n')
    with pytest.raises(WhichBoard, match="holds the boards one, two: say which, like") as caught:
        orrery.new("spacewalk", board=file)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert orrery.new("spacewalk", board=f"{file}:two").text.count("/") > 0


def test_a_file_with_one_board_in_a_section_needs_no_name(board_file):
    file = board_file('[mine]\nspaces = "oooooo*"\n')
    assert orrery.new("spacewalk", board=file).text.split()[3] == "6/*"


def test_a_file_that_is_one_board_has_no_others(board_file):
    file = board_file('spaces = "oooooo*"\n')
    with pytest.raises(BadInput, match="holds one board and no 'big'"):
        orrery.new("spacewalk", board=f"{file}:big")


def test_a_board_with_parts_alone_is_no_collection(board_file):
    with pytest.raises(BadInput, match="'width' is missing"):
        orrery.new("zylatron", board=board_file("[moves]\nwarrior = 3\n"))


def test_names_of_boards_are_read():
    assert read_name("small") == ("", "small")
    assert read_name("my.d/mine.toml") == ("my.d/mine.toml", "")
    assert read_name("my.toml:d/mine.toml:big") == ("my.toml:d/mine.toml", "big")


# What a position tells of


@pytest.mark.parametrize("game", orrery.list_games())
def test_a_position_keeps_every_option_it_tells_of(game):
    subject = find_game(game)
    for values in variants(subject.meta):
        options = {key: value for key, value in values.items() if key != "players"}
        table = orrery.new(game, values["players"], seed=1, **options)
        again = orrery.position(game, table.text)
        for name, value in again.options.items():
            assert value == values[name], (name, table.text)


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("astron", 4, {"teams": "2"}),
        ("astron", 6, {"teams": "3"}),
        ("spacewalk", 2, {"variant": "cards", "first_placer_moves_second": True}),
        ("spacewalk", 3, {"no_tokens_first_rounds": 4, "first_player": "random"}),
        ("astroplane", 2, {"match_to": 40, "first_player": "random"}),
        ("situation7", 2, {"tempo": "race", "time_limit": 5, "yellow_time": 80}),
        ("situation7", 4, {"tempo": "live", "agree": True}),
        ("zylatron", 2, {"rules": "short", "prices": "half", "max_rounds": 9}),
        ("zylatron", 3, {"touch_move": True, "pick_planets": True}),
    ],
)
def test_these_options_are_told(game, players, told):
    text = orrery.new(game, players, seed=1, chance="manual", **told).text
    options = orrery.position(game, text, chance="manual").options
    assert options.items() >= {"players": players, **told}.items()
