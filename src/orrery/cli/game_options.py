"""Options of games on the command line: --tokens 3, --variant cards, --board FILE."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import Any

from orrery.core.errors import one_of
from orrery.core.languages import accepted_language, best_language, languages
from orrery.core.meta import Meta, Option
from orrery.core.registry import find_meta, find_metas, game_ids
from orrery.core.texts import ENGLISH

MOST_PROCESSES = 1024


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
        default = _default_and_clause(option)
        flag: dict[str, Any] = {"nargs": "?", "const": "on"} if option.kind == "flag" else {}
        parser.add_argument(
            name, dest=f"option_{option.name}", help=option.help.replace("%", "%%") + default,
            metavar=values_of(option), **flag,
        )  # fmt: skip


SET_BY = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says in which language programs speak, as gettext reads it."""


def add_language(
    parser: argparse.ArgumentParser, argv: list[str], what: str = "the language of sentences"
) -> None:
    """--lang, for every command that prints words of a game. JSON is for programs: it is English
    wherever they run.
    """
    default = ENGLISH if "--json" in argv else own_language()
    told = f"{what}, such as de (default: the system's, here {default})"
    parser.add_argument(
        "--lang", metavar="LANGUAGE", default=default, type=known_language, help=told
    )


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language this system is set to; English if we do not speak it."""
    told = next((environment[name] for name in SET_BY if environment.get(name)), "")
    wishes = (wish.partition(".")[0].partition("@")[0] for wish in told.split(":"))
    return accepted_language(",".join(wish.replace("_", "-") for wish in wishes))


def in_language(command: str, language: str) -> str:
    """A command to type that goes on in the language spoken now."""
    return command if language == own_language() else f"{command} --lang {language}"


def known_language(wish: str) -> str:
    """The language that a wish such as `de-AT` means; an argument error where there is none."""
    found = best_language(wish)
    if found == ENGLISH and not wish.lower().startswith(ENGLISH):
        raise argparse.ArgumentTypeError(f"no language {wish!r}: {one_of(wish, [*languages()])}")
    return found


def all_options() -> str:
    """The options of all games, for the help of a command without a game."""
    metas, _ = find_metas()
    return "\n\n".join(["each game has options of its own:", *map(_options_of, metas)])


def _options_of(meta: Meta) -> str:
    """A line for the game and one for each option."""
    boards = f"; --board {'|'.join(meta.boards)}" if len(meta.boards) > 1 else ""
    lines = [f"{meta.id}: --players {meta.players_text}{boards}"]
    for option in meta.options:
        name = f"  --{option.name.replace('_', '-')} {values_of(option)}"
        lines += [name, f"      {option.help}{_default_and_clause(option)}"]
    return "\n".join(lines)


def values_of(option: Option) -> str:
    """What may be typed for an option: `tokens|cards`, `on|off`, `-1..20`."""
    if option.kind == "number":
        return f"{option.low}..{option.high}"
    return "on|off" if option.kind == "flag" else "|".join(option.choices)


def default_of(option: Option) -> str:
    """What an option is where nobody says so, as one types it."""
    default = option.default
    return str(default) if not isinstance(default, bool) else "on" if default else "off"


def _default_and_clause(option: Option) -> str:
    return f" (default {default_of(option)}) [{option.clause}]"


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


def whole_number(
    text: str | None, what: str, low: int, default: int, most: int = sys.maxsize
) -> int:
    """A number of at least `low`, and not above `most`; BadInput otherwise."""
    from orrery.core.errors import BadInput

    if text is None:
        return default
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if number < low:
        raise BadInput(f"{what} must be a whole number of at least {low}, not {text!r}")
    if number > most:
        raise BadInput(f"{what} must be a whole number from {low} to {most}, not {text}")
    return number


def process_count(text: str | None, what: str = "--processes", default: int = 1) -> int:
    """How many processes share the work; BadInput for more than any machine has cores."""
    return whole_number(text, what, 1, default, MOST_PROCESSES)
