"""Two boards or two rulings side by side: the same seeds with both, so differences are paired."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from orrery.core.board_files import read_name
from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game
from orrery.core.meta import Value
from orrery.core.registry import find_game
from orrery.lab.ablation import Variant
from orrery.lab.balance import Plan
from orrery.lab.balance_counts import Block
from orrery.lab.measures import differences, won_parts
from orrery.lab.page import Part, Section
from orrery.lab.report import binned, bins_of, course, interval_row
from orrery.lab.report_numbers import quotients, share


def side(game: Game, base: Variant, text: str) -> Variant:
    """One side: a board, or `tokens=0,variant=cards`; `base` is the game as it was asked for."""
    values: dict[str, Value] = dict(base.values)
    board = None
    for word in text.split(","):
        name, equals, value = word.partition("=")
        if not equals and word != "base":
            name, value = "board", word
        if name == "board":
            board = _board(game, value, text)
        elif word != "base":
            values[name] = _option(game, name, text).read(value)
    return _checked(game, base, Variant(text, values, board or ""))


def _option(game: Game, name: str, text: str) -> Any:
    options = {option.name: option for option in game.meta.options}
    if name not in options:
        known = [*options, "board"]
        raise BadInput(f"--compare {text}: no option {name!r}: {one_of(name, known)}")
    return options[name]


def _board(game: Game, name: str, text: str) -> str:
    if not read_name(name).file and name not in game.meta.boards:
        boards = list(game.meta.boards)
        raise BadInput(
            f"--compare {text}: {name!r} is no board ({one_of(name, boards)}, or a .toml file) and"
            " no option=value"
        )
    return name


def _checked(game: Game, base: Variant, found: Variant) -> Variant:
    """With the board that goes with its options; BadInput where they do not go together."""
    objection = game.meta.objection(found.values)
    if objection:
        raise BadInput(f"--compare {found.name}: {objection}")
    usual = game.default_board(base.values) == base.board
    board = found.board or (game.default_board(found.values) if usual else base.board)
    game.check_board(game.load_board(board), found.values)
    return Variant(found.name, found.values, board)


# Numbers


def comparison(plan: Plan, names: tuple[str, str], a: Block, b: Block) -> dict[str, Any]:
    """What both are, and how they differ."""
    game = find_game(plan.game)
    return {
        "game": plan.game, "title": game.meta.title, "players": plan.n_seats, "seed": plan.seed,
        "bots": list(plan.bots), "games": a.n_games, "sides": list(names),
        "measures": differences(a, b),
        "seats": [
            {"seat": game.seat_name(seat), "won": [share(won_parts(x)[:, seat]) for x in (a, b)]}
            for seat in range(plan.n_seats)
        ],
    }  # fmt: skip


# Sections


def compared(
    numbers: dict[str, Any], blocks: Mapping[str, Block], drawn: bool = True
) -> list[Section]:
    """The page of a comparison."""
    parts = [
        figures(numbers), changes(numbers, False), changes(numbers, True), wins(numbers),
        length(blocks), *([leads(blocks)] if all(b.counts for b in blocks.values()) else []),
    ]  # fmt: skip
    return [part.section(drawn) for part in parts if part.rows]


def figures(numbers: dict[str, Any]) -> Part:
    """All measures of both, and the change."""
    a, b = numbers["sides"]
    rows = [
        {"measure": one["name"], a: _text(one["a"], one), b: _text(one["b"], one),
         "change": _text(one["change"], one), "is_clear": "yes" if is_clear(one) else "no"}
        for one in numbers["measures"]
    ]  # fmt: skip
    words = f"The change is {b} less {a}; clear is one whose 95 % interval does not hold 0."
    return Part("measures", "Side by side", words, rows, "", is_open=True)


def is_clear(one: dict[str, Any]) -> bool:
    """Whether a change is more than chance."""
    return bool(one["change"]["low"] > 0 or one["change"]["high"] < 0)


def _text(found: dict[str, float], one: dict[str, Any]) -> str:
    form = "{:.1%}" if one["is_share"] else "{:.2f}"
    mean, low, high = (form.format(found[key]) for key in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def changes(numbers: dict[str, Any], of_shares: bool) -> Part:
    """Changes on one scale: shares in points, the rest in parts of what the first side has."""
    rows = []
    for one in numbers["measures"]:
        whole = 1.0 if of_shares else one["a"]["mean"]
        if one["is_share"] == of_shares and whole:
            scaled = {key: value / whole for key, value in one["change"].items()}
            rows.append(interval_row(one["name"], scaled))
    a, b = numbers["sides"]
    title = "Change of shares" if of_shares else "Change of sizes"
    what = "in points of per cent" if of_shares else f"in per cent of {a}"
    look = {"form": "+.1%", "mark": 0.0, "zero": True, "table": "{:+.1%}"}
    name = "change-shares" if of_shares else "change-sizes"
    return Part(name, title, f"From {a} to {b}, {what}.", rows, "intervals", **look)


def wins(numbers: dict[str, Any]) -> Part:
    """Who wins on both sides."""
    rows = [
        {**interval_row(f"{seat['seat']}, {side}", won), "side": side}
        for seat in numbers["seats"]
        for side, won in zip(numbers["sides"], seat["won"], strict=True)
    ]
    words = "Share of the games each seat wins, with Wilson's 95 % interval; the line is even."
    look = {"form": ".1%", "mark": 1 / numbers["players"], "colour": "side", "table": "{:.1%}"}
    return Part("wins", "Who wins", words, rows, "intervals", **look)


def length(blocks: Mapping[str, Block]) -> Part:
    """How long games are on both sides."""
    edges = bins_of(np.concatenate([block.rows["length"] for block in blocks.values()]))
    rows = [
        {**row, "side": name}
        for name, block in blocks.items() for row in binned(block.rows["length"], edges)
    ]  # fmt: skip
    look = {"below": "actions of a game", "colour": "side"}
    return Part("length", "Length", "Actions of a game.", rows, "histogram", **look)


def leads(blocks: Mapping[str, Block]) -> Part:
    """How often the leader wins, on both sides."""
    rows = [
        {**row, "side": name}
        for name, block in blocks.items()
        for row in course(
            quotients(block.counts["leader_won"], block.counts["led_at_end_of_part"]), "share"
        )
    ]
    look = {"x": "part", "y": "share", "form": ".0%", "below": "moment of the game", "top": 1.0}
    words = "How often whoever leads alone at that moment wins."
    return Part("leads", "Lead and suspense", words, rows, "curve", colour="side", **look)
