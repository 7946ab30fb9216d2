"""Writes the golden files of a game: perft counts, a readable playthrough, a recorded game.

    python tools/make_goldens.py spacewalk

A golden proves sameness, not rightness: look at what changed before you commit it, and move the
rules version if stored games no longer replay.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.core.goldens import perft_text, play_recorded, playthrough_text

GOLDENS = Path(__file__).resolve().parents[1] / "tests" / "goldens"


def main(game_id: str) -> None:
    """Write all goldens of a game."""
    folder = GOLDENS / game_id
    settings = (folder / "settings.txt").read_text("utf-8").splitlines()
    for line in settings:
        name, depth, *options = line.split()
        given = dict(option.split("=") for option in options)
        (folder / f"{name}.perft.txt").write_text(perft_text(game_id, given, int(depth)), "utf-8")
        (folder / f"{name}.playthrough.txt").write_text(playthrough_text(game_id, given), "utf-8")
        play_recorded(game_id, given).save(folder / f"{name}.jsonl")
        print(f"{game_id} {name}: written")


if __name__ == "__main__":
    for game_id in sys.argv[1:] or [folder.name for folder in sorted(GOLDENS.iterdir())]:
        main(game_id)
