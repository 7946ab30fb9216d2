"""`orrery games`: what there is to play. Loads no rules, so it answers at once."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from orrery.core.meta import Meta, Option
from orrery.core.registry import find_metas


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="a list of objects")


def run(args: argparse.Namespace) -> int:
    """Print all games; 1 if one of them cannot be loaded, which is said apart."""
    metas, broken = find_metas()
    for error in broken:
        print(f"orrery: {error}", file=sys.stderr)
    if args.json:
        print(json.dumps([as_object(meta) for meta in metas], indent=2))
    else:
        show(metas)
    return 1 if broken else 0


def show(metas: list[Meta]) -> None:
    """Title, blurb and options of each game."""
    for meta in metas:
        print(f"{meta.id:<13} {meta.title} ({meta.year}), {meta.players_text} players")
        print(f"{'':<13} {meta.blurb}")
        for option in meta.options:
            print(f"{'':<15} {option_line(option)}")


def option_line(option: Option) -> str:
    """An option in one line."""
    values = "|".join(option.choices) if option.choices else option.kind
    if option.kind == "number":
        values = f"{option.low}..{option.high}"
    name = "--" + option.name.replace("_", "-")
    return f"{name} {values}: {option.help} (default {option.default}) [{option.clause}]"


def as_object(meta: Meta) -> dict[str, Any]:
    """A game for --json."""
    return {
        "id": meta.id,
        "title": meta.title,
        "players": list(range(meta.min_players, meta.max_players + 1)),
        "options": [
            {
                "name": option.name, "kind": option.kind, "default": option.default,
                "choices": list(option.choices), "low": option.low, "high": option.high,
                "help": option.help, "clause": option.clause,
            }
            for option in meta.options
        ],
        "rules_version": meta.rules_version,
        "blurb": meta.blurb,
        "year": meta.year,
        "boards": list(meta.boards),
        "seats": list(meta.seat_names),
    }  # fmt: skip
