"""The arena: bots meet, seats rotate, chance is the same for everyone.

Games come in blocks: one line-up of bots, once in every rotation of the seats, all with the same
chance. A block follows from the plan and its number alone, so results are the same for any
number of processes, and a broken-off run goes on where it stopped.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import combinations, islice
from pathlib import Path
from typing import Any

from orrery.bots.levels import SETTING, read_level
from orrery.bots.matches import play_match
from orrery.bots.personalities import level_behind, new_officer, rank_behind, searching_names
from orrery.bots.players import Bot, bot_kind
from orrery.core.chance import game_seed
from orrery.core.errors import BadInput
from orrery.core.meta import Values
from orrery.core.registry import find_game
from orrery.lab.ratings import Sprt
from orrery.lab.workers import spread

FORMAT = 1


@dataclass(frozen=True)
class Plan:
    """Who meets whom, at what."""

    game: str
    values: Values
    board: str
    bots: tuple[str, ...]
    seed: int
    is_ladder: bool = False  # only neighbours in the list meet

    @property
    def n_seats(self) -> int:
        """Players of a game."""
        return int(self.values["players"])


@dataclass(frozen=True)
class Played:
    """One game: which bot (by its place in the plan) sat where, and how it ended."""

    seats: list[int]
    winners: list[int]
    scores: list[int]
    length: int


@dataclass(frozen=True)
class Block:
    """The games of one line-up with one chance."""

    number: int
    games: list[Played]


def check(plan: Plan) -> None:
    """BadInput unless the plan can be played."""
    for name in plan.bots:
        check_bot(plan, name)
    if len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadInput(f"an arena needs two bots or more, each once, not {','.join(plan.bots)}")
    if plan.is_ladder and plan.n_seats != 2:
        raise BadInput(f"a ladder is for 2 players, not {plan.n_seats}")


def check_bot(plan: Plan, name: str) -> None:
    """BadInput unless a name is that of a bot, MODULE:CLASS, or a rank with settings."""
    if ":" in name:
        own_class(name)
    elif SETTING in name:
        read_level(find_game(plan.game), rank_behind(name), plan.n_seats)
    else:
        bot_kind(name)


def line_ups(plan: Plan) -> list[tuple[int, ...]]:
    """The bots of each kind of block; where bots are fewer than seats some sit twice."""
    n_bots, n_seats = len(plan.bots), plan.n_seats
    if plan.is_ladder:
        return [(bot, bot + 1) for bot in range(n_bots - 1)]
    if n_bots >= n_seats:
        return list(combinations(range(n_bots), n_seats))
    return [tuple((first + seat) % n_bots for seat in range(n_seats)) for first in range(n_bots)]


def n_blocks(plan: Plan, n_games: int) -> int:
    """Blocks that hold at least so many games."""
    return -(-n_games // plan.n_seats)


# Playing


def play_block(job: tuple[Plan, int]) -> Block:
    """Play one block."""
    plan, number = job
    kinds = line_ups(plan)
    line_up = kinds[number % len(kinds)]
    rotations = [line_up[turn:] + line_up[:turn] for turn in range(plan.n_seats)]
    games = [play_game(plan, number, turn, seats) for turn, seats in enumerate(rotations)]
    return Block(number, games)


def play_game(plan: Plan, number: int, turn: int, seats: tuple[int, ...]) -> Played:
    """One game of a block; every seat of every game gets a seed of its own."""
    game, board = find_game(plan.game), _board(plan.game, plan.board)
    chance = game_seed(plan.seed, number)
    players = []
    for seat, bot in enumerate(seats):
        player = _bot(plan.game, plan.bots[bot], plan.n_seats, seat)
        player.forget(game_seed(chance, 1 + turn * plan.n_seats + seat))
        players.append(player)
    outcome = play_match(game, board, plan.values, players, chance)
    return Played(list(seats), outcome.winners, outcome.scores, outcome.length)


@functools.cache
def _board(game_id: str, name: str) -> Any:
    return find_game(game_id).load_board(name)


@functools.lru_cache(maxsize=64)
def _bot(game_id: str, name: str, n_seats: int, seat: int) -> Bot:
    """A bot for a seat, kept: its memory is large."""
    game = find_game(game_id)
    if ":" in name:
        return Bot(game, name, player=own_class(name)(game))
    if SETTING in name:
        return Bot(game, name, player=new_officer(game, name, n_seats, seed=1))
    return Bot(game, name, n_seats=n_seats)


def own_class(name: str) -> Any:
    """The class that MODULE:CLASS names, a `Player` made from a game; BadInput for none."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(f"no bot {name!r}: {error}") from None


def blocks(
    plan: Plan, numbers: Sequence[int], workers: int, ray: str | None = None
) -> Iterator[Block]:
    """Play blocks, on n processes or on the Ray cluster at an address; they come in order."""
    yield from spread(play_block, [(plan, number) for number in numbers], workers, ray)


def run(
    plan: Plan,
    n_games: int,
    workers: int = 1,
    file: Path | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> list[Block]:
    """Play a plan, or what is left of it in `file`; with a test, until that is decided."""
    check(plan)
    total = n_blocks(plan, n_games)
    found = read_results(plan, file) if file is not None else []
    done: list[Block] = []
    rest = blocks(plan, range(len(found), total), workers, ray)
    try:
        for block in _recorded(plan, islice(found, total), rest, file):
            done.append(block)
            if progress is not None:
                progress(len(done) * plan.n_seats)
            if sprt is not None and sprt.verdict(pair_shares(done)) != "undecided":
                break
    finally:
        rest.close()  # type: ignore[attr-defined]
    return done


def _recorded(
    plan: Plan, found: Iterator[Block], rest: Iterator[Block], file: Path | None
) -> Iterator[Block]:
    """The blocks of an earlier run, then new ones, written down as they come."""
    yield from found
    for block in rest:
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(block)) + "\n")
        yield block


def pair_shares(done: Sequence[Block]) -> list[float]:
    """What the first bot of the plan won in each block, of 1."""
    return [sum(won_by(game, 0) for game in block.games) / len(block.games) for block in done]


def won_by(game: Played, bot: int) -> float:
    """The share of the win that a bot's seats have; all share a game that did not end."""
    winners = game.winners or range(len(game.seats))
    return sum(game.seats[seat] == bot for seat in winners) / len(winners)


# The file of results


def header(plan: Plan) -> dict[str, Any]:
    """The first line: all that decides what a block is."""
    game = find_game(plan.game)
    ranks = [name for name in plan.bots if name.partition(SETTING)[0] in searching_names()]
    levels = {name: asdict(level_behind(game, name, plan.n_seats)) for name in ranks}
    return {
        "arena": FORMAT, "rules": game.meta.rules_version, "levels": levels,
        **json.loads(json.dumps(asdict(plan))),
    }  # fmt: skip


def read_results(plan: Plan, file: Path) -> list[Block]:
    """The blocks of an earlier run of the same plan; starts the file when there is none."""
    if not file.exists() or not file.read_text("utf-8").strip():
        _write(file, [json.dumps(header(plan))])
        return []
    lines = file.read_text("utf-8").splitlines()
    if _parsed(lines[0]) != header(plan):
        raise BadInput(f"{file} holds results of another arena: give another file")
    found: list[Block] = []
    for line in lines[1:]:
        fields = _parsed(line)
        if fields is None or fields["number"] != len(found):
            break  # broken off while writing: from here on again
        found.append(Block(fields["number"], [Played(**game) for game in fields["games"]]))
    _write(file, lines[: len(found) + 1])
    return found


def _write(file: Path, lines: list[str]) -> None:
    try:
        file.write_text("\n".join(lines) + "\n", "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
