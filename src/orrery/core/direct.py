"""Compiled rules, called from Python without a look at what they are called with.

Whoever calls a function of Numba's is asked for the kinds of all arguments, and a numpy record
describes all its fields each time: that takes ten times as long as most rules do. Here a rule is
called that way once; from then on the code for those kinds is called by itself, as long as board
and position are records of the same kinds. The other arguments of the contract are whole numbers
and the arrays of `core.scratch`, which never differ.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from orrery.core.records import Record, raw
from orrery.core.rule import Rule, home_of, in_python
from orrery.core.target import runs_compiled

AT_ONCE = frozenset([
    "apply", "chance_due", "evaluate", "fault", "fill_actions", "fill_chance", "hide", "is_over",
    "is_winner", "may_act", "score", "why_not",
])  # fmt: skip


class HasEngine(Protocol):
    """A game."""

    engine: ModuleType


class DirectRules:
    """The functions of a game's engine as they are now, those that are compiled as `DirectRule`."""

    def __init__(self, game: HasEngine) -> None:
        """Nothing is called yet."""
        self._game = game
        self.known: dict[str, DirectRule] = {}

    def __getattr__(self, name: str) -> Any:
        function = getattr(self._game.engine, name)
        if name not in AT_ONCE or not isinstance(function, Rule):
            return with_raw_records(function) if callable(function) else function
        found = self.known[name] = DirectRule(function)
        return found


def _at_once(name: str) -> property:
    """A rule that is found where it was found before, unless the engine has another by now."""

    def found(rules: DirectRules) -> Any:
        known = rules.known.get(name)
        if known is not None and known.rule is rules._game.engine.__dict__.get(name):
            return known
        return rules.__getattr__(name)

    return property(found)


for _name in AT_ONCE:  # not by `__getattr__`, which Python calls only after it has failed to find
    setattr(DirectRules, _name, _at_once(_name))


def with_raw_records(function: Callable[..., Any]) -> Callable[..., Any]:
    """Any other function, handed records as compiled rules take them."""

    def call(*args: Any) -> Any:
        return function(*(raw(arg) if isinstance(arg, Record) else arg for arg in args))

    return call


class DirectRule:
    """A rule of board, position and whatever else."""

    __slots__ = ("made", "rule")

    def __init__(self, rule: Rule) -> None:
        """Nothing is compiled yet."""
        self.rule = rule
        self.made: tuple[Any, Any, Callable[..., Any]] = None, None, rule

    def __call__(self, board: Any, state: Any, *rest: Any) -> Any:
        """Call the code for records of these kinds, or let Numba find it."""
        board_kind, state_kind, code = self.made  # read once: another thread may find it, too
        if board.memory.dtype is board_kind and state.memory.dtype is state_kind:
            return code(board, state, *rest)
        return self._find(board, state, *rest)

    def _find(self, *args: Any) -> Any:
        compiled = self.rule.compiled
        found = compiled(*args)
        made = compiled.overloads.get(tuple(map(compiled.typeof_pyval, args)))
        if made is not None:
            self.made = args[0].memory.dtype, args[1].memory.dtype, made.entry_point
        return found


class Question:
    """A rule of a game beside its contract, of board, position and numbers, asked from Python.

    Views and words ask such a rule for every move. What `rules_view` gives is described anew by
    numpy for each call; here it is described once.
    """

    __slots__ = ("_direct", "_home", "_rule")

    def __init__(self, rule: Callable[..., Any]) -> None:
        """Nothing is compiled yet."""
        self._rule = in_python(rule)
        self._home = home_of(self._rule)
        self._direct = DirectRule(rule) if isinstance(rule, Rule) else None

    def __call__(self, board: Any, state: Any, *numbers: int) -> Any:
        """The answer, by whichever target runs rules here."""
        if self._direct is not None and runs_compiled(self._home):
            return self._direct(board, state, *numbers)
        return self._rule(board, state, *numbers)
