"""Boards small enough to send: the bytes of the record, without zeros and without large tables.

Whoever gets the pieces writes each at its offset into zeroed memory and calls `lay_tables`.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from orrery.core.game import Game
from orrery.core.records import copy_record, memory_of
from orrery.wasm.runtime import Rules

GAP = re.compile(rb"\0{16,}")
"""Fewer zeros than these are cheaper to send than another offset."""


class Piece(NamedTuple):
    """Some bytes of a record."""

    offset: int
    content: bytes


def pieces_of(game: Game, board: Any) -> list[Piece]:
    """What of a board is sent."""
    memory = memory_of(copy_record(board))
    for table in getattr(game.engine, "TABLES", ()):
        memory[table] = 0
    content, found, start = memory.tobytes(), [], 0
    for gap in GAP.finditer(content):
        found.append(Piece(start, content[start : gap.start()]))
        start = gap.end()
    found.append(Piece(start, content[start:]))
    return [piece for piece in found if piece.content]


def board_from(rules: Rules, pieces: list[Piece], n_bytes: int) -> bytes:
    """The whole record, its tables laid by a module."""
    content = bytearray(n_bytes)
    for offset, some in pieces:
        content[offset : offset + len(some)] = some
    return rules.lay_tables(bytes(content))
