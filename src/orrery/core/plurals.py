"""Numbers in a language, by the rules of CLDR (from Babel): plural forms, how they are
written (with one sign for those below zero everywhere), and lists.

English says `one` point and `other` points; Polish and Russian have `one`, `few` and `many`.
"""

from __future__ import annotations

import functools
from decimal import Decimal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal

FOUR_TOGETHER = {"es", "it", "pl"}
"""Where four digits stand together, 2275 but 12.275 (CLDR; Babel does not read that)."""

MINUS = "\N{MINUS SIGN}"
"""Stands before a number below zero in all languages; CLDR has a hyphen for most."""

ENOUGH = 200
"""Whole numbers up to here take every form that is ever counted with."""


def is_number(word: str) -> bool:
    """Whether a word is a whole number."""
    return word.removeprefix("-").isdecimal()


@functools.lru_cache(4096)
def plural_of(word: str, language: str) -> str:
    """The form that goes with a number: one, few, many, other ...; "" for other words."""
    return str(_locale(language).plural_form(int(word))) if is_number(word) else ""


@functools.cache
def plurals_of(language: str, given: frozenset[str] = frozenset()) -> frozenset[str]:
    """The forms that whole numbers take in a language, but for numbers that are given already."""
    numbers = map(str, range(ENOUGH))
    return frozenset(plural_of(n, language) for n in numbers if n not in given)


def written(word: str, language: str) -> str:
    """A number as the language writes it: 1,200 or 1.200, 2.50 or 2,50; other words as they are."""
    whole, point, rest = word.partition(".")
    if not is_number(whole) or (point and not rest.isdecimal()):
        return word
    pattern = f"#,##0.{'0' * len(rest)}" if rest else None
    return grouped(Decimal(word), language, pattern)


def grouped(number: Decimal, language: str, pattern: str | None = None) -> str:
    """A number with the signs between its digits that the language puts there, as browsers do."""
    locale = _locale(language)
    is_short = locale.language in FOUR_TOGETHER and abs(number) < 10_000
    text = str(format_decimal(number, pattern, locale=locale, group_separator=not is_short))
    return with_minus(text)


def with_minus(text: str) -> str:
    """A number that is written already, with the sign of mathematics: −3, not -3."""
    return text.replace("-", MINUS)


def listed(words: list[str], language: str) -> str:
    """A list as the language says it: red, blue and green."""
    return str(format_list(words, locale=_locale(language)))


def alternatives(words: list[str], language: str) -> str:
    """A choice as the language says it: red, blue, or green."""
    return str(format_list(words, style="or", locale=_locale(language)))


@functools.cache
def _locale(language: str) -> Locale:
    """What CLDR knows of a language; English for those it does not know."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")
