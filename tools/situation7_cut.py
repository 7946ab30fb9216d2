"""Writes what the browser's board of SITUATION 7 needs to know of the printed board.

    python tools/situation7_cut.py            # writes web/src/boards/situation7/cut/
    python tools/situation7_cut.py --check    # fails if the files there are not what the board says

`cut.json` holds the outline of every piece, its neighbours, goals, bases, base lines, the tints of
the sky and the drawings of the equipment; `art.svg` is the picture without its frame and without
its sky, `names.json` what each place is called in each language.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.speech import speech_of
from orrery.core.texts import languages_of
from orrery.core.wording import Listener
from orrery.games.situation7.art.bases import astronaut, rocket, satellite
from orrery.games.situation7.art.sky import TINTS
from orrery.games.situation7.board import load_board
from orrery.games.situation7.picture import picture
from orrery.games.situation7.puzzle import (
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    N_WORDS,
    SIDES,
    Board,
    goal_name,
    location_name,
    locations_in,
)
from orrery.games.situation7.shapes import Cut
from orrery.games.situation7.spots import location_phrase

FOLDER = Path(__file__).parent.parent / "web/src/boards/situation7/cut"
SKY = 'fill="url(#sky)"'


def names_table(board: Board) -> dict[str, dict[str, str]]:
    """What each location is called, by language: Jupiter, upper left."""
    game = find_game("situation7")
    return {
        language: {
            location_name(board, n): _called(game, board, n, language)
            for n in range(board.n_locations)
        }
        for language in languages_of(game.package)
    }


def _called(game: Game, board: Board, location: int, language: str) -> str:
    said = speech_of(game, Listener(language=language)).name(location_phrase(board, location))
    return said[:1].upper() + said[1:]


def cut_table(board: Board) -> dict[str, Any]:
    """Outlines, neighbours, goals and bases by name."""
    cut = Cut(board)
    pieces = [_piece(board, cut, location) for location in range(board.n_locations)]
    goals = [
        {
            "name": goal_name(board, goal),
            "kind": GOAL_KINDS[board.goal_kind[goal]],
            "at": _names(board, [board.goal_mask[goal, word] for word in range(N_WORDS)]),
        }
        for goal in range(board.n_goals)
    ]
    bases = {
        name: {
            EQUIPMENT[kind]: _names(board, [board.bases[kind, side, w] for w in range(N_WORDS)])
            for kind in range(N_EQUIPMENT)
        }
        for side, name in enumerate(SIDES[:N_SIDES])
    }
    base_lines = {
        name: _names(board, [board.base_line[side, word] for word in range(N_WORDS)])
        for side, name in enumerate(SIDES[:N_SIDES])
    }
    return {
        "radii": cut.radii,
        "pieces": pieces,
        "goals": goals,
        "bases": bases,
        "base_lines": base_lines,
        "tints": TINTS,
        "equipment": {"rocket": rocket(), "satellite": satellite(), "astronaut": astronaut()},
    }


def _piece(board: Board, cut: Cut, location: int) -> dict[str, Any]:
    points = [point for edge in cut.outline(location) for point in edge.points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return {
        "name": location_name(board, location),
        "path": cut.path(location),
        "box": [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)],
        "middle": _middle(cut, location),
        "near": [location_name(board, other) for other in sorted(cut.disc.neighbours(location))],
    }


def _middle(cut: Cut, location: int) -> list[float]:
    """The middle of a piece without its tabs."""
    ring, _ = cut.disc.places[location]
    span = cut.disc.span(location)
    angle = math.pi * (span.start + span.end) / cut.disc.ticks
    radius = (cut.radii[ring] + cut.radii[ring + 1]) / 2
    return [round(radius * math.cos(angle), 1) + 0.0, round(-radius * math.sin(angle), 1) + 0.0]


def _names(board: Board, words: list[int]) -> list[str]:
    return [location_name(board, location) for location in locations_in(words)]


def files_of(board: Board) -> dict[str, str]:
    """Every file of the folder with its text."""
    radius = int(Cut(board).radii[-1])
    drawn = picture(board, "board", with_frame=False)
    if SKY not in drawn:
        raise AssertionError("the sky of the picture is not where this tool looks for it")
    sized = drawn.replace("<svg ", f'<svg width="{2 * radius}" height="{2 * radius}" ', 1)
    files = {"art.svg": sized.replace(SKY, 'fill="none"', 1)}
    files["cut.json"] = json.dumps(cut_table(board), separators=(",", ":")) + "\n"
    named = json.dumps(names_table(board), ensure_ascii=False, separators=(",", ":"))
    files["names.json"] = named + "\n"
    return files


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(prog="python tools/situation7_cut.py")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    given = parser.parse_args(arguments)
    stale = []
    for name, text in files_of(load_board("standard")).items():
        path = FOLDER / name
        if given.check:
            stale += [name] if not path.exists() or path.read_text("utf-8") != text else []
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    if stale:
        print(f"stale: {', '.join(stale)}; run python tools/situation7_cut.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
