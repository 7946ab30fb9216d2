"""The figures of `server.py` as a table and as JSON."""

from __future__ import annotations

import os
import platform
from typing import Any

from engine_report import cpu_model
from server_figures import TARGET

PHASES = {
    "alone": "one table alone",
    "paced": "at the pace of people",
    "flood": "as fast as acknowledged",
}
HEAD = (
    "", "", "moves", "moves/s", "ack p50", "p99", "max", "seen p50", "p99", "max",
    f"in {1000 * TARGET:.0f} ms", "CPU/move", "client lag p99", "max", "stall p99", "max",
    "disk p99", "max",
)  # fmt: skip
NODES = "orrery nodes"
MEASURED = ("orrery", NODES, "boardgame.io")
BESIDE = ("client_lag", "stall", "disk")  # what is not the server's


def machine() -> str:
    """What the figures hold for."""
    return f"{cpu_model()} ({os.cpu_count()} cores), Python {platform.python_version()}"


def as_json(figures: dict[str, Any]) -> dict[str, Any]:
    """Plain values; a string says why something was not measured."""
    return {"machine": machine(), **figures}


def as_text(figures: dict[str, Any]) -> str:
    """A table of both servers and all phases."""
    rows: list[tuple[str, ...]] = [HEAD]
    notes = []
    for name in [one for one in MEASURED if one in figures]:
        measured = figures[name]
        if isinstance(measured, str):
            notes.append(f"{name}: {measured}")
        else:
            rows += [row_of(name, phase, measured) for phase in PHASES]
    widths = [max(len(row[n]) for row in rows) for n in range(len(HEAD))]
    clients, load = figures["orrery"]["clients"], figures["load"]
    lines = [f"{machine()}, load {load:.1f} before; {clients} connected clients; times in ms"]
    lines += ["  ".join(text.ljust(widths[n]) for n, text in enumerate(row)) for row in rows]
    return "\n".join([*(line.rstrip() for line in lines), *notes, verdict(figures["orrery"])])


def row_of(name: str, phase: str, measured: dict[str, Any]) -> tuple[str, ...]:
    """One line of the table."""
    found = measured[phase]
    keys = [f"{what}_{which}" for what in ("ack", "seen") for which in ("p50", "p99", "max")]
    lags = [f"{what}_{which}" for what in BESIDE for which in ("p99", "max")]
    return (
        name, PHASES[phase], f"{found['moves']:,}", f"{found['moves_per_second']:,.0f}",
        *(f"{found[key]:,.1f}" for key in keys),
        f"{100 * found['within_target']:.2f}%",
        f"{found['cpu_per_move']:.2f}" if found["cpu_per_move"] else "?",
        *(f"{found[key]:,.1f}" for key in lags),
    )  # fmt: skip


def verdict(orrery: dict[str, Any]) -> str:
    """Whether the promise of a screen within 100 ms holds."""
    paced, target = orrery["paced"], 1000 * TARGET
    word = "within" if paced["seen_p99"] <= target else "NOT within"
    return (
        f"99 of 100 moves are on the other player's screen {word} {target:.0f} ms "
        f"({paced['seen_p99']:.1f}); {100 * paced['within_target']:.2f}% of {paced['moves']:,} "
        f"moves were, the slowest took {paced['seen_max']:.1f} ms"
    )
