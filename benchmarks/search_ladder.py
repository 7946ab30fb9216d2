"""The authority for how strong the ranks are: every rank against the next, Admiral against all.

    python benchmarks/search_ladder.py --seconds 480 --processes 16 --out FILE.json
    python benchmarks/search_ladder.py --show FILE.json        # the table of docs/findings/bots.md
    python benchmarks/search_ladder.py --tune ...              # other settings of the search
    python benchmarks/search_ladder.py --times                 # how long an Admiral thinks

A meeting is 300 games, seats swapped, equal chance, and up to 900 where these leave open whether a
promise is kept; budgets are in iterations, so the same games are played anywhere. Results are
written as they come, and a second run with the same file goes on where the first stopped. --show
exits with 1 where a promise is broken: neighbours at least 60:40, Admiral at least 99 % against
random and 90 % against greedy.

--tune plays settings of a middling rank against its present ones at equal iterations: each game
gets the same time; the weaker half of the settings drops out again and again.

--times lets Admirals play themselves, one game after the other on one core, and prints the median
and the worst processor time of a decision between two actions or more.
"""

import argparse
import json
import math
import os
import random
import statistics
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from farm import Farm, Meeting, compile_game

from orrery.bots.levels import level_names, level_of
from orrery.bots.matches import play_match
from orrery.bots.players import Bot
from orrery.core.registry import find_game
from orrery.lab.ratings import share_interval

GAMES = ("zylatron", "astroplane", "astron", "situation7", "spacewalk")  # longest to compile first
LIVE = {"tempo": "live"}
WANTED = 300
PATIENCE = 3  # times as many where the question is still open
NEIGHBOUR = 0.6
AGAINST = {"random": 0.99, "greedy": 0.9}
MEASURED = "admiral"  # the rank that was promised to beat them


# The ladder


def ladder(games: Sequence[str], n_games: int) -> list[Meeting]:
    """All meetings that are promised; Situation 7 also live, where ranks differ in speed."""
    ranks = level_names()
    neighbours = [(strong, weak) for weak, strong in pairwise(ranks)]
    others = [(MEASURED, weak) for weak in AGAINST]
    found = [Meeting(g, pair, n_games) for g in games for pair in neighbours + others]
    if "situation7" in games:
        found += [Meeting("situation7", pair, n_games, dict(LIVE)) for pair in neighbours]
    return found


def promise(meeting: Meeting) -> float:
    """What the first is promised to win."""
    return AGAINST.get(meeting.bots[1], NEIGHBOUR)


def is_settled(meeting: Meeting) -> bool:
    """Whether more games are a luxury: the whole interval keeps the promise.

    For 99 % no affordable number of games can show that; there the share has to do.
    """
    low, _ = share_interval(meeting.share * meeting.n_games, meeting.n_games)
    return (meeting.share if meeting.bots[1] == "random" else low) >= promise(meeting)


def is_open(meeting: Meeting) -> bool:
    """Whether games are left to play."""
    n = 2 * meeting.n_asked
    return n < meeting.wanted or (n < PATIENCE * meeting.wanted and not is_settled(meeting))


def next_pair(meetings: Sequence[Meeting]) -> Meeting | None:
    """First a third of every meeting, then what is not settled, then the rest; cheap ones first.

    What 300 games have not settled comes last.
    """
    open_ones = [m for m in meetings if is_open(m)]

    def order(meeting: Meeting) -> tuple[int, float]:
        if 6 * meeting.n_asked < meeting.wanted:
            return 0, meeting.n_asked
        if 2 * meeting.n_asked >= meeting.wanted:
            return 3, meeting.pair_seconds
        return 1 + is_settled(meeting), meeting.pair_seconds

    return min(open_ones, key=order, default=None)


# Tuning

GRID: dict[str, tuple[float, ...]] = {
    "cut": (0, 1, 3, 8, 20),
    "exploration": (0.15, 0.3, 0.6, 1.2),
    "foresight": (1.0, 4.0, 8.0, 12.0, 24.0),
    "scale": (0.3, 0.6, 1.0, 1.5, 3.0),  # times the present one
}
TUNED = "commander/random_share=0/iterations={}"
ITERATIONS = {"spacewalk": 800, "astron": 400, "astroplane": 300}
USUAL_ITERATIONS = 200
N_SETTINGS = 40
FIRST_PAIRS = 8  # of each setting before the weaker half drops out
LAST_SETTINGS = 4


def settings_of(game_id: str) -> list[Meeting]:
    """Settings against the present ones; the first is the present one itself, as a control."""
    base = TUNED.format(ITERATIONS.get(game_id, USUAL_ITERATIONS))
    scale = level_of(find_game(game_id), "commander", n_seats=2).scale
    chooser = random.Random(game_id)
    found = [Meeting(game_id, (f"{base}/expand_at=1", base), 10**6)]
    while len(found) < N_SETTINGS:
        values = {name: chooser.choice(choices) for name, choices in GRID.items()}
        values["scale"] *= scale
        text = "".join(f"/{name}={value:g}" for name, value in values.items())
        if all(meeting.bots[0] != base + text for meeting in found):
            found.append(Meeting(game_id, (base + text, base), 10**6))
    return found


def survivors(meetings: Sequence[Meeting]) -> list[Meeting]:
    """Those that are still worth playing."""
    left, pairs = list(meetings), FIRST_PAIRS
    while len(left) > LAST_SETTINGS and all(len(m.shares) >= pairs for m in left):
        left = sorted(left, key=lambda m: -m.share)[: len(left) // 2]
        pairs *= 2
    return left


def most_promising(meetings: Sequence[Meeting]) -> Meeting | None:
    """A survivor of the game that had the least time, the least played one first."""
    if not meetings:
        return None
    games = dict.fromkeys(m.game for m in meetings)
    spent = {g: sum(m.seconds + 0.01 * m.n_asked for m in meetings if m.game == g) for g in games}
    game_id = min(games, key=lambda g: spent[g])
    left = survivors([m for m in meetings if m.game == game_id])
    return min(left, key=lambda m: m.n_asked)


# The table


def table(found: dict[str, Any]) -> str:
    """The meetings as a table for `docs/findings/bots.md`: a row a meeting, a column a game."""
    cells: dict[str, dict[str, str]] = {}
    for m in found["meetings"].values():
        column = " ".join([m["game"], *map(str, m["options"].values())])
        cell = f"{m['share']:.0%} ({m['low']:.0%} to {m['high']:.0%}), {m['games']}"
        cells.setdefault(column, {})[" : ".join(m["bots"])] = cell
    columns = sorted(cells)
    ranks = level_names()
    rows = [f"{strong} : {weak}" for weak, strong in pairwise(ranks)]
    rows += [f"{MEASURED} : {weak}" for weak in AGAINST]
    lines = [["meeting", *columns], ["---"] * (1 + len(columns))]
    lines += [[row, *(cells[column].get(row, "") for column in columns)] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def broken(found: dict[str, Any]) -> list[str]:
    """The promises that are not kept."""
    return [
        f"{key}: {m['share']:.1%} of {m['games']} games"
        for key, m in found["meetings"].items()
        if m["games"] and m["share"] < AGAINST.get(m["bots"][1], NEIGHBOUR)
    ]


def show(file: Path) -> None:
    """Print the table and judge."""
    found = json.loads(file.read_text("utf-8"))
    print(table(found))
    for line in broken(found):
        print(f"promise broken: {line}", file=sys.stderr)
    sys.exit(1 if broken(found) else 0)


# Times


class Clocked(Bot):
    """A player who notes how long each decision takes, in seconds of processor time."""

    def __init__(self, game_id: str, rank: str, seconds: list[float]) -> None:
        """A player of a rank; the seconds go to a list."""
        super().__init__(find_game(game_id), rank, n_seats=2)
        self.seconds = seconds

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """What the bot chooses; where there is no choice no time is noted."""
        start = time.process_time()
        action = super().choose(board, state, seat)
        if len(self.game.actions(board, state, seat)) > 1:
            self.seconds.append(time.process_time() - start)
        return action


def decision_times(game_id: str, rank: str, n_games: int) -> list[float]:
    """The seconds of all decisions in games of a rank against itself; compiling is not counted."""
    game = find_game(game_id)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    compile_game(game_id)
    seconds: list[float] = []
    for number in range(n_games):
        players = [Clocked(game_id, rank, seconds) for _ in range(2)]
        for seat, player in enumerate(players):
            player.forget(2 * number + seat)
        play_match(game, board, values, players, number)
    return seconds


def show_times(games: Sequence[str], n_games: int) -> None:
    """Print the table of `docs/findings/bots.md`."""
    print("| game | iterations | decisions | median | worst |\n| --- | --- | --- | --- | --- |")
    for game_id in sorted(games):
        seconds = decision_times(game_id, MEASURED, n_games)
        told = f"{statistics.median(seconds):.2f} s | {max(seconds):.2f} s"
        iterations = level_of(find_game(game_id), MEASURED, n_seats=2).iterations
        print(f"| {game_id} | {iterations:,} | {len(seconds)} | {told} |", flush=True)


def main() -> None:
    """Play or show."""
    parser = argparse.ArgumentParser(description="How strong the ranks are.")
    parser.add_argument("--seconds", type=float, default=480.0, help="wall clock, compiling too")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("ladder.json"))
    parser.add_argument("--games", type=int, default=WANTED, help="of each meeting")
    parser.add_argument("--dearest", type=float, default=math.inf, metavar="SECONDS",
                        help="leave out meetings whose pairs cost more")  # fmt: skip
    parser.add_argument("--only", default=",".join(GAMES), metavar="GAME,...")
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--show", type=Path, metavar="FILE.json")
    parser.add_argument("--times", type=int, nargs="?", const=3, metavar="GAMES",
                        help="how long an Admiral thinks, over so many games (3)")  # fmt: skip
    options = parser.parse_args()
    if options.show:
        show(options.show)
    games = options.only.split(",")
    if options.times:
        show_times(games, options.times)
        return
    if options.tune:
        meetings = [meeting for game_id in games for meeting in settings_of(game_id)]
        farm = Farm(meetings, most_promising, options.out)
    else:
        farm = Farm(ladder(games, options.games), next_pair, options.out)
        for meeting in farm.meetings.values():
            if meeting.pair_seconds > options.dearest:
                meeting.wanted = 0
    farm.run(options.seconds, options.processes)
    n_games = sum(meeting.n_games for meeting in farm.meetings.values())
    print(f"{n_games} games in {options.out}; compiled in {farm.compiled} s")
    sys.exit("\n".join(farm.errors))


if __name__ == "__main__":
    main()
