"""The figures of `server.py` as a table and as JSON."""

from __future__ import annotations

import os
import platform
from typing import Any

from engine_report import cpu_model

PHASES = {"paced": "at the pace of people", "flood": "as fast as acknowledged"}
TARGET = 100.0  # milliseconds until a move is on the other player's screen


def machine() -> str:
    """What the figures hold for."""
    return f"{cpu_model()} ({os.cpu_count()} cores), Python {platform.python_version()}"


def as_json(figures: dict[str, Any]) -> dict[str, Any]:
    """Plain values; a string says why something was not measured."""
    return {"machine": machine(), **figures}


def as_text(figures: dict[str, Any]) -> str:
    """A table of both servers and both phases."""
    rows = [("", "", "moves/s", "ack p50", "p99", "seen p50", "p99", "CPU/move")]
    for name, measured in figures.items():
        if isinstance(measured, str):
            rows.append((name, measured, *[""] * 6))
            continue
        rows += [row_of(name, phase, measured) for phase in PHASES]
    widths = [max(len(row[n]) for row in rows if row[2] or n == 0) for n in range(len(rows[0]))]
    lines = [f"{machine()}, {figures['orrery']['clients']} connected clients; times in ms"]
    lines += ["  ".join(text.ljust(widths[n]) for n, text in enumerate(row)) for row in rows]
    return "\n".join([*(line.rstrip() for line in lines), verdict(figures["orrery"])])


def row_of(name: str, phase: str, measured: dict[str, Any]) -> tuple[str, ...]:
    """One line of the table."""
    found = measured[phase]
    times = [found[key] for key in ("ack_p50", "ack_p99", "seen_p50", "seen_p99")]
    rate = f"{found['moves_per_second']:,.0f}"
    cost = f"{found['cpu_per_move']:.2f}" if found["cpu_per_move"] else "?"
    return (name, PHASES[phase], rate, *(f"{time:,.1f}" for time in times), cost)


def verdict(orrery: dict[str, Any]) -> str:
    """Whether the promise of a screen within 100 ms holds."""
    seen = orrery["paced"]["seen_p99"]
    word = "within" if seen <= TARGET else "NOT within"
    return f"99 of 100 moves are on the other player's screen {word} {TARGET:.0f} ms ({seen:.1f})"
