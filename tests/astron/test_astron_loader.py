"""AS-5 and AS-7: every fault of a map or deck is told with its place."""

from __future__ import annotations

import re

import pytest

import orrery
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.games.astron.board import load_board
from orrery.games.astron.board_reader import read_board
from orrery.games.astron.cells import board_lines

LINES = board_lines(load_board("default"))


def changed(*cells: tuple[int, str, str]) -> str:
    """The default map with some (row, column, sign) replaced."""
    rows = [list(line) for line in reversed(LINES)]
    for row, column, sign in cells:
        rows[row]["abcdefghij".index(column)] = sign
    return "\n".join("".join(row) for row in reversed(rows))


def refused(text: str, fault: str, **more: object) -> None:
    with pytest.raises(BadInput, match=re.escape(fault)) as error:
        read_board({"map": text, **more}, "mine")
    assert str(error.value).startswith("board mine")


@pytest.mark.clause("AS-5")
@pytest.mark.parametrize(("cells", "fault"), [
    ([(17, "e", "?")], "row 17, column e (line 43 of the map): unknown cell '?'"),
    ([(8, "b", ".")], "station 1 is missing"),
    ([(9, "c", "1")], "row 9, column c (line 51 of the map): station 1 has 2 cells, not 1"),
    ([(52, "f", ".")], "station 8 has 1 cells, not 2"),
    ([(52, "f", "."), (51, "e", "8")], "are not side by side"),
    ([(13, "f", "."), (13, "h", "."), (14, "g", ".")],
     "row 13, column g (line 47 of the map): stellar station 2 touches no own land"),
    ([(0, "h", "E")], "5 take-off spaces in row 0"),
    ([(0, "i", "T")], "7 take-off spaces in row 0"),
    ([(3, "i", "T")], "row 3, column i (line 57 of the map): a take-off space outside row 0"),
    ([(50, "d", ".")], "row 50, column d (line 10 of the map): a gap: Saturn's rings"),
    ([(51, "h", ".")], "row 51, column h (line 9 of the map): a gap: Saturn's rings"),
    ([(55, "e", ".")], "row 55, column e (line 5 of the map): a gap: Saturn's rings"),
    ([(16, c, "=") for c in "abcdefghij"], "row 16, column a (line 44 of the map): the row is"),
    ([(22, c, "@") for c in "abcdefghij"], "row 22, column a (line 38 of the map): the row is"),
])  # fmt: skip
def test_a_faulty_map_is_refused_by_row_and_column(cells, fault):
    refused(changed(*cells), fault)


@pytest.mark.clause("AS-5")
def test_sizes_are_checked():
    refused("\n".join(LINES[-12:]), "12 rows, a base has 13 to 96")
    refused("\n".join(LINES * 2), "120 rows, a base has 13 to 96")
    refused("\n".join(line[:6] for line in LINES), "row 0 has 6 columns, a base has 7 to 16")
    short = [*LINES[:43], LINES[43][:9], *LINES[44:]]
    refused("\n".join(short), "row 16, column j (line 44 of the map): 9 cells, row 0 has 10")
    refused("", "needs a line map")


@pytest.mark.clause("AS-5")
def test_saturn_must_be_stellar_and_land_must_have_its_station():
    legend = {"8": "space station 8"}
    refused("\n".join(LINES), "station 8 is Saturn's and must be a stellar station", legend=legend)
    legend = {"x": "land of planet 3"}
    refused(changed((16, "a", "x")), "row 16, column a (line 44 of the map): land of planet 3, "
            "but station 3 is not stellar", legend=legend)  # fmt: skip


@pytest.mark.clause("AS-5")
@pytest.mark.parametrize(("sign", "words", "fault"), [
    ("ab", "space", "'ab' in the legend is not one plain character"),
    ("x", "spase", "did you mean 'space'"),
    ("x", "space station", "'x' is 'space station'"),
    ("x", "space station 9", "stations are 1 to 8"),
    ("x", "comet 3", "'x' is 'comet 3'"),
])  # fmt: skip
def test_a_faulty_legend_is_refused(sign, words, fault):
    refused("\n".join(LINES), fault, legend={sign: words})


@pytest.mark.clause("AS-5")
def test_an_own_legend_is_understood():
    text = changed((17, "d", "q"))
    board = read_board({"map": text, "legend": {"q": "asteroid"}}, "mine")
    assert board.kind[17, 3] == load_board("default").kind[17, 3]
    assert board_lines(board) == text.splitlines()


@pytest.mark.clause("AS-5", "AS-7")
def test_an_own_base_is_played_from_a_file_and_travels_with_the_log(tmp_path, own_board):
    table = orrery.new("astron", players=2, board=own_board({"d3": "1", "b8": "."}), seed=3)
    table.play("ship1", "take-off d")
    table.play("ship2", "take-off c")
    assert table.text.startswith("as1 mine 2p t0 d0/c0 ship1 play")
    table.save(tmp_path / "game.jsonl")
    assert orrery.load(tmp_path / "game.jsonl").text == table.text


@pytest.mark.clause("AS-4", "AS-5")
def test_a_longer_and_wider_base_ends_twelve_rows_before_its_front(tmp_path):
    lines = ["." * 12] * 10 + [f".{line}." for line in LINES]
    file = tmp_path / "long.toml"
    file.write_text('deck = "default"\nmap = """\n' + "\n".join(lines) + '\n"""\n')
    table = orrery.new("astron", players=6, board=str(file), seed=1)
    assert table.view()["last_base"] == 58
    while not table.is_over:
        table.play(table.to_act[0], table.actions(table.to_act[0])[-1])
    assert find_game("astron").fault(table.board, table.state) == 0


@pytest.mark.clause("AS-7")
@pytest.mark.parametrize(("deck", "fault"), [
    ('"defualt"', "no deck 'defualt': did you mean 'default'?"),
    ("{forwards = [1, 1, 1, 1]}", "a deck has the lines forwards, backwards, sideways, upheaval"),
    ("{forwards = [1], backwards = [0, 0, 0, 0], sideways = [0, 0, 0, 0], upheaval = [0, 0, 0, 0]}",
     "forwards is [1], not how many 1s, 2s, 3s, 4s"),
    ("{forwards = [0, 0, 0, 0], backwards = [0, 0, 0, 0], sideways = [0, 0, 0, 0],"
     " upheaval = [0, 0, 0, 0]}", "0 cards, a deck has 1 to 120"),
    ("{forwards = [90, 0, 0, 0], backwards = [90, 0, 0, 0], sideways = [0, 0, 0, 0],"
     " upheaval = [0, 0, 0, 0]}", "180 cards, a deck has 1 to 120"),
    ("7", "a deck has the lines"),
])  # fmt: skip
def test_a_faulty_deck_is_refused(own_board, deck, fault):
    with pytest.raises(BadInput, match=re.escape(fault)):
        orrery.new("astron", board=own_board(deck=deck))


def test_unknown_boards_and_files_are_refused_with_a_hint():
    with pytest.raises(BadInput, match="did you mean 'attested'"):
        orrery.new("astron", board="attestet")
    with pytest.raises(BadInput, match="cannot read board"):
        orrery.new("astron", board="nowhere.toml")
