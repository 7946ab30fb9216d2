"""A catalogue: the messages of one language in one file, written in Fluent (projectfluent.org).

    # What the referee says. $column counts from 0.
    refusal-column-full = column { $column } is full

What cannot be read is a flaw with its file and line; the other messages are good all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from orrery.core.errors import BadGame
from orrery.core.patterns import BadPattern, Compiler, Pattern
from orrery.core.plurals import plurals_of
from orrery.core.shipped import read_shipped
from orrery.core.short_sentences import fluent_of_tables

SUFFIXES = (".ftl", ".toml")
"""Of files with texts; where a language has both, the first is read."""


@dataclass(frozen=True)
class Message:
    """What is said, by its id."""

    id: str
    value: Pattern
    forms: dict[str, Pattern]
    """Its attributes: other forms of a name."""
    source: str
    """As it is written in the file."""
    line: int
    note: str
    """For translators."""

    @property
    def variables(self) -> frozenset[str]:
        """What it needs to know."""
        return self.value.variables


@dataclass(frozen=True)
class Flaw:
    """A message that cannot be read."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


class Catalogue:
    """The messages of one file."""

    def __init__(self, path: str, language: str, source: str) -> None:
        """Read all that can be read."""
        self.path = path
        self.language = language
        self.source = source
        self.messages: dict[str, Message] = {}
        self.notes: list[str] = []
        """For translators, on all messages that follow."""
        self.flaws: list[Flaw] = []
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._patterns: dict[tuple[str, str], Pattern] = {}
        self._under_way: set[tuple[str, str]] = set()  # being compiled
        for entry in FluentParser().parse(source).body:
            self._note(entry)
        for name, entry in self._entries.items():
            self._add(name, entry)

    def pattern(self, name: str, attribute: str = "") -> Pattern:
        """The compiled text of a message or term (`-name`) of this file."""
        key = name, attribute
        if key in self._under_way:
            raise BadPattern(f"{name} refers to itself")
        if key not in self._patterns:
            self._under_way.add(key)
            try:
                self._patterns[key] = Compiler(self.language, self).compile(self._parsed(*key))
            finally:
                self._under_way.remove(key)
        return self._patterns[key]

    def _parsed(self, name: str, attribute: str) -> ast.Pattern:
        entry = self._entries.get(name)
        if entry is None:
            raise BadPattern(f"there is no {name} to refer to")
        if not attribute and entry.value is not None:
            return entry.value
        for one in entry.attributes:
            if one.id.name == attribute:
                return one.value
        raise BadPattern(f"{name} has no {attribute or 'text'}")

    def _note(self, entry: ast.EntryType) -> None:
        """Take up an entry of the file by its name, or say what is wrong with it."""
        if isinstance(entry, ast.Junk):
            at = entry.annotations[0]
            what = first_line(entry.content or "")
            self._blame(start_of(entry), f"{at.message or at.code}: {what}")
        elif isinstance(entry, ast.BaseComment):
            self.notes.append(entry.content or "")
        elif isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in self._entries:
                return self._blame(start_of(entry.id), f"{name} is there twice")
            self._entries[name] = entry
        return None

    def _add(self, name: str, entry: ast.Message | ast.Term) -> None:
        try:
            value = self.pattern(name)
            forms = {one.id.name: self.pattern(name, one.id.name) for one in entry.attributes}
        except BadPattern as error:
            return self._blame(start_of(entry.id), f"{name}: {error}")
        start = start_of(entry.id) - name.startswith("-")
        source = self.source[start : entry.span.end if entry.span else None].strip()
        note = (entry.comment and entry.comment.content) or ""
        self.messages[name] = Message(name, value, forms, source, self._line(start), note)
        return None

    def _blame(self, at: int, text: str) -> None:
        self.flaws.append(Flaw(self.path, self._line(at), text))

    def _line(self, at: int) -> int:
        return self.source.count("\n", 0, at) + 1

    def unexplained(self) -> list[str]:
        """`id: $variable` for each variable that no note explains."""
        known = words_with_dollar(self.notes)
        return [
            f"{self.path}:{message.line}: {message.id}: ${name}"
            for message in self.messages.values()
            for name in sorted(message.variables - known - words_with_dollar([message.note]))
        ]


def start_of(node: ast.SyntaxNode) -> int:
    """Where something begins in its file."""
    return node.span.start if node.span else 0


def lacks_plurals(message: Message, language: str) -> set[str]:
    """The plural forms of a language that a message should have and has not."""
    patterns = [message.value, *message.forms.values()]
    given = [keys for pattern in patterns for keys in pattern.plurals]
    return {form for keys in given for form in plurals_of(language, keys) - keys}


def words_with_dollar(notes: Iterable[str]) -> set[str]:
    """The variables that notes speak of."""
    return {name for note in notes for name in re.findall(r"\$([\w-]*\w)", note)}


def first_line(text: str) -> str:
    """Enough of a text to find it."""
    return text.strip().partition("\n")[0][:60]


def read_catalogue(folder: Traversable, language: str) -> Catalogue:
    """The file of a language in a folder; an empty one if there is none."""
    for suffix in SUFFIXES:
        file = folder.joinpath(language + suffix)
        if file.is_file():
            return Catalogue(str(file), language, source_of(file, suffix))
    return Catalogue(str(folder.joinpath(f"{language}.ftl")), language, "")


def source_of(file: Traversable, suffix: str) -> str:
    """What a file says, in Fluent; BadGame names one that cannot be read at all."""
    if suffix == ".toml":
        return fluent_of_tables(read_shipped(file))
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadGame(f"{file} is not written in UTF-8: {error.reason}") from None


def languages_in(folder: Traversable) -> list[str]:
    """The languages that have a file in a folder."""
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted({name.rpartition(".")[0] for name in names if name.endswith(SUFFIXES)})
