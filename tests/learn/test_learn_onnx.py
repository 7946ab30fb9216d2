"""Networks as ONNX models: the same numbers as the rules, and what the features mean."""

from __future__ import annotations

import builtins
import json

import numpy as np
import pytest

import orrery
from orrery.bots.network.files import network_of
from orrery.bots.network.layers import LOGIT_ONE, Network, new_pad, pass_forward
from orrery.cli.main import main
from orrery.core.registry import find_game

pytest.importorskip("onnx")
import onnx
from onnx.reference import ReferenceEvaluator

from orrery.learn.onnx_model import model_of

GAMES = ["spacewalk", "astroplane"]


def by_rules(network: Network, features: np.ndarray) -> list[list[float]]:
    pad = new_pad(network)
    found = []
    for row in features:
        pad.features[:] = row
        pass_forward(network, pad)
        found.append((pad.logits.astype(np.float32) / np.float32(LOGIT_ONE)).tolist())
    return found


def by_model(model, features: np.ndarray) -> list[list[float]]:
    (logits,) = ReferenceEvaluator(model).run(None, {"features": features})
    return logits.tolist()


def positions(game_id: str, n: int = 12) -> np.ndarray:
    """What the seat to act sees along a game."""
    table = orrery.new(game_id, seed=5)
    rows = []
    for _ in range(n):
        seat = table.to_act[0]
        rows.append(table.game.observe(table.board, table.state, seat))
        table.play(seat, table.actions(seat)[-1])
    return np.array(rows, np.float32)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_model_says_what_the_rules_say(game_id):
    game = find_game(game_id)
    network = network_of(game)
    model = model_of(game, network, {})
    onnx.checker.check_model(model, full_check=True)
    random = np.random.default_rng(1)
    wild = random.uniform(-6, 6, (20, len(network.first))).astype(np.float32)
    halves = (random.integers(-600, 600, (20, len(network.first))) / 128).astype(np.float32)
    features = np.concatenate([positions(game_id), wild, halves])
    said = by_model(model, features)
    assert said == by_rules(network, features)
    assert len({tuple(row) for row in said}) > 40


def test_sums_below_zero_are_cut_alike():
    game = find_game("connect_four")
    random = np.random.default_rng(2)
    draw = lambda kind, *shape: random.integers(-900, 900, shape).astype(kind)  # noqa: E731
    n = game.engine.OBSERVATION_SIZE
    network = Network(draw(np.int16, n, 9), draw(np.int32, 9) - 20_000, draw(np.int16, 9, 7),
                      draw(np.int32, 7), draw(np.int16, 7, 2), draw(np.int32, 2))  # fmt: skip
    features = random.uniform(-2, 2, (50, n)).astype(np.float32)
    assert by_model(model_of(game, network, {}), features) == by_rules(network, features)


def test_the_model_tells_what_its_features_mean_and_how_it_was_made(tmp_path, capsys):
    path = tmp_path / "space.onnx"
    with pytest.raises(SystemExit) as ended:
        main(["network", "spacewalk", "--onnx", str(path)])
    assert ended.value.code in (0, None)
    assert "made by: orrery learn spacewalk" in capsys.readouterr().out
    told = {one.key: one.value for one in onnx.load(path).metadata_props}
    assert told["game"] == "spacewalk"
    assert json.loads(told["how"])["generation"] == 0
    fields = json.loads(told["observation"])
    game = find_game("spacewalk")
    assert sum(int(np.prod(one["shape"])) for one in fields) == game.engine.OBSERVATION_SIZE


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["zylatron"], "zylatron has no network; `orrery learn zylatron` makes one"),
        (["spacewalk", "--file", "nowhere.npz"], "cannot be read"),
        (["spacewalk", "--onnx", "no/such/folder.onnx"], "cannot write"),
    ],
)
def test_what_cannot_be_done_is_said(arguments, said, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["network", *arguments])
    assert ended.value.code
    assert said in capsys.readouterr().err


def test_without_onnx_one_sentence_says_what_to_install(monkeypatch, tmp_path, capsys):
    usual = builtins.__import__

    def refuse(name, *args, **kws):
        if name.partition(".")[0] == "onnx":
            raise ImportError(name)
        return usual(name, *args, **kws)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(SystemExit):
        main(["network", "spacewalk", "--onnx", str(tmp_path / "space.onnx")])
    assert "pip install 'orrery[onnx]'" in capsys.readouterr().err
