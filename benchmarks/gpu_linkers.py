"""Who turns right PTX into wrong machine code? One kernel, several assemblers.

Whole random games of one game are played on the GPU with positions in the threads' own memory.
The same PTX is made into machine code by nvJitLink (what Numba uses) with and without
optimisation, and by every `ptxas` named; lengths and scores are compared with the CPU's.

    python benchmarks/gpu_linkers.py astroplane [--registers 64] [--ptxas PATH ...] [--json]
"""

import argparse
import dataclasses
import functools
import json
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from orrery.core.registry import find_game
from orrery.core.runs import random_games, seeds_for
from orrery.cuda import tuning
from orrery.cuda.device import require_gpu

SEED = 1954
N_GAMES = 512
NVJITLINK = "nvJitLink"


def main() -> int:
    """Print what each assembler made of the kernel; 0 when all agree with the CPU."""
    asked = arguments()
    if asked.trial:
        return play(asked)
    trials = [f"{NVJITLINK} -O3", f"{NVJITLINK} -O0"]
    trials += [f"{path} -O{level}" for path in asked.ptxas for level in (3, 2, 1)]
    with ThreadPoolExecutor(4) as pool:
        found = dict(zip(trials, pool.map(outcome_of, trials), strict=True))
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        for trial, outcome in found.items():
            print(f"{trial:40} {outcome}")
    return int(any(outcome != "equal" for outcome in found.values()))


def arguments() -> argparse.Namespace:
    """What to try."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--registers", type=int, help="at most so many for a thread")
    known = [path] if (path := shutil.which("ptxas")) else []
    parser.add_argument("--ptxas", nargs="*", default=known, help="assemblers beside nvJitLink")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--trial", help=argparse.SUPPRESS)
    return parser.parse_args()


def outcome_of(trial: str) -> str:
    """`equal`, `differs`, or the error; a wrong address ends a process, so each has its own."""
    command = [sys.executable, __file__, *sys.argv[1:], "--trial", trial]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = done.stdout.split()[-1:]
    return said[0] if said else done.stderr.strip().splitlines()[-1][-100:]


def play(asked: argparse.Namespace) -> int:
    """One trial: play on the GPU, compare with the CPU."""
    require_gpu()
    usual = tuning.tuning_of(asked.game)
    tuning.TUNINGS[asked.game] = dataclasses.replace(
        usual, is_local=True, max_registers=asked.registers
    )
    assembler, _, level = asked.trial.rpartition(" -O")
    if assembler == NVJITLINK:
        set_level_of_nvjitlink(int(level))
    else:
        assemble_with(assembler, int(level), asked.registers)
    is_equal = plays_as_the_cpu(asked.game)
    print("equal" if is_equal else "differs")
    return int(not is_equal)


def plays_as_the_cpu(name: str) -> bool:
    """The same lengths and scores for the same seeds."""
    from orrery.cuda.rows import CudaRows

    game = find_game(name)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    there = CudaRows(game, board, values, N_GAMES).play_out(SEED)
    here = random_games(game, board, values, seeds_for(SEED, 0, N_GAMES))
    return bool(
        np.array_equal(there.lengths, here.lengths) and np.array_equal(there.scores, here.scores)
    )


def set_level_of_nvjitlink(level: int) -> None:
    """How much nvJitLink optimises."""
    from numba.cuda.cudadrv import driver

    usual = vars(driver)["LinkerOptions"]
    levelled = functools.partial(usual, optimization_level=level)
    setattr(driver, "LinkerOptions", levelled)  # noqa: B010 - mypy: a type


def assemble_with(ptxas: str, level: int, registers: int | None) -> None:
    """Have Numba's PTX assembled by a `ptxas` instead."""
    from cuda.core import ObjectCode
    from numba.cuda import codegen

    def cubin(library: Any, cc: Any = None) -> Any:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
            source.write_text(library.get_asm_str(cc=cc))
            limit = [f"-maxrregcount={registers}"] if registers else []
            command = [ptxas, "-arch=sm_90a", f"-O{level}", *limit, str(source), "-o", str(target)]
            subprocess.run(command, check=True)
            return ObjectCode.from_cubin(target.read_bytes())

    setattr(codegen.CUDACodeLibrary, "get_cubin", cubin)  # noqa: B010 - mypy: a method


if __name__ == "__main__":
    sys.exit(main())
