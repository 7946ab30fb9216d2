"""`orrery COMMAND ...`: finds the command, runs it, and says in one sentence what went wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from orrery.cli.streams import open_to_all_letters
from orrery.core.errors import BadGame, BadInput, one_of
from orrery.core.registry import said_of_plug_in

COMMANDS = {
    "games": "list the games",
    "play": "play in the terminal",
    "lessons": "learn a game by playing: guided games and exercises",
    "puzzles": "find the right action: positions out of games of strong bots",
    "openings": "what is known of the first moves of a game",
    "serve": "play in the browser: tables, bots, spectators",
    "backup": "copy everything the play server keeps into a file, while it runs",
    "restore": "fill an empty database from such a file",
    "archive": "search the games of the play server, save them as logs or Parquet",
    "fsck": "check a database: every log, entry and hash",
    "selfplay": "let bots play many games and sum them up",
    "arena": "let bots meet, and rate them",
    "lab": "study a game: balance, length, choices, options, heat maps",
    "learn": "learn to judge positions from games of the search with itself",
    "solve": "solve the endings of a game exactly, for bots and analysis",
    "network": "how a game's network was made, and the same as an ONNX model",
    "replay": "step through a saved game",
    "analyse": "what decided a saved game: chances, choices and luck",
    "verify": "check a saved game: every action, hash and draw",
    "perft": "count lines of play",
    "observe": "what learners see: the features of a game, by name and in words",
    "rules": "print the clauses of a game, or the tests that prove them",
    "texts": "print what a game says, for translators",
    "languages": "how much each language says, and what is missing",
    "export-site": "write a site of plain files: all games in the browser, no server",
    "new-game": "write a package that plays at once, to make a game of your own",
    "bench": "measure speed against other engines",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, like everything else."""

    def error(self, message: str) -> NoReturn:
        """A wrong argument."""
        raise BadInput(f"{message} ({self.prog} --help says what there is)")


def main(argv: Sequence[str] | None = None) -> None:
    """The entry point of the `orrery` command."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    open_to_all_letters()
    try:
        sys.exit(run(arguments))
    except (BadInput, BadGame) as error:
        refuse(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except OSError as error:  # a full disk, a folder that is not there
        refuse(f"{error.filename or 'the output'}: {error.strerror or error}")
    except Exception as error:
        said = said_of_plug_in(error)  # a mistake in a game, not one of ours
        if said is None:
            raise
        refuse(said)


def refuse(said: str) -> NoReturn:
    """Say why nothing can be done."""
    print(f"orrery: {said}", file=sys.stderr)
    sys.exit(2)


def run(arguments: list[str]) -> int:
    """Run a command; its exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if arguments[0] == "--version":
        from orrery import __version__

        print(f"orrery {__version__}")
        return 0
    name = arguments[0]
    if name not in COMMANDS:
        raise BadInput(f"no command {name!r}: {one_of(name, list(COMMANDS))}")
    module = import_module(f"orrery.cli.{name.replace('-', '_')}")
    parser = Parser(f"orrery {name}", description=COMMANDS[name])
    module.add_arguments(parser, arguments[1:])
    return int(module.run(parser.parse_args(arguments[1:])))


def overview() -> str:
    """All commands."""
    width = max(map(len, COMMANDS))
    lines = [f"  orrery {name:<{width}}  {text}" for name, text in COMMANDS.items()]
    return "\n".join(
        ["Orrery: out-of-print space board games, brought back.", "", *lines, "",
         "orrery COMMAND --help says more about a command."]
    )  # fmt: skip
