"""Scenes: plain values for the browser, and the same drawn in the terminal."""

from __future__ import annotations

import io
import json
from types import SimpleNamespace

import pytest
from rich.console import Console

import orrery
from orrery.core.declaration import Declaration
from orrery.core.registry import find_game
from orrery.core.scene import EMPTY, Dice, Grid, Hand, Piece, Ring, Scene, Track, Tray
from orrery.core.scene_drawing import draw

SEATS = ("red", "blue")
PIECES = (Piece("king", "K", "red"), Piece("pawn", "p", "blue"))
BOARD = SimpleNamespace(n=3)
STATE = SimpleNamespace(n_spaces=10)


def piece_at(board, state, column, row):
    return {(0, 0): 0, (2, 1): 1}.get((column, row), EMPTY)


ALL = Scene(
    Grid("field", "board.n", "2", piece_at, PIECES, picks=("column", "row")),
    Ring("orbit", "board.n", lambda b, s, space: PIECES[:space], "space", 1, lambda b, n: n == 2),
    Track("road", lambda board, state: state.n_spaces, picks="step", first=1, is_choice=True),
    Hand("cards", lambda b, s, seat: ["ace", "?"] if seat else [], picks="card"),
    Tray("store", lambda b, s: [("corn", 3)], shared=True),
    Dice("dice", lambda b, s, seat: ["6", ".", "12"]),
)


def drawn(picture, viewer: int = 0) -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(draw(picture, SEATS, viewer))
    return console.file.getvalue()


def test_a_picture_is_plain_values():
    picture = ALL.picture(BOARD, STATE, 0, SEATS)
    assert json.loads(json.dumps(picture))[0]["cells"] == [[0, -1, -1], [-1, -1, 1]]
    assert [part["part"] for part in picture] == ["grid", "ring", "track", "hand", "tray", "dice"]
    assert picture[1]["cells"][2] == [piece._asdict() for piece in PIECES]
    assert picture[1]["holes"] == [False, False, True]
    assert len(picture[2]["cells"]) == 10
    assert picture[3]["rows"] == [{"seat": 0, "things": []}, {"seat": 1, "things": ["ace", "?"]}]
    assert picture[4]["rows"] == [{"seat": None, "things": [("corn", 3)]}]


def test_the_terminal_tells_pieces_apart_without_colour():
    text = drawn(ALL.picture(BOARD, STATE, 0, SEATS))
    assert " ·  ·  p " in text
    assert " K  ·  · " in text
    assert "3(@)Kp" in text.replace("  ", "")
    assert "blue       [ace] [?]" in text
    assert "store      corn 3" in text
    assert "⚅ 6 [.]" in text.replace(" . ", " [.] ")
    assert "road" not in text  # only there to be clicked on


@pytest.mark.parametrize("game_id", ["connect_four", "liars_dice"])
def test_a_declared_game_has_its_scene_in_its_view(game_id):
    table = orrery.new(game_id, seed=1)
    scene = table.view(0)["scene"]
    assert scene["game"] == game_id
    assert drawn(scene["parts"])


def test_a_place_that_picks_no_blank_is_an_error(monkeypatch):
    declared = find_game("connect_four").declaration
    assert declared is not None
    wrong = Scene(Track("road", "3", picks="colum"))
    monkeypatch.setattr(declared.rules, "SCENE", wrong)
    with pytest.raises(TypeError, match="road picks 'colum', which no action has"):
        Declaration("connect_four")


def test_nobody_sees_the_dice_of_others():
    table = orrery.new("liars_dice", seed=1, players=3)
    for viewer in (*range(3), orrery.SPECTATOR):
        rows = table.view(viewer)["scene"]["parts"][0]["rows"]
        for row in rows:
            assert ("?" in row["things"]) == (row["seat"] != viewer)


def test_words_of_the_scene_are_to_be_translated():
    assert ALL.words()[:3] == ["field", "king", "pawn"]
    assert find_game("connect_four").texts("de").name("frame") == "Rahmen"
