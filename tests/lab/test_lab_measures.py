"""Measures: right by hand, paired between two sides; skill, depth and luck of made-up games."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import numpy as np
import pytest

from orrery.cli.main import run as run_command
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lab import skill
from orrery.lab.ablation import base_of
from orrery.lab.arena import Block as Pairs
from orrery.lab.arena import Played
from orrery.lab.balance import file_name
from orrery.lab.balance_counts import Block
from orrery.lab.charts import intervals, svg
from orrery.lab.compare import side
from orrery.lab.measures import Terms, change, differences, estimate, measured


def made_up(**rows) -> Block:
    return Block({name: np.array(values) for name, values in rows.items()})


def by_name(block: Block) -> dict:
    return {one["name"]: one for one in measured(block)}


FOUR = {
    "length": [10, 20, 30, 40], "decisions": [5, 10, 15, 20], "choices": [10, 40, 30, 20],
    "forced": [1, 2, 3, 4], "lead_changes": [0, 1, 2, 3], "settled": [0.0, 0.5, 0.5, 1.0],
    "comeback": [False, True, False, False],
    "won_0": [1, 1, 1, 0], "won_1": [0, 0, 1, 1],
}  # fmt: skip


def test_measures_by_hand():
    found = {name: one["mean"] for name, one in by_name(made_up(**FOUR)).items()}
    assert found == pytest.approx({
        "length": 25, "decisions": 12.5, "branching": 2, "forced": 0.2, "decisiveness": 0.75,
        "lead changes": 1.5, "settled": 0.5, "comeback": 0.25,
        "first seat": (1 + 1 + 0.5 + 0) / 4 - 0.5,
    })  # fmt: skip


def test_what_always_happens_has_an_interval_all_the_same():
    sure = by_name(made_up(**{**FOUR, "won_1": [0, 0, 0, 1]}))["decisiveness"]
    assert (sure["mean"], sure["high"]) == pytest.approx((1, 1))
    assert sure["low"] == pytest.approx(0.5101, abs=1e-4)  # Wilson: four games prove little


def test_a_change_is_paired_game_by_game():
    before = Terms(np.array([1.0, 5.0, 9.0]), np.ones(3))
    after = Terms(before.above + 2, np.ones(3))
    assert change(before, after) == pytest.approx({"mean": 2, "low": 2, "high": 2})
    assert estimate(after)["high"] - estimate(after)["low"] > 5  # alone they say little


def test_only_what_both_sides_have_is_compared():
    light = made_up(length=[11, 21, 31, 41], won_0=[1, 1, 1, 0], won_1=[0, 0, 0, 1])
    rows = {row["name"]: row for row in differences(made_up(**FOUR), light)}
    assert set(rows) == {"length", "decisiveness", "first seat"}
    assert rows["length"]["change"] == {"mean": 1, "low": 1, "high": 1}
    assert rows["decisiveness"]["change"]["mean"] == pytest.approx(0.25)


# Two sides


def test_sides_are_boards_options_or_the_base():
    game = find_game("spacewalk")
    base = base_of(game.meta.read_options(2, {}), "small")
    assert side(game, base, "big").board == "big"
    cards = side(game, base, "variant=cards,first_player=blue")
    assert (cards.values["variant"], cards.values["first_player"]) == ("cards", "blue")
    assert cards.board == "small"
    assert side(game, base, "base").values == base.values
    with pytest.raises(BadInput, match="--compare tokens=3,variant=cards: "):
        side(game, base, "tokens=3,variant=cards")


def test_two_boards_side_by_side(tmp_path, capsys):
    mine = tmp_path / "mine.toml"
    mine.write_text('spaces = "ooooooo*ooooo*"\n')
    words = ["lab", "spacewalk", "--bot", "random", "--compare", "small", str(mine)]
    assert run_command([*words, "--games", "30", "--out", str(tmp_path / "x")]) == 0
    assert "branching" in capsys.readouterr().out
    numbers = json.loads((tmp_path / "x" / "numbers.json").read_text("utf-8"))
    assert numbers["sides"] == ["small", str(mine)]
    length = numbers["measures"][0]
    assert length["change"]["mean"] == pytest.approx(length["b"]["mean"] - length["a"]["mean"])
    page = (tmp_path / "x" / "report.html").read_text("utf-8")
    assert 'id="change-sizes"' in page
    assert 'id="leads"' in page
    mine.write_text('spaces = "ooo*ooooooooo*"\n')  # another board by the same name: played anew
    assert run_command([*words, "--games", "30", "--out", str(tmp_path / "x"), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["measures"][0]["a"] == length["a"]
    assert again["measures"][0]["b"] != length["b"]


def test_files_of_variants_are_files_in_their_folder():
    assert file_name("tokens=0") == "tokens=0"
    odd = file_name("/somewhere/else/mine.toml")
    assert "/" not in odd
    assert odd != file_name("/somewhere/other/mine.toml")


# Skill and luck


def deals(n: int, results) -> list[Pairs]:
    """Deals of two games: first bot 0 sits first, then bot 1; `results(deal)` are the winners."""
    return [
        Pairs(deal, [Played(seats, [winner], [0, 0], 5)
                     for seats, winner in zip([[0, 1], [1, 0]], results(deal), strict=True)])
        for deal in range(n)
    ]  # fmt: skip


def test_luck_is_all_where_the_deal_decides_and_nothing_where_the_player_does():
    assert skill.luck_share(deals(40, lambda deal: (deal % 2, deal % 2)))["mean"] == 1
    assert skill.luck_share(deals(40, lambda deal: (0, 1)))["mean"] == 0


def test_luck_lies_between_where_both_do():
    def results(deal):  # half of the deals are won by their seat, half by bot 0
        return (0, 1) if deal % 2 else ((deal // 2) % 2,) * 2

    found = skill.luck_share(deals(80, results))
    assert found["mean"] == pytest.approx(0.5, abs=0.01)
    assert found["low"] < found["mean"] < found["high"]


def test_depth_counts_levels_of_sixty_in_a_hundred():
    even = [{"mean": 0.5, "games": 1000}] * 3
    steps = [{"mean": 0.6, "games": 100_000}] * 3
    assert skill.depth(even)["mean"] == 0
    assert skill.depth(steps)["mean"] == pytest.approx(3, abs=0.01)
    sweep = skill.depth([{"mean": 1.0, "games": 10}])
    assert 0 < sweep["low"] < sweep["mean"] < 10


def test_a_skill_trace_is_played_and_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(skill, "RUNGS", (1, 2))
    monkeypatch.setattr(skill, "player", {1: "random", 2: "greedy"}.get)
    game = find_game("spacewalk")
    base = base_of(game.meta.read_options(2, {}), "small")
    found = skill.skill_trace("spacewalk", base, 6, 3, tmp_path)
    (rung,) = found["rungs"]
    assert rung["games"] == 6
    assert rung["mean"] > 0.5
    monkeypatch.setattr("orrery.lab.arena.play_game", None)  # nothing is played again
    assert skill.skill_trace("spacewalk", base, 6, 3, tmp_path) == found


def test_players_of_the_trace_differ_in_iterations_alone():
    from orrery.bots.levels import read_level

    game = find_game("spacewalk")
    weak, strong = (read_level(game, skill.player(n), 2) for n in skill.RUNGS[:2])
    assert (weak.iterations, strong.iterations) == skill.RUNGS[:2]
    assert weak.random_share == strong.random_share == 0


# Charts


def test_long_names_are_cut_off_and_never_overlap():
    rows = [
        {"name": f"an_option_with_a_long_name_{n}=" + "x" * 200, "low": 0.1, "mean": 0.2,
         "high": 0.3} for n in range(4)
    ]  # fmt: skip
    texts = [
        one for one in ElementTree.fromstring(svg(intervals(rows))).iter()
        if one.tag.endswith("text") and (one.text or "").startswith("an_option")
    ]  # fmt: skip
    assert len(texts) == 4
    assert all(len(text.text) < 120 for text in texts)
