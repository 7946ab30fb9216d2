"""Positions of SITUATION 7 for tests: `world` names every location that is held."""

from __future__ import annotations

import orrery
from orrery.games.situation7.board import load_board
from orrery.games.situation7.puzzle import location_name, neighbours_of, parse_location

BOARD = load_board("standard")
EVERYWHERE = [location_name(BOARD, location) for location in range(BOARD.n_locations)]

LINE = {"yellow": "6.22 6.23 6.24 6.25", "green": "6.6 6.7 6.8 6.9"}
ASTRONAUTS = {"yellow": "6.20 6.21 5.20", "green": "6.4 6.5 5.4"}
ROCKETS = {"yellow": "6.26 6.27 6.28 5.26 5.27 4.20", "green": "6.10 6.11 6.12 5.10 5.11 4.8"}
SATELLITES = {"yellow": "6.29 6.30 5.28 5.29", "green": "6.13 6.14 5.12 5.13"}


def position_line(
    yellow: str = "", green: str = "", who: str = "yellow", tempo: str = "alternate",
    extras: str = "", players: int = 2, phase: str = "play", **equipment: str,
) -> str:  # fmt: skip
    """The one-line text of a position: `rockets="6.22"` and so on stand on either side's land."""
    signs = {**dict.fromkeys(yellow.split(), "y"), **dict.fromkeys(green.split(), "g")}
    for kind, where in equipment.items():
        for location in where.split():
            letter = kind[0].upper()
            signs[location] = letter if signs[location] == "y" else letter.lower()
    rings = [[] for _ in range(BOARD.n_rings)]
    for location in EVERYWHERE:
        rings[int(location[0]) - 1].append(signs.get(location, "."))
    text = "/".join("".join(ring) for ring in rings)
    who = "both" if tempo == "live" else who
    return f"s71 standard {players}p {tempo} {text} {who} {phase} {extras}".strip()


def world(chance: str = "auto", **parts) -> orrery.Table:
    """A table at a position; see `position_line`."""
    return orrery.position("situation7", position_line(**parts), seed=1, chance=chance)


def all_but(locations: str) -> str:
    """Every location except these."""
    return " ".join(name for name in EVERYWHERE if name not in locations.split())


def beside(location: str) -> str:
    """The locations adjacent to one."""
    near = neighbours_of(BOARD, parse_location(BOARD, location))
    return " ".join(location_name(BOARD, other) for other in near)


def both(*areas: str) -> str:
    """Several areas together."""
    return " ".join(areas)
