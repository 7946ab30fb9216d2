"""Every game by its module: the same bytes as plain and compiled rules, in every variant."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.core.conformance import played_on, variants
from orrery.core.game import Game
from orrery.core.registry import find_game, game_ids
from orrery.core.rule import IS_PLAIN

pytest.importorskip("wasmtime", reason="no wasmtime: pip install 'orrery[wasm]'")

from same_games import playout_told, said
from same_thoughts import thoughts
from targets import Here, SearchHere, SearchThere

from orrery.bots.levels import level_names
from orrery.bots.search.charts import chart_of
from orrery.wasm.runtime import Rules, load
from orrery.wasm.shipped import shipped_module

N_BATCH, LIMIT = 2, 80
"""Games of a batch, and the actions after which plain Python stops."""

FEW, SOME = 6, 60
"""Iterations of plain Python, and of compiled rules."""

PLAIN = """
from orrery.core.registry import find_game
from same_games import said
from same_thoughts import thoughts
from targets import Here, SearchHere
from test_wasm_conformance import FEW, LIMIT, N_BATCH, usual
game = find_game({game!r})
for line in said(game, Here(game), N_BATCH, LIMIT):
    print(line)
for line in thoughts(game, SearchHere(game), *usual(game), "captain", FEW):
    print(line)
"""


def usual(game: Game):
    """Options as usual, and their board."""
    values = game.meta.read_options(None, {})
    return values, game.default_board(values)


def rules_of(game: Game) -> Rules:
    module = shipped_module(game)
    assert module is not None
    return load(game, module)


def plain(game_id: str) -> list[str]:
    """What plain Python says."""
    run = subprocess.run(
        [sys.executable, "-c", PLAIN.format(game=game_id)], cwd=Path(__file__).parent,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout.splitlines()


@pytest.mark.parametrize("game_id", game_ids())
def test_games_and_thoughts_have_the_bytes_of_plain_python(game_id):
    game = find_game(game_id)
    rules = rules_of(game)
    told = list(said(game, rules, N_BATCH, LIMIT))
    told += thoughts(game, SearchThere(game, rules), *usual(game), "captain", FEW)
    assert told == plain(game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_variant_and_board_is_played_as_by_compiled_rules(game_id):
    game = find_game(game_id)
    rules, here = rules_of(game), Here(game)
    for values, name in played_on(game):
        board = game.load_board(name)
        how = board, values, game.meta.max_actions
        assert playout_told(game, rules, *how) == playout_told(game, here, *how), (values, name)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_variant_and_board_is_searched_as_by_compiled_rules(game_id):
    game = find_game(game_id)
    here, there = SearchHere(game), SearchThere(game, rules_of(game))
    for values, name in played_on(game):
        how = values, name, "captain", FEW, (2,)
        assert list(thoughts(game, there, *how)) == list(thoughts(game, here, *how)), how


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rank_thinks_the_tree_of_compiled_rules(game_id):
    game = find_game(game_id)
    here, there = SearchHere(game), SearchThere(game, rules_of(game))
    for rank in level_names():
        how = *usual(game), rank, SOME
        told = list(thoughts(game, there, *how))
        assert told == list(thoughts(game, here, *how)), rank
        assert int(told[1].split()[1]) > 3, "a tree with some nodes"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_network_corrects_the_tree_as_by_compiled_rules(game_id):
    game = find_game(game_id)
    here, there = SearchHere(game), SearchThere(game, rules_of(game))
    how = *usual(game), "captain", 12
    told = list(thoughts(game, there, *how, learned=1))
    assert told == list(thoughts(game, here, *how, learned=1))
    assert told != list(thoughts(game, there, *how, learned=0))


@pytest.mark.skipif(IS_PLAIN, reason="plain Python takes minutes to draw a chart")
@pytest.mark.parametrize("game_id", [one for one in game_ids() if find_game(one).hooks.chart])
def test_a_module_draws_the_chart_of_compiled_rules(game_id):
    game = find_game(game_id)
    there = SearchThere(game, rules_of(game))
    for name in game.meta.boards:
        board = game.load_board(name)
        assert there.chart(board).tobytes() == chart_of(game, board).tobytes()


def test_one_iteration_more_would_be_seen():
    game = find_game("connect_four")
    here = SearchHere(game)
    told = list(thoughts(game, here, *usual(game), "captain", FEW))
    think = here.think
    here.think = lambda *args: think(*args[:-1], args[-1] + 1)
    assert list(thoughts(game, here, *usual(game), "captain", FEW)) != told


def test_one_byte_of_a_position_would_be_seen():
    game = find_game("connect_four")
    here = Here(game)
    told = list(said(game, here, N_BATCH, LIMIT))
    apply = here.apply

    def sabotage(board, state, *args):
        apply(board, state, *args)
        state.heights[8] = 1  # a byte nobody looks at

    here.apply = sabotage
    assert list(said(game, here, N_BATCH, LIMIT)) != told


def test_variants_are_more_than_one():
    """What is compared above covers player counts, options and boards."""
    game = find_game("spacewalk")
    assert len(list(played_on(game))) >= len(list(variants(game.meta))) > 20
