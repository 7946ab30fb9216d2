"""The authority for the figures of `orrery bench gpu --search`: the search on one GPU, in one run.

For every game, Captains (or who is asked for) of a fixed number of iterations play themselves:

* whether the GPU plays the games of the CPU, sample by sample;
* iterations and whole games a second on the GPU, at the largest batch size that there is memory
  for, and on all CPU cores.

A whole game is as many decisions as the games of the CPU have on average. Kernels take minutes to
compile, so all games compile and compare side by side; then they are measured one at a time.

    python benchmarks/gpu_search.py [--seconds S] [--json] [--games a,b] [--iterations N]
                                    [--level captain/cut=0/learned=1]
"""

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any

import numpy as np

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.network.files import network_of
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.samples import Samples
from orrery.bots.selfplay.table import Job, Played, play
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.cuda.device import gpu_name, require_gpu

GAMES = ("connect_four", "spacewalk", "astron", "astroplane", "situation7", "zylatron")
SIZES = tuple(n << k for k in range(18, 11, -1) for n in (4, 3))  # 2 to the 20th, and down
TARGET = 10.0
LEVEL = "captain"
ITERATIONS = 100  # as many as `orrery learn` takes
SEED = 1954
OPENING = 30  # random actions at most, so that rows are at different moments of a game
N_COMPARED = 48
COMPARED_ITERATIONS = 16
COMPARED_ROWS = 40  # fewer than games: some rows play two
WARM_UP_STEPS = 1


def job_for(name: str, iterations: int, seed: int = SEED, level: str = LEVEL) -> Job:
    """A level of so many iterations with itself, with the game's network if it asks for one."""
    game = find_game(name)
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    knobs = knobs_of(read_level(game, f"{level}/iterations={iterations}", int(values["players"])))
    network = network_of(game) if knobs.learned > 0 else None
    return Job(
        game, board, values, knobs, iterations, Forks(OPENING, 0, 1, 20), seed, network
    )  # fmt: skip


# On the GPU: a process a game


def measure_gpu(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Compile, compare and measure one game."""
    from orrery.cuda.selfplay import CudaTable

    start = time.perf_counter()
    CudaTable(job_for(name, 1, level=args.level), 1).play(0, 1)
    compile_seconds = time.perf_counter() - start
    job = job_for(name, COMPARED_ITERATIONS, level=args.level)
    here = play(job, 0, N_COMPARED)
    there = CudaTable(job, COMPARED_ROWS).play(0, N_COMPARED)
    say_difference(name, here, there)
    wait_until_told()
    return {
        "game": name, "players": job.n_seats, "level": args.level, "iterations": args.iterations,
        "compile_seconds": compile_seconds, "is_equal": is_equal(here, there),
        **largest(name, job_for(name, args.iterations, level=args.level), args.seconds),
    }  # fmt: skip


def wait_until_told() -> None:
    """Ready to measure, which is one process's turn at a time."""
    print("ready", flush=True)
    sys.stdin.readline()


def largest(name: str, job: Job, seconds: float) -> dict[str, Any]:
    """The speed of the largest batch."""
    for size in SIZES:
        speed = speed_at(name, job, size, seconds)
        if speed is not None:
            return {"batch": size, **speed}
    raise BadInput(f"{name}: no batch fits into the memory of the GPU")


def speed_at(name: str, job: Job, size: int, seconds: float) -> dict[str, Any] | None:
    """Iterations and decisions a second with so many games at once; None without the memory."""
    from orrery.cuda.selfplay import CudaTable

    try:
        table = CudaTable(job, size)
    except BadInput as error:
        say(f"{name}: {error}")
        return None
    table.begin(0, 4 * size)
    steps(table, WARM_UP_STEPS, 0.0)
    n_decisions, elapsed, n_full = steps(table, 1, seconds)
    rate = n_decisions / elapsed
    say(f"{name}: {size} rows, {rate * job.iterations:.3g} iterations/s")
    return {
        "iterations_per_second": rate * job.iterations, "decisions_per_second": rate,
        "full_trees": n_full,
    }  # fmt: skip


def steps(table: Any, least: int, seconds: float) -> tuple[int, float, int]:
    """Decide for a while; how many decisions, how long, and how many trees were full."""
    n_decisions, n_full, n_steps, elapsed = 0, 0, 0, 0.0
    start = time.perf_counter()
    while n_steps < least or elapsed < seconds:
        n_decisions += table.advance()
        table.sample()
        table.decide()
        n_full += table.minds.n_full
        n_steps += 1
        elapsed = time.perf_counter() - start
    return n_decisions, elapsed, n_full


def is_equal(here: Played, there: Played) -> bool:
    """The same games, and the same samples of them."""
    games = [(getattr(here, n), getattr(there, n)) for n in ("lengths", "outcomes", "decisions")]
    columns = [(getattr(here.samples, n), getattr(there.samples, n)) for n in vars(here.samples)]
    assert isinstance(here.samples, Samples)
    return all(bool(np.array_equal(a, b)) for a, b in [*games, *columns])


def say_difference(name: str, here: Played, there: Played) -> None:
    """Which games differ, and where the first of them does."""
    differing = np.nonzero(
        (here.lengths != there.lengths) | (here.outcomes != there.outcomes).any(1)
    )
    if is_equal(here, there):
        return
    n = min(len(here.samples), len(there.samples))
    rows = (here.samples.shares[:n] != there.samples.shares[:n]).any(1)
    first = int(rows.argmax())
    where = [(s.numbers[first], s.lengths[first]) for s in (here.samples, there.samples)]
    say(f"{name}: games {differing[0][:9]} differ, first at sample {first} (game, action) {where}")


# On the CPU: a process a core, all games at the same moment


def measure_core(name: str, args: argparse.Namespace) -> dict[str, float]:
    """Whole games on one core for a while, beginning when standard input says so."""
    play(job_for(name, 1, level=args.level), 0, 1)
    wait_until_told()
    job = job_for(name, args.iterations, os.getpid(), args.level)
    n_games, n_decisions, start, elapsed = 0, 0, time.perf_counter(), 0.0
    while elapsed < args.seconds:
        n_decisions += int(play(job, n_games, 1).decisions.sum())
        n_games += 1
        elapsed = time.perf_counter() - start
    return {
        "iterations_per_second": n_decisions * job.iterations / elapsed,
        "games_per_second": n_games / elapsed, "decisions": n_decisions, "games": n_games,
    }  # fmt: skip


def measure_cores(name: str, args: argparse.Namespace) -> dict[str, float]:
    """All cores at once; rates are summed up."""
    n_cores = os.cpu_count() or 1
    cores = [ask(args, "--core", name) for _ in range(n_cores)]
    await_all(cores)
    for core in cores:
        tell(core)
    said = [json.loads(core.communicate()[0]) for core in cores]
    total = {key: float(sum(one[key] for one in said)) for key in said[0]}
    say(f"{name}: {total['iterations_per_second']:.3g} iterations/s on {n_cores} cores")
    return {
        "cpu_cores": n_cores, "cpu_iterations_per_second": total["iterations_per_second"],
        "cpu_games_per_second": total["games_per_second"],
        "decisions_per_game": total["decisions"] / total["games"],
    }  # fmt: skip


# Both


def ask(args: argparse.Namespace, *more: str) -> subprocess.Popen[str]:
    """This script in a process of its own."""
    command = [sys.executable, __file__, "--seconds", str(args.seconds)]
    command += ["--iterations", str(args.iterations), "--level", args.level, *more]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def tell(one: subprocess.Popen[str]) -> None:
    """It may begin; `communicate` would wait for its end, and the next would begin after it."""
    assert one.stdin is not None
    one.stdin.write("go\n")
    one.stdin.flush()


def await_all(asked: list[subprocess.Popen[str]]) -> None:
    """Until each is ready, or has ended."""
    for one in asked:
        assert one.stdout is not None
        one.stdout.readline()


def compile_for_cores(names: list[str], args: argparse.Namespace) -> None:
    """Once, not on every core at the same time."""
    compiling = [ask(args, "--core", name) for name in names]
    await_all(compiling)
    for one in compiling:
        one.kill()


def measure(args: argparse.Namespace) -> list[dict[str, Any]]:
    """All games."""
    names = args.games.split(",")
    asked = [ask(args, "--one", name) for name in names]
    compile_for_cores(names, args)
    await_all(asked)
    found = [json.loads(one.communicate("go\n")[0] or "null") for one in asked]
    rows = [row | measure_cores(row["game"], args) for row in found if row is not None]
    return [row | ratios(row) for row in rows]


def ratios(row: dict[str, Any]) -> dict[str, Any]:
    """The GPU over all cores."""
    games = row["decisions_per_second"] / row["decisions_per_game"]
    ratio = row["iterations_per_second"] / row["cpu_iterations_per_second"]
    return {
        "games_per_second": games, "ratio": ratio,
        "games_ratio": games / row["cpu_games_per_second"], "reaches_target": ratio >= TARGET,
    }  # fmt: skip


def as_text(rows: list[dict[str, Any]]) -> str:
    """The table people read."""
    head = f"{'game':<14}{'iterations/s':>13}{'cores':>10}{'times':>7}{'games/s':>10}{'cores':>9}"
    title = f"On one {gpu_name()}, {os.cpu_count()} CPU cores beside it"
    return "\n".join([title, "", head + "  equal", *map(as_line, rows)])


def as_line(row: dict[str, Any]) -> str:
    """One game."""
    return (
        f"{row['game']:<14}{row['iterations_per_second']:>13.3g}"
        f"{row['cpu_iterations_per_second']:>10.3g}{row['ratio']:>7.1f}"
        f"{row['games_per_second']:>10.4g}{row['cpu_games_per_second']:>9.4g}"
        f"  {'yes' if row['is_equal'] else 'NO'}"
    )


def say(text: str) -> None:
    """Progress, apart from the figures."""
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--level", default=LEVEL, help="whose settings (default captain)")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--core", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.core:
        print(json.dumps(measure_core(args.core, args)))
        return 0
    try:
        require_gpu()
    except BadInput as error:
        say(f"orrery bench gpu --search: {error}")
        return 2
    if args.one:
        print(json.dumps(measure_gpu(args.one, args)))
        return 0
    rows = measure(args)
    print(json.dumps({"gpu": gpu_name(), "games": rows}) if args.json else as_text(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
