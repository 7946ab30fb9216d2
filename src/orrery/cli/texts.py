"""`orrery texts GAME`: what a translator has to say, in English, as a catalogue to begin with."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any

from orrery.core.blanks import Blank
from orrery.core.catalogue import Message
from orrery.core.game import Game
from orrery.core.meta import Meta
from orrery.core.registry import find_game, game_ids
from orrery.core.short_sentences import PREFIXES, Tables
from orrery.core.texts import ENGLISH, Texts, english, own_catalogue


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game and the language."""
    parser.add_argument("game", metavar="GAME", help=", ".join(game_ids()))
    parser.add_argument("--lang", metavar="LANGUAGE", default=ENGLISH,
                        help="only what this language lacks so far")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print the catalogue; 1 if the language has flaws, which are named."""
    game = find_game(args.game)
    own = own_catalogue(game.package, args.lang)
    known = set(own.messages) if args.lang != ENGLISH else set()
    print("\n".join([*head(game), *body(game, known)]))
    for flaw in own.flaws:
        print(flaw, file=sys.stderr)
    return 1 if own.flaws else 0


def head(game: Game) -> list[str]:
    """The name of the game, and what its variables stand for."""
    sheet = game.declaration.sheet if game.declaration else None
    blanks: dict[str, Blank] = {}
    for kind in [*(sheet.kinds if sheet else ()), *(sheet.events if sheet else ())]:
        blanks |= dict(kind.blanks)
    notes = [f"### ${name}: {meaning(blank.described())}" for name, blank in sorted(blanks.items())]
    if sheet is not None:
        notes.append("### $player: the seat that wants to act")
    return [f"### {game.meta.title}", *(["###", *notes] if notes else []), ""]


def meaning(described: dict[str, Any]) -> str:
    """What may stand in a blank."""
    if "words" in described:
        return f"one of {', '.join(described['words'][:8])}"
    first = described.get("first")
    if first is None:
        return str(described["name"])
    return f"a number from {first} to {first + described['size'] - 1}"


def body(game: Game, known: set[str]) -> Iterable[str]:
    """The messages that are not known, by section, with their notes."""
    texts = game.texts().over(Texts(english("the meta", said_on_the_lid(game.meta))))
    for section in PREFIXES:
        wanted = texts.messages(section) if PREFIXES[section] else of_lid(texts)
        lacking = [message for name, message in wanted.items() if name not in known]
        if lacking:
            yield f"## {section}\n"
            yield "\n".join(noted(message) for message in lacking) + "\n"


def of_lid(texts: Texts) -> dict[str, Message]:
    """Those that belong to no family."""
    return {name: texts.found("meta", name)[0] for name in ("title", "blurb")}


def noted(message: Message) -> str:
    """A message with the note for translators before it."""
    return "\n".join([*(f"# {line}" for line in message.note.splitlines()), message.source])


def said_on_the_lid(meta: Meta) -> Tables:
    """What other languages translate and English takes from the meta."""
    return {
        "meta": {"title": meta.title, "blurb": meta.blurb},
        "help": {option.name: option.help for option in meta.options},
    }
