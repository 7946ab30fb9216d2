"""Golden texts of a game: perft counts, a readable playthrough, a recorded game.

Each follows from a game id and options alone, so that a test can make it again and compare.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from orrery.core.chance import CHANCE
from orrery.core.registry import find_game
from orrery.core.runs import perft
from orrery.core.table import Table, new_table

SEED = 2026
MAX_SHOWN = 12
PLAYTHROUGH_STEPS = 60


def open_table(game_id: str, given: Mapping[str, object], chance: str) -> Table:
    """A fresh table; `players` is among the options."""
    options = dict(given)
    players = options.pop("players", None)
    count = None if players is None else int(str(players))
    return new_table(find_game(game_id), count, SEED, chance, None, options)


def perft_text(game_id: str, given: Mapping[str, object], depth: int) -> str:
    """Counts of lines from a fresh game and from one position of the middle game."""
    table = open_table(game_id, given, "manual")
    lines = [f"{table.text}"]
    lines += [f"{d} {perft(table.game, table.board, table.state, d)}" for d in range(depth + 1)]
    walk(table, steps=30)
    if not table.is_over:
        lines.append(f"{table.text}")
        counts = [(d, perft(table.game, table.board, table.state, d)) for d in range(depth + 1)]
        lines += [f"{d} {count}" for d, count in counts]
    return "\n".join(lines) + "\n"


def walk(table: Table, steps: int) -> list[str]:
    """Play random actions; a paragraph for each."""
    chooser = random.Random(SEED)
    paragraphs = []
    while steps > 0 and not table.is_over:
        seat = chooser.choice(table.to_act)
        actions = table.actions(seat)
        text = chooser.choice(actions)
        paragraphs.append(_paragraph(table, seat, actions, text))
        steps -= 1
    return paragraphs


def _paragraph(table: Table, seat: int, actions: list[str], text: str) -> str:
    """Position, who may do what, what was done, and what happened."""
    more = f", ... ({len(actions)})" if len(actions) > MAX_SHOWN else ""
    lines = [table.text, f"{table.game.seat_name(seat)}: {', '.join(actions[:MAX_SHOWN])}{more}"]
    told = table.play(seat, text)
    lines += [f"> {text}", *(f"  {sentence}" for sentence in told)]
    return "\n".join(lines)


def playthrough_text(game_id: str, given: Mapping[str, object]) -> str:
    """The start of a random game, for people to read."""
    table = open_table(game_id, given, "manual")
    paragraphs = walk(table, PLAYTHROUGH_STEPS)
    end = f"{table.text}\nscores {table.scores}"
    return "\n\n".join([*paragraphs, end]) + "\n"


def play_recorded(game_id: str, given: Mapping[str, object]) -> Table:
    """A whole random game, chance drawn from the seed."""
    table = open_table(game_id, given, "auto")
    chooser = random.Random(SEED)
    while not table.is_over:
        seat = chooser.choice([seat for seat in table.to_act if seat != CHANCE])
        table.play_number(seat, chooser.choice(table.game.actions(table.board, table.state, seat)))
    return table
