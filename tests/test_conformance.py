"""Every game keeps the contract, and the suite notices when one does not."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from orrery import conformance
from orrery.core.conformance import Nonconformance, check_package, look_closely, variants
from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.meta import never
from orrery.core.records import bytes_of
from orrery.core.registry import find_game, game_ids
from orrery.core.twins import Marks

IS_LONG = os.environ.get("ORRERY_LONG", "") not in ("", "0")
LOOK_EVERY, LOOK_APART = (1, 1) if IS_LONG else (3, 5)
FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.parametrize("game_id", game_ids())
def test_game_keeps_the_contract(game_id):
    report = conformance.check(
        game_id, games=2, look_every=LOOK_EVERY, every_language=IS_LONG, look_apart=LOOK_APART
    )
    assert report.positions > report.games


def test_all_variants_are_tried():
    tried = list(variants(find_game("spacewalk").meta))
    assert {values["players"] for values in tried} == {2, 3, 4, 5}
    assert {values["variant"] for values in tried} == {"tokens", "cards"}
    assert any(values["first_placer_moves_second"] for values in tried)


class Broken(Game):
    """Connect four with one function of the engine replaced."""

    def __init__(self, **replaced) -> None:
        super().__init__("connect_four_by_hand")
        names = {name: getattr(self.engine, name) for name in dir(self.engine)}
        self.engine = SimpleNamespace(**{**names, **replaced})


def one_look(game: Game) -> None:
    values = game.meta.read_options(2, {})
    look_closely(game, values, seed=3)


def test_a_look_that_leaves_positions_out_takes_the_first_some_later_ones_and_the_last(monkeypatch):
    looked_at: list[int] = []

    def note(game, board, state, rng):
        looked_at.append(int(state.n_discs))

    monkeypatch.setattr("orrery.core.conformance._check_position", note)
    game = Game("connect_four_by_hand")
    values = game.meta.read_options(2, {})
    look_closely(game, values, seed=1)
    assert looked_at == list(range(33))
    looked_at.clear()
    look_closely(game, values, seed=1, look_apart=5)
    assert looked_at == [*range(12), 15, 20, 24, 25, 30, 32]


def test_a_missing_function_is_noticed():
    game = Broken()
    del game.engine.fault
    with pytest.raises(Nonconformance, match=r"engine\.fault is missing"):
        check_package(game)


@pytest.mark.parametrize("name", ["draw", "legend", "question"])
def test_a_terminal_without_one_of_its_functions_is_noticed(name, monkeypatch):
    game = find_game("connect_four")
    monkeypatch.delattr(game.module("terminal"), name)
    with pytest.raises(Nonconformance, match=rf"terminal\.{name} is missing"):
        check_package(game)


def test_a_hiding_that_changes_each_time_is_noticed():
    def hide(board, state, viewer):
        state["n_discs"] += 1

    with pytest.raises(Nonconformance, match=r"hiding twice|unsound|differs"):
        one_look(Broken(hide=hide))


def test_chance_that_the_meta_denies_is_noticed():
    game = Game("liars_dice")
    game.meta = replace(game.meta, draws=never)
    with pytest.raises(Nonconformance, match="says that nothing is drawn, but with"):
        look_closely(game, game.meta.read_options(2, {}), seed=3)


def test_a_secret_that_is_not_declared_is_noticed():
    def hide(board, state, viewer):
        state["n_discs"] = 9

    game = Broken(hide=hide)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    assert not game.has_secrets
    with pytest.raises(Nonconformance, match="hide changes n_discs, which is not marked"):
        Marks(game).check(board, game.setup(board, values), SPECTATOR)


def test_an_observation_with_secrets_is_noticed():
    def hide(board, state, viewer):
        state["discs"][:] = 0

    with pytest.raises(Nonconformance, match="observe tells secrets"):
        one_look(Broken(hide=hide))


def test_a_game_that_nobody_wins_is_noticed():
    with pytest.raises(Nonconformance, match="nobody won"):
        one_look(Broken(is_winner=lambda board, state, seat: False))


def test_a_stale_setup_is_noticed():
    real = Game("connect_four_by_hand").engine.setup

    def setup(board, state, options):
        kept = state["heights"].copy()
        real(board, state, options)
        state["heights"][:] = kept

    with pytest.raises(Nonconformance, match="heights"):
        one_look(Broken(setup=setup))


SABOTAGE = """
import connect_four_by_hand.engine as engine
from orrery import conformance
from orrery.core.game import Game
real = engine.{name}
def broken(*args):
    {body}
engine.{name} = broken
try:
    conformance.check(Game("connect_four_by_hand"), games=3, close_looks=0)
except conformance.Nonconformance as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("name", "body", "message"),
    [
        ("why_not", "return 0 if args[3] == 3 else real(*args)", "referee and generator differ"),
        ("fill_actions", "return max(real(*args) - 1, 1)", "referee and generator differ"),
        ("fault", "return real(*args) or int(args[1].n_discs == 5)", "invariant 1 is broken"),
        ("is_over", "return False", "has no action"),
    ],
)
def test_a_broken_rule_is_noticed_with_its_position(name, body, message):
    """Plain rules can be broken one function at a time."""
    run = subprocess.run(
        [sys.executable, "-c", SABOTAGE.format(name=name, body=body)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(FIXTURES)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert message in run.stdout, run.stdout + run.stderr
    assert "Position: cf1 standard" in run.stdout


def test_a_standing_that_depends_on_a_hand_is_no_open_one(monkeypatch):
    game = find_game("astron")
    standing = Game.standing

    def telling(game, board, state):
        found = standing(game, board, state)
        return found._replace(scores=[*found.scores[1:], sum(bytes_of(state))])

    monkeypatch.setattr(Game, "standing", telling)
    with pytest.raises(Nonconformance, match="open_standing is said"):
        look_closely(game, game.meta.read_options(None, {}), seed=1)
