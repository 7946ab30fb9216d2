"""What a search for a board found: the confirmed best beside the start, with honest intervals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.registry import find_game
from orrery.lab.balance_counts import Block
from orrery.lab.design_changes import start_of
from orrery.lab.design_search import Found
from orrery.lab.design_spec import Task
from orrery.lab.design_trials import aim_values, losses, yes_or_no
from orrery.lab.measures import won_parts
from orrery.lab.page import Part, Section
from orrery.lab.report import binned, bins_of, interval_row
from orrery.lab.report_numbers import share

RESAMPLES = 1000
MOST_SHOWN = 20
SIDES = ("start", "best")
Floats = npt.NDArray[np.float64]


def design_numbers(
    task: Task, tried: Sequence[Found], fresh: tuple[Block, Block]
) -> dict[str, Any]:
    """All numbers of the report; intervals are of games that the search has not seen."""
    best = tried[0]
    weights = resampled(fresh[0].n_games)
    loss = [bootstrap(losses(task, block), losses(task, block, weights)) for block in fresh]
    gain = [losses(task, fresh[0], w) - losses(task, fresh[1], w) for w in (None, weights)]
    game = find_game(task.game)
    return {
        "game": task.game, "title": game.meta.title, "board": task.board, "bot": task.spec.bot,
        "players": int(task.values["players"]), "seed": task.spec.search.seed,
        "games": fresh[0].n_games, "start": start_of(task), "best": best.candidate,
        "loss": dict(zip(SIDES, loss, strict=True)), "gain": bootstrap(*gain),
        "verdict": verdict(best.candidate == start_of(task), bootstrap(*gain)),
        "aims": [aim_numbers(task, number, fresh, weights) for number in range(len(task.spec.aim))],
        "seats": [
            {"seat": game.seat_name(seat),
             **{side: share(won_parts(block)[:, seat])
                for side, block in zip(SIDES, fresh, strict=True)}}
            for seat in range(int(task.values["players"]))
        ],
        "tried": [
            {"name": found.name, "generation": found.generation, "games": found.n_games,
             "loss": found.loss, "changes": changes_of(task, found.candidate)}
            for found in tried
        ],
    }  # fmt: skip


def resampled(n_games: int) -> Floats:
    """[k, game]: how often each game is drawn, in k bootstrap samples."""
    rng = np.random.default_rng(1)
    drawn = rng.multinomial(n_games, np.full(n_games, 1 / n_games), RESAMPLES)
    return drawn.astype(np.float64)


def bootstrap(value: Floats, samples: Floats) -> dict[str, float]:
    """A value with its 95 % interval."""
    low, high = np.percentile(samples, [2.5, 97.5])
    return {"mean": float(value[0]), "low": float(low), "high": float(high)}


def verdict(is_start: bool, gain: dict[str, float]) -> str:
    """What may be said."""
    if is_start:
        return "the search found nothing better than the board it started from"
    if gain["low"] > 0:
        return "the best board is clearly nearer to the aims"
    if gain["high"] < 0:
        return "the board that looked best is worse on fresh games: keep the start"
    return "the best board is not clearly better: keep the start, or search longer"


def aim_numbers(
    task: Task, number: int, fresh: tuple[Block, Block], weights: Floats
) -> dict[str, Any]:
    """An aim, and how near both boards come."""
    aim, ones = task.spec.aim[number], np.ones((1, fresh[0].n_games))
    sides = {}
    for side, block in zip(SIDES, fresh, strict=True):
        found = bootstrap(*(aim_values(task, aim, block, w) for w in (ones, weights)))
        counts = yes_or_no(task, aim, block)
        sides[side] = found if counts is None else share(counts)
    return {"measure": aim.measure, "target": aim.target, "within": aim.within, **sides}


def changes_of(task: Task, candidate: dict[str, Any]) -> str:
    """What differs from the start, in one line."""
    start = start_of(task)
    changed = [
        f"{key} {json.dumps(candidate[key])}" for key in start if candidate[key] != start[key]
    ]
    return ", ".join(changed) or "as it is"


# Sections


def design_sections(
    numbers: dict[str, Any], fresh: tuple[Block, Block], drawn: bool = True
) -> list[Section]:
    """The page of a search."""
    parts = [
        aims(numbers), board(numbers), losses_of(numbers), wins(numbers), length(fresh),
        course(numbers), candidates(numbers),
    ]  # fmt: skip
    return [part.section(drawn) for part in parts if part.rows]


def aims(numbers: dict[str, Any]) -> Part:
    """The verdict, and each aim."""
    words = (
        f"On {numbers['games']:,} fresh games {numbers['verdict']}. The loss falls by"
        f" {_text(numbers['gain'])}; intervals are 95 %, by bootstrap, with the same seeds on both"
        " boards."
    )
    rows = [
        {"aim": one["measure"], "target": float(one["target"]), "within": float(one["within"]),
         "start": _text(one["start"]), "best": _text(one["best"])}
        for one in numbers["aims"]
    ]  # fmt: skip
    return Part("aims", "Aims", words, rows, "", is_open=True)


def board(numbers: dict[str, Any]) -> Part:
    """What stands on both boards."""
    rows = [
        {"key": key, "start": json.dumps(value), "best": json.dumps(numbers["best"][key])}
        for key, value in numbers["start"].items()
    ]
    words = "What was allowed to change. The whole board is best.toml, which --board opens."
    return Part("board", "The boards", words, rows, "", is_open=True)


def losses_of(numbers: dict[str, Any]) -> Part:
    """The loss of both boards."""
    rows = [interval_row(side, numbers["loss"][side]) for side in SIDES]
    words = "Squares of how far each aim is missed, in units of its `within`; 0 is all aims met."
    return Part("loss", "Loss on fresh games", words, rows, "intervals", form=".2f", zero=True)


def wins(numbers: dict[str, Any]) -> Part:
    """Who wins on both."""
    rows = [
        {**interval_row(f"{seat['seat']}, {side}", seat[side]), "board": side}
        for seat in numbers["seats"] for side in SIDES
    ]  # fmt: skip
    look = {"form": ".1%", "mark": 1 / numbers["players"], "colour": "board", "table": "{:.1%}"}
    words = "On fresh games, with Wilson's 95 % interval; the line is what would be even."
    return Part("wins", "Who wins", words, rows, "intervals", **look)


def length(fresh: tuple[Block, Block]) -> Part:
    """How long games are on both."""
    edges = bins_of(np.concatenate([block.rows["length"] for block in fresh]))
    rows = [
        {**row, "board": side}
        for side, block in zip(SIDES, fresh, strict=True)
        for row in binned(block.rows["length"], edges)
    ]
    look = {"below": "actions of a game", "colour": "board"}
    return Part("length", "Length", "Actions of a game, fresh games.", rows, "histogram", **look)


def course(numbers: dict[str, Any]) -> Part:
    """How the search went."""
    rows = [
        {"generation": one["generation"], "loss": float(one["loss"]),
         "games": str(one["games"]), "changes": one["changes"]}
        for one in sorted(numbers["tried"], key=lambda one: one["games"])
    ]  # fmt: skip
    words = (
        "Every candidate by its generation, the colour says after how many games it was left."
        " These losses chose, so they flatter: believe the fresh games."
    )
    look = {"x": "generation", "y": "loss", "colour": "games", "form": ".3g"}
    return Part("course", "The search", words, rows, "dots", below="generation", **look)


def candidates(numbers: dict[str, Any]) -> Part:
    """The best of the search."""
    rows = [
        {"candidate": one["name"], "generation": one["generation"], "games": one["games"],
         "loss": float(one["loss"]), "changes": one["changes"]}
        for one in numbers["tried"][:MOST_SHOWN]
    ]  # fmt: skip
    words = f"The {len(rows)} best, by the games that chose them."
    return Part("candidates", "Candidates", words, rows, "", is_open=True)


def _text(found: dict[str, float]) -> str:
    return f"{found['mean']:.3g} ({found['low']:.3g} to {found['high']:.3g})"
