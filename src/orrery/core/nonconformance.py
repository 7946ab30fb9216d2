"""What conformance says of a game that breaks the contract."""

from __future__ import annotations

from orrery.core.game import Game


class Nonconformance(AssertionError):  # noqa: N818 - an assertion about a game
    """A game breaks the contract; the message says how, with a position to paste."""


def demand(holds: bool, game: Game, why: str) -> None:
    """Nonconformance, unless it holds."""
    if not holds:
        raise Nonconformance(f"{game.meta.id}: {why}")
