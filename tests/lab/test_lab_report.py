"""The report: right numbers, one page that needs nothing else, clear words when something lacks."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from importlib import import_module
from xml.etree import ElementTree

import numpy as np
import pytest

from orrery.cli.main import run as run_command
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.lab import balance, parquet
from orrery.lab.ablation import BASE, base_of, variants
from orrery.lab.balance_counts import Block
from orrery.lab.report import page, sections
from orrery.lab.report_numbers import mean_of, quotients, ratio, report, share, won_parts
from orrery.lab.report_plots import heat_map, histogram, intervals, standalone, ticks


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """A small study of Space Walk: plan, blocks, neighbours, numbers."""
    game = find_game("spacewalk")
    values = game.meta.read_options(2, {})
    plan = balance.Plan("spacewalk", base_of(values, "small"), ("greedy",) * 2, 3)
    neighbours = variants(game, plan.base, ["tokens=4", "tokens=0"])
    blocks = balance.run(plan, 60, neighbours, 40, tmp_path_factory.mktemp("lab"))
    return plan, blocks, neighbours, report(plan, blocks, neighbours)


# Numbers


def test_shares_have_wilsons_interval():
    assert share(np.array([1.0] * 50 + [0.0] * 50)) == pytest.approx(
        {"mean": 0.5, "low": 0.40383, "high": 0.59617}, abs=1e-5
    )


def test_a_ratio_of_sums_and_its_interval():
    assert ratio(np.array([2, 4]), np.array([1, 2]))["mean"] == 2
    exact = ratio(np.array([2, 4, 6]), np.array([1, 2, 3]))
    assert exact["low"] == exact["high"] == 2  # every game says the same
    rough = ratio(np.array([1, 9, 2, 8]), np.array([2, 2, 2, 2]))
    assert rough["low"] < 2.5 < rough["high"]


def test_nothing_is_divided_by_nothing():
    assert quotients(np.array([1, 0]), np.array([2, 0])) == [0.5, None]


def test_means_have_an_interval():
    assert mean_of(np.array([1.0, 3.0])) == pytest.approx(
        {"mean": 2.0, "low": 2 - 1.959964, "high": 2 + 1.959964}
    )


def test_a_shared_win_counts_in_part_and_nobodys_game_for_all():
    rows = {"length": np.ones(3), "won_0": np.array([1, 1, 0]), "won_1": np.array([0, 1, 0])}
    assert won_parts(Block(rows)).tolist() == [[1, 0], [0.5, 0.5], [0.5, 0.5]]


def test_shares_of_the_seats_add_up(found):
    _, blocks, _, numbers = found
    assert sum(seat["won"]["mean"] for seat in numbers["seats"]) == pytest.approx(1)
    assert numbers["games"] == 60
    assert numbers["seats"][0]["score"]["mean"] == blocks[BASE].rows["score_0"].mean()
    events = {row["event"]: row["a_game"] for row in numbers["events"]}
    assert events["ship placed"] == 18  # nine ships each
    assert events["game ended"] >= 1


def test_an_option_that_is_as_usual_changes_nothing_and_another_does(found):
    same, none = found[3]["effects"]
    assert same["variant"] == "tokens=4"  # two players have four tokens anyway (SW-3)
    assert same["length_change"] == {"mean": 0, "low": 0, "high": 0}
    assert same["won_change"][0]["mean"] == 0
    assert none["length_change"]["high"] < 0  # without tokens there are no gaps to pass in
    assert none["clause"] == "SW-3"


# The page


class Outside(HTMLParser):
    """Collects what a page would load."""

    def __init__(self):
        super().__init__()
        self.loads = []

    def handle_starttag(self, tag, attrs):
        self.loads += [v for name, v in attrs if name in ("src", "href", "srcset", "data")]


def test_the_page_needs_nothing_else(found):
    _, blocks, _, numbers = found
    text = page(numbers, sections(numbers, blocks[BASE]), "orrery lab spacewalk")
    outside = Outside()
    outside.feed(text)
    assert outside.loads == []
    assert "url(" not in text
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_the_page_has_every_part_and_every_plot_is_well_formed(found):
    _, blocks, _, numbers = found
    parts = sections(numbers, blocks[BASE])
    assert [part.name for part in parts] == [
        "wins", "scores", "length", "branching", "choices", "forced", "leads", "points", "events",
        "effects", "effects-length", "heat-ships-are-placed", "heat-ships-end-a-flight",
        "heat-ships-start-their-last-flight", "heat-ships-are-lost",
    ]  # fmt: skip
    for part in parts:
        ElementTree.fromstring(part.plot)
        assert ElementTree.fromstring(standalone(part.plot)).tag.endswith("svg")
    assert "line is what would be even, 50.0%" in parts[0].words


def test_games_of_a_gpu_have_the_parts_that_need_no_actions(found):
    plan, blocks, neighbours, _ = found
    light = {
        name: Block({n: b.rows[n] for n in b.rows if n in LIGHT}) for name, b in blocks.items()
    }
    numbers = report(plan, light, neighbours)
    names = [part.name for part in sections(numbers, light[BASE])]
    assert names == ["wins", "scores", "length", "effects", "effects-length"]


LIGHT = ("seed", "length", "score_0", "score_1", "won_0", "won_1")


def test_words_from_outside_cannot_break_the_page():
    plot = intervals([("<b>&", 0.1, 0.2, 0.3)], 0.0, 1.0)
    assert "&lt;b&gt;&amp;" in plot
    ElementTree.fromstring(plot)


def test_ticks_are_round():
    assert ticks(0.0, 1.0) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(-3.0, 12.0) == [0, 5, 10]
    assert ticks(0.0, 0.07)[1] == pytest.approx(0.02)


def test_the_hottest_place_is_the_largest():
    plot = ElementTree.fromstring(heat_map({0: (0, 0), 1: (1, 0), 2: (2, 0)}, [4.0, 1.0, 0.0]))
    hot = [c for c in plot if "hot" in c.get("style", "")]
    assert len(hot) == 2  # nothing happened on the third
    assert float(hot[0].get("r")) > float(hot[1].get("r"))


def test_a_histogram_of_one_bar():
    ElementTree.fromstring(histogram([1.0], ["3"], "actions"))


# The command


def test_the_command_writes_page_numbers_and_plots(tmp_path, capsys):
    out = tmp_path / "study"
    words = ["lab", "spacewalk", "--games", "20", "--ablate", "tokens=0", "--out", str(out)]
    assert run_command(words) == 0
    assert "red" in capsys.readouterr().out
    numbers = json.loads((out / "numbers.json").read_text("utf-8"))
    assert numbers["games"] == 20
    assert numbers["effects"][0]["variant"] == "tokens=0"
    text = (out / "report.html").read_text("utf-8")
    assert "orrery lab spacewalk --games 20 --ablate tokens=0" in text
    assert (out / "plots" / "wins.svg").exists()


def test_a_plug_in_that_tells_nothing_more_is_studied_too(tmp_path):
    assert run_command(["lab", "connect_four", "--games", "10", "--out", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "Who wins" in text
    assert "How points were made" not in text


def test_without_pyarrow_the_page_is_written_all_the_same(tmp_path, capsys, monkeypatch):
    def lacking(name):
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return import_module(name)

    monkeypatch.setattr(parquet, "import_module", lacking)
    out = tmp_path / "study"
    words = ["lab", "spacewalk", "--games", "5", "--ablate", "none", "--out", str(out)]
    assert run_command(words) == 0
    assert (out / "report.html").exists()
    assert not (out / "games.parquet").exists()
    assert "pip install 'orrery[lab]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bot", "nobody"], "no bot 'nobody'"),
        (["--bot", "greedy,greedy,greedy"], "3 bots for 2 players"),
        (["--games", "5", "--ablation-games", "9"], "needs as many --games"),
        (["--ablate", "tokns"], "no option 'tokns'"),
        (["--gpu", "--bot", "greedy"], "--gpu plays at random only"),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(words, why, tmp_path):
    with pytest.raises(BadInput, match=why):
        run_command(["lab", "spacewalk", *words, "--out", str(tmp_path / "x")])


def has_gpu() -> bool:
    from orrery.cuda.device import require_gpu

    try:
        require_gpu()
    except BadInput:
        return False
    return True


def test_without_a_gpu_the_command_says_so(tmp_path):
    if has_gpu():
        pytest.skip("there is a GPU here")
    with pytest.raises(BadInput, match="CUDA"):
        run_command(["lab", "spacewalk", "--gpu", "--bot", "random", "--out", str(tmp_path)])


class RowsHere:
    """What stands in for a GPU where there is none; tests/envs compares the real one."""

    def __init__(self, game, board, values, size):
        self.place = game, board, values
        self.size = size

    def play_out(self, seed):
        return random_games(*self.place, seeds_for(seed, 0, self.size))


def test_a_gpu_plays_the_same_games(tmp_path, monkeypatch):
    if not has_gpu():
        monkeypatch.setattr("orrery.cuda.rows.CudaRows", RowsHere)
    words = ["lab", "spacewalk", "--bot", "random", "--games", "300", "--ablate", "tokens=0"]
    assert run_command([*words, "--out", str(tmp_path / "cpu")]) == 0
    assert run_command([*words, "--gpu", "--out", str(tmp_path / "gpu")]) == 0
    cpu, gpu = (
        json.loads((tmp_path / name / "numbers.json").read_text("utf-8")) for name in ("cpu", "gpu")
    )
    assert gpu == {name: cpu[name] for name in gpu}
    assert "branching" not in gpu
