"""Design by search: specs that are wrong are told so, the search is reproducible and finds."""

from __future__ import annotations

import json
import os
import signal
import tomllib
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from orrery.cli.main import run as run_command
from orrery.core.board_files import read_board_table
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.lab import design_search, design_trials
from orrery.lab.balance_counts import Block
from orrery.lab.board_text import board_text
from orrery.lab.design_changes import child, drawn, name_of, start_of, table_of
from orrery.lab.design_report import aim_numbers, bootstrap, design_numbers, resampled, verdict
from orrery.lab.design_search import Runner, confirm, n_games_of, search
from orrery.lab.design_spec import Search, read_task
from orrery.lab.design_trials import aim_values, losses
from orrery.lab.measures import MEASURES

EXAMPLES = Path(__file__).parents[2] / "examples" / "design"
SMALL = """
board = "small"
players = 2
bot = "random"
[[vary]]
key = "spaces"
sign = "*"
free = "o"
is_loop = true
[[aim]]
measure = "length"
target = 60.0
within = 2.0
[search]
candidates = 4
generations = 2
games = 6
rounds = 2
confirm = 20
"""


def task_of(tmp_path, text: str = SMALL, game: str = "spacewalk"):
    file = tmp_path / "spec.toml"
    file.write_text(text, "utf-8")
    return read_task(find_game(game), file)


# Specs


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_the_examples_can_be_searched(file):
    game = find_game(file.stem.partition("_")[0])
    task = read_task(game, file)
    rng = np.random.default_rng(2)
    start = start_of(task)
    boards = [drawn(task, rng) for _ in range(10)]
    boards += [child(task, [start, boards[0]], rng) for _ in range(10)]
    assert sum(design_search.can_be_played(task, one) for one in boards) > 5
    for board in boards:
        for vary in task.spec.vary:
            value = board[vary.key]
            if isinstance(value, str):
                assert sorted(value) == sorted(start[vary.key])  # as many of each sign
            elif isinstance(value, list):
                assert sum(value) == sum(start[vary.key])
                assert all(vary.low <= n <= vary.high for n in value)
            else:
                assert vary.low <= value <= vary.high
                assert (value - vary.low) % vary.step == 0


def test_the_spec_of_the_guide_is_one_and_says_the_defaults(tmp_path):
    guide = (EXAMPLES.parents[1] / "docs" / "lab_design.md").read_text("utf-8")
    text = guide.split("```toml\n")[1].split("```")[0]
    task = task_of(tmp_path, text, "zylatron")
    assert task.spec.search == Search()
    for measure in MEASURES:
        assert f"`{measure.name}`" in guide.split("A measure is")[1].split("The loss")[0]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('key = "spaces"', 'key = "spces"', r"\[\[vary\]\] 1, key 'spces': the board has no such"),
        (
            'sign = "*"',
            'sign = "x"',
            r"\[\[vary\]\] 1, key 'spaces': sign 'x' does not stand in it",
        ),
        ('sign = "*"', 'sign = "**"', "sign must be one character, not"),
        ('measure = "length"', 'measure = "lenght"', r"\[\[aim\]\] 1: no measure 'lenght'"),
        ('measure = "length"', 'measure = "event: boom"', "Space Walk has no event 'boom'"),
        ("within = 2.0", "within = 0.0", "within and weight must be above nothing"),
        ("within = 2.0", 'within = "a"', r"spec.toml: Expected `float`, got `str` - at `\$.aim"),
        ("within = 2.0", "withn = 2.0", "unknown field `withn`|missing required field `within`"),
        ("candidates = 4", "candidates = 1", r"\[search\]: candidates must be at least 2"),
        ('board = "small"', 'board = "smal"', "no board 'smal'"),
        ('board = "small"', "board = ", "is no TOML file: .*line 2"),
        ('bot = "random"', 'bot = "radnom"', "no bot 'radnom'"),
    ],
)
def test_a_wrong_spec_is_answered_with_what_why_and_where(old, new, why, tmp_path):
    file = tmp_path / "spec.toml"
    file.write_text(SMALL.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=why):
        run_command(["lab", "spacewalk", "--design", str(file), "--out", str(tmp_path / "x")])
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("words", [["--games", "5"], ["--bot", "random"], ["--tokens", "3"]])
def test_what_the_spec_says_is_not_said_twice(words, tmp_path):
    task_of(tmp_path)
    with pytest.raises(BadInput, match=f"{words[0]} does not go with --design"):
        run_command(["lab", "spacewalk", "--design", str(tmp_path / "spec.toml"), *words])


def test_numbers_outside_their_bounds_are_refused(tmp_path):
    text = (
        (EXAMPLES / "zylatron.toml").read_text("utf-8").replace("high = 30\nstep = 2", "high = 14")
    )
    with pytest.raises(BadInput, match="starts from 20, which is outside 12 to 14"):
        task_of(tmp_path, text, "zylatron")


@pytest.mark.parametrize("game_id", ["astron", "zylatron", "spacewalk", "astroplane", "situation7"])
def test_boards_are_written_as_they_are_read(game_id, tmp_path):
    game = find_game(game_id)
    for name in game.meta.boards:
        table = read_board_table(name, files(game.package).joinpath("boards.toml"))
        assert tomllib.loads(board_text(table, "two\nlines")) == table
        (tmp_path / f"{name}.toml").write_text(board_text(table), "utf-8")
        again = game.load_board(str(tmp_path / f"{name}.toml"))
        assert game.board_hash(again) == game.board_hash(game.load_board(name))


# The search


def test_turned_orbits_are_one_candidate(tmp_path):
    task = task_of(tmp_path)
    rng = np.random.default_rng(1)
    names = {name_of(drawn(task, rng)) for _ in range(200)}
    assert len(names) == 7  # two holes are 1 to 7 spaces apart


def test_the_same_search_anywhere_and_nothing_is_played_twice(tmp_path, monkeypatch):
    task = task_of(tmp_path)
    here = search(Runner(task, tmp_path / "here"))
    there = search(Runner(task, tmp_path / "there", workers=2))
    assert [(f.name, f.loss) for f in here] == [(f.name, f.loss) for f in there]
    again = Runner(task, tmp_path / "here")
    monkeypatch.setattr(design_search, "play_trial", None)
    assert [f.loss for f in search(again)] == [f.loss for f in here]
    assert again.n_done <= n_games_of(task)


def test_a_search_that_is_broken_off_goes_on(tmp_path, monkeypatch):
    task = task_of(tmp_path)
    whole = search(Runner(task, tmp_path / "whole"))
    n_played = []

    def breaking(trial):
        n_played.append(trial)
        if len(n_played) == 5:
            raise KeyboardInterrupt
        return design_trials.play_trial(trial)

    monkeypatch.setattr(design_search, "play_trial", breaking)
    with pytest.raises(KeyboardInterrupt):
        search(Runner(task, tmp_path / "broken"))
    assert len(list((tmp_path / "broken" / "trials").glob("*.npz"))) == 4
    assert [f.loss for f in search(Runner(task, tmp_path / "broken"))] == [f.loss for f in whole]
    n_all = len(list((tmp_path / "whole" / "trials").glob("*.npz")))
    assert len(n_played) == n_all + 1  # the one that was broken off


def test_a_folder_holds_one_search(tmp_path):
    design_search.claim(task_of(tmp_path), tmp_path / "x")
    with pytest.raises(BadInput, match="holds results of another search"):
        design_search.claim(task_of(tmp_path, SMALL.replace("60.0", "61.0")), tmp_path / "x")


def fake_play(best: str):
    """Games whose length says how far a board is from the best; no rules are asked."""

    def play(trial):
        spaces = tomllib.loads(trial.board)["spaces"]
        off = sum(a != b for a, b in zip(spaces, best, strict=True))
        noise = np.random.default_rng(trial.seed + trial.first).normal(0, 0.1, trial.n_games)
        n = trial.n_games
        return Block({"length": 60 + 10 * off + noise, "won_0": np.ones(n), "won_1": np.zeros(n)})

    return play


def test_the_search_finds_the_board_that_the_aims_describe(tmp_path, monkeypatch):
    monkeypatch.setattr(design_search, "play_trial", fake_play("ooo*oo*ooooooo"))
    text = SMALL.replace("is_loop = true\n", "").replace("candidates = 4", "candidates = 16")
    task = task_of(tmp_path, text.replace("generations = 2", "generations = 6"))
    runner = Runner(task, tmp_path / "x")
    tried = search(runner)
    assert tried[0].candidate == {"spaces": "ooo*oo*ooooooo"}
    numbers = design_numbers(task, tried, confirm(runner, tried[0].candidate))
    assert numbers["gain"]["low"] > 0
    assert "clearly nearer" in numbers["verdict"]
    assert numbers["aims"][0]["best"]["mean"] == pytest.approx(60, abs=0.2)


def test_the_confirmation_is_on_seeds_that_the_search_has_not_seen(tmp_path, monkeypatch):
    asked = []

    def play(trial):
        asked.append(set(seeds_for(trial.seed, trial.first, trial.n_games).tolist()))
        return fake_play("oooooo*oooooo*")(trial)

    monkeypatch.setattr(design_search, "play_trial", play)
    runner = Runner(task_of(tmp_path), tmp_path / "x")
    tried = search(runner)
    seen = set().union(*asked)
    asked.clear()
    confirm(runner, tried[-1].candidate)
    assert asked
    assert not seen & set().union(*asked)


def test_luck_is_no_gain():
    nothing = {"mean": 0.5, "low": -1.0, "high": 2.0}
    assert "not clearly better" in verdict(False, nothing)
    assert "nothing better" in verdict(True, nothing)
    assert "worse on fresh games" in verdict(False, {"mean": -2.0, "low": -3.0, "high": -1.0})


# Aims


def test_aims_by_hand(tmp_path):
    text = SMALL.replace(
        "[search]",
        '[[aim]]\nmeasure = "seat gap"\nwithin = 0.5\nweight = 3.0\n'
        '[[aim]]\nmeasure = "event: token paid"\ntarget = 1.0\nwithin = 1.0\n[search]',
    )
    task = task_of(tmp_path, text)
    kind = design_trials.wanted_events(find_game("spacewalk"), task.spec)["token paid"]
    block = Block({
        "length": np.array([62, 66]), "won_0": np.array([1, 1]), "won_1": np.array([0, 1]),
        f"event_{kind}": np.array([2, 4]),
    })  # fmt: skip
    ones = np.ones((1, 2))
    assert [float(aim_values(task, aim, block, ones)[0]) for aim in task.spec.aim] == [64, 0.5, 3]
    assert losses(task, block)[0] == pytest.approx((4 / 2) ** 2 + 3 * 1**2 + 2**2)


def test_what_never_happened_may_happen_yet(tmp_path):
    aim = '[[aim]]\nmeasure = "event: game ended"\nwithin = 0.1\n[search]'
    task = task_of(tmp_path, SMALL.replace("[search]", aim))
    kind = design_trials.wanted_events(find_game("spacewalk"), task.spec)["game ended"]
    rows = {"length": np.full(100, 60), "won_0": np.ones(100), "won_1": np.zeros(100)}
    block = Block({**rows, f"event_{kind}": np.zeros(100, np.int64)})
    found = aim_numbers(task, 1, (block, block), resampled(100))["best"]
    assert found == pytest.approx({"mean": 0, "low": 0, "high": 0.037}, abs=1e-3)
    block.rows[f"event_{kind}"][0] = 2  # twice in a game: no share any more
    assert design_trials.yes_or_no(task, task.spec.aim[1], block) is None


def test_the_bootstrap_covers_the_mean():
    values = np.random.default_rng(3).normal(5, 1, 400)
    samples = resampled(400) @ values / 400
    found = bootstrap(np.array([values.mean()]), samples)
    assert found["high"] - found["low"] == pytest.approx(4 / 20, rel=0.15)


# The command


def test_the_command_writes_a_board_that_opens(tmp_path, capsys):
    task = task_of(tmp_path)
    out = tmp_path / "x"
    words = ["lab", "spacewalk", "--design", str(tmp_path / "spec.toml"), "--out", str(out)]
    assert run_command(words) == 0
    assert "length (aim 60)" in capsys.readouterr().out
    numbers = json.loads((out / "numbers.json").read_text("utf-8"))
    game = find_game("spacewalk")
    board = game.load_board(str(out / "best.toml"))
    expected = design_trials.load_text(game, board_text(table_of(task, numbers["best"])))
    assert [*board.is_hole] == [*expected.is_hole]
    page = (out / "report.html").read_text("utf-8")
    assert all(f'id="{name}"' in page for name in ("aims", "board", "course", "candidates"))
    assert (out / "report.ipynb").exists()
    assert (out / "figures" / "aims.csv").exists()


def killed_once(trial):
    """Its process is killed in the middle of the second round, the first time it gets there."""
    marker = Path(os.environ["MARKER_OF_A_DEATH"])
    if trial.first > 0 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return design_trials.play_trial(trial)


def test_a_process_that_is_killed_costs_nothing(tmp_path, monkeypatch):
    task_of(tmp_path)
    words = ["lab", "spacewalk", "--design", str(tmp_path / "spec.toml"), "--out"]
    assert run_command([*words, str(tmp_path / "alone")]) == 0
    monkeypatch.setenv("MARKER_OF_A_DEATH", str(tmp_path / "died"))
    monkeypatch.setattr(design_search, "play_trial", killed_once)
    assert run_command([*words, str(tmp_path / "killed"), "--processes", "2"]) == 0
    assert (tmp_path / "died").exists()
    for file in ("numbers.json", "best.toml", "figures/aims.csv"):
        alone, killed = (tmp_path / folder / file for folder in ("alone", "killed"))
        assert killed.read_bytes() == alone.read_bytes()
    trials = [sorted(f.name for f in (tmp_path / folder / "trials").iterdir())
              for folder in ("alone", "killed")]  # fmt: skip
    assert trials[0] == trials[1]


class RowsHere:
    """What stands in for a GPU where there is none; tests/envs compares the real one."""

    def __init__(self, game, board, values, size):
        self.place, self.size = (game, board, values), size

    def play_out(self, seed):
        return random_games(*self.place, seeds_for(seed, 0, self.size))


def test_a_gpu_finds_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr("orrery.cuda.rows.CudaRows", RowsHere)
    task = task_of(tmp_path)
    here = search(Runner(task, tmp_path / "here"))
    there = search(Runner(task, tmp_path / "there", on_gpu=True))
    assert [(f.name, f.loss) for f in here] == [(f.name, f.loss) for f in there]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('bot = "random"', 'bot = "greedy"', "--gpu plays at random only, not greedy"),
        ('measure = "length"', 'measure = "branching"', "--gpu counts no single actions"),
    ],
)
def test_what_a_gpu_cannot_do_is_said(old, new, why, tmp_path):
    task_of(tmp_path, SMALL.replace(old, new))
    words = ["lab", "spacewalk", "--gpu", "--design", str(tmp_path / "spec.toml")]
    with pytest.raises(BadInput, match=why):
        run_command([*words, "--out", str(tmp_path / "x")])
