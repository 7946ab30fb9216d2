"""Sample positions for the gallery of boards: web/src/boards/GAME/fixtures/NAME.json.

    python tools/make_board_fixtures.py GAME [--steps 0,20,60] [--players N] [--seed 1]
        [--seat S] [--option name=value ...] [--position TEXT --name NAME]

A random game is stopped after so many actions; `--position` takes a position you wrote.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import orrery

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
NAMES = ("Ada", "Tycho", "Vera", "Johannes", "Maria", "Galileo")


def fixture(table: orrery.Table, seat: int | None) -> dict[str, Any]:
    """What a board is given, from what the seat may know."""
    to_act = [s for s in table.to_act if s >= 0]
    viewer = seat if seat is not None else (to_act[0] if to_act else 0)
    names = table.game.meta.seat_names
    n_seats = int(table.state.n_seats)
    return {
        "view": table.game.view(table.board, table.state, viewer),
        "actions": table.actions(viewer) if viewer in to_act else [],
        "seat": viewer,
        "seats": [{"seat": s, "name": names[s], "player": NAMES[s]} for s in range(n_seats)],
        "events": [],
    }


def write(game: str, name: str, value: dict[str, Any]) -> None:
    """One file."""
    folder = BOARDS / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(value, default=int) + "\n", "utf-8")
    print(path.relative_to(BOARDS.parents[2]), len(value["actions"]), "actions")


def random_positions(table: orrery.Table, stops: list[int], seed: int) -> list[tuple[int, Any]]:
    """(step, fixture) at each stop of a random game."""
    rng = random.Random(seed)
    found = []
    for step in range(max(stops) + 1):
        if step in stops:
            found.append((step, fixture(table, None)))
        if table.is_over:
            break
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.actions(seat)))
    return found


def value_of(text: str) -> tuple[str, Any]:
    """An option `name=value`."""
    name, _, word = text.partition("=")
    return name, json.loads(word) if word[:1] in "-0123456789tf" else word


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--steps", default="0,20,60")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--position")
    parser.add_argument("--name", default="sample")
    args = parser.parse_args()
    if args.position:
        write(args.game, args.name, fixture(orrery.position(args.game, args.position), args.seat))
        return
    options = dict(value_of(text) for text in args.option)
    table = orrery.new(args.game, players=args.players, seed=args.seed, **options)
    stops = [int(word) for word in args.steps.split(",")]
    for step, value in random_positions(table, stops, args.seed):
        write(args.game, f"{args.name}-{step}" if args.name != "sample" else f"step-{step}", value)


if __name__ == "__main__":
    main()
