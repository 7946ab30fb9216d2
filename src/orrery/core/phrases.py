"""Words for variables that no catalogue can list: people by their names, and names made of names.

A sentence sees such a value as it sees any other word. A `Person` is said as it is; a `Phrase` is
a message of its own (`phrase-piece = { $owner }'s { $kind } { $n }`), filled by its own values, and
may have forms as names do. A `Team` is a word for some seats, until it is known who listens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from orrery.core.patterns import Names

if TYPE_CHECKING:
    from orrery.core.texts import Texts

YOU = "you"
"""What stands for the listener: `{ $owner -> [you] You fly *[other] { $owner } flies }`."""


class TextNames(Names, Protocol):
    """Names, and the texts that they belong to."""

    texts: Texts


class Spoken(ABC):
    """A value that says itself; it is not remembered among the names of a language."""

    @abstractmethod
    def said(self, names: TextNames, form: str = "") -> str:
        """By the names and texts of a language, in a form where there is one."""


@dataclass(frozen=True, eq=False)
class Person(Spoken):
    """Somebody who has a name; whatever it is, nothing chooses by it."""

    name: str

    def __str__(self) -> str:
        return "somebody"

    def said(self, names: TextNames, form: str = "") -> str:
        """The name, in every form."""
        return self.name


@dataclass(frozen=True, eq=False)
class Phrase(Spoken):
    """A name made of others; sentences that choose by it see its id."""

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.id

    def said(self, names: TextNames, form: str = "") -> str:
        """By the best message of its id that its values can fill."""
        missing = None
        for message in names.texts.found("phrases", self.id):
            try:
                return message.forms.get(form, message.value).fill(names, self.values)
            except KeyError as unfilled:
                missing = unfilled
        raise missing or KeyError(f"no phrase {self.id}")


@dataclass(frozen=True, eq=False)
class Team:
    """A word for all who sit on some seats, which a table need not have all of."""

    word: str
    seats: tuple[int, ...]
