"""What a device is told that thinks for bots: the engine of a game, and how a level thinks."""

from __future__ import annotations

from msgspec import Struct

from orrery.wasm.plan import NetworkPlan, Plan


class LevelSeen(Struct, frozen=True):
    """How a level thinks."""

    iterations: int
    milliseconds: int | None  # after which it stops; None: it thinks to the end
    random_share: float  # of the decisions are drawn by lot
    knobs: list[float]  # in the order of `orrery.bots.search.work.Knobs`


class DeedsSeen(Struct, frozen=True):
    """Actions that a personality likes to play, or does not."""

    first: int  # of their numbers
    end: int
    joy: int  # 1 or -1


class TasteSeen(Struct, frozen=True):
    """What a personality likes; see `orrery.bots.tastes.Taste`."""

    margin: float
    likes: list[str]
    deeds: list[DeedsSeen]


class PieceSeen(Struct, frozen=True):
    """Some bytes of a board, which is zeros elsewhere."""

    offset: int
    content: bytes


class BoardSeen(Struct, frozen=True):
    """A board without its large tables, which the module lays itself."""

    n_bytes: int
    pieces: list[PieceSeen]


class Trial(Struct, frozen=True):
    """A position to find out on how fast a device is."""

    state: bytes
    seat: int
    n_seats: int
    level: LevelSeen


class NetworkSeen(Struct, frozen=True):
    """The weights that some levels judge positions by."""

    weights: str  # their address, which changes with their content
    sha256: str  # of the weights
    bots: list[str]  # who needs them in a game of so many players
    plan: NetworkPlan


class EngineSeen(Struct, frozen=True):
    """All that a device needs to think about a game on a board."""

    game: str
    module: str  # its address, which changes with its content
    sha256: str  # of the module
    plan: Plan
    board: BoardSeen
    trial: Trial
    network: NetworkSeen | None  # None: no level of this game has one
