"""Patterns of Fluent as Python functions, made once when a catalogue is read.

A pattern fills itself from `names` (word -> what people call it) and `values` (variable -> word).
Text and variables become one format string, so that a plain sentence costs no more than `%`. What
a language may use beyond that: selectors by plural form, by number or by word, terms with
arguments, references to other messages, and two functions:

    { NAME($piece, form: "dative") }    a form of a word, which is an attribute of its name; good
                                        for selectors, too: NAME($piece, form: "gender")
    { NUMBER($n) }                      a number as the language writes it
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, cast

from fluent.syntax import ast

from orrery.core.plurals import is_number, plural_of, written

Values = Mapping[str, object]


class Names(Protocol):
    """What the words of a game are called."""

    def __getitem__(self, word: object) -> str:
        """What a word is called; the word itself, if it has no name."""

    def form(self, word: object, form: str) -> str:
        """A form of that, such as `dative`; if there is none, as above."""

    def word(self, value: object) -> str:
        """The word as the rules know it, by which a sentence chooses."""


Fill = Callable[[Names, Values], str]


class BadPattern(Exception):  # noqa: N818 - named for what it is
    """A pattern that cannot be said."""


@dataclass
class Pattern:
    """One text of a message: its value or an attribute."""

    fill: Fill
    variables: frozenset[str]
    plurals: tuple[frozenset[str], ...] = ()
    """The keys of each selector that chooses by plural form, numbers among them."""


class References(Protocol):
    """The catalogue in which a pattern stands."""

    def pattern(self, name: str, attribute: str = "") -> Pattern:
        """Of another message or term (`-name`); BadPattern if there is none."""


@dataclass
class Compiler:
    """Compiles the patterns of one language."""

    language: str
    others: References
    variables: set[str] = field(default_factory=set)
    plurals: list[frozenset[str]] = field(default_factory=list)

    def compile(self, pattern: ast.Pattern) -> Pattern:
        """A pattern with all that it needs."""
        fill = self._fill(pattern)
        return Pattern(fill, frozenset(self.variables), tuple(self.plurals))

    def _fill(self, pattern: ast.Pattern) -> Fill:
        """The elements in order; in one go where they are texts and variables."""
        template, names = "", []
        for element in pattern.elements:
            variable = variable_of(element)
            if variable is None and not isinstance(element, ast.TextElement):
                return joined([self._element(part) for part in pattern.elements])
            template += "%s" if variable else literal_of(element).replace("%", "%%")
            names += [variable] if variable else []
        self.variables.update(names)
        return formatted(template, tuple(names))

    def _element(self, element: ast.TextElement | ast.Placeable) -> Fill:
        if isinstance(element, ast.TextElement):
            return constant(element.value)
        return self._expression(element.expression)

    def _expression(self, expression: object) -> Fill:
        if isinstance(expression, ast.Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        if isinstance(expression, ast.VariableReference):
            self.variables.add(expression.id.name)
            return formatted("%s", (expression.id.name,))
        if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
            return constant(str(expression.parse()["value"]))
        if isinstance(expression, ast.FunctionReference):
            return self._function(expression)
        return self._reference(cast("ast.MessageReference | ast.TermReference", expression))

    def _reference(self, said: ast.MessageReference | ast.TermReference) -> Fill:
        attribute = said.attribute.name if said.attribute else ""
        if isinstance(said, ast.MessageReference):
            other = self.others.pattern(said.id.name, attribute)
            self.variables.update(other.variables)
            return other.fill
        term = self.others.pattern(f"-{said.id.name}", attribute)
        arguments = named_arguments(said.arguments)
        return lambda names, values: term.fill(names, defaultdict(str, arguments))

    def _function(self, call: ast.FunctionReference) -> Fill:
        variable = only_variable(call)
        self.variables.add(variable)
        named = named_arguments(call.arguments)
        if call.id.name == "NAME" and set(named) == {"form"}:
            form = named["form"]
            return lambda names, values: names.form(values[variable], form)
        if call.id.name == "NUMBER" and not named:
            return lambda names, values: written(str(values[variable]), self.language)
        raise BadPattern(f"{call.id.name} is called with {sorted(named)}: use NAME(form) or NUMBER")

    def _select(self, choice: ast.SelectExpression) -> Fill:
        """By the word itself, else by its plural form, else the default."""
        fills = {key_of(variant): self._fill(variant.value) for variant in choice.variants}
        default = next(fills[key_of(one)] for one in choice.variants if one.default)
        keys = frozenset(key for key in fills if not is_number(key))
        if keys and keys <= PLURAL_FORMS:  # a word among them: it is the word that chooses
            self.plurals.append(frozenset(fills))
        key, language = self._key(choice.selector), self.language

        def chosen(names: Names, values: Values) -> str:
            word = key(names, values)
            fill = fills.get(word) or fills.get(plural_of(word, language), default)
            return fill(names, values)

        return chosen

    def _key(self, selector: object) -> Fill:
        """What a selector compares: the word of a variable as the rules know it, not its name."""
        if not isinstance(selector, ast.VariableReference):
            return self._expression(selector)
        variable = selector.id.name
        self.variables.add(variable)
        return lambda names, values: names.word(values[variable])


PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


def variable_of(element: ast.TextElement | ast.Placeable) -> str | None:
    """The name of the variable, if that is all an element is."""
    inner = getattr(element, "expression", None)
    return inner.id.name if isinstance(inner, ast.VariableReference) else None


def literal_of(element: ast.TextElement | ast.Placeable) -> str:
    """The text of an element of text."""
    return cast(ast.TextElement, element).value


def key_of(variant: ast.Variant) -> str:
    """`one`, `large`, `0`."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def named_arguments(arguments: ast.CallArguments | None) -> dict[str, str]:
    """The named arguments of a term or function."""
    named = arguments.named if arguments else []
    return {one.name.name: str(one.value.parse()["value"]) for one in named}


def only_variable(call: ast.FunctionReference) -> str:
    """The one variable a function is called with."""
    given = call.arguments.positional
    if len(given) != 1 or not isinstance(given[0], ast.VariableReference):
        raise BadPattern(f"{call.id.name} takes one variable")
    return given[0].id.name


def constant(text: str) -> Fill:
    """A text without variables."""
    return lambda names, values: text


def formatted(template: str, variables: tuple[str, ...]) -> Fill:
    """Text and variables, nothing else."""
    if not variables:
        return constant(template % ())

    def fill(names: Names, values: Values) -> str:
        return template % tuple([names[values[variable]] for variable in variables])

    return fill


def joined(parts: list[Fill]) -> Fill:
    """One after the other."""
    if len(parts) == 1:
        return parts[0]
    return lambda names, values: "".join([part(names, values) for part in parts])
