"""Networks: exact whole numbers, a correction of the evaluation, files that fit or are refused."""

from __future__ import annotations

import json
import logging
from importlib.resources import as_file
from importlib.resources import files as package_files

import numpy as np
import pytest

import orrery
from orrery.bots.levels import knobs_of, level_of, read_level
from orrery.bots.network import files
from orrery.bots.network.files import how_made, network_of, read_network, write_network
from orrery.bots.network.fingerprint import features_of
from orrery.bots.network.layers import LOGIT_ONE, Network, new_pad, pass_forward, whole
from orrery.bots.network.rounding import HIGHEST, rounded
from orrery.bots.officers import Officer
from orrery.bots.search.searcher import Budget, Searcher
from orrery.core.errors import BadInput
from orrery.core.registry import find_game, package_of
from orrery.wasm.choice import at_once

N_FIRST, N_SECOND = 16, 8


@pytest.fixture
def game():
    return find_game("connect_four")


def a_network(n_features: int, n_out: int, size: int = 500, seed: int = 1) -> Network:
    """Of random weights; `size` 0 makes all of them 0."""
    random = np.random.default_rng(seed)

    def draw(kind, *shape):
        return random.integers(-size, size + 1, shape).astype(kind)

    return Network(
        draw(np.int16, n_features, N_FIRST), draw(np.int32, N_FIRST),
        draw(np.int16, N_FIRST, N_SECOND), draw(np.int32, N_SECOND),
        draw(np.int16, N_SECOND, n_out), draw(np.int32, n_out),
    )  # fmt: skip


def for_game(game, size: int = 500) -> Network:
    return a_network(game.engine.OBSERVATION_SIZE, game.meta.max_players, size)


def favouring(game, place: int, logit: float) -> Network:
    """The same correction everywhere: of the seat `place` places behind the one to act."""
    network = for_game(game, 0)
    network.last_bias[place] = round(logit * LOGIT_ONE)
    return network


# The forward pass


def logits_of(network: Network, features: np.ndarray) -> list[int]:
    pad = new_pad(network)
    pad.features[:] = features
    pass_forward(network, pad)
    return pad.logits.tolist()


def by_matrices(network: Network, features: np.ndarray) -> list[int]:
    """The same, written down anew with products of matrices."""
    x = np.clip(np.floor(features.astype(np.float64) * 64 + 0.5), -255, 255).astype(np.int64)
    for weights, bias in (network[0:2], network[2:4]):
        x = np.clip((x @ weights.astype(np.int64) + bias) >> 8, 0, 1023)
    return (x @ network.last.astype(np.int64) + network.last_bias).tolist()


def some_features(n: int, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    return (random.uniform(-5, 5, n) * (random.random(n) < 0.4)).astype(np.float32)


@pytest.mark.parametrize("seed", range(20))
def test_the_forward_pass_is_that_of_products_of_matrices(seed):
    network = a_network(30, 4, 3000, seed)
    features = some_features(30, seed)
    assert logits_of(network, features) == by_matrices(network, features)


def test_features_are_rounded_to_the_nearest_part_and_cut():
    amounts = {0.0: 0, 1 / 3: 21, 1.0: 64, -0.5: -32, -0.007: 0, -0.008: -1, 99.0: 255, -99.0: -255}
    assert {x: whole(x) for x in amounts} == amounts


def by_floats(layers, features: np.ndarray) -> np.ndarray:
    x = features
    for weights, bias in layers[:2]:
        x = np.clip(x @ weights + bias, 0, HIGHEST)
    return x @ layers[2][0] + layers[2][1]


def test_rounded_weights_say_almost_what_the_training_said():
    random = np.random.default_rng(3)
    shapes = (30, N_FIRST), (N_FIRST, N_SECOND), (N_SECOND, 3)
    layers = [(random.normal(0, 0.3, s), random.normal(0, 0.3, s[1])) for s in shapes]
    features = np.round(random.random(30) * 64).astype(np.float32) / 64
    found = np.array(logits_of(rounded(layers), features)) / LOGIT_ONE
    assert np.abs(found - by_floats(layers, features)).max() < 0.05
    assert np.ptp(found) > 0.2


# In the search


def a_search(game, network: Network | None, learned: int = 1) -> Searcher:
    knobs = knobs_of(level_of(game, "captain", 2))._replace(learned=learned, cut=0, foresight=1.0)
    return Searcher(game, knobs, 2, 100, 1, network=network)


def thoughts(search: Searcher, table: orrery.Table, n: int = 30) -> list[float]:
    """The tree, as its values."""
    seat = table.to_act[0]
    search.think(table.board, table.state, seat, Budget(n))
    tree = search.minds[0].tree
    return tree.value[: tree.n_nodes[0]].ravel().tolist()


def test_a_network_of_zeros_changes_nothing(game):
    table = orrery.new("connect_four")
    plain = thoughts(a_search(game, None), table)
    assert thoughts(a_search(game, for_game(game, 0)), table) == plain
    assert thoughts(a_search(game, for_game(game)), table) != plain


def test_a_network_is_not_asked_where_the_level_does_not_say_so(game):
    table = orrery.new("connect_four")
    plain = thoughts(a_search(game, None), table)
    assert thoughts(a_search(game, for_game(game), learned=0), table) == plain


def test_outputs_belong_to_the_seats_from_the_one_to_act_on(game):
    table = orrery.new("connect_four")
    judgement = game.template("orrery.bots.network.judgement")
    for n_played in range(3):
        actor = n_played % 2
        assert table.to_act == [actor]
        network = favouring(game, 0, 1.0)
        values = np.array([0.5, 0.5])
        place = orrery.core.game.rules_view(table.board), network, new_pad(network)
        judgement.correct(*place, orrery.core.game.rules_view(table.state), values)
        assert values[actor] == pytest.approx(np.e / (1 + np.e))
        assert values.sum() == pytest.approx(1.0)
        table.play_number(actor, n_played)


def test_shares_are_multiplied_by_powers_of_e(game):
    table = orrery.new("connect_four")
    judgement = game.template("orrery.bots.network.judgement")
    network = favouring(game, 1, 2.0)
    values = np.array([0.8, 0.2])
    place = orrery.core.game.rules_view(table.board), network, new_pad(network)
    judgement.correct(*place, orrery.core.game.rules_view(table.state), values)
    assert values[1] / values[0] == pytest.approx(0.25 * np.e**2)


SCRIPT = """
import sys; sys.path.insert(0, {folder!r})
import orrery
from orrery.core.registry import find_game, package_of
from orrery.wasm.choice import at_once
from test_bots_network import a_search, for_game, thoughts
for name in ("connect_four", "spacewalk"):
    game = find_game(name)
    table = orrery.new(name, players=2)
    print(name, [float(x).hex() for x in thoughts(a_search(game, for_game(game)), table, 12)])
"""


def test_plain_and_compiled_think_the_same(said_both_ways, request):
    lines = said_both_ways(SCRIPT.format(folder=str(request.path.parent)))
    assert len(lines) == 2
    assert len(set(lines[0].split())) > 10


# Files


def written(game, folder, network: Network | None = None):
    path = folder / files.NAME
    write_network(game, path, network or for_game(game), {"games": 7})
    return path


def test_what_was_written_is_read_with_how_it_was_made(game, tmp_path):
    path = written(game, tmp_path)
    found = read_network(game, path)
    assert all(np.array_equal(a, b) for a, b in zip(found, for_game(game), strict=True))
    assert how_made(path) == {"games": 7}


def rewrite(path, **changes) -> None:
    """Change what a file tells of itself."""
    with np.load(path) as found:
        arrays = dict(found)
    about = json.loads(str(arrays.pop("about"))) | changes
    np.savez(path, about=np.array(json.dumps(about)), **arrays)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": 9}, "its format is 9, and we read 1"),
        ({"game": "chess"}, "made for chess, not for connect_four"),
        ({"features": "0123"}, "features of connect_four have changed"),
    ],
)
def test_a_file_for_something_else_is_refused(game, tmp_path, changes, why):
    path = written(game, tmp_path)
    rewrite(path, **changes)
    with pytest.raises(BadInput, match=why):
        read_network(game, path)


@pytest.mark.parametrize("content", [b"", b"hello", b"PK\x03\x04 torn"])
def test_a_file_that_is_no_network_is_refused(game, tmp_path, content):
    path = tmp_path / files.NAME
    path.write_bytes(content)
    with pytest.raises(BadInput, match="cannot be read"):
        read_network(game, path)


def test_a_file_that_is_missing_or_tells_nothing_is_refused(game, tmp_path):
    with pytest.raises(BadInput, match="cannot be read"):
        read_network(game, tmp_path / files.NAME)
    np.savez(tmp_path / files.NAME, **for_game(game)._asdict())
    with pytest.raises(BadInput, match="does not say what it was made for"):
        read_network(game, tmp_path / files.NAME)


def test_a_file_that_is_too_large_is_refused(game, tmp_path):
    path = tmp_path / files.NAME
    path.write_bytes(bytes(files.MOST_BYTES + 1))
    with pytest.raises(BadInput, match="larger than 1,000,000 bytes"):
        read_network(game, path)


def test_arrays_that_do_not_fit_are_refused(game, tmp_path):
    good = for_game(game)
    n_features = game.engine.OBSERVATION_SIZE
    bad = {
        "do not fit together": a_network(n_features + 1, 2),
        "judges 1 seats, connect_four has 2": a_network(n_features, 1),
        "are not first, first_bias": good._replace(second=good.second.astype(np.int32)),
        "could overflow": good._replace(last_bias=np.full(2, 2**31 - 1, np.int32)),
    }
    for why, network in bad.items():
        with pytest.raises(BadInput, match=why):
            write_network(game, tmp_path / files.NAME, network, {})
    assert not (tmp_path / files.NAME).exists()


def test_other_features_have_another_fingerprint(game, monkeypatch):
    usual = features_of(game)
    observe = game.engine.observe

    def turned(board, state, viewer, out):
        observe(board, state, viewer, out)
        out[:] = out[::-1].copy()

    monkeypatch.setattr(game.engine, "observe", turned)
    assert features_of(game) != usual
    monkeypatch.undo()
    assert features_of(game) == usual


# The file of a game


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A folder in the place of the package of every game."""
    monkeypatch.setattr(files, "files", lambda package: tmp_path)
    network_of.cache_clear()
    yield tmp_path
    network_of.cache_clear()


def choices(game) -> list[tuple[int, int]]:
    officer = Officer(game, read_level(game, "captain/learned=1/iterations=40/cut=0", 2), seed=1)
    table = orrery.new("connect_four")
    return [(c.action, c.visits) for c in officer.think(table.board, table.state, 0)]


def test_an_officer_of_a_learned_level_uses_the_file_of_the_game(game, package):
    plain = choices(game)
    network_of.cache_clear()
    written(game, package, for_game(game, 0))
    assert choices(game) == plain
    network_of.cache_clear()
    written(game, package)
    assert choices(game) != plain


def test_a_file_that_does_not_fit_is_said_once_and_the_evaluation_judges(game, package, caplog):
    plain = choices(game)
    network_of.cache_clear()
    rewrite(written(game, package), format=9)
    with caplog.at_level(logging.WARNING):
        assert choices(game) == plain
        assert choices(game) == plain
    assert len(caplog.messages) == 1
    assert "its format is 9" in caplog.messages[0]
    assert "connect_four plays by its own evaluation" in caplog.messages[0]


# The networks that ship


SHIPPED = ["spacewalk", "astroplane"]


def lines_of_play(game_id: str, rank: str) -> list[tuple[int, int]]:
    """What an officer thinks of the first position."""
    found = find_game(game_id)
    table = orrery.new(game_id, players=2, seed=3)
    officer = Officer(found, read_level(found, rank, 2), seed=1)
    return [(c.action, c.visits) for c in officer.think(table.board, table.state, table.to_act[0])]


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_grand_admiral_thinks_with_the_network_that_ships(game_id):
    at_once()
    found = find_game(game_id)
    assert network_of(found) is not None
    assert level_of(found, "grand_admiral", 2).learned == 1
    with_network = lines_of_play(game_id, "grand_admiral/iterations=60")
    assert with_network != lines_of_play(game_id, "grand_admiral/iterations=60/learned=0")


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_network_that_ships_says_how_it_was_made(game_id):
    with as_file(package_files(package_of(game_id)).joinpath(files.NAME)) as path:
        how = how_made(path)
    assert how["plan"]["game"] == game_id
    assert {"command", "games", "generation"} <= set(how)
