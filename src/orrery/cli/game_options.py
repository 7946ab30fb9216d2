"""Options of games on the command line: --tokens 3, --variant cards, --board FILE."""

from __future__ import annotations

import argparse
from typing import Any

from orrery.core.meta import Meta, Option
from orrery.core.registry import find_meta, find_metas, game_ids
from orrery.core.texts import ENGLISH


def add_game(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game itself and, once it is known, its options."""
    parser.add_argument("game", metavar="GAME", help=", ".join(game_ids()))
    meta = _meta_in(argv)
    if meta is None:
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.epilog = all_options()
    players = "how many play" if meta is None else meta.players_text
    parser.add_argument("--players", metavar="N", help=players)
    parser.add_argument("--board", metavar="NAME_OR_FILE", help="another board")
    for option in meta.options if meta is not None else ():
        name = "--" + option.name.replace("_", "-")
        words = option.choices or None
        default = _default_and_clause(option)
        flag: dict[str, Any] = {"nargs": "?", "const": "on"} if option.kind == "flag" else {}
        parser.add_argument(
            name, dest=f"option_{option.name}", help=option.help.replace("%", "%%") + default,
            metavar="|".join(words) if words else option.kind.upper(), **flag,
        )  # fmt: skip


def add_language(parser: argparse.ArgumentParser) -> None:
    """--lang, for every command that prints words of a game."""
    parser.add_argument("--lang", metavar="LANGUAGE", default=ENGLISH,
                        help="the language of sentences, such as de (default en)")  # fmt: skip


def all_options() -> str:
    """The options of all games, for the help of a command without a game."""
    metas, _ = find_metas()
    return "\n\n".join(["each game has options of its own:", *map(_options_of, metas)])


def _options_of(meta: Meta) -> str:
    """A line for the game and one for each option."""
    boards = f"; --board {'|'.join(meta.boards)}" if len(meta.boards) > 1 else ""
    lines = [f"{meta.id}: --players {meta.players_text}{boards}"]
    for option in meta.options:
        values = "|".join(option.choices) or {"flag": "on|off"}.get(option.kind, "NUMBER")
        name = f"  --{option.name.replace('_', '-')} {values}"
        lines += [name, f"      {option.help}{_default_and_clause(option)}"]
    return "\n".join(lines)


def _default_and_clause(option: Option) -> str:
    default = option.default
    shown = default if not isinstance(default, bool) else "on" if default else "off"
    return f" (default {shown}) [{option.clause}]"


def _meta_in(argv: list[str]) -> Meta | None:
    """The meta of the first word that names a game; BadInput when a first word names none."""
    if argv and not argv[0].startswith("-"):
        return find_meta(argv[0])
    return next((find_meta(word) for word in argv if word in game_ids()), None)


def given_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given."""
    prefix = "option_"
    found = {n[len(prefix) :]: v for n, v in vars(args).items() if n.startswith(prefix)}
    return {name: value for name, value in found.items() if value is not None}


def whole_number(text: str | None, what: str, low: int, default: int) -> int:
    """A number of at least `low`; BadInput otherwise."""
    from orrery.core.errors import BadInput

    if text is None:
        return default
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if number < low:
        raise BadInput(f"{what} must be a whole number of at least {low}, not {text!r}")
    return number
