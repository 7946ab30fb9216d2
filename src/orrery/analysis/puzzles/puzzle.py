"""A puzzle and its file: a list in JSON, a line each, `puzzles/GAME.json` in this package."""

from __future__ import annotations

import datetime
import functools
from importlib.resources import files

import msgspec

from orrery.core.errors import BadInput

THEMES = ("win_in_one", "win", "save", "best")
PROOFS = ("force", "search")


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, who is to act there, what is right, and how that is known."""

    game: str
    position: str
    seat: str
    answers: list[str]
    """The right actions: one, or a few that are equally good."""
    theme: str
    """One of THEMES: wins at once, wins by force, all else loses, clearly better than all else."""
    grade: int
    """Iterations of the search that find it, 16 to 4096; 0: not even so many do."""
    proof: str
    """`force`: every line was played out; `search`: each action was searched at length, twice."""
    depth: int = 0
    """Actions that were played out."""
    iterations: int = 0
    """Of the search that proved it, for each action and deal."""
    deals: int = 1
    """Of what is hidden from the seat."""
    values: dict[str, float] = {}
    """What the search found each action worth: the share of the win, 0 to 1."""


def read_puzzles(text: str, where: str) -> list[Puzzle]:
    """The puzzles of a file; BadInput says what is wrong with it."""
    try:
        puzzles = msgspec.json.decode(text, type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise BadInput(f"{where} is no file of puzzles: {error}") from None
    for n, puzzle in enumerate(puzzles, 1):
        if puzzle.theme not in THEMES or puzzle.proof not in PROOFS or not puzzle.answers:
            raise BadInput(f"{where}, puzzle {n}: it lacks an answer, a theme or a proof")
    return puzzles


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """The text of such a file."""
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in puzzles) + "\n]\n"


@functools.cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Those of a game, easiest first; none if it has no file."""
    file = files(__package__) / f"{game_id}.json"
    if not file.is_file():
        return ()
    return tuple(read_puzzles(file.read_text("utf-8"), file.name))


def puzzle_of_the_day(game_id: str, day: datetime.date) -> int | None:
    """The number of a day's puzzle; another one each day, all of them before one comes again."""
    n_puzzles = len(puzzles_of(game_id))
    return day.toordinal() % n_puzzles if n_puzzles else None
