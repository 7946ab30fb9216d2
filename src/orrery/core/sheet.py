"""The sheet of a game: its actions, refusals, events and faults, each declared once.

    sheet = Sheet(META, game_over="CF-5", not_your_turn="CF-2")
    COLUMN = Number("column", MAX_COLUMNS, below="board.columns", clause="CF-1")
    DROP = sheet.kind("drop {column}", column=COLUMN, help="drop a disc into a column")
    COLUMN_FULL = sheet.reason("CF-3", "column {column} is full")
    DISC_DROPPED = sheet.event("{seat} drops a disc into column {column}", seat=SEAT, column=COLUMN)

    @DROP.referee
    def why_not_drop(board, state, column): ...     # asks for what it needs, by name
    @DROP.deed
    def drop(board, state, seat, column, trace): ...

From this follow action numbers, texts both ways (core.notation), help, the words of sentences,
`why_not`, `apply`, `fill_actions` and `fill_chance` (core.derivation), and what a browser needs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

from orrery.core.blanks import Blank, Words
from orrery.core.errors import BadGame
from orrery.core.kinds import Kind, Sentence, blanks_of, place_of_call
from orrery.core.meta import Meta
from orrery.core.rule import inlined_rule, rule
from orrery.core.trace import EVENT_SIZE

__all__ = ["OK", "Sheet"]

OK = 0
"""What a referee says to a legal action, and `fault` to a sound state."""

STANDARD = {
    "game_over": "the game is over",
    "not_your_turn": "it is not {player}'s turn",
    "not_natures": "this is not left to chance",
}
"""Refusals of every game."""
NATURES = {"nature_first": "chance decides first", "natures_only": "this is left to chance"}
"""Refusals of games with chance."""


class Sheet:
    """Everything a game declares, in the order in which it is declared."""

    def __init__(self, meta: Meta, inlined: bool = False, **clauses: str) -> None:
        """`clauses`: those of the standard refusals, where not the first: `game_over="SW-18"`,
        with a sentence of the game's own where it has one: `game_over="SW-18: all ships are lost"`.

        `inlined`: made rules, and bound functions that are not rules yet, are `inlined_rule`s.
        """
        unknown = set(clauses) - {*STANDARD, *NATURES}
        if unknown:
            raise TypeError(f"no standard refusal {min(unknown)}: {', '.join(STANDARD | NATURES)}")
        self.meta = meta
        self.package = str(sys._getframe(1).f_globals["__package__"])
        self.rule = inlined_rule if inlined else rule
        self.kinds: list[Kind] = []
        self.reasons: list[Sentence] = []
        self.events: list[Sentence] = []
        self.faults: list[Sentence] = []
        self.standard: dict[str, Sentence] = {}
        self.no_such: dict[Blank, Sentence] = {}
        self._clauses = clauses
        self._declare_standard(STANDARD)

    def _declare_standard(self, sentences: Mapping[str, str]) -> None:
        for name, text in sentences.items():
            said = self._clauses.get(name, f"{self.meta.clause_prefix}-1")
            clause, _, own = said.partition(": ")
            self.standard[name] = self.reason(clause, own or text)

    @property
    def n_actions(self) -> int:
        """How many action numbers there are."""
        return sum(kind.size for kind in self.kinds)

    # What a game declares

    def kind(
        self,
        text: str,
        help: str = "",
        nature: bool = False,
        reveals: bool = True,
        said: Mapping[int, str] | None = None,
        **blanks: Blank,
    ) -> Kind:
        """A kind of action, typed as `text`, or in some phases as `said`.

        In a game with secrets it can be taken back only if it `reveals` nothing.
        """
        made = Kind.make(self, len(self.kinds), self.n_actions, text, blanks)
        made.help, made.is_natures, made.reveals, made.said = help, nature, reveals, said or {}
        made.place = place_of_call(self.package)
        self.kinds.append(made)
        if nature and "nature_first" not in self.standard:
            self._declare_standard(NATURES)
        for name, blank in blanks.items():
            if blank.below and blank not in self.no_such:
                sentence = blank.missing or f"there is no {blank.name} {{{name}}}"
                self.no_such[blank] = self.reason(blank.clause, sentence)
        return made

    def reason(self, clause: str, text: str) -> Sentence:
        """Why something is refused; its blanks are `player` and those of the action."""
        if clause and clause not in self.meta.clauses:
            known = f"{self.meta.clauses[0]} to {self.meta.clauses[-1]}"
            raise TypeError(f"the refusal {text!r} names {clause}, which is no clause: {known}")
        return self._add(self.reasons, text, clause)

    def fault(self, text: str) -> Sentence:
        """An invariant that is broken."""
        return self._add(self.faults, text)

    def event(
        self, text: str, secret: tuple[str, ...] = (), others: str = "", **blanks: Blank
    ) -> Sentence:
        """What happened; the numbers of the event are those of the blanks, in this order.

        `secret` blanks are for the seat in the first blank; everybody else is told `others`.
        """
        if len(blanks) >= EVENT_SIZE:
            raise TypeError(f"event {text!r} has more than {EVENT_SIZE - 1} numbers")
        if bool(secret) != bool(others) or not set(secret) <= set(blanks):
            raise TypeError(f"event {text!r}: `secret` names blanks, `others` says what is told")
        unknown = (blanks_of(text) | blanks_of(others)) - set(blanks)
        if unknown:
            known = ", ".join(blanks) or "none"
            raise TypeError(f"nothing fills {min(unknown)!r} of the event {text!r}: it has {known}")
        event = self._add(self.events, text, blanks=blanks)
        if secret:
            event.secret = secret
            event.twin = self._add(self.events, others, blanks=blanks)
        return event

    def _add(
        self,
        kept: list[Sentence],
        text: str,
        clause: str = "",
        blanks: Mapping[str, Blank] | None = None,
    ) -> Sentence:
        made = Sentence.make(len(kept) + 1, text, clause, blanks or {})
        made.place = place_of_call(self.package)
        kept.append(made)
        return made

    # What others ask

    def kind_of(self, action: int) -> Kind:
        """The kind of an action number."""
        return next(kind for kind in self.kinds if action <= kind.last)

    def names_of(self, sentences: Iterable[Sentence]) -> dict[str, int]:
        """NAME -> number, by the names that the sentences have in the modules of the game."""
        names = self._names()
        for one in sentences:
            if id(one) not in names:
                raise BadGame(f"{one.place}: keep {one.text!r} in a constant, which names it")
        return {names[id(one)]: int(one) for one in sentences}

    def _names(self) -> dict[int, str]:
        """The name of each sentence, by its identity."""
        found = {id(one): name.upper() for name, one in self.standard.items()}
        found |= {id(s): f"NO_SUCH_{blank.name.upper()}" for blank, s in self.no_such.items()}
        for module in self._modules():
            said = {name: one for name, one in vars(module).items() if isinstance(one, Sentence)}
            found |= {id(one): name for name, one in said.items()}
        secret = [event for event in self.events if event.twin is not None]
        return found | {id(event.twin): f"{found[id(event)]}_UNSEEN" for event in secret}

    def _modules(self) -> list[ModuleType]:
        loaded = dict(sys.modules)
        return [m for name, m in loaded.items() if f"{name}.".startswith(f"{self.package}.")]

    def words(self) -> list[str]:
        """The words that stand in blanks."""
        declared = [one.blanks for one in self.kinds] + [one.blanks for one in self.events]
        blanks = [blank for some in declared for blank in some.values()]
        return [word for blank in blanks if isinstance(blank, Words) for word in blank.words]

    def described(self) -> list[dict[str, Any]]:
        """The players' actions, for the browser."""
        return [kind.described() for kind in self.kinds if not kind.is_natures]
