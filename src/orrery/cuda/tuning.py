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


SEARCH_TUNINGS = {
    "connect_four": Tuning(threads=64, max_registers=64, shortest_loop=1),
    "spacewalk": Tuning(threads=128, max_registers=64, shortest_loop=1),
    "zylatron": Tuning(threads=64, max_registers=64, is_local=False, shortest_loop=1),
}
"""The same for the search, whose kernels are larger. Situation 7 with local positions played other
games than the CPU (decisions/cuda-local-positions.md); from global memory they are equal."""

UNMEASURED_SEARCH = Tuning(threads=64, max_registers=64, is_local=False, shortest_loop=1)


def search_tuning_of(game_id: str) -> Tuning:
    """The choices for the search of a game."""
    return SEARCH_TUNINGS.get(game_id, UNMEASURED_SEARCH)
