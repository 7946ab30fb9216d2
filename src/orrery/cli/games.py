"""`orrery games`: what there is to play. Loads no rules, so it answers at once."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from orrery.cli.game_options import add_language, default_of, values_of
from orrery.core.meta import Meta, Option
from orrery.core.registry import find_metas, package_of
from orrery.core.texts import Texts, texts_of
from orrery.core.words import words_of


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """--json, --lang."""
    parser.add_argument("--json", action="store_true", help="a list of objects")
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """Print all games; 1 if one of them cannot be loaded, which is said apart."""
    metas, broken = find_metas()
    for error in broken:
        print(f"orrery: {error}", file=sys.stderr)
    if args.json:
        print(json.dumps([as_object(meta) for meta in metas], indent=2))
    else:
        show(metas, args.lang)
    return 1 if broken else 0


def show(metas: list[Meta], language: str) -> None:
    """Title, blurb and options of each game."""
    words = words_of("terminal", language)
    for meta in metas:
        texts = texts_of(package_of(meta.id), language)
        title = texts.label("meta", "title", meta.title)
        print(f"{meta.id:<13} {title} ({meta.year}), {players_of(meta, words)}")
        print(f"{'':<13} {texts.label('meta', 'blurb', meta.blurb)}")
        for option in meta.options:
            told = texts.label("help", option.name, option.help)
            print(f"{'':<15} {option_line(option, told, words)}")


def players_of(meta: Meta, words: Texts) -> str:
    """How many play: `2 players`, `2 to 5 players`."""
    low, high = meta.min_players, meta.max_players
    if low == high:
        return words.say("", "players-exactly", {"n": low})
    return words.say("", "players-from-to", {"low": low, "high": high})


def option_line(option: Option, told: str, words: Texts) -> str:
    """An option in one line."""
    name = "--" + option.name.replace("_", "-")
    default = words.say("", "option-default", {"value": default_of(option)})
    return f"{name} {values_of(option)}: {told} ({default}) [{option.clause}]"


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
