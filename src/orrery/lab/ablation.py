"""Ablation: the variants of a game that differ from the one at hand in one option or the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game
from orrery.core.meta import Option, Value, Values
from orrery.core.records import bytes_of

BASE = "base"
SMALL_NUMBERS = (1, 2, 4, 8)


@dataclass(frozen=True)
class Variant:
    """One way to play; `name` is `base` or `tokens=0`, `clause` what rules the option."""

    name: str
    values: Values
    board: str
    clause: str = ""


def base_of(values: Values, board: str) -> Variant:
    """The game as it was asked for."""
    return Variant(BASE, values, board)


def variants(game: Game, base: Variant, wanted: Sequence[str] | None = None) -> list[Variant]:
    """Every variant that can be played; `wanted` are names of options, or `name=value`."""
    if wanted is None:
        return [*_option_variants(game, base), *_board_variants(game, base)]
    return [variant for text in wanted for variant in _named(game, base, text)]


def distinct(game: Game, base: Variant, found: Sequence[Variant]) -> dict[str, str]:
    """Variants whose games are those of another: {name: the other's name}.

    Rules see a board and a state, nothing else, so two variants that begin with the same bytes on
    the same board are one: `tokens=4` where two players have four anyway.
    """
    known = {_beginning(game, base): base.name}
    same = {}
    for variant in found:
        other = known.setdefault(_beginning(game, variant), variant.name)
        if other != variant.name:
            same[variant.name] = other
    return same


def _beginning(game: Game, variant: Variant) -> tuple[str, bytes]:
    board = game.load_board(variant.board)
    return game.board_hash(board), bytes_of(game.setup(board, variant.values))


def _option_variants(game: Game, base: Variant) -> Iterator[Variant]:
    for option in game.meta.options:
        yield from _variants_of(game, base, option)


def _variants_of(game: Game, base: Variant, option: Option) -> Iterator[Variant]:
    for value in other_values(option, base.values[option.name]):
        found = _variant(game, base, option, value)
        if found is not None:
            yield found


def _variant(game: Game, base: Variant, option: Option, value: Value) -> Variant | None:
    """The base with one option changed; None where the others forbid it."""
    values = {**base.values, option.name: value}
    if game.meta.objection(values):
        return None
    usual = game.default_board(base.values) == base.board
    board = game.default_board(values) if usual else base.board
    try:
        game.check_board(game.load_board(board), values)
    except BadInput:
        return None
    return Variant(f"{option.name}={_text(value)}", values, board, option.clause)


def other_values(option: Option, now: Value) -> list[Value]:
    """What else an option may be: all words; for a number half and twice, or small ones."""
    if option.kind == "flag":
        return [not now]
    if option.choices:
        return [word for word in option.choices if word != now]
    number = int(now)
    tried = (number // 2, number * 2) if number > 0 else (0, *SMALL_NUMBERS)
    return [n for n in tried if option.low <= n <= option.high and n != number]


def _board_variants(game: Game, base: Variant) -> Iterator[Variant]:
    for board in game.meta.boards:
        if board != base.board:
            try:
                game.check_board(game.load_board(board), base.values)
            except BadInput:
                continue
            yield Variant(f"board={board}", base.values, board)


def _named(game: Game, base: Variant, text: str) -> list[Variant]:
    """The variants of `tokens` or of `tokens=0`."""
    name, _, value = text.partition("=")
    if name == "board":
        boards = list(_board_variants(game, base))
        return [v for v in boards if not value or v.name == text]
    options = {option.name: option for option in game.meta.options}
    if name not in options:
        raise BadInput(f"{game.meta.title} has no option {name!r}: {one_of(name, list(options))}")
    if not value:
        return list(_variants_of(game, base, options[name]))
    found = _variant(game, base, options[name], options[name].read(value))
    if found is None:
        raise BadInput(f"{text} does not go with the other options")
    return [found]


def _text(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
