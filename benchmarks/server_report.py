"""The figures of `server.py` as a table and as JSON."""

from __future__ import annotations

import os
import platform
from typing import Any

from engine_report import cpu_model
from server_crowd import PHASES
from server_figures import TARGET

HEAD = (
    "", "", "moves", "moves/s", "ack p50", "p99", "max", "seen p50", "p99", "max",
    f"in {1000 * TARGET:.0f} ms", "CPU/move", "client lag p99", "max", "stall p99", "max",
    "disk p99", "max",
)  # fmt: skip
NODES = "nodes"
PEER = "boardgame.io"
BESIDE = ("client_lag", "stall", "disk")  # what is not the server's


def machine() -> str:
    """What the figures hold for."""
    return f"{cpu_model()} ({os.cpu_count()} cores), Python {platform.python_version()}"


def as_json(figures: dict[str, Any]) -> dict[str, Any]:
    """Plain values; a string says why something was not measured."""
    return {"machine": machine(), **figures, "growth": growth(figures)}


def named(figures: dict[str, Any]) -> dict[str, dict[str, Any] | str]:
    """What was measured by name, or why it was not."""
    found: dict[str, dict[str, Any] | str] = {"orrery": figures["orrery"]}
    for nodes in figures.get(NODES, []):
        n = nodes["processes"]
        found[f"{n} node{'s' if n > 1 else ''}"] = nodes.get("why_not", nodes)
    return {**found, PEER: figures.get(PEER, "not measured")}


def growth(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """Moves a second at full speed, beside one process on SQLite and the peer of the same run."""
    measured = {name: one for name, one in named(figures).items() if not isinstance(one, str)}
    rates = {name: one["flood"]["moves_per_second"] for name, one in measured.items()}
    return [
        {
            "name": name, "moves_per_second": rates[name],
            "cpu_per_move": one["flood"]["cpu_per_move"], "cores": one["flood"]["cores"],
            "of_one_process": rates[name] / rates["orrery"],
            "of_the_peer": rates[name] / rates[PEER] if PEER in rates else None,
        }
        for name, one in measured.items()
    ]  # fmt: skip


def as_text(figures: dict[str, Any]) -> str:
    """A table of all servers and all phases."""
    rows: list[tuple[str, ...]] = [HEAD]
    notes = []
    for name, measured in named(figures).items():
        if isinstance(measured, str):
            notes.append(f"{name}: {measured}")
        else:
            rows += [row_of(name, phase, measured) for phase in PHASES]
    widths = [max(len(row[n]) for row in rows) for n in range(len(HEAD))]
    orrery, load = figures["orrery"], figures["load"]
    crowd = f"{orrery['clients']} connected clients in {orrery['client_processes']} processes"
    lines = [f"{machine()}, load {load:.1f} before; {crowd}; times in ms"]
    lines += ["  ".join(text.ljust(widths[n]) for n, text in enumerate(row)) for row in rows]
    lines += [line_of(one) for one in growth(figures)]
    return "\n".join([*(line.rstrip() for line in lines), *notes, verdict(orrery)])


def line_of(grown: dict[str, Any]) -> str:
    """One server at full speed, beside the others."""
    ratio = grown["of_the_peer"]
    of_the_peer = "" if ratio is None else f", {ratio:.2f} of {PEER}"
    cores = ", ".join(f"{name} {cores:.1f}" for name, cores in grown["cores"].items())
    return (
        f"{grown['name']} at full speed: {grown['moves_per_second']:,.0f} moves/s,"
        f" {grown['of_one_process']:.2f} of one process{of_the_peer};"
        f" {grown['cpu_per_move']:.2f} ms of CPU a move; busy cores: {cores}"
    )


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
