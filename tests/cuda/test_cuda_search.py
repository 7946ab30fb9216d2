"""The search on a GPU: compiles everywhere, and chooses as the CPU's where a GPU is."""

from __future__ import annotations

import re
import subprocess
import sys

import numpy as np
import pytest
from test_cuda import needs_gpu

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.searcher import Budget, Searcher, nodes_for
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.table import Job, Table, play, seeds_of
from orrery.core.chance import game_seed
from orrery.core.game import Game
from orrery.core.registry import find_game, game_ids
from orrery.cuda.copies import WIDTH, padded, widen
from orrery.cuda.minds import room_for, spread

COLUMNS = (
    "action", "seat", "first_child", "next_child", "visits", "available", "prior", "value",
)  # fmt: skip
PTX = (
    "from orrery.cuda.ptx import search_ptx; from orrery.core.registry import find_game; "
    "print(search_ptx(find_game('connect_four')))"
)


def test_the_search_compiles_to_ptx_that_rounds_as_the_cpu_does():
    """No product is fused with a sum; in a process of its own, as other PTX is made."""
    pytest.importorskip("numba_cuda")
    done = subprocess.run([sys.executable, "-c", PTX], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    for kernel in ("walk", "look", "play_out", "judge"):
        assert re.search(rf"\.entry \S*{kernel}_kernel", done.stdout)
    assert "mul.rn.f64" in done.stdout
    assert "fma." not in done.stdout


LINKED = """
from numba.cuda import decorators
from orrery.bots.levels import knobs_of, read_level
from orrery.core.registry import find_game
from orrery.cuda.device import cuda
cuda()
decorators._have_nvjitlink = lambda: True  # as where a GPU is: Numba would have it link
game = find_game("connect_four")
searching, playing = (game.template(f"orrery.cuda.{name}") for name in ("thinking", "playing"))
knobs = knobs_of(read_level(game, "captain", 2))
kernels = [getattr(searching, f"{n}_kernel")(knobs) for n in ("walk", "look", "play_out", "judge")]
kernels += [searching.begin, searching.draw_lucks]
kernels += [getattr(playing, n) for n in ("begin", "advance", "act", "sample", "weigh")]
print([kernel.targetoptions["lto"] for kernel in kernels])
"""


def test_no_linker_optimises_what_must_round_as_the_cpu_does():
    """It would fuse products and sums after all: trees differed by a last bit, and now and then
    a choice of ZYLATRON did."""
    pytest.importorskip("numba_cuda")
    command = [sys.executable, "-c", LINKED]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == f"{[False] * 11}\n", done.stderr[-2000:]


COPY = """\
  %".1" = load [32 x i8], [32 x i8]* %".8"
  store [32 x i8] %".1", [32 x i8]* %".9"
  %".2" = load [32 x i8], [32 x i8]* %".8"
  %".3" = load [48 x i8], [48 x i8]* %".8"
  store [48 x i8] %".3", [48 x i8]* %".9"
"""


def test_copies_of_positions_are_wide_and_others_are_left_alone():
    text = widen(COPY, 32)
    assert text.count("load <4 x i32>") == text.count("store <4 x i32>") == 32 // WIDTH
    assert 'store [32 x i8] %".1"' not in text
    assert 'store [48 x i8] %".3"' in text
    assert '%".2" = load [32 x i8]' in text
    assert len(re.findall(r'%"copy\.\d+\.v\d+" = ', text)) == 32 // WIDTH


@pytest.mark.parametrize("game", game_ids())
def test_padded_positions_keep_every_field_where_it_is(game: str):
    dtype = find_game(game).dtype
    wide = padded(dtype)
    assert wide.itemsize % WIDTH == 0
    assert 0 <= wide.itemsize - dtype.itemsize < WIDTH
    assert {n: wide.fields[n] for n in wide.names} == {n: dtype.fields[n] for n in dtype.names}


@pytest.mark.parametrize(
    ("size", "threads"), [(1, 1), (2_112, 1), (4_224, 2), (65_536, 31), (67_584, 64), (1 << 17, 64)]
)
def test_few_games_are_spread_over_the_warps(size: int, threads: int):
    assert spread(size, n_multiprocessors=132, most=64) == threads


def test_a_tree_on_a_gpu_has_no_more_room_than_on_the_cpu():
    for name in game_ids():
        for iterations in (1, 100, 10_000):
            assert 0 < room_for(find_game(name), iterations) <= nodes_for(iterations)


def job_for(game: Game, iterations: int, level: str = "captain", players: int | None = None) -> Job:
    values = game.meta.read_options(players, {})
    board = game.load_board(game.default_board(values))
    text = f"{level}/iterations={iterations}"
    knobs = knobs_of(read_level(game, text, int(values["players"])))
    return Job(game, board, values, knobs, iterations, Forks(8, 30, 3, 50), seed=5)


@needs_gpu
@pytest.mark.parametrize("game", game_ids())
def test_whole_games_of_the_search_are_those_of_the_cpu(game: str):
    """With fewer rows than games, so that some rows play two."""
    from orrery.cuda.selfplay import CudaTable

    job = job_for(find_game(game), 12)
    here, there = play(job, 0, 24), CudaTable(job, 20).play(0, 24)
    for name in ("lengths", "outcomes", "decisions"):
        assert np.array_equal(getattr(here, name), getattr(there, name)), name
    for name in vars(here.samples):
        assert np.array_equal(getattr(here.samples, name), getattr(there.samples, name)), name
    assert len(here.samples) > 0


def first_trees(job: Job, n: int) -> list[dict[str, np.ndarray]]:
    """The trees of the first decisions of games on the CPU."""

    class Kept(Table):
        def decide(self, seat: int) -> int:
            action = super().decide(seat)
            if not trees[-1]:
                used = slice(int(self.tree.n_nodes[0]))
                trees[-1] = {name: getattr(self.tree, name)[used].copy() for name in COLUMNS}
            return action

    trees: list[dict[str, np.ndarray]] = []
    table = Kept(job)
    for number, seeds in enumerate(seeds_of(job.seed, 0, n)):
        trees.append({})
        table.play(number, seeds)
    return trees


@needs_gpu
@pytest.mark.parametrize("game", game_ids())
def test_trees_are_those_of_the_cpu_to_the_last_bit(game: str):
    """Choices are seldom changed by a last bit, so games alone would not tell."""
    from orrery.cuda.selfplay import CudaTable

    job = job_for(find_game(game), 12)
    here, table = first_trees(job, 24), CudaTable(job, 24)
    table.begin(0, 24)
    table.advance()
    table.think()
    nodes, n_nodes = table.minds.nodes.copy_to_host(), table.minds.n_nodes.copy_to_host()
    for row, tree in enumerate(here):
        for name, column in tree.items():
            found = nodes[row][name][: n_nodes[row]]
            found = found[:, : job.n_seats] if name == "value" else found
            assert np.array_equal(found, column), (row, name)
    assert all(here)


@needs_gpu
def test_a_row_chooses_as_a_searcher_of_the_same_seed_does():
    from orrery.cuda.device import require_gpu
    from orrery.cuda.minds import CudaMinds

    game = find_game("connect_four")
    job = job_for(game, 64)
    state = game.setup(job.board, job.values)
    searcher = Searcher(game, job.knobs, job.n_seats, job.iterations, seed=9)
    choices = searcher.think(job.board, state, 0, Budget(job.iterations))
    cuda = require_gpu()
    minds = CudaMinds(game, job.board, job.n_seats, job.knobs, job.iterations, 1)
    known = np.zeros(1, padded(game.dtype))
    known[0] = state.memory[0]
    seats, rngs = np.zeros(1, np.int32), np.array([game_seed(9, 0)], np.uint64)
    minds.think(cuda.to_device(known), cuda.to_device(seats), cuda.to_device(rngs))
    nodes = minds.nodes.copy_to_host()[0][: int(minds.n_nodes.copy_to_host()[0])]
    roots = nodes[1 : 1 + len(choices)]
    found = {int(node["action"]): int(node["visits"]) for node in roots}
    assert found == {choice.action: choice.visits for choice in choices}
