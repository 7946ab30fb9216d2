"""`orrery observe`: what the features of a game mean, and what they say of a position.

orrery observe spacewalk                      names, shapes and scales of all features
orrery observe spacewalk --explain            what they say at the start of a game
orrery observe spacewalk --explain --position "sw4 small ..." --seat blue
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import orrery
from orrery.cli.game_options import add_game, given_options
from orrery.core.errors import BadInput
from orrery.envs.observations.schema import Schema, schema_of

HEADINGS = ("name", "shape", "first", "kind", "scale", "known to")


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, a position, and whose eyes."""
    add_game(parser, argv)
    parser.add_argument("--explain", action="store_true", help="say in words what is not 0")
    parser.add_argument("--position", metavar="TEXT", help="this one instead of a fresh game")
    parser.add_argument("--seat", metavar="NAME", help="whose eyes (default: who is to act)")
    parser.add_argument("--json", action="store_true", help="fields and their numbers")


def run(args: argparse.Namespace) -> int:
    """Print the schema, or what it says of a position."""
    if args.position:
        table = orrery.position(args.game, args.position)
    else:
        options = given_options(args)
        table = orrery.new(args.game, players=args.players, board=args.board, seed=1, **options)
    schema = schema_of(table.game, table.board)
    viewer = viewer_of(table, args.seat)
    features = table.game.observe(
        table.board, table.game.hidden(table.board, table.state, viewer), viewer
    )
    if args.json:
        print(json.dumps(described(schema, features)))
    elif args.explain:
        print("\n".join(schema.explain(features, seats_from(table, viewer))))
    else:
        print(schema_text(schema))
    return 0


def viewer_of(table: Any, name: str | None) -> int:
    """A seat by name; BadInput says which there are."""
    names = [table.game.seat_name(seat) for seat in range(table.state.n_seats)]
    if name is None:
        return max([0, *table.to_act[:1]])
    if name not in names:
        raise BadInput(f"no seat {name!r} at this table: there are {', '.join(names)}")
    return names.index(name)


def seats_from(table: Any, viewer: int) -> list[str]:
    """The names of the seats, the viewer's first."""
    n = table.state.n_seats
    return [str(table.game.seat_name((viewer + seat) % n)) for seat in range(n)]


def described(schema: Schema, features: Any) -> dict[str, Any]:
    """All fields with their numbers, as plain values."""
    values = schema.decode(features)
    return {
        field.name: {
            "shape": field.shape,
            "axes": [axis.name for axis in field.axes],
            "index": schema.index(field.name).tolist(),
            "kind": field.kind,
            "per": field.per,
            "plus": field.plus,
            "known_to": field.whose,
            "values": values[field.name].tolist(),
        }
        for field in schema.fields
    }


def schema_text(schema: Schema) -> str:
    """Names, shapes and scales, in columns."""
    rows = [HEADINGS, *schema.rows()]
    widths = [max(len(row[n]) for row in rows) for n in range(len(HEADINGS))]
    lines = [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([f"{schema.game}: {schema.size} features", "", *lines])
