"""The frame in the terminal."""

from rich.text import Text

from connect_four.board import Board
from connect_four.notation import column_texts
from connect_four.state import State
from orrery.core.drawing import Sign

COLOUR = {"y": "bold yellow", "r": "bold red"}


def draw(board: Board, state: State, viewer: int) -> Text:
    """The frame, top row first."""
    picture = Text()
    columns = column_texts(board, state)
    for row in reversed(range(board.rows)):
        for discs in columns:
            disc = discs[row : row + 1]
            picture.append(f" {disc.upper() or '·'} ", COLOUR.get(disc, "dim"))
        picture.append("\n")
    picture.append("".join(f" {column} " for column in range(board.columns)), "dim")
    return picture


def legend(board: Board, with_colour: bool) -> list[Sign]:
    """The signs of the frame."""
    return [("Y", "yellow's disc"), ("R", "red's disc"), ("·", "empty")]


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    return "Into which column do you drop a disc?"
