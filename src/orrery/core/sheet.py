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

import re
import sys
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

from orrery.core.blanks import Blank
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

    def __init__(
        self, meta: Meta, inlined: bool = False, word: str = r"\S+", **clauses: str
    ) -> None:
        """`clauses`: those of the standard refusals, where not the first: `game_over="SW-18"`,
        with a sentence of the game's own where it has one: `game_over="SW-18: all ships are lost"`.

        `inlined`: made rules, and bound functions that are not rules yet, are `inlined_rule`s.
        `word`: what a word of a typed action looks like; signs between words do not matter.
        """
        unknown = set(clauses) - {*STANDARD, *NATURES}
        if unknown:
            raise TypeError(f"no standard refusal {min(unknown)}: {', '.join(STANDARD | NATURES)}")
        self.meta = meta
        self.package = str(sys._getframe(1).f_globals["__package__"])
        self.rule = inlined_rule if inlined else rule
        self.kinds: list[Kind] = []
        self._firsts: list[int] = []
        self.reasons: list[Sentence] = []
        self.events: list[Sentence] = []
        self.faults: list[Sentence] = []
        self.standard: dict[str, Sentence] = {}
        self.no_such: dict[Blank, Sentence] = {}
        self._word = re.compile(word)
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
        outside: bool = False,
        said: Mapping[int, str] | None = None,
        said_by: str = "phase",
        example: str = "",
        short: str = "",
        bare: bool = False,
        **blanks: Blank,
    ) -> Kind:
        """A kind of action, typed as `text`, or in some phases as `said`.

        `said_by`: the field of the state that decides, where it is not the phase. Each of `said`
        may have help of its own: `{FIRING: "target {piece}: what is fired at"}`.

        `help` says what the `example` does, or the text itself where there is none. `short` is a
        letter for the verb; of a `bare` kind the verb may be left out before a number. In a game
        with secrets it can be taken back only if it `reveals` nothing. An action of nature from
        `outside` is never drawn; it may come at any time, if its referee lets it pass.
        """
        made = Kind.make(self, len(self.kinds), self.n_actions, text, blanks)
        made.help, made.example, made.is_natures, made.reveals = help, example, nature, reveals
        forms = {phase: form.partition(": ") for phase, form in (said or {}).items()}
        made.said = {phase: form for phase, (form, _, _) in forms.items()}
        made.said_help = {form: told for form, _, told in forms.values() if told}
        made.said_by, made.is_outside = said_by, outside
        made.short, made.may_lack_verb = short, bare
        made.place = place_of_call(self.package)
        self.kinds.append(made)
        self._firsts.append(made.first)
        if nature and "nature_first" not in self.standard:
            self._declare_standard(NATURES)
        for name, blank in blanks.items():
            if blank.below and blank not in self.no_such:
                sentence = blank.missing or f"there is no {blank.name} {{{name}}}"
                self.no_such[blank] = self.reason(blank.clause, sentence)
        return made

    def reason(self, clause: str, text: str, **blanks: Blank) -> Sentence:
        """Why something is refused; its blanks are `player`, those of the action and what the
        game's `refusal_words` fills. `blanks` are others, which whoever gives this reason fills.
        """
        if clause and clause not in self.meta.clauses:
            known = f"{self.meta.clauses[0]} to {self.meta.clauses[-1]}"
            raise TypeError(f"the refusal {text!r} names {clause}, which is no clause: {known}")
        return self._add(self.reasons, text, clause, blanks)

    def fault(self, text: str) -> Sentence:
        """An invariant that is broken."""
        return self._add(self.faults, text)

    def event(
        self, text: str, secret: tuple[str, ...] = (), others: str = "", **blanks: Blank
    ) -> Sentence:
        """What happened; the numbers of the event are those of the blanks, in this order.

        `secret` blanks are for the seat in the first blank; everybody else is told `others`, or the
        same with the `unseen` words of the blanks.
        """
        if len(blanks) >= EVENT_SIZE:
            raise TypeError(f"event {text!r} has more than {EVENT_SIZE - 1} numbers")
        _check_secret(text, secret, others, blanks)
        further = {name for blank in blanks.values() for name in blank.also}
        unknown = (blanks_of(text) | blanks_of(others)) - {*blanks, *further}
        if unknown:
            known = ", ".join(blanks) or "none"
            raise TypeError(f"nothing fills {min(unknown)!r} of the event {text!r}: it has {known}")
        event = self._add(self.events, text, blanks=blanks)
        event.secret = secret
        if others:
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

    def words_in(self, text: str) -> list[str]:
        """The words of a typed action."""
        return self._word.findall(text.lower())

    def kind_of(self, action: int) -> Kind:
        """The kind of an action number."""
        return self.kinds[bisect_right(self._firsts, action) - 1]

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
        for module in self.modules():
            said = {name: one for name, one in vars(module).items() if isinstance(one, Sentence)}
            found |= {id(one): name for name, one in said.items()}
        secret = [event for event in self.events if event.twin is not None]
        return found | {id(event.twin): f"{found[id(event)]}_UNSEEN" for event in secret}

    def modules(self) -> list[ModuleType]:
        """The modules of the game that are loaded."""
        loaded = dict(sys.modules)
        return [m for name, m in loaded.items() if f"{name}.".startswith(f"{self.package}.")]

    def words(self) -> list[str]:
        """The words that stand in blanks."""
        declared = [one.blanks for one in self.kinds]
        declared += [one.blanks for one in (*self.reasons, *self.events)]
        blanks = [blank for some in declared for blank in some.values()]
        told = [blank.unseen for blank in blanks if blank.unseen]
        return [*(word for blank in blanks for word in blank.known_words()), *told]

    def described(self) -> list[dict[str, Any]]:
        """The players' actions, for the browser."""
        return [kind.described() for kind in self.kinds if not kind.is_natures]


def _check_secret(
    text: str, secret: tuple[str, ...], others: str, blanks: Mapping[str, Blank]
) -> None:
    """TypeError unless the secrets of an event are blanks and there is something to tell others."""
    is_known = set(secret) <= set(blanks)
    has_words = is_known and all(blanks[name].unseen for name in secret)
    if not is_known or (others and not secret) or not (others or has_words):
        said = "`secret` names blanks, `others` or their `unseen` says what is told"
        raise TypeError(f"event {text!r}: {said}")
