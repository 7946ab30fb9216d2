"""The text of the rules that follow from a sheet: referee, deed and lists of actions.

Each goes through the kinds in the order of their numbers, decodes the blanks and calls what is
bound to the kind; `referee_2` is the referee of the third kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.core.kinds import Kind
from orrery.core.sheet import Sheet
from orrery.core.state_rules import rule_text

Lines = Iterator[str]


def why_not_text(sheet: Sheet, is_timed: bool, has_turns: bool = False) -> str:
    """Over? whose turn? nature's? `why_not_now`, if the game is timed; in range? the referee.

    `has_turns`: the game says itself whose turn it is, by `why_not_turn`.
    """
    return rule_text("why_not(board, state, seat, action)", _why_not(sheet, is_timed, has_turns))


def apply_text(sheet: Sheet) -> str:
    """The deed of the kind."""
    head = "apply(board, state, seat, action, trace)"
    return rule_text(head, _for_each_kind(sheet, _play))


def fill_actions_text(sheet: Sheet, is_timed: bool) -> str:
    """The generator of each kind, else all that its referee lets pass."""
    head = "fill_actions(board, state, seat, actions)"
    return rule_text(head, _fill_actions(sheet, is_timed))


def fill_chance_text(sheet: Sheet) -> str:
    """All that the referees of nature's kinds let pass, each as likely."""
    return rule_text("fill_chance(board, state, actions, weights)", _fill_chance(sheet))


def _why_not(sheet: Sheet, is_timed: bool, has_turns: bool) -> Lines:
    yield "if is_over(board, state):"
    yield "    return game_over"
    yield from _from_outside(sheet)
    natures = " or ".join(_range(kind) for kind in sheet.kinds if kind.is_natures)
    yield from _whose_turn(natures, has_turns)
    if is_timed:
        yield from _for_each_kind(sheet, lambda kind: iter([f"kind = {int(kind)}"]))
        yield "if seat != CHANCE:"
        yield "    refusal = why_not_now(state, kind)"
        yield "    if refusal != 0:"
        yield "        return refusal"
    yield from _for_each_kind(sheet, lambda kind: _judge(sheet, kind))


def _range(kind: Kind) -> str:
    """The text of the question whether an action is of a kind."""
    return f"{kind.first} <= action <= {kind.last}"


def _from_outside(sheet: Sheet) -> Lines:
    """What comes at any time is not asked whose turn it is."""
    for kind in sheet.kinds:
        if kind.is_outside:
            yield f"if seat == CHANCE and {_range(kind)}:  # {kind.text}"
            yield from (f"    {line}" for line in _judge(sheet, kind))


def _whose_turn(natures: str, has_turns: bool) -> Lines:
    """`natures`: the text of the question whether an action is nature's."""
    if natures:
        yield "if chance_due(board, state):"
        yield "    if seat != CHANCE:"
        yield "        return nature_first"
        yield f"    if not ({natures}):"
        yield "        return not_natures"
        yield "elif seat == CHANCE:"
    else:
        yield "if seat == CHANCE:"
    yield "    return not_natures"
    if has_turns:
        yield "else:"
        yield "    refusal = why_not_turn(board, state, seat)"
        yield "    if refusal != 0:"
        yield "        return refusal"
    else:
        yield "elif not may_act(board, state, seat):"
        yield "    return not_your_turn"
    if natures:
        yield f"if seat != CHANCE and ({natures}):"
        yield "    return natures_only"


def _judge(sheet: Sheet, kind: Kind) -> Lines:
    yield from (f"{name} = {code}" for name, code in kind.decoders().items())
    for name, blank in kind.blanks.items():
        if blank.below:
            yield f"if {name} >= {blank.below}:"
            yield f"    return {int(sheet.no_such[blank])}"
    yield f"return {kind.call('referee')}" if "referee" in kind.rules else "return 0"


def _play(kind: Kind) -> Lines:
    call = kind.call("deed")
    used = call[call.index("(") + 1 : -1].split(", ")
    yield from (f"{name} = {code}" for name, code in kind.decoders().items() if name in used)
    yield call


def _for_each_kind(sheet: Sheet, body: Callable[[Kind], Lines]) -> Lines:
    """One branch for each kind, in the order of their numbers."""
    if len(sheet.kinds) == 1:
        yield from body(sheet.kinds[0])
        return
    for kind in sheet.kinds:
        is_last = int(kind) == len(sheet.kinds) - 1
        word = "else" if is_last else f"{'elif' if kind else 'if'} action <= {kind.last}"
        yield f"{word}:  # {kind.text}"
        yield from (f"    {line}" for line in body(kind))


def _fill_actions(sheet: Sheet, is_timed: bool) -> Lines:
    yield "n = 0"
    for kind in sheet.kinds:
        if not kind.is_natures and is_timed:
            yield f"if why_not_now(state, {int(kind)}) == 0:"
            yield from (f"    {line}" for line in _list(kind))
        elif not kind.is_natures:
            yield from _list(kind)
    yield "return n"


def _fill_chance(sheet: Sheet) -> Lines:
    yield "n = 0"
    yield "seat = CHANCE"
    for kind in sheet.kinds:
        if kind.is_natures and not kind.is_outside:
            yield from _list(kind, "weights[n] = 1")
    yield "return n"


def _list(kind: Kind, *more: str) -> Lines:
    """List the legal actions of a kind; `more` is done for each of them."""
    if "generator" in kind.rules:
        yield f"n = {kind.call('generator')}"
        return
    depth = 0
    for name, blank in kind.blanks.items():
        yield f"{'    ' * depth}for {name} in range({blank.below or blank.size}):"
        depth += 1
    if "referee" in kind.rules:
        yield f"{'    ' * depth}if {kind.call('referee')} == 0:"
        depth += 1
    for line in (f"actions[n] = {kind.encoding()}", *more, "n += 1"):
        yield f"{'    ' * depth}{line}"
