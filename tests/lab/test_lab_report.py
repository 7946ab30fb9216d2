"""The report: right numbers, one page that needs nothing else, clear words when something lacks."""

from __future__ import annotations

import ast
import csv
import json
import re
from contextlib import chdir
from dataclasses import replace
from importlib import import_module
from xml.etree import ElementTree

import numpy as np
import pytest

from orrery.cli.main import run as run_command
from orrery.core import extras
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.lab import balance, charts, outputs
from orrery.lab.ablation import BASE, base_of, variants
from orrery.lab.balance_counts import Block
from orrery.lab.charts import svg
from orrery.lab.page import page
from orrery.lab.report import head_of, sections
from orrery.lab.report_numbers import mean_of, quotients, ratio, report, share, won_parts


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """A small study of Space Walk: plan, blocks, neighbours, numbers."""
    game = find_game("spacewalk")
    values = game.meta.read_options(2, {})
    plan = balance.Plan("spacewalk", base_of(values, "small"), ("greedy",) * 2, 3)
    neighbours = variants(game, plan.base, ["tokens=0", "first_player=blue"])
    blocks = balance.run(plan, 60, neighbours, 40, tmp_path_factory.mktemp("lab"))
    return plan, blocks, neighbours, report(plan, blocks, neighbours, {"tokens=4": "base"})


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


def test_an_option_is_compared_with_the_same_games_without_it(found):
    none, blue = found[3]["effects"]
    assert none["length_change"]["high"] < 0  # without tokens there are no gaps to pass in
    assert none["clause"] == "SW-3"
    assert blue["variant"] == "first_player=blue"


# The page


def test_the_page_has_every_part_with_figures_and_a_chart(found):
    _, blocks, _, numbers = found
    parts = sections(numbers, blocks[BASE])
    assert [part.name for part in parts] == [
        "measures", "wins", "scores", "length", "branching", "choices", "forced", "leads",
        "points", "events", "effects", "effects-length", "options", "same",
        "heat-ships-are-placed", "heat-ships-end-a-flight",
        "heat-ships-start-their-last-flight", "heat-ships-are-lost",
    ]  # fmt: skip
    tables = [part.name for part in parts if part.chart is None]
    assert tables == ["measures", "options", "same"]
    assert "line is what would be even, 50.0%" in parts[1].words
    shares = [row["share"] for row in parts[3].rows]
    assert sum(shares) == pytest.approx(1)
    assert parts[13].rows == [{"option": "tokens=4", "same_as": "base"}]


def test_every_chart_is_drawn_as_a_file(found):
    _, blocks, _, numbers = found
    for part in sections(numbers, blocks[BASE]):
        if part.chart:
            drawn = ElementTree.fromstring(svg(part.chart))
            assert drawn.tag.endswith("svg")
            assert "var(--" not in svg(part.chart)  # colours of its own
    red = ElementTree.fromstring(svg(sections(numbers, blocks[BASE])[1].chart))
    assert "red" in [text.text for text in red.iter() if text.tag.endswith("text")]


def test_without_altair_the_page_has_its_tables(found):
    _, blocks, _, numbers = found
    parts = sections(numbers, blocks[BASE], drawn=False)
    text = page("Space Walk", head_of(numbers), "orrery lab spacewalk", parts)
    assert "<script" not in text
    assert "http" not in text
    assert text.count("<table>") == len(parts)
    assert f"<td>{numbers['seats'][0]['won']['mean']:.1%}</td>" in text


def test_games_of_a_gpu_have_the_parts_that_need_no_actions(found):
    plan, blocks, neighbours, _ = found
    light = {
        name: Block({n: b.rows[n] for n in b.rows if n in LIGHT}) for name, b in blocks.items()
    }
    numbers = report(plan, light, neighbours)
    names = [part.name for part in sections(numbers, light[BASE])]
    assert names == [
        "measures", "wins", "scores", "length", "effects", "effects-length", "options",
    ]  # fmt: skip
    assert [one["name"] for one in numbers["measures"]] == ["length", "decisiveness", "first seat"]


LIGHT = ("seed", "length", "score_0", "score_1", "won_0", "won_1")


def test_words_from_outside_cannot_break_the_page(found):
    _, blocks, _, numbers = found
    evil = "</script><script>alert(1)</script>"
    part = sections(numbers, blocks[BASE])[1]
    rows = [{**row, "name": evil} for row in part.rows]
    odd = replace(part, rows=rows, chart=charts.intervals(rows), words=evil, title=evil)
    text = page(evil, evil, evil, [odd])
    assert "<script>alert" not in text
    assert text.count("</script>") == 3  # the chart, the library, the drawing


def test_a_histogram_of_one_bar():
    chart = charts.histogram([{"start": 3, "end": 4, "share": 1.0}], "actions")
    ElementTree.fromstring(svg(chart))


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
    with (out / "figures" / "wins.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["name"] for row in rows] == ["red", "blue"]
    assert float(rows[0]["mean"]) == numbers["seats"][0]["won"]["mean"]
    draw_all(out)


def draw_all(folder):
    """Run the notebook as Jupyter would: cell by cell, in its folder."""
    content = json.loads((folder / "report.ipynb").read_text("utf-8"))
    assert (content["nbformat"], content["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in content["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{1,64}", one) for one in ids)
    names = {}
    with chdir(folder):
        for cell in content["cells"]:
            if cell["cell_type"] == "code":
                *before, last = ast.parse(cell["source"]).body
                exec(compile(ast.Module(before, []), cell["id"], "exec"), names)
                if isinstance(last, ast.Expr):
                    shown = eval(compile(ast.Expression(last.value), cell["id"], "eval"), names)
                    if not isinstance(shown, list):
                        shown.to_dict()
                else:
                    exec(compile(ast.Module([last], []), cell["id"], "exec"), names)
    assert names["wins"][0]["name"] == "red"


def test_a_plug_in_that_tells_nothing_more_is_studied_too(tmp_path):
    assert run_command(["lab", "connect_four", "--games", "10", "--out", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "Who wins" in text
    assert "How points were made" not in text


def test_without_altair_a_line_says_so_and_tables_are_written(tmp_path, capsys, monkeypatch):
    def lacking():
        raise BadInput(charts.MISSING)

    monkeypatch.setattr(charts, "altair", lacking)
    words = ["lab", "spacewalk", "--games", "5", "--ablate", "none", "--out", str(tmp_path)]
    assert run_command(words) == 0
    assert not outputs.has_charts()
    assert "tables only: charts need Altair: pip install 'orrery[lab]'" in capsys.readouterr().err
    assert "<td>red</td>" in (tmp_path / "report.html").read_text("utf-8")
    assert (tmp_path / "figures" / "wins.csv").exists()
    assert not (tmp_path / "plots").exists()


def test_without_pyarrow_the_page_is_written_all_the_same(tmp_path, capsys, monkeypatch):
    def lacking(name):
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return import_module(name)

    monkeypatch.setattr(extras, "import_module", lacking)
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
        (["--compare", "small", "wide"], "'wide' is no board"),
        (["--compare", "base", "tokns=3"], "no option 'tokns'"),
        (["--compare", "base", "tokens=4"], "both are the same games"),
        (["--compare", "small", "big", "--design", "x.toml"], "two studies"),
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
    known = {one["name"] for one in gpu["measures"]}
    cpu["measures"] = [one for one in cpu["measures"] if one["name"] in known]
    assert gpu == {name: cpu[name] for name in gpu}
    assert "branching" not in gpu
