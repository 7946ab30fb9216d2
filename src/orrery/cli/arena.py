"""`orrery arena`: bots meet in many games; ratings with intervals."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_game, given_options, process_count, whole_number
from orrery.cli.progress import games_counted
from orrery.cli.targets import need_target
from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.lab import arena as lab
from orrery.lab.arena_report import picture, report
from orrery.lab.ratings import Sprt


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, its options, the bots, and where results go."""
    from orrery.bots.players import bot_names

    add_game(parser, argv)
    parser.add_argument("--bots", default="random,greedy", metavar="NAME,NAME[,...]",
                        help=f"who meets: {', '.join(bot_names())}, MODULE:CLASS")  # fmt: skip
    parser.add_argument("--games", metavar="N", help="how many games in all (default 100)")
    parser.add_argument("--ladder", action="store_true", help="only neighbours in the list meet")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--workers", metavar="W", help="processes (default 1)")
    parser.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS",
                        help="play on a Ray cluster: its address, local, or nothing for the one"
                        " that runs or RAY_ADDRESS names, else a new one here"
                        " (pip install 'orrery[ray]')")  # fmt: skip
    parser.add_argument("--sprt", metavar="E0,E1",
                        help="stop as soon as it is clear whether the first of two bots is"
                        " stronger by E1 Elo rather than E0")  # fmt: skip
    parser.add_argument("--file", metavar="FILE", help="keep results here; a second run goes on")
    parser.add_argument(
        "--plot", metavar="FILE.svg", help="draw the ratings (pip install 'orrery[lab]')"
    )
    parser.add_argument("--json", action="store_true", help="one object on standard output")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    plan = plan_of(args)
    sprt = sprt_of(args.sprt, plan)
    n_games = whole_number(args.games, "--games", 1, 100)
    workers = process_count(args.workers, "--workers")
    need_target(args.file)
    need_target(args.plot)
    warm_up(find_game(plan.game))
    with games_counted(lab.n_blocks(plan, n_games) * plan.n_seats) as count:
        file = Path(args.file) if args.file else None
        done = lab.run(plan, n_games, workers, file, sprt, count, args.ray)
    show(report(plan, done, sprt), args)
    return 0


def plan_of(args: argparse.Namespace) -> lab.Plan:
    """The checked plan of the arguments."""
    game = find_game(args.game)
    values, board, _ = opening(game, args.players, given_options(args), args.board)
    seed = whole_number(args.seed, "--seed", 0, 1)
    bots = tuple(args.bots.split(","))
    plan = lab.Plan(game.meta.id, values, board, bots, seed, args.ladder)
    lab.check(plan)
    return plan


def sprt_of(text: str | None, plan: lab.Plan) -> Sprt | None:
    """The test of `0,50`."""
    if text is None:
        return None
    if plan.n_seats != 2 or len(plan.bots) != 2:
        raise BadInput("--sprt is for two bots and two players")
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadInput(f"--sprt is two numbers like 0,50, not {text!r}") from None
    if low >= high:
        raise BadInput(f"--sprt needs the smaller number first, not {text!r}")
    return Sprt(low, high)


def show(numbers: dict[str, Any], args: argparse.Namespace) -> None:
    """Print the report, and draw it where asked."""
    if args.plot:
        try:
            Path(args.plot).write_text(picture(numbers), "utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {args.plot}: {error.strerror}") from None
    if args.json:
        print(json.dumps(numbers))
        return
    console = Console()
    console.print(rating_table(numbers))
    if "skills" in numbers:
        console.print(skill_table(numbers))
    if numbers["meetings"]:
        console.print(meeting_table(numbers))
    if "sprt" in numbers:
        sprt = numbers["sprt"]
        console.print(f"SPRT {sprt['elo_0']:g} to {sprt['elo_1']:g} Elo: {sprt['verdict']}")


def rating_table(numbers: dict[str, Any]) -> Table:
    """The bots, strongest first."""
    title = f"{find_game(numbers['game']).meta.title}: {numbers['games']} games"
    table = Table(title=title, title_justify="left")
    for heading in ("bot", "Elo", "95 %", "games", "won"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in sorted(numbers["bots"], key=lambda bot: -bot["elo"]):
        table.add_row(
            bot["bot"], f"{bot['elo']:+.0f}", f"{bot['low']:+.0f} to {bot['high']:+.0f}",
            str(bot["games"]), f"{bot['won']:g}",
        )  # fmt: skip
    return table


def skill_table(numbers: dict[str, Any]) -> Table:
    """OpenSkill's ratings, strongest first."""
    table = Table()
    for heading in ("bot", "OpenSkill", "95 %"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in sorted(numbers["skills"], key=lambda bot: -bot["mu"]):
        table.add_row(bot["bot"], f"{bot['mu']:.1f}", f"{bot['low']:.1f} to {bot['high']:.1f}")
    return table


def meeting_table(numbers: dict[str, Any]) -> Table:
    """Who won what against whom."""
    table = Table()
    for heading in ("meeting", "games", "won", "shared", "lost", "share", "95 %"):
        table.add_column(heading, justify="left" if heading == "meeting" else "right")
    for meeting in numbers["meetings"]:
        table.add_row(
            " : ".join(meeting["bots"]), str(meeting["games"]), str(meeting["wins"]),
            str(meeting["shared"]), str(meeting["losses"]), f"{meeting['share']:.1%}",
            f"{meeting['low']:.1%} to {meeting['high']:.1%}",
        )  # fmt: skip
    return table
