"""Puzzles: decisions with a right answer, one file of them for each game."""

from __future__ import annotations

from orrery.analysis.puzzles.puzzle import (
    PROOFS,
    THEMES,
    Puzzle,
    puzzle_of_the_day,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)

__all__ = [
    "PROOFS", "THEMES", "Puzzle", "puzzle_of_the_day", "puzzles_of", "read_puzzles",
    "write_puzzles",
]  # fmt: skip
