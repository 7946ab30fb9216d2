"""Puzzles: decisions with a right answer, one file of them for each game."""

from __future__ import annotations

from orrery.analysis.puzzles.puzzle import Puzzle, puzzle_of_the_day, puzzles_of, read_puzzle

__all__ = ["Puzzle", "puzzle_of_the_day", "puzzles_of", "read_puzzle"]
