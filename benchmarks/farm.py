"""Blocks of games on all cores under a deadline; results go to a file as they come.

A `Meeting` is two bots at one game. Its blocks (a line-up in every rotation of the seats, equal
chance; with two players a pair) are numbered, and each follows from the meeting and its number
alone, so a broken-off run goes on where it stopped, on any number of processes. Games of a block
are played side by side; it counts when all are over. The rules of a game are compiled once, by the
first process that needs them; its meetings begin when that is done. Needs numpy and numba only.
"""

from __future__ import annotations

import json
import queue
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from orrery.bots.levels import SETTING, level_names, read_level
from orrery.core.registry import find_game
from orrery.lab import arena
from orrery.lab.ratings import share_interval

SEED = 7
SAVE_SECONDS = 5.0
PAIR = (0, 1)
Told = tuple[float, float, float]  # of a game: what the first has won, its place, seconds
COMPILING = ("admiral/iterations=4", "greedy")


@dataclass
class Meeting:
    """Two bots at a game, and what the first has won of each block of games."""

    game: str
    bots: tuple[str, str]
    wanted: int  # games
    options: dict[str, Any] = field(default_factory=dict)
    line_up: tuple[int, ...] = PAIR  # which of the two has each seat
    shares: dict[int, list[float]] = field(default_factory=dict)  # number of the block -> of each
    places: dict[int, list[float]] = field(default_factory=dict)  # of the seats of the first
    begun: dict[int, dict[int, Told]] = field(default_factory=dict)  # number -> turn -> game
    seconds: float = 0.0  # of processor time for all whole blocks
    n_asked: int = 0  # blocks under way or done

    @property
    def key(self) -> str:
        """A name for the file of results."""
        told = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        seats = "" if self.line_up == PAIR else " " + "".join("AB"[bot] for bot in self.line_up)
        return f"{self.game}{told}{seats}: {' - '.join(self.bots)}"

    @property
    def n_games(self) -> int:
        """Games played so far."""
        return len(self.line_up) * len(self.shares)

    @property
    def even(self) -> float:
        """What the first would win of 1 if both were equal."""
        return self.line_up.count(0) / len(self.line_up)

    @property
    def share(self) -> float:
        """What the first has won, of 1; what is even while nobody has played."""
        return sum(map(sum, self.shares.values())) / self.n_games if self.shares else self.even

    @property
    def place(self) -> float:
        """The mean place of the first; 1 is best."""
        return sum(map(sum, self.places.values())) / max(1, self.n_games)

    @property
    def pair_seconds(self) -> float:
        """What a block costs."""
        return self.seconds / max(1, len(self.shares))

    @property
    def game_seconds(self) -> float:
        """What a game costs, by all that are over."""
        told = [seconds for games in self.begun.values() for *_, seconds in games.values()]
        return (self.seconds + sum(told)) / max(1, self.n_games + len(told))

    def missing(self, number: int) -> list[int]:
        """The games of a block that are still to be played, each by how far seats are turned."""
        over = self.begun.get(number, {})
        turns = range(len(self.line_up)) if number not in self.shares else ()
        return [turn for turn in turns if turn not in over]

    def take(self, number: int, turn: int, told: Told) -> None:
        """A game is over, and its block if it was the last."""
        games = self.begun.setdefault(number, {})
        games[turn] = told
        if len(games) == len(self.line_up):
            shares, places, seconds = zip(*(games[turn] for turn in sorted(games)), strict=True)
            self.shares[number], self.places[number] = list(shares), list(places)
            self.seconds += sum(seconds)
            del self.begun[number]

    @property
    def levels(self) -> dict[str, Any]:
        """The numbers behind the ranks that play."""
        ranks = [name for name in self.bots if name.partition(SETTING)[0] in level_names()]
        game, n_seats = find_game(self.game), len(self.line_up)
        return {name: asdict(read_level(game, name, n_seats)) for name in ranks}

    def plan(self) -> arena.Plan:
        """The same for the arena."""
        game = find_game(self.game)
        values = game.meta.read_options(len(self.line_up), self.options)
        return arena.Plan(self.game, values, game.default_board(values), self.bots, SEED)

    def as_json(self) -> dict[str, Any]:
        """All that the file says of it."""
        low, high = share_interval(self.share * self.n_games, self.n_games)
        return {
            "game": self.game, "options": self.options, "bots": self.bots,
            "levels": self.levels, "games": self.n_games,
            **self._told_of_several(),
            "share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4),
            "pair_seconds": round(self.pair_seconds, 3), "shares": self.shares,
            **({"begun": self.begun} if self.begun else {}),
        }  # fmt: skip

    def _told_of_several(self) -> dict[str, Any]:
        """What is worth telling with more than two players."""
        if self.line_up == PAIR:
            return {}
        return {
            "line_up": self.line_up, "even": round(self.even, 4), "place": round(self.place, 3),
            "places": self.places,
        }  # fmt: skip


def meeting_from(found: dict[str, Any]) -> Meeting:
    """The meeting of an entry of the file, without its games."""
    first, second = found["bots"]
    line_up = tuple(found.get("line_up", PAIR))
    return Meeting(found["game"], (first, second), 0, found["options"], line_up)


Pick = Callable[[Sequence[Meeting]], Meeting | None]  # whose block is next; None: all is done


# In the processes


def compile_game(game_id: str) -> tuple[str, float]:
    """Play a pair of games without thought, which compiles all that a meeting needs."""
    start = time.perf_counter()
    arena.play_block((Meeting(game_id, COMPILING, 2).plan(), 0))
    return game_id, time.perf_counter() - start


def play_game(
    key: str, plan: arena.Plan, line_up: tuple[int, ...], number: int, turn: int
) -> tuple[str, int, int, Told]:
    """A game of a block, with seats turned so far; `seconds` are processor time."""
    start = time.process_time()
    game = arena.play_game(plan, number, turn, line_up[turn:] + line_up[:turn])
    told = arena.won_by(game, 0), place_of(game, 0), time.process_time() - start
    return key, number, turn, told


def place_of(game: arena.Played, bot: int) -> float:
    """The mean place of a bot's seats: winners are before all others, then more is better."""
    worth = [(seat in game.winners, score) for seat, score in enumerate(game.scores)]
    mine = [worth[seat] for seat, who in enumerate(game.seats) if who == bot]
    places = [1 + sum(other > own for other in worth) + (worth.count(own) - 1) / 2 for own in mine]
    return sum(places) / len(places)


# Outside


class Farm:
    """Meetings, played until they are done or the time is up."""

    def __init__(self, meetings: Sequence[Meeting], pick: Pick, file: Path) -> None:
        """Take up what the file holds of these meetings; what it holds of others stays there."""
        self.meetings = {meeting.key: meeting for meeting in meetings}
        self.pick = pick
        self.file = file
        self.compiled: dict[str, float] = {}
        self.errors: list[str] = []
        self._others: dict[str, Any] = {}
        self._answers: queue.Queue[tuple[Any, ...] | BaseException] = queue.Queue()
        self._waiting: list[tuple[Meeting, int, int]] = []  # games of blocks that were picked
        self._recall()

    def run(self, seconds: float, processes: int) -> None:
        """Play; the file is up to date when this returns."""
        deadline = time.monotonic() + seconds
        saved = time.monotonic()
        with get_context("spawn").Pool(processes) as pool:  # leaving it ends the processes
            under_way = 0
            for game_id in dict.fromkeys(m.game for m in self.meetings.values()):
                self._ask(pool, compile_game, game_id)
                under_way += 1
            while (left := deadline - time.monotonic()) > 0:
                while under_way < 2 * processes and self._ask_next(pool, left):
                    under_way += 1
                if under_way == 0:
                    break
                try:
                    self._take(self._answers.get(timeout=min(left, SAVE_SECONDS)))
                    under_way -= 1
                except queue.Empty:
                    pass
                if time.monotonic() - saved > SAVE_SECONDS:
                    saved = time.monotonic()
                    self.save()
        self.save()

    def _ask(self, pool: Any, work: Callable[..., Any], *args: Any) -> None:
        put = self._answers.put
        pool.apply_async(work, args, callback=put, error_callback=put)

    def _ask_next(self, pool: Any, left: float) -> bool:
        """Begin another game that ends in time; False when there is none to begin."""
        while not self._waiting:
            if not self._pick_block(left):
                return False
        meeting, number, turn = self._waiting.pop(0)
        self._ask(pool, play_game, meeting.key, meeting.plan(), meeting.line_up, number, turn)
        return True

    def _pick_block(self, left: float) -> bool:
        """Let the missing games of the next block wait; False when no block is wanted."""
        meetings = self.meetings.values()
        ready = [m for m in meetings if m.game in self.compiled and m.game_seconds < left]
        meeting = self.pick(ready)
        if meeting is None:
            return False
        number = meeting.n_asked
        meeting.n_asked += 1
        self._waiting += [(meeting, number, turn) for turn in meeting.missing(number)]
        return True

    def _take(self, answer: tuple[Any, ...] | BaseException) -> None:
        if isinstance(answer, BaseException):
            self.errors.append(repr(answer))  # the others go on
        elif len(answer) == 2:
            game_id, seconds = answer
            self.compiled[game_id] = round(seconds, 1)
        else:
            key, number, turn, told = answer
            self.meetings[key].take(number, turn, told)

    def _recall(self) -> None:
        """What an earlier run has played of the same meetings."""
        if not self.file.exists():
            return
        for key, found in json.loads(self.file.read_text("utf-8"))["meetings"].items():
            meeting = self.meetings.get(key)
            if meeting is None:
                self._others[key] = found
                continue
            if found["levels"] != meeting.levels:
                continue
            meeting.shares = {int(n): shares for n, shares in found["shares"].items()}
            meeting.places = {int(n): places for n, places in found.get("places", {}).items()}
            meeting.seconds = found["pair_seconds"] * len(meeting.shares)
            meeting.begun = {
                int(number): {int(turn): tuple(told) for turn, told in games.items()}
                for number, games in found.get("begun", {}).items()
            }

    def save(self) -> None:
        """Write the file anew, all at once."""
        played = {key: m.as_json() for key, m in self.meetings.items()}
        found = dict(sorted((self._others | played).items()))
        partial = self.file.with_suffix(".part")
        told = {"compiled": self.compiled, "errors": self.errors, "meetings": found}
        partial.write_text(json.dumps(told), "utf-8")
        partial.replace(self.file)
