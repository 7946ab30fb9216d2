"""Everything is public."""

from typing import Any

from connect_four.board import Board
from connect_four.notation import column_texts
from connect_four.state import State


def view(board: Board, state: State, viewer: int) -> dict[str, Any]:
    """Columns bottom up, y and r."""
    return {
        "rows": board.rows,
        "columns": column_texts(board, state),
    }
