"""The authority for how fast other engines play random games of connect four on one core.

Every figure in Orrery that compares its connect four playouts with another library comes from
`measure_all`. It runs each peer in its own process, pinned to one core, because some peers
start threads. What each peer does, and how its moves are counted, is in `peer_engines.py`.

    python benchmarks/peers.py [--seconds S] [--json]
    python benchmarks/peers.py --one NAME [--seconds S]

The peers are optional: pip install 'orrery[bench]'.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from peer_engines import PEERS, Rate

DEFAULT_SECONDS = 3.0
INSTALL_HINT = "pip install 'orrery[bench]'"
ONE_CORE_SETTINGS = {
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


@dataclass(frozen=True)
class Missing:
    """A peer that could not be measured, and the reason."""

    name: str
    why: str


def measure_all(seconds: float) -> list[Rate | Missing]:
    """Measure every peer, one after another, each in its own process on one core."""
    return [measure_apart(name, seconds) for name in PEERS]


def measure_apart(name: str, seconds: float) -> Rate | Missing:
    """Measure one peer in a process of its own."""
    print(f"measuring {name} ...", file=sys.stderr, flush=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--one", name]
    command += ["--seconds", str(seconds)]
    limit = 120 + 20 * seconds
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=True)
    except subprocess.TimeoutExpired:
        return Missing(name, f"not finished after {limit:.0f} seconds")
    except subprocess.CalledProcessError as error:
        return Missing(name, last_line(error.stderr) or f"exit status {error.returncode}")
    return from_json(last_line(done.stdout))


def measure_here(name: str, seconds: float) -> Rate | Missing:
    """Measure one peer in this process, on one core. Call before any peer is imported."""
    os.environ.update(ONE_CORE_SETTINGS)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        return PEERS[name](seconds)
    except ImportError as error:
        return Missing(name, f"{error} ({INSTALL_HINT})")


def last_line(text: str) -> str:
    """The last line that is not blank. Libraries may print notices before it."""
    return text.strip().rpartition("\n")[2]


def from_json(line: str) -> Rate | Missing:
    """Read back what `--one` prints."""
    fields = json.loads(line)
    return Rate(**fields) if "moves_per_second" in fields else Missing(**fields)


def table_row(entry: Rate | Missing) -> str:
    """One line of the table."""
    if isinstance(entry, Missing):
        return f"{entry.name:<18}{'-':>14}{'-':>12}  {entry.why}"
    moves, games = entry.moves_per_second, entry.games_per_second
    return f"{entry.name:<18}{moves:>14,.0f}{games:>12,.0f}  {entry.note}"


def main() -> None:
    """Measure and print, as a table or as JSON."""
    parser = argparse.ArgumentParser(description="Connect four random playouts on peer engines.")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--one", choices=sorted(PEERS), help="measure this peer, print JSON")
    options = parser.parse_args()
    if options.one:
        print(json.dumps(asdict(measure_here(options.one, options.seconds))))
        return
    entries = measure_all(options.seconds)
    if options.json:
        print(json.dumps([asdict(entry) for entry in entries], indent=2))
        return
    print(f"{'peer':<18}{'moves/s':>14}{'games/s':>12}  note")
    print("\n".join(table_row(entry) for entry in entries))


if __name__ == "__main__":
    main()
