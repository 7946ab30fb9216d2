"""Do personalities play as well as their rank, and does their taste show?

    python benchmarks/personalities.py zylatron --seconds 300 --out personalities.json

Each meets the rank it searches as, two games with the same chance and swapped seats at a time,
until the processor time is spent. Of both sides the script counts what they did, by the game's
events, how often they did not play what was most looked at, and how both stood after each of their
actions: own score, the rival's, and money where there is any.
Budgets are in iterations, so the same games are played anywhere.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from orrery.bots.matches import Match
from orrery.bots.personalities import PERSONALITIES
from orrery.bots.players import Bot
from orrery.core.chance import game_seed
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.lab.ratings import share_interval
from orrery.wasm.choice import at_once

SEED = 7


def play(game: Game, bots: list[Bot], seed: int, facts: dict[str, Counter[str]]) -> list[float]:
    """One game of two; what each seat won, of 1."""
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    state, match = game.setup(board, values), Match(game, board, bots, seed)
    for _ in range(game.meta.max_actions):
        if game.is_over(board, state):
            break
        seat, action = match.next_step(state)
        events = game.apply(board, state, seat, action)
        if seat >= 0:
            thoughts = bots[seat].thoughts
            is_other = bool(thoughts) and thoughts[0].action != action
            facts[bots[seat].name]["played to taste"] += is_other
            note(game, board, state, seat, facts[bots[seat].name], events)
    for bot in bots:
        facts[bot.name]["games"] += 1
    winners = game.winners(board, state) or [0, 1]
    return [float(seat in winners) / len(winners) for seat in (0, 1)]


def note(
    game: Game, board: Any, state: Any, seat: int, counts: Counter[str], events: list[Any]
) -> None:  # fmt: skip
    """Add what an action did, and how both stand after it."""
    counts["actions"] += 1
    counts.update(game.event_name(event) for event in events)
    scores = game.scores(board, state)
    counts["sum own score"] += scores[seat]
    counts["sum rival score"] += scores[1 - seat]
    if "money" in (game.dtype.names or ()):
        counts["sum money"] += int(state.money[seat])


def measure(game_id: str, name: str, seconds: float) -> dict[str, Any]:
    """Pairs of games against the rank, until the time is spent."""
    game, rank = find_game(game_id), PERSONALITIES[name].rank
    ours, theirs = (Bot(game, bot, n_seats=2) for bot in (name, rank))
    facts: dict[str, Counter[str]] = {name: Counter(), rank: Counter()}
    won, n_pairs, began = 0.0, 0, time.process_time()
    while n_pairs == 0 or time.process_time() - began < seconds:
        chance = game_seed(SEED, n_pairs)
        for turn, bots in enumerate(([ours, theirs], [theirs, ours])):
            for seat, bot in enumerate(bots):
                bot.forget(game_seed(chance, 1 + 2 * turn + seat))
            won += play(game, bots, chance, facts)[bots.index(ours)]
        n_pairs += 1
    low, high = share_interval(won, 2 * n_pairs)
    return {
        "game": game_id, "name": name, "rank": rank, "games": 2 * n_pairs,
        "share": won / (2 * n_pairs), "low": low, "high": high,
        "facts": {who: averages(counts) for who, counts in facts.items()},
    }  # fmt: skip


def averages(counts: Counter[str]) -> dict[str, float]:
    """Events a game, standings an action."""
    found = {}
    for key, n in sorted(counts.items()):
        per = counts["actions"] if key.startswith("sum ") else counts["games"]
        found[key.removeprefix("sum ")] = round(n / per, 3)
    return found


def main() -> None:
    """Measure the games that were named; what was found so far is written each time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--only", nargs="*", default=list(PERSONALITIES))
    parser.add_argument("--seconds", type=float, default=100, help="for each meeting")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    at_once()  # the games' modules: the same choices, and nothing to compile
    found = []
    for game in args.games:
        for name in args.only:
            found.append(measure(game, name, args.seconds))
            one = found[-1]
            print(f"{game} {name}: {one['share']:.1%} ({one['low']:.1%} to {one['high']:.1%})"
                  f" of {one['games']} games", flush=True)  # fmt: skip
            if args.out:
                args.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
