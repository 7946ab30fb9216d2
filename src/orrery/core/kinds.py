"""Kinds of actions and the sentences of a game, each a whole number with more to say.

Compiled rules, CUDA and plain Python see the number (`kind == PLACE`, `return COLUMN_FULL`);
notation, texts, help and the browser see words and blanks. A `Sheet` (core.sheet) hands them out.
"""

from __future__ import annotations

import functools
import inspect
import math
import re
import string
import sys
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from orrery.core.blanks import Blank, Words
from orrery.core.made_rules import Home, made_rule

F = TypeVar("F", bound=Callable[..., Any])

BLANK = re.compile(r"{(\w+)}")
OFFERED = {
    "referee": ("board", "state", "seat"),
    "deed": ("board", "state", "seat", "trace"),
    "generator": ("board", "state", "seat", "actions", "n"),
}
"""What a rule bound to a kind may ask for, beside the blanks (which a generator makes up)."""
SPELLING = {
    "writer": ("board", "state", "seat"),
    "reader": ("board", "state", "seat", "text", "words"),
}
"""What a function that writes an action, or reads one, may ask for; a writer has the blanks too."""


class Sentence(int):
    """A number with a sentence: the reason of a refusal, an event, or a fault."""

    text: str
    clause: str
    blanks: Mapping[str, Blank]
    secret: tuple[str, ...]
    """Blanks that only the seat in the first blank may know."""
    twin: Sentence | None
    """What everybody else is told instead, where not the same without the secret words."""
    place: str
    """Where it is declared."""

    @classmethod
    def make(cls, number: int, text: str, clause: str, blanks: Mapping[str, Blank]) -> Self:
        """A sentence without secrets."""
        made = cls(number)
        made.text, made.clause, made.blanks, made.secret, made.twin = text, clause, blanks, (), None
        made.place = ""
        return made


class Kind(int):
    """A kind of action: its words, its blanks, its action numbers, and the rules bound to it."""

    first: int
    """The smallest of its action numbers."""
    number: Callable[..., int]
    """A rule: the action number for given blanks."""

    @classmethod
    def make(
        cls, home: Home, index: int, first: int, text: str, blanks: Mapping[str, Blank]
    ) -> Self:
        """The order of `blanks` makes the number, their order in `text` the words."""
        if sorted(blanks) != sorted(BLANK.findall(text)):
            raise TypeError(f"action {text!r} has other blanks than its words: {list(blanks)}")
        made = cls(index)
        made.home, made.first, made.text, made.blanks = home, first, text, blanks
        made.size = math.prod(blank.size for blank in blanks.values())
        made.units = made._units()
        made.number = made._encoder()
        return made

    def __init__(self, index: int) -> None:
        """See `make`."""
        self.home: Home
        self.text: str
        self.blanks: Mapping[str, Blank]
        self.size: int
        self.units: Mapping[str, int]
        """Blank -> how much the action number grows when the blank grows by one."""
        self.help = ""
        self.example = ""
        """How people would write one, for help and complaints."""
        self.is_natures = False
        self.reveals = True
        """Playing it may show something hidden, so that it cannot be taken back among secrets."""
        self.is_outside = False
        """Nature's, but never drawn: a clock outside the rules tells it, at any time."""
        self.short = ""
        """Its verb in one letter, where that would not be clear by itself."""
        self.may_lack_verb = False
        """An action that begins with a number is meant to be of this kind."""
        self.said: Mapping[int, str] = {}
        """Phase, or another field of the state, -> what the action is called there."""
        self.said_by = "phase"
        self.said_help: Mapping[str, str] = {}
        """What it is called there -> what is said of it in the help."""
        self.rules: dict[str, Any] = {}
        self.spelling: dict[str, Callable[..., Any]] = {}
        """Functions that write and read it, where its words are not those of its blanks."""
        self.place = ""
        """Where it is declared."""

    @property
    def verb(self) -> str:
        """Its first word, or the name of the blank that stands there."""
        return self.text.split()[0].strip("{}")

    @property
    def has_generator(self) -> bool:
        """Whether a rule of its own lists the legal ones."""
        return "generator" in self.rules

    @property
    def last(self) -> int:
        """The largest of its action numbers."""
        return self.first + self.size - 1

    # Rules

    def referee(self, function: F) -> F:
        """Bind the rule that says why not, once it is the seat's turn and blanks are in range."""
        return self._bind("referee", function)

    def deed(self, function: F) -> F:
        """Bind the rule that plays the action."""
        return self._bind("deed", function)

    def generator(self, function: F) -> F:
        """Bind a rule (..., actions, n) -> n that lists the legal ones faster than the referee."""
        return self._bind("generator", function)

    def writer(self, function: F) -> F:
        """Bind the function that writes it, where the words of its blanks hang together."""
        self._check("writer", function, (*SPELLING["writer"], *self.blanks))
        self.spelling["writer"] = function
        return function

    def reader(self, function: F) -> F:
        """Bind the function that reads its number from typed words.

        It says None when they are no action of this kind, and BadInput when they are a bad one.
        """
        self._check("reader", function, SPELLING["reader"])
        self.spelling["reader"] = function
        return function

    def _bind(self, role: str, function: F) -> F:
        offered = OFFERED[role] if role == "generator" else (*OFFERED[role], *self.blanks)
        self._check(role, function, offered)
        is_rule = plain(function) is not function
        self.rules[role] = function if is_rule else self.home.rule(function)
        return self.rules[role]

    def _check(self, role: str, function: F, offered: tuple[str, ...]) -> None:
        """TypeError if a function asks for what there is not, or is the second of its role."""
        unknown = [name for name in parameters(function) if name not in offered]
        if unknown:
            where = f"the {role} of {self.verb!r}, {place_of(function)}"
            raise TypeError(f"{where}, asks for {unknown[0]}: there is {', '.join(offered)}")
        if role in self.rules | self.spelling:
            raise TypeError(f"{self.verb!r} has two {role}s: the second, {place_of(function)}")

    def call(self, role: str) -> str:
        """The text of a call of a bound rule, in made rules."""
        return f"{role}_{int(self)}({', '.join(parameters(self.rules[role]))})"

    # Numbers

    def _units(self) -> dict[str, int]:
        units, unit = {}, self.size
        for name, blank in self.blanks.items():
            unit //= blank.size
            units[name] = unit
        return units

    def decoders(self) -> dict[str, str]:
        """Blank -> the text of the expression that decodes it from `action`."""
        offset = f"(action - {self.first})" if self.first else "action"
        found: dict[str, str] = {}
        for name, unit in self.units.items():
            quotient = f"{offset} // {unit}" if unit > 1 else offset
            found[name] = f"{quotient} % {self.blanks[name].size}" if found else quotient
        return found

    def encoding(self) -> str:
        """The text of the expression that makes the action number."""
        terms = [f"{name} * {unit}" if unit > 1 else name for name, unit in self.units.items()]
        return " + ".join([str(self.first), *terms] if self.first or not terms else terms)

    def _encoder(self) -> Callable[..., int]:
        head = f"def number_of_{self.verb.replace('-', '_')}({', '.join(self.blanks)}):"
        made: Callable[..., int] = made_rule(
            f"{head}\n    return {self.encoding()}\n", {}, self.home
        )
        return made

    def values(self, action: int) -> dict[str, int]:
        """Blank -> its number in an action."""
        offset = action - self.first
        units = self.units.items()
        return {name: offset // unit % self.blanks[name].size for name, unit in units}

    # Words

    def forms(self) -> tuple[str, ...]:
        """All the ways it is called."""
        return (self.text, *self.said.values())

    def verbs(self, form: str) -> tuple[str, ...]:
        """The words that a form may begin with."""
        first = form.split()[0]
        blank = BLANK.fullmatch(first)
        return blank_words(self.blanks[blank[1]]) if blank else (first,)

    def write(self, board: Any, state: Any, seat: int, action: int) -> str:
        """An action as people type it."""
        if "writer" in self.spelling:
            offered = {"board": board, "state": state, "seat": seat, **self.values(action)}
            return str(ask(self.spelling["writer"], offered))
        return self.text_in(state).format_map(self.words(board, state, seat, action))

    def read_by_hand(
        self, board: Any, state: Any, seat: int, text: str, words: list[str]
    ) -> int | None:
        """The number that the reader of the kind finds, if it has one and that finds one."""
        if "reader" not in self.spelling:
            return None
        offered = {"board": board, "state": state, "seat": seat, "text": text, "words": words}
        action: int | None = ask(self.spelling["reader"], offered)
        return action

    def text_in(self, state: Any) -> str:
        """How it is called in the phase of a state."""
        return self.said.get(getattr(state, self.said_by), self.text) if self.said else self.text

    def sample(self, form: str) -> str:
        """How people write a form: the example of the kind, or those of its blanks."""
        if self.example and form == self.text:
            return self.example
        shown = {name: blank.example or f"{{{name}}}" for name, blank in self.blanks.items()}
        return form.format_map(shown)

    def words(self, board: Any, state: Any, seat: int, action: int) -> dict[str, str]:
        """Blank -> its word in an action of a seat."""
        values = self.values(action).items()
        return {name: self.blanks[name].write_for(board, state, seat, n) for name, n in values}

    def said_of(self, board: Any, state: Any, seat: int, action: int) -> dict[str, str]:
        """All words that a refusal may say of an action."""
        found = self.words(board, state, seat, action)
        for name, value in self.values(action).items():
            found = self.blanks[name].further(value) | found
        return found

    def read(
        self, board: Any, state: Any, seat: int, form: str, words: list[str]
    ) -> dict[str, int] | None:
        """Blank -> number, or None when the words do not fit the form; BadInput for a bad word."""
        found, rest = {}, list(words)
        for token in form.split():
            blank = BLANK.fullmatch(token)
            n = (self.blanks[blank[1]].n_words if blank else 1) or len(rest)
            word, rest = " ".join(rest[:n]), rest[n:]
            if not word or not (blank or token.startswith(word)):
                return None
            if blank:
                found[blank[1]] = self.blanks[blank[1]].read_for(board, state, seat, word)
        return None if rest else found

    def described(self) -> dict[str, Any]:
        """What the browser needs to know."""
        blanks = {name: blank.described() for name, blank in self.blanks.items()}
        return {"forms": self.forms(), "help": self.help, "blanks": blanks}


def plain(function: Any) -> Any:
    """A rule as it was written."""
    return getattr(function, "py_func", function)


@functools.cache
def parameters(function: Any) -> list[str]:
    """What a rule asks for, by name."""
    return list(inspect.signature(plain(function)).parameters)


def ask(function: Callable[..., Any], offered: Mapping[str, Any]) -> Any:
    """What a function says, given what it asks for by name."""
    return function(**{name: offered[name] for name in parameters(function)})


def blank_words(blank: Blank) -> tuple[str, ...]:
    """The words of a blank that an action may begin with."""
    if not isinstance(blank, Words):
        raise TypeError(f"an action cannot begin with {blank.name!r}: only Words can stand there")
    return blank.words


def place_of(function: Any) -> str:
    """Where a function is written, for people who look for it."""
    code = plain(function).__code__
    return f"{code.co_name} in {code.co_filename} line {code.co_firstlineno}"


def place_of_call(package: str) -> str:
    """File and line in a package from which the present call comes, for people who look for it."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__package__") != package:
        frame = frame.f_back
    return f"{frame.f_code.co_filename} line {frame.f_lineno}"


def blanks_of(sentence: str) -> set[str]:
    """The names of the blanks of a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
