"""`orrery bench analysis`: whether an analysis is honest, on games of known bots.

    python benchmarks/analysis.py [--games N] [--iterations N] [--game GAME ...] [--json]
                                  [--picture FILE.svg] [--keep FOLDER] [--equals]
                                  [--plain] [--fit FILE.json] [--players N] [--workers N]
                                  [--first N]

Ranks meet in every game; each game is analysed. Then: do stronger ranks get the higher accuracy, do
chances come true in each tenth, does the luck of each seat sum up to about nothing? It runs on the
games' WebAssembly modules: nothing is compiled. With `--keep` every analysed game is a line of a
file, and a run that was stopped goes on where it was; what is kept are plain chances, and `--fit`
makes `analysis/calibration.json` from them. `--first 240` plays games that a fit of the first 240
has not seen.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from orrery.analysis.analyse import effort_of
from orrery.analysis.calibration import PLAIN, Fit, fit_of
from orrery.analysis.chances import chances
from orrery.analysis.nature import Draw
from orrery.analysis.report import Report, report_of
from orrery.bots.levels import level_names
from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.lab.calibration import fitted, held_out, read_report
from orrery.lab.honesty import Honesty, Tenth
from orrery.wasm.choice import at_once

GAMES = ("spacewalk", "astron", "astroplane", "zylatron", "situation7")
PAIRS = (
    ("captain", "captain"), ("cadet", "commander"), ("commander", "commander"),
    ("captain", "ensign"), ("captain", "captain"), ("lieutenant", "captain"),
)  # fmt: skip
EQUALS = (("captain", "captain"), ("commander", "commander"))
Pairs = tuple[tuple[str, str], ...]
Ranks = tuple[str, ...]


class Judged(msgspec.Struct, frozen=True):
    """One game of bots, analysed."""

    number: int
    iterations: int
    ranks: Ranks
    report: Report | None  # None: it came to no end
    draws: dict[int, Draw] = {}  # nature's, by step


def played(game: Game, ranks: Ranks, seed: int) -> Table:
    """A whole game of bots."""
    table = new_table(game, len(ranks), seed, "manual", None, {})
    n_seats = len(ranks)
    bots = [Bot(game, rank, 8 * seed + seat, n_seats=n_seats) for seat, rank in enumerate(ranks)]
    match = Match(game, table.board, bots, seed)
    while not table.is_over and len(table.log.steps) < game.meta.max_actions:
        table.play_number(*match.next_step(table.state))
    return table


class Job(NamedTuple):
    """One game to play and to analyse."""

    game_id: str
    number: int
    iterations: int
    players: int
    pairs: Pairs


def judged(job: Job) -> Judged:
    """The game with this number: all pairs in turn, on both sides; more seats alternate."""
    at_once()
    game, number, iterations = find_game(job.game_id), job.number, job.iterations
    pair = job.pairs[number % len(job.pairs)]
    pair = pair if number // len(job.pairs) % 2 else pair[::-1]
    ranks = tuple(pair[seat % 2] for seat in range(job.players))
    table = played(game, ranks, number + 1)
    if not table.is_over:
        return Judged(number, iterations, ranks, None)
    survey = chances(table, effort_of(iterations), is_calibrated=False)
    return Judged(number, iterations, ranks, report_of(table, survey), survey.draws)


def kept(path: Path | None, iterations: int) -> dict[int, Judged]:
    """What an earlier run found, by number; a line that broke off is left out."""
    found: dict[int, Judged] = {}
    for line in path.read_bytes().splitlines() if path is not None and path.exists() else ():
        with suppress(msgspec.DecodeError):
            one = msgspec.json.decode(line, type=Judged)
            found |= {one.number: one} if one.iterations == iterations else {}
    return found


def measured(game_id: str, n_games: int, args: argparse.Namespace, fit: Fit) -> Honesty:
    """All games, those that are kept from earlier among them; chances as a fit reads them."""
    found = Honesty()
    pairs = EQUALS if args.equals else PAIRS
    path = None if args.keep is None else args.keep / file_name(game_id, args)
    known = kept(path, args.iterations)
    numbers = range(args.first, args.first + n_games)
    missing = [number for number in numbers if number not in known]
    jobs = [Job(game_id, number, args.iterations, args.players, pairs) for number in missing]
    for n_left, one in zip(count(len(jobs) - 1, -1), all_judged(jobs, args.workers), strict=False):
        known[one.number] = one
        keep(path, one)
        print(f"{game_id}: {n_games - n_left} of {n_games}", file=sys.stderr, flush=True)
    for number in numbers:
        one = known[number]
        if one.report is not None:
            found.note(read_report(one.report, fit, one.draws), one.ranks)
    return found


def file_name(game_id: str, args: argparse.Namespace) -> str:
    """Where the games of one kind are kept."""
    players = f"-{args.players}p" if args.players != 2 else ""
    return f"{game_id}{players}{'-equals' * args.equals}.jsonl"


def all_judged(jobs: list[Job], workers: int) -> Iterator[Judged]:
    """In any order, on so many processes."""
    if workers <= 1 or len(jobs) <= 1:
        yield from map(judged, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(judged, job) for job in jobs]):
            yield done.result()


def keep(path: Path | None, one: Judged) -> None:
    """Write one line."""
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")


def shown(game_id: str, found: Honesty) -> str:
    """A few lines of figures."""
    ladder = found.ladder()
    ranks = [name for name in level_names() if name in ladder]
    lines = [f"{game_id}: {found.n_games} games"]
    lines += ["  luck, by seat: " + points(found.luck())]
    lines += ["  neither luck nor its own choice: " + points(found.rest())]
    lines += ["  accuracy: " + ", ".join(f"{rank} {ladder[rank][0]:.1f}" for rank in ranks)]
    lines += [tenth_shown(tenth) for tenth in found.tenths() if tenth is not None]
    return "\n".join(lines)


def tenth_shown(tenth: Tenth) -> str:
    """What was told and what came true; a miss whose interval holds 0 is not shown to be one."""
    told, won, error, miss = (100 * one for one in (tenth.told, tenth.won, tenth.error, tenth.miss))
    low, high = (100 * one for one in tenth.interval)
    return (
        f"  told {told:3.0f} %, won {won:3.0f} ± {error:.0f} %, "
        f"off by {miss:+.1f} ({low:+.0f} to {high:+.0f}), "
        f"{tenth.n} positions of {tenth.games} games"
    )


def points(found: list[tuple[float, float]]) -> str:
    """Means with their errors, in hundredths of a win."""
    return ", ".join(f"{100 * mean:+.1f} ± {100 * error:.1f}" for mean, error in found)


def n_equals(found: Honesty) -> int:
    """How many games between equals were counted."""
    return len({game for _, _, game in found.told})


def as_data(found: Honesty) -> dict[str, Any]:
    """The same for programs."""
    return {
        "games": found.n_games, "luck": found.luck(), "rest": found.rest(),
        "accuracy": found.ladder(),
        "tenths": [None if one is None else asdict(one) for one in found.tenths()],
    }  # fmt: skip


def picture(tenths: list[Tenth | None]) -> str:
    """Chances told against chances that came true; the line between the corners is honest."""
    dots = []
    for one in filter(None, tenths):
        x, y, high = 40 + 320 * one.told, 360 - 320 * one.won, 320 * one.error
        dots.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{y - high:.0f}" y2="{y + high:.0f}"/>')
        dots.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif"'
        ' font-size="13"><rect width="400" height="400" fill="#fff"/>'
        '<path d="M40 40V360H360" fill="none" stroke="#555"/>'
        '<path d="M40 360L360 40" stroke="#bbb" stroke-dasharray="5 5"/>'
        '<text x="120" y="388">chance that was told (0 to 100 %)</text>'
        '<text x="-270" y="22" transform="rotate(-90)">won (0 to 100 %)</text>'
        f'<g fill="#1f5f8b" stroke="#1f5f8b" stroke-width="2">{"".join(dots)}</g></svg>\n'
    )


def main() -> None:
    """Play, analyse, tell."""
    parser = argparse.ArgumentParser(description="Whether an analysis is honest.")
    parser.add_argument("--games", type=int, default=6, help="of each game (default 6)")
    parser.add_argument("--first", type=int, default=0, help="number of the first (default 0)")
    parser.add_argument("--iterations", type=int, default=128)
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="there are none; for bench alone")
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--keep", type=Path, help="a folder; go on with what is there")
    parser.add_argument("--plain", action="store_true", help="chances as the search tells them")
    parser.add_argument("--fit", type=Path, help="write fits; show games left out of them")
    parser.add_argument("--equals", action="store_true", help="captains and commanders alone")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    args = parser.parse_args()
    at_once()
    all_games = Honesty()
    results, fits = {}, {}
    for game_id in args.game or GAMES:
        fit = PLAIN if args.plain else fit_of(game_id, args.players)
        found = measured(game_id, args.games, args, fit)
        if args.fit:
            plain = measured(game_id, args.games, args, PLAIN)
            fits[game_id] = fitted(plain.told, n_equals(plain), args.iterations)
            found = held_out(plain)
        results[game_id] = as_data(found)
        all_games.join(found)
        if not args.json:
            print(shown(game_id, found), flush=True)
    results["all"] = as_data(all_games)
    print(json.dumps(results) if args.json else shown("all", all_games))
    if args.fit:
        args.fit.write_bytes(msgspec.json.format(msgspec.json.encode(fits), indent=1) + b"\n")
    if args.picture:
        args.picture.write_text(picture(all_games.tenths()), "utf-8")


if __name__ == "__main__":
    main()
