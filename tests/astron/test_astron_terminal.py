"""The board in the terminal: complete, within 80 columns, and without secrets."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import orrery
from orrery.core.registry import find_game

GAME = find_game("astron")


def drawn(table: orrery.Table, viewer: int, width: int = 80) -> list[str]:
    console = Console(width=width, force_terminal=True, color_system="truecolor", record=True)
    with console.capture() as capture:
        hidden = GAME.hidden(table.board, table.state, viewer)
        console.print(GAME.module("terminal").draw(table.board, hidden, viewer))
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get()).splitlines()


POSITION = "4p t9 b2/i10/g4/f5g ship2 play round=6 points=-1,-2,5,0 landed=-,-,1,- hands="
HANDS = "F1F2B4S1S3/F1F2B1S3S3U2/F4B2B2B2S1/F1B1B3B4U1U2"


def test_the_board_shows_window_ships_stations_and_the_own_hand(at):
    text = "\n".join(drawn(at(POSITION + HANDS), 1))
    for part in ("▲1", "▲2", "▲3", "!◣4", "«3»", "┏━", "a   b   c", "round 6 · step 9 of 48"):
        assert part in text, part
    assert "ship 2 to play" in text
    assert re.search(r"sideways +3 +3", text)
    assert "backward  1" in text


@pytest.mark.parametrize("players", [2, 6])
def test_every_line_fits_into_eighty_columns_throughout_a_game(players):
    table = orrery.new("astron", players=players, seed=5)
    while not table.is_over:
        if table.state.round % 3 == 0:
            lines = drawn(table, table.to_act[0])
            assert all(len(line) <= 80 for line in lines)
            assert not any("…" in line for line in lines)
        actions = table.actions(table.to_act[0])
        table.play(table.to_act[0], actions[len(table.log.steps) % len(actions)])
    assert any("game over" in line for line in drawn(table, 0))


def test_the_scenery_scrolls_with_the_base(at):
    before = drawn(at("2p t10 a0/b0 ship1 play"), orrery.SPECTATOR)
    after = drawn(at("2p t11 a0/b0 ship1 play"), orrery.SPECTATOR)

    def row_of(lines: list[str], part: str) -> int:
        return next(i for i, line in enumerate(lines) if part in line)

    assert row_of(after, "«3»") == row_of(before, "«3»") + 1


def test_a_spectator_sees_no_hand_and_others_only_their_own(at):
    table = at(POSITION + HANDS)
    assert "your hand" not in "\n".join(drawn(table, orrery.SPECTATOR))
    assert "\n".join(drawn(table, 0)).count("your hand") == 1


def test_teams_and_fates_are_shown(at):
    text = "4p t36 b2/finished/comet/rings ship1 play teams=2 points=1,9,2,3 landed=-,8,-,-"
    lines = "\n".join(drawn(at(text), 0))
    for part in ("▲1+▲3  3", "▲2+▲4  12", "Saturn!", "comet", "rings"):
        assert part in lines, part


def test_a_wide_base_is_drawn_above_its_ships(tmp_path, at):
    lines = [f"...{line}..." for line in orrery.new("astron").view()["map"]]
    file = tmp_path / "wide.toml"
    file.write_text('deck = "default"\nmap = """\n' + "\n".join(lines) + '\n"""\n')
    table = orrery.new("astron", players=2, board=str(file), seed=1)
    assert all(len(line) <= 80 for line in drawn(table, 0))


@pytest.mark.parametrize(
    "text", [POSITION + HANDS, "2p t0 -/- ship1 take-off", "2p t40 a0/b0 ship1 play"]
)
def test_every_sign_is_in_the_legend(at, text):
    table = at(text)
    signs = GAME.module("terminal").legend(table.board, with_colour=False)
    explained = {letter for sign, _ in signs for letter in str(sign)}
    window = "".join(line[:45] for line in drawn(table, 0))
    strange = {letter for letter in window if not letter.isascii()}
    assert strange - set("┃━┗┛") <= explained
