"""The words of Space Walk that its glossary explains, and the numbers they name."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.rules.cards import MOVE_CARDS
from orrery.games.spacewalk.rules.ending import TOKEN_POINTS, points_of
from orrery.games.spacewalk.state import LARGE, MEDIUM, SMALL

ORBIT = ("planet", "black-hole", "large-ship", "medium-ship", "small-ship", "ship-count")
BESIDE = ("space-number", "fleet")
CARDS = ("card-move", "card-double", "card-copy", "card-step", "card-stay")


def terms(board: Board, values: Mapping[str, Value]) -> tuple[str, ...]:
    """Tokens, or the cards of the variant (SW-21)."""
    paid = CARDS if values["variant"] == "cards" else ("token",)
    return (*ORBIT, *BESIDE, *paid)


def numbers(board: Board, values: Mapping[str, Value]) -> dict[str, int]:
    """What ships and tokens score (SW-19), and the cards of a hand (SW-21)."""
    return {
        "large": int(points_of(LARGE)),
        "medium": int(points_of(MEDIUM)),
        "small": int(points_of(SMALL)),
        "token": TOKEN_POINTS,
        "moves": MOVE_CARDS,
    }
