"""The words of ZYLATRON that its glossary explains, and the numbers they name."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.meta import Value
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    CARDS,
    KINDS,
    MISSILE,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)

KIND_TERMS = tuple(kind.replace("_", "-") for kind in KINDS)
PLACES = ("headquarters", "factory", "planet", "moon", "zylon", "zylon-card")
NUMBERS = ("zys", "moves-left", "steps-left", "piece-number", "stack-count", "lost-pieces")


def terms(board: Board, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The pieces and cards that the rule set of the board has (ZY-39)."""
    kinds = [name for kind, name in enumerate(KIND_TERMS) if board.n_pieces[kind]]
    cards = [f"strike-{name}" for card, name in enumerate(CARDS) if board.strikes[card]]
    return (*kinds, *PLACES, *cards, *NUMBERS)


def numbers(board: Board, values: Mapping[str, Value]) -> dict[str, int]:
    """The information sheet and the range card, at the prices of the table (ZY-8 to ZY-30)."""
    halves = 2 if values["prices"] == "half" else 1
    return {
        "star": int(board.moves[BATTLE_STAR]),
        "star_laser": int(board.lasers[BATTLE_STAR]),
        "star_bays": int(board.pegs[BATTLE_STAR]),
        "beam": int(board.beam_range),
        "fighter": int(board.moves[STAR_FIGHTER]),
        "fighter_laser": int(board.lasers[STAR_FIGHTER]),
        "warrior": int(board.moves[WARRIOR]),
        "warrior_laser": int(board.lasers[WARRIOR]),
        "missile": int(board.moves[MISSILE]),
        "blast": int(board.blast_range),
        "rebuild": -(-int(board.factory_price) // halves),  # rounded up, as ZY-30 does
        "moves": int(board.moves_per_turn),
    }
