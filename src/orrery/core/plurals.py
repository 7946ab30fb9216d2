"""Numbers in a language, by the rules of CLDR (from Babel): plural forms, how they are
written, and lists.

English says `one` point and `other` points; Polish and Russian have `one`, `few` and `many`.
"""

from __future__ import annotations

import functools

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal

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
def plurals_of(language: str) -> frozenset[str]:
    """The forms that whole numbers take in a language."""
    return frozenset(plural_of(str(n), language) for n in range(ENOUGH))


def written(word: str, language: str) -> str:
    """A number as the language writes it: 1,200 or 1.200; other words as they are."""
    return str(format_decimal(int(word), locale=_locale(language))) if is_number(word) else word


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
