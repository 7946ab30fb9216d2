"""`orrery learn`: generations on connect four with tiny numbers, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from orrery.bots.levels import level_of
from orrery.bots.network.files import how_made, read_network
from orrery.bots.network.layers import new_pad, pass_forward
from orrery.bots.network.rounding import rounded
from orrery.bots.selfplay.samples import Samples
from orrery.bots.selfplay.table import Played
from orrery.cli.main import main
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.learn import generation, numpy_fit, pace, run, torch_fit, training
from orrery.learn.folder import opened
from orrery.learn.generation import generate, numbered
from orrery.learn.lessons import NEVER, Lessons, lessons_of, loss_of, seats_by_place
from orrery.learn.plan import Plan, checked, plan_from
from orrery.learn.run import Machine
from orrery.learn.schedule import Course, Shape, first_layers, rate_at
from orrery.learn.trial import Sides, block_share

TINY = Plan(
    "connect_four", iterations=2, games=26, keep=100, first=4, second=4, steps=8, batch=32,
    trial_iterations=2, trial_games=4,
)  # fmt: skip
HERE = Machine(processes=1, with_gpu=False)


def quiet(what: str, done: int) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same numbers whether PyTorch is installed or not, and few games to measure by."""
    monkeypatch.setattr(training, "has_torch", lambda: False)
    monkeypatch.setattr(generation, "N_MEASURED", 2)
    monkeypatch.setattr(generation, "MEASURED_ITERATIONS", 2)
    monkeypatch.setattr(pace, "N_GAMES", 1)


def test_a_run_writes_networks_and_goes_on_where_it_stopped(tmp_path: Path):
    folder = opened(tmp_path, TINY)
    first = run.run(folder, 1, HERE, quiet)
    before = (tmp_path / "samples_000.npz").stat().st_mtime_ns
    both = run.run(opened(tmp_path, TINY), 2, HERE, quiet)
    assert both[:1] == first
    assert [entry["generation"] for entry in both] == [0, 1]
    assert (tmp_path / "samples_000.npz").stat().st_mtime_ns == before
    assert both[1]["positions"] > both[0]["positions"]
    game = find_game("connect_four")
    read_network(game, tmp_path / "network_001.npz")
    assert how_made(tmp_path / "network_001.npz")["plan"] == TINY.as_json()
    assert (tmp_path / "network.npz").exists() == any(entry["is_kept"] for entry in both)


def test_games_of_a_broken_off_generation_are_not_played_again(tmp_path: Path, monkeypatch):
    folder = opened(tmp_path, TINY)
    with monkeypatch.context() as patch:
        patch.setattr(run, "train", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            run.run(folder, 1, HERE, quiet)
    assert folder.diary == []
    monkeypatch.setattr(run, "generate", lambda *_: pytest.fail("played again"))
    assert len(run.run(folder, 1, HERE, quiet)) == 1


def test_a_network_that_wins_is_kept_and_plays_the_next_games(tmp_path: Path, monkeypatch):
    folder = opened(tmp_path, TINY)
    won = run.Verdict(True, 0.9, 4, "stronger")
    monkeypatch.setattr(run, "run_trial", lambda *_: won)
    run.run(folder, 1, HERE, quiet)
    kept = folder.kept()
    assert kept is not None
    seen: list[Any] = []
    real = run.generate
    monkeypatch.setattr(run, "generate", lambda *a: seen.append(a[2]) or real(*a))
    run.run(folder, 2, HERE, quiet)
    assert np.array_equal(seen[0].first, kept.first)


def test_the_command_prints_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    numbers = [
        "--iterations", "2", "--games", "26", "--keep", "100", "--first", "4", "--second", "4",
        "--steps", "2", "--batch", "16", "--trial-iterations", "2", "--trial-games", "2",
    ]  # fmt: skip
    where = ["--folder", str(tmp_path / "run"), "--generations", "1", "--processes", "1"]
    with pytest.raises(SystemExit) as ended:
        main(["learn", "connect_four", "--no-gpu", "--json", *where, *numbers])
    assert ended.value.code == 0
    said = json.loads(capsys.readouterr().out)
    assert said["generations"][0]["games"] >= 2
    assert 0.0 <= said["generations"][0]["share"] <= 1.0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["connect_for"], "connect_four"),
        (["connect_four", "--rank", "captan"], "captain"),
        (["connect_four", "--players", "3"], "2 to 2 players, not 3"),
        (["connect_four", "--players", "two"], "--players is numbers"),
        (["connect_four", "--keep", "101"], "at most 100"),
        (["connect_four", "--first", "999"], "at most 128"),
        (["connect_four", "--games", "x"], "--games"),
        (["connect_four", "--sprt", "30,0"], "smaller number first"),
        (["connect_four", "--sprt", "30"], "two numbers"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as ended:
        main(["learn", *arguments])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_folder_of_another_plan_is_refused(tmp_path: Path):
    opened(tmp_path, TINY)
    with pytest.raises(BadInput, match="a run with games 26, not 30"):
        opened(tmp_path, replace(TINY, games=30))
    (tmp_path / "plan.json").write_text("{", "utf-8")
    with pytest.raises(BadInput, match="is no plan"):
        opened(tmp_path, TINY)


def test_too_few_positions_are_refused():
    plan = checked(replace(TINY, games=4, keep=1))
    with pytest.raises(BadInput, match="too little to learn from"):
        training.train(plan, generate(plan, 0, None, 1, False).samples)


def test_a_plan_can_be_written_and_read():
    assert plan_from(json.loads(json.dumps(TINY.as_json()))) == TINY


def samples(n: int, n_seats: int, viewers: list[int]) -> Samples:
    return Samples(
        features=np.zeros((n, 3), np.int16),
        shares=np.tile(np.array([0.5, 0.3, 0.2], np.float32), (n, 1)),
        viewers=np.array(viewers, np.int8),
        n_seats=np.full(n, n_seats, np.int8),
        numbers=np.arange(n, dtype=np.int32),
        lengths=np.zeros(n, np.int32),
        values=np.tile(np.array([0.6, 0.4, 0.0], np.float32), (n, 1)),
        is_beside=np.zeros(n, np.bool_),
        outcomes=np.tile(np.array([1.0, 0.0, 0.0], np.float32), (n, 1)),
    )


def test_lessons_are_counted_from_the_seat_that_looks():
    found = samples(2, 3, [0, 2])
    assert seats_by_place(found).tolist() == [[0, 1, 2], [2, 0, 1]]
    lessons = lessons_of(found, searched=0)
    assert lessons.outcomes.tolist() == [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]
    assert np.exp(lessons.shares[1]) == pytest.approx([0.2, 0.5, 0.3])


def test_places_beyond_the_seats_have_no_chance():
    lessons = lessons_of(samples(1, 2, [1]), searched=0)
    assert lessons.shares[0, 2] == NEVER
    assert lessons.outcomes[0].tolist() == [0.0, 1.0, 0.0]


def test_a_lesson_is_part_what_was_found_and_part_what_happened():
    found = samples(1, 3, [2])
    assert lessons_of(found, searched=100).outcomes[0] == pytest.approx([0.0, 0.6, 0.4])
    assert lessons_of(found, searched=50).outcomes[0] == pytest.approx([0.0, 0.8, 0.2])


def some_lessons(n: int = 200) -> Lessons:
    """The winner is told by the first feature, the evaluation knows nothing of it."""
    generator = np.random.default_rng(3)
    features = generator.integers(-64, 65, (n, 5)).astype(np.int16)
    outcomes = np.where(features[:, :1] > 0, [[1.0, 0.0]], [[0.0, 1.0]]).astype(np.float32)
    shares = np.log(np.full((n, 2), 0.5, np.float32))
    return Lessons(features, shares, outcomes, np.arange(n) % 12 == 0)


def test_a_training_learns_what_the_evaluation_does_not_know():
    lessons = some_lessons()
    layers = numpy_fit.fit(lessons, Shape(5, 8, 8, 2), Course(300, 64, 0.01), seed=1)
    by_hand, learned = training.judged(lessons, layers)
    assert by_hand == pytest.approx(np.log(2), abs=1e-4)
    assert learned < 0.5 * by_hand


def test_the_training_in_pytorch_learns_it_too():
    pytest.importorskip("torch")
    lessons = some_lessons()
    layers = torch_fit.fit(lessons, Shape(5, 8, 8, 2), Course(300, 64, 0.01), seed=1)
    by_hand, learned = training.judged(lessons, layers)
    assert learned < 0.5 * by_hand


def test_gradients_are_those_of_the_loss():
    lessons, rows = some_lessons(20), np.arange(20)
    generator = np.random.default_rng(2)
    layers = first_layers(Shape(5, 4, 3, 2), generator)
    layers[-1] = (generator.normal(size=(3, 2)).astype(np.float32), layers[-1][1])
    numbers = [array.astype(np.float64) for layer in layers for array in layer]

    def loss() -> float:
        pairs = [(numbers[i], numbers[i + 1]) for i in range(0, 6, 2)]
        logits = numpy_fit.logits_of(pairs, lessons.real_features(rows))
        return loss_of(logits + lessons.shares[rows], lessons.outcomes[rows])

    slopes = numpy_fit.gradient(numbers, lessons, rows)
    for array, slope in zip(numbers, slopes, strict=True):
        at = tuple(0 for _ in array.shape)
        before, array[at] = array[at], array[at] + 1e-5
        above, array[at] = loss(), before - 1e-5
        below, array[at] = loss(), before
        assert slope[at] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_a_fresh_network_corrects_nothing():
    network = rounded(first_layers(Shape(5, 4, 3, 2), np.random.default_rng(1)))
    pad = new_pad(network)
    pad.features[:] = 1.0
    pass_forward(network, pad)
    assert pad.logits.tolist() == [0, 0]


def test_the_rate_rises_and_falls():
    rates = [rate_at(step, 100) for step in range(100)]
    assert max(rates) == pytest.approx(0.004, rel=0.01)
    assert rates[0] < rates[15] < rates[29]
    assert rates[99] < rates[60] < rates[31]


def test_equal_players_win_half_of_a_block_on_average():
    network = rounded(first_layers(Shape(127, 4, 4, 2), np.random.default_rng(1)))
    share, n_games = block_share((TINY, Sides(network, None, 3, 3), 0))
    assert n_games == 4
    assert share * n_games * 2 == int(share * n_games * 2)


def test_games_of_all_parts_have_numbers_of_their_own():
    one = generate(TINY, 0, None, 1, False)
    assert one.games == 26
    assert one.samples.numbers.max() < 26
    assert len(np.unique(one.samples.numbers)) > 15


def test_parts_are_numbered_from_where_the_last_one_ended():
    found = samples(3, 2, [0, 0, 0])
    part = Played(np.zeros(3), np.zeros((3, 2)), np.zeros(3), found)
    assert numbered(part, 10).samples.numbers.tolist() == [10, 11, 12]


# What a rank says of the side with a network


def test_settings_of_the_rank_belong_to_the_side_with_a_network():
    plan = Plan("spacewalk", rank="captain/cut=3/exploration=2.5")
    usual = level_of(find_game("spacewalk"), "captain", 2)
    network = rounded(first_layers(Shape(127, 4, 4, 5), np.random.default_rng(1)))
    by_hand, learned = plan.level_of(None, 70, 2), plan.level_of(network, 90, 2)
    assert by_hand == replace(usual, iterations=70, random_share=0.0, learned=0)
    assert (learned.cut, learned.exploration) == (3, 2.5)
    assert (learned.iterations, learned.learned) == (90, 1)
    assert usual.cut != 3


@pytest.mark.parametrize(("with_network", "iterations"), [(0.5, 800), (1.0, 400), (2.0, 200),
                                                          (0.01, 3200), (99.0, 100)])  # fmt: skip
def test_a_cheap_network_may_search_more_and_a_dear_one_less(
    monkeypatch, with_network, iterations
):  # fmt: skip
    network = rounded(first_layers(Shape(127, 4, 4, 2), np.random.default_rng(1)))
    monkeypatch.setattr(pace, "cost", lambda plan, count, one: 1.0 if one is None else with_network)
    assert pace.equal_iterations(replace(TINY, trial_iterations=400), network, None) == iterations


def test_the_time_of_a_decision_is_taken_at_the_iterations_of_the_trial(monkeypatch):
    asked = []
    monkeypatch.setattr(pace, "cost", lambda plan, *_: asked.append(plan.iterations) or 1.0)
    pace.equal_iterations(replace(TINY, trial_iterations=37), None, None)  # type: ignore[arg-type]
    assert set(asked) == {37}


# The course of a training


def test_courses_differ_in_length_and_in_decay():
    courses = training.courses_of(replace(TINY, steps=160))
    assert [(one.steps, one.decay) for one in courses] == [
        (10, 0.01), (10, 2.0), (40, 0.01), (40, 2.0), (160, 0.01), (160, 2.0),
    ]  # fmt: skip
    assert len(training.courses_of(replace(TINY, steps=1))) == 2


def test_what_was_held_out_chooses_the_course(monkeypatch):
    losses = iter([0.6, 0.5, 0.3, 0.4, 0.7, 0.35])
    monkeypatch.setattr(training, "judged", lambda *_: (0.69, next(losses)))
    played = generate(TINY, 0, None, 1, False)
    plan = replace(TINY, steps=160)
    found = training.train(plan, played.samples)
    assert found.loss == 0.3
    assert found.course == training.courses_of(plan)[2]
