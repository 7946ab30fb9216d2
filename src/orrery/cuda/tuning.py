"""How the kernels of a game are compiled and launched: what `benchmarks/gpu.py` found best."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tuning:
    """Choices that change the speed and nothing else."""

    threads: int = 128  # of a block
    max_registers: int | None = None  # of a thread; fewer let more threads run at once
    is_local: bool = True  # long kernels copy a position to the thread's own memory
    shortest_loop: int = 100  # lines of LLVM's language from which loops are not unrolled


TUNINGS = {
    "spacewalk": Tuning(threads=64),
    "astron": Tuning(max_registers=64),
    "astroplane": Tuning(is_local=False, shortest_loop=300),  # decisions/cuda-local-positions.md
    "connect_four": Tuning(),
    "situation7": Tuning(max_registers=128),
    "zylatron": Tuning(max_registers=64, shortest_loop=1),
}


UNMEASURED = Tuning(is_local=False)  # nobody has compared its games with the CPU's


def tuning_of(game_id: str) -> Tuning:
    """The choices for a game; safe ones for a game nobody has measured."""
    return TUNINGS.get(game_id, UNMEASURED)


@dataclass(frozen=True)
class SearchTuning:
    """The same for the kernels of a search: registers of a thread that does this or that."""

    threads: int = 64  # of a block that walks
    walk_registers: int | None = 64
    look_registers: int | None = 128  # who judges has as many
    playout_registers: int | None = 64
    list_threads: int = 128  # of a block that looks, plays out or judges
    playout_blocks: int = 16  # of a multiprocessor
    judge_blocks: int = 16
    shortest_loop: int = 1
    nodes_per_iteration: int | None = None
    """Room of a tree: what searches took, and half as much again; else by the most actions."""


SEARCH_TUNINGS = {
    "astron": SearchTuning(playout_registers=128),
    "astroplane": SearchTuning(look_registers=None, playout_registers=None, nodes_per_iteration=12),
    "connect_four": SearchTuning(walk_registers=128),
    "situation7": SearchTuning(walk_registers=128),
    "spacewalk": SearchTuning(threads=128),
    "zylatron": SearchTuning(
        playout_registers=128, playout_blocks=4, judge_blocks=4, nodes_per_iteration=24
    ),
}


def search_tuning_of(game_id: str) -> SearchTuning:
    """The choices for the search of a game."""
    return SEARCH_TUNINGS.get(game_id, SearchTuning())
