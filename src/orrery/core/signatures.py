"""What every function that an author writes must take; a game is held to it when it is loaded.

Referees, deeds and generators ask by name for what they need (`core.kinds`). All others are called
by position, often from compiled code: they take exactly what stands here, under these names, so
that two parameters in the wrong order are noticed as well as one too few. A last one that is
written with a ? here may be left out.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from orrery.core import hooks
from orrery.core.contract import ENGINE_FUNCTIONS, Engine
from orrery.core.errors import BadGame
from orrery.core.kinds import parameters, plain

Takes = Mapping[str, tuple[str, ...]]
"""Function -> its parameters."""


def _of(protocol: Any) -> tuple[str, ...]:
    """What a function of the contract, or a hook, takes."""
    return tuple(name for name in inspect.signature(protocol).parameters if name != "self")


def _said(**signatures: str) -> Takes:
    return {name: tuple(text.split()) for name, text in signatures.items()}


ENGINE: Takes = {
    **{name: _of(getattr(Engine, name)) for name in ENGINE_FUNCTIONS},
    "foresee": _of(hooks.Foresee.__call__),
    "foretell": _of(hooks.Foretell.__call__),
    "foretell_all": _of(hooks.ForetellAll.__call__),
    "tuned": _of(hooks.Tuned.__call__),
    "prior": _of(hooks.Prior.__call__),
    "habit": _of(hooks.Habit.__call__),
    "note": _of(hooks.Note.__call__),
    "suppose": _of(hooks.Suppose.__call__),
    **_said(draw_chart="board chart states trace", lay_tables="board"),
}
BOARD = _said(
    load_board="name", board_name="board", default_board="values", check_board="board values",
    board_options="board",
)  # fmt: skip
NOTATION: Takes = {
    **_said(
        action_text="board state seat action", parse_action="board state seat text",
        action_values="board state seat action", event_values="board event",
        position_text="board state", parse_position="board text",
        position_options="board state",
    ),
    "standing_pass": _of(hooks.StandingPass.__call__),
    "objection": _of(hooks.Objector.__call__),
}  # fmt: skip
VIEW: Takes = {
    **_said(view="board state viewer"),
    "hide_event": _of(hooks.HideEvent.__call__),
    "may_take_back": _of(hooks.MayTakeBack.__call__),
}
TERMINAL = _said(
    draw="board state viewer texts?", legend="board with_colour texts?",
    question="board state seat",
)  # fmt: skip
PACE: Takes = {
    "next_estimate": _of(hooks.NextEstimate.__call__),
    "time_percent": _of(hooks.TimePercent.__call__),
    "act": _of(hooks.Act.__call__),
}
OWN = _said(
    why_not_now="state kind", why_not_turn="board state seat", after_deed="board state kind trace",
    board_objection="board", refusal_words="board state seat kind blanks",
)  # fmt: skip
"""Functions of a declared game that only made rules, boards and sentences ask."""

RULES: Takes = {
    **ENGINE, **OWN, **BOARD, **NOTATION, **VIEW,
    **{name: taken for name, taken in TERMINAL.items() if name != "draw"},
}  # fmt: skip
"""All that the rules of a declared game may define."""

MODULES: Mapping[str, Takes] = {
    "engine": ENGINE, "board": BOARD, "notation": NOTATION, "view": VIEW, "terminal": TERMINAL,
    "live": _said(minutes="options"), "pace": PACE, "chart": _said(new_chart="board"),
    "heat": _said(places="board", heat="board events", points="board events"),
}  # fmt: skip
"""What the functions of each module of a package take."""


def check_module(package: str, name: str, module: ModuleType) -> None:
    """BadGame names a function of a module that takes something else; `live` has a `pace`."""
    check_functions(package, vars(module), MODULES.get(name, {}))
    pace = vars(module).get("pace") if name == "live" else None
    if isinstance(pace, ModuleType):
        check_functions(package, vars(pace), PACE)


def check_functions(package: str, found: Mapping[str, Any], takes: Takes) -> None:
    """BadGame names a function of the package that takes something else than it should."""
    for name, wanted in takes.items():
        function = plain(found.get(name))
        if inspect.isfunction(function) and _is_of(package, function):
            taken = tuple(parameters(function))
            if not _fits(taken, wanted):
                raise BadGame(_sentence(name, function, taken, wanted))


def _fits(taken: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether parameters are those that are wanted, with or without what may be left out."""
    needed = tuple(name for name in wanted if not name.endswith("?"))
    return taken in (needed, tuple(name.removesuffix("?") for name in wanted))


def _is_of(package: str, function: Any) -> bool:
    return f"{function.__module__}.".startswith(f"{package}.")


def _sentence(name: str, function: Any, taken: tuple[str, ...], wanted: tuple[str, ...]) -> str:
    code = function.__code__
    where = f"{code.co_filename} line {code.co_firstlineno}"
    return f"{name}({', '.join(taken)}) of {where} must take ({', '.join(wanted)})"
