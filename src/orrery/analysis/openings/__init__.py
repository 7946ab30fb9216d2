"""Openings: what is known of the first actions of each game, one file a game."""

from __future__ import annotations

from orrery.analysis.openings.book import ROOT, Book, Node, book_of, read_book, walk
from orrery.analysis.openings.collect import Beginning, Collected, collect

__all__ = [
    "ROOT", "Beginning", "Book", "Collected", "Node", "book_of", "collect", "read_book", "walk",
]  # fmt: skip
