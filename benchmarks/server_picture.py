"""How `orrery serve --processes N` grows, as a picture: moves a second at full speed."""

from __future__ import annotations

from typing import Any

from server_report import NODES, PEER

from orrery.lab import charts

GOAL = 1.5  # times the peer's moves


def picture(figures: dict[str, Any]) -> str:
    """An SVG of what several nodes make, beside one process on SQLite and the peer."""
    nodes = [one for one in figures[NODES] if "why_not" not in one]
    if not nodes:
        raise ValueError("no nodes were measured")
    rows = [_row(one["processes"], _rate(one), "nodes") for one in nodes]
    most = max(one["processes"] for one in nodes)
    beside = {"one process, SQLite": _rate(figures["orrery"])}
    if not isinstance(figures.get(PEER, ""), str):
        peer = _rate(figures[PEER])
        beside |= {PEER: peer, f"{GOAL} times that": GOAL * peer}
    rows += [_row(n, rate, name) for name, rate in beside.items() for n in (1, most)]
    below = "how many nodes; moves a second"
    return charts.svg(charts.curve(rows, "nodes", "moves", ",.0f", below, colour="server"))


def _rate(measured: dict[str, Any]) -> float:
    rate: float = measured["flood"]["moves_per_second"]
    return rate


def _row(n: int, rate: float, server: str) -> dict[str, Any]:
    return {"server": server, "nodes": n, "moves": round(rate)}
