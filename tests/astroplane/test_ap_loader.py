"""The loader of board drawings: what it refuses, and what other boards it takes (AP-12)."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.runs import random_games, seeds_for
from orrery.games.astroplane import board as b


def drawing(size: int, start: int = 2) -> list[list[str]]:
    """A board after AP-4 to AP-11 of any size, as rows of letters."""
    across = range(-size, size + 1)
    return [[letter(size, start, x, y) for x in across] for y in reversed(across)]


def letter(size: int, start: int, x: int, y: int) -> str:
    far, near = max(abs(x), abs(y)), min(abs(x), abs(y))
    if (x + y) % 2 == 0:
        return "."
    if far < size:
        return "c" if far + near == 1 else "w" if far + near == 2 * size - 3 else "o"
    if near in (0, size - 1):
        return "h" if near == 0 else "f"
    if near != start:
        return "."
    return ("S" if y < 0 else "N") if abs(y) == size else ("W" if x < 0 else "E")


def load(rows: list[list[str]], name: str = "own") -> b.Board:
    return b.board_from_text("\n".join("".join(row) for row in rows), name)


def put(rows: list[list[str]], x: int, y: int, letters: str) -> None:
    """Write a letter and its quarter turns; starts change their letter on the way."""
    size = len(rows) // 2
    for sign in letters:
        rows[size - y][x + size] = sign
        x, y = y, -x


@pytest.mark.clause("AP-12")
@pytest.mark.parametrize(
    ("size", "start", "n_spaces"), [(5, 2, 40), (7, 2, 84), (7, 4, 84), (9, 6, 144)]
)
def test_boards_of_other_sizes_load_and_are_played_to_the_end(size, start, n_spaces):
    board = load(drawing(size, start))
    assert board.n_spaces == n_spaces
    game = orrery.new("astroplane").game
    results = random_games(game, board, game.meta.read_options(4, {}), seeds_for(1, 0, 20))
    assert results.wins.any(axis=1).all()


@pytest.mark.clause("AP-12")
def test_the_shipped_boards_are_such_drawings():
    for name, start in (("standard", 2), ("wide", 4)):
        rows = ["".join(row) for row in drawing(7, start)]
        assert b.drawing_of(b.load_board(name)) == rows


def test_a_board_file_of_the_users_own_is_played(tmp_path):
    file = tmp_path / "my small one.toml"
    rows = "\n".join("".join(row) for row in drawing(5))
    file.write_text(f'map = """\n{rows}\n"""\n')
    table = orrery.new("astroplane", board=str(file), seed=1)
    assert table.text.startswith("ap1 my-small-one 2p ")
    table.play("red", table.actions("red")[0])
    table.save(tmp_path / "log.jsonl")
    assert orrery.load(tmp_path / "log.jsonl").text == table.text


def refused(rows: list[list[str]]) -> str:
    with pytest.raises(orrery.BadInput) as error:
        load(rows)
    assert str(error.value).startswith("board own: ")
    return str(error.value)


@pytest.mark.clause("AP-12")
@pytest.mark.parametrize("size", [3, 4, 6, 11])
def test_the_size_must_be_odd_and_fit(size):
    assert "N must be odd and the rows 2 N + 1: 11, 15, 19 [AP-12]" in refused(drawing(size))


def test_an_even_number_of_rows_is_refused():
    rows = [["."] * 14 for _ in range(14)]
    assert "14 rows" in refused(rows)


def test_rows_of_unequal_length_are_named():
    rows = drawing(7)
    rows[2].pop()
    assert "row 3 has 14 letters, but there are 15 rows" in refused(rows)


def test_a_file_without_drawing_is_refused(tmp_path):
    file = tmp_path / "empty.toml"
    file.write_text("")
    with pytest.raises(orrery.BadInput, match="there is no drawing"):
        b.load_board(str(file))
    file.write_text("map = 3")
    with pytest.raises(orrery.BadInput, match="map is a text of rows, not 3"):
        b.load_board(str(file))
    with pytest.raises(orrery.BadInput, match="no board 'standart': did you mean 'standard'"):
        b.load_board("standart")


def test_an_unknown_letter_is_named_with_its_place():
    rows = drawing(7)
    rows[4][3] = "x"
    assert "'x' at (-4, 3): unknown letter, known are ., o, c, w, h, f, S, W, N, E" in refused(rows)


@pytest.mark.clause("AP-12", "AP-4")
def test_letters_where_no_space_can_be_are_refused():
    rows = drawing(7)
    put(rows, 2, 2, "oooo")
    assert "'o' at (-2, 2): spaces lie where x + y is odd [AP-4]" in refused(rows)
    rows = drawing(7)
    put(rows, 4, 7, "oooo")
    assert "this belongs on the grid" in refused(rows)
    rows = drawing(7)
    put(rows, 2, 3, "hhhh")
    assert "this belongs on the rim" in refused(rows)


@pytest.mark.clause("AP-12")
def test_a_board_without_quarter_turn_symmetry_is_refused():
    rows = drawing(7)
    rows[3][2] = "."
    why = refused(rows)
    assert "a quarter turn asks for 'o' at (" in why
    assert why.endswith("not '.' [AP-12]")
    rows = drawing(7)
    rows[0][5], rows[14][5] = "S", "N"
    assert "a quarter turn asks for" in refused(rows)


@pytest.mark.clause("AP-12", "AP-7")
def test_centre_and_access_paths_are_checked():
    rows = drawing(7)
    put(rows, 0, 1, "oooo")
    assert "central spaces 'c' surround (0, 0) [AP-7]" in refused(rows)
    rows = drawing(7)
    put(rows, 2, 3, "cccc")
    assert "only four spaces are central [AP-7]" in refused(rows)
    rows = drawing(7)
    put(rows, 0, 3, "....")
    assert "an access path needs a space 'o' here [AP-12]" in refused(rows)


@pytest.mark.clause("AP-12", "AP-8")
def test_start_areas_are_checked():
    rows = drawing(7)
    put(rows, 2, -7, "....")
    assert "side S has 1 start areas, a player has two [AP-8]" in refused(rows)
    rows = drawing(7)
    put(rows, 2, -5, "....")
    assert "a start area needs an entry space 'o' here [AP-12]" in refused(rows)
    rows = drawing(7)
    put(rows, 2, -7, "NESW")
    put(rows, -2, -7, "NESW")
    assert "this start area is on another side's edge [AP-8]" in refused(rows)


@pytest.mark.clause("AP-12", "AP-9")
def test_hyperspace_is_checked():
    rows = drawing(7)
    put(rows, 0, 7, "....")
    assert "0 hyperspace positions 'h', there is one a side [AP-9]" in refused(rows)
    rows = drawing(7)
    put(rows, 0, 5, "....")
    assert "hyperspace needs a space 'o' here [AP-9]" in refused(rows)


@pytest.mark.clause("AP-12", "AP-10", "AP-11")
def test_corners_are_checked():
    rows = drawing(7)
    put(rows, 6, 7, "....")
    assert "a corner needs two 'f', one with x even and one with x odd [AP-10]" in refused(rows)
    rows = drawing(7)
    put(rows, 6, 5, "oooo")
    assert "a corner needs two 'w', one with x even and one with x odd [AP-11]" in refused(rows)
    rows = drawing(7)
    put(rows, 6, 5, "oooo")
    put(rows, 4, 5, "wwww")
    assert "a firing position needs a wormhole end 'w' here [AP-12]" in refused(rows)
