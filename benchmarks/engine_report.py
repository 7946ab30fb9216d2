"""The authority for what `orrery bench engine` reports: the figures, as JSON and as text."""

import os
import platform
import subprocess
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

# What the project promises: (figure, at least or at most, bound).
TARGETS = {
    "c": ("at least", 0.7),
    "openspiel_loop": ("at least", 10.0),
    "openspiel_native": ("at least", 2.0),
    "moves_per_second": ("at least", 4e6),
    "compile_seconds": ("at most", 30.0),
    "state_bytes": ("at most", 512.0),
}

NAMES = {
    "orrery": "Orrery",
    "c": "C, same job",
    "c_unlisted": "C, random games only",
    "openspiel_loop": "OpenSpiel, Python loop",
    "openspiel_native": "OpenSpiel, native rollouts",
    "pgx_cpu": "Pgx on the CPU",
    "pettingzoo": "PettingZoo",
}


@dataclass(frozen=True)
class Speed:
    """How fast an engine played."""

    moves_per_second: float
    games_per_second: float


@dataclass(frozen=True)
class Table:
    """Space Walk with one number of players and one variant; ratios are Orrery over the other."""

    players: int
    variant: str
    speeds: dict[str, Speed]
    ratios: dict[str, float]


@dataclass(frozen=True)
class Figures:
    """All figures of a run; a peer that was not measured has None and a note that says why."""

    spacewalk: dict[str, Speed]
    connect_four: dict[str, Speed | None]
    ratios: dict[str, float | None]
    tables: list[Table]
    compile_seconds: float
    state_bytes: int
    notes: dict[str, str]
    machine: dict[str, Any]


# JSON


def as_json(figures: Figures) -> dict[str, Any]:
    """The figures as plain values."""
    games = {"spacewalk": figures.spacewalk, "connect_four": figures.connect_four}
    return {
        "ratios": {name: rounded(value, 3) for name, value in figures.ratios.items()},
        "moves_per_second": {g: column(s, "moves_per_second") for g, s in games.items()},
        "games_per_second": {g: column(s, "games_per_second") for g, s in games.items()},
        "spacewalk_tables": [table_json(table) for table in figures.tables],
        "compile_seconds": rounded(figures.compile_seconds, 1),
        "state_bytes": figures.state_bytes,
        "targets": {name: is_met for name, _, _, is_met in judged(figures)},
        "notes": figures.notes,
        "machine": figures.machine,
    }


def column(speeds: Any, name: str) -> dict[str, int | None]:
    """One figure of every engine."""
    return {e: round(getattr(speed, name)) if speed else None for e, speed in speeds.items()}


def table_json(table: Table) -> dict[str, Any]:
    """One table of Space Walk."""
    return {
        "players": table.players,
        "variant": table.variant,
        "moves_per_second": column(table.speeds, "moves_per_second"),
        "ratios": {name: rounded(value, 3) for name, value in table.ratios.items()},
    }


def rounded(value: float | None, digits: int) -> float | None:
    """As many digits as mean something."""
    return None if value is None else round(value, digits)


# Targets


def judged(figures: Figures) -> list[tuple[str, float, str, bool]]:
    """(name, value, the target in words, whether it is met) of every target that was measured."""
    values: dict[str, float | None] = {
        **figures.ratios,
        "moves_per_second": figures.spacewalk["orrery"].moves_per_second,
        "compile_seconds": figures.compile_seconds,
        "state_bytes": figures.state_bytes,
    }
    found = []
    for name, (kind, bound) in TARGETS.items():
        value = values.get(name)
        if value is not None:
            is_met = value >= bound if kind == "at least" else value <= bound
            found.append((name, value, f"{kind} {number(bound)}", is_met))
    return found


# Text


def as_text(figures: Figures) -> str:
    """The figures as tables for people."""
    return "\n".join(
        [
            *machine_lines(figures.machine), "",
            *spacewalk_lines(figures), "",
            *connect_four_lines(figures), "",
            *target_lines(figures),
        ]
    )  # fmt: skip


def machine_lines(found: dict[str, Any]) -> list[str]:
    """What the figures were measured on."""
    tools = f"Python {found['python']}, Numba {found['numba']}, {found['compiler']}"
    return [f"One core of {found['cpu']} ({found['cores']} cores); {tools}"]


def spacewalk_lines(figures: Figures) -> list[str]:
    """Each table, then all of them."""
    heading = f"{'Space Walk, random games':<28}{'Orrery':>12}{'C, same job':>14}{'ratio':>7}"
    lines = [f"{heading}{'C, random only':>16}{'ratio':>7}   (moves/s)"]
    for table in figures.tables:
        label = f"{table.players} players, {table.variant}"
        lines.append(spacewalk_line(label, table.speeds, table.ratios))
    return [*lines, spacewalk_line("all tables", figures.spacewalk, figures.ratios)]


def spacewalk_line(label: str, speeds: dict[str, Speed], ratios: Any) -> str:
    """One table of Space Walk."""
    ours, same, only = (speeds[n].moves_per_second for n in ("orrery", "c", "c_unlisted"))
    left = f"{label:<28}{ours:>12,.0f}{same:>14,.0f}{ratios['c']:>7.2f}"
    return f"{left}{only:>16,.0f}{ratios['c_unlisted']:>7.2f}"


def connect_four_lines(figures: Figures) -> list[str]:
    """Orrery and its peers; the ratio says how many times faster Orrery is."""
    lines = [f"{'Connect four, random games':<28}{'moves/s':>12}{'games/s':>14}{'ratio':>7}"]
    for name, speed in figures.connect_four.items():
        note = figures.notes.get(name, "")
        if speed is None:
            lines.append(f"{NAMES[name]:<28}{'-':>12}{'-':>14}{'-':>7}   {note}")
            continue
        ratio = figures.ratios.get(name)
        factor = f"{ratio:>7.1f}" if ratio else " " * 7
        speeds = f"{speed.moves_per_second:>12,.0f}{speed.games_per_second:>14,.0f}"
        lines.append(f"{NAMES[name]:<28}{speeds}{factor}   {note}".rstrip())
    return lines


def target_lines(figures: Figures) -> list[str]:
    """Which targets are met."""
    words = {name: f"times {NAMES[name]}" for name in figures.ratios}
    words |= {"moves_per_second": "Space Walk moves/s", "state_bytes": "bytes of state"}
    words |= {"compile_seconds": "seconds of first compilation"}
    return ["Targets"] + [
        f"  {'met   ' if is_met else 'MISSED'} {number(value)} {words[name]} (target: {target})"
        for name, value, target, is_met in judged(figures)
    ]


def number(value: float) -> str:
    """With two digits after the point where the number is small."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}".rstrip("0").rstrip(".")


# The machine


def machine(compiler: str) -> dict[str, Any]:
    """What the figures hold for."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "compiler": compiler_version(compiler),
    }


def cpu_model() -> str:
    """The name and the clock of the processor, as well as the system knows them."""
    info = Path("/proc/cpuinfo")
    if not info.exists():
        return platform.processor() or platform.machine()
    pairs = (line.split(":", 1) for line in info.read_text().splitlines() if ":" in line)
    found = {key.strip(): value.strip() for key, value in pairs}
    name = found.get("model name", platform.machine())
    clock = found.get("cpu MHz")
    return f"{name} at {float(clock) / 1000:.1f} GHz" if clock else name


def compiler_version(compiler: str) -> str:
    """The first line a compiler says about itself."""
    done = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.partition("\n")[0] or compiler
