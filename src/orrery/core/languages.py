"""The languages there are, found by their files.

A language in which nothing is missing, and which somebody has read who did not write it, stands in
`words/read.json`; all others are shown as beta. The browser client reads the same file.
"""

from __future__ import annotations

import functools
import json
from importlib.resources import files

from orrery.core.registry import packages
from orrery.core.texts import ENGLISH, languages_of, nearest
from orrery.core.words import all_words, languages_of_words

LONGEST_HEADER = 512


@functools.cache
def languages() -> tuple[str, ...]:
    """Every language that some game or other words of ours are in, English first."""
    found = {code for package in packages().values() for code in _spoken_in(package)}
    found |= {code for name in all_words() for code in languages_of_words(name)}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def _spoken_in(package: str) -> tuple[str, ...]:
    """The languages of a game; one that cannot be imported is named elsewhere, and speaks none."""
    try:
        return languages_of(package)
    except Exception:  # whatever a plug-in makes of it
        return ()


def best_language(wish: str) -> str:
    """The known language that comes closest to a wish such as `de-AT`; English for the rest."""
    return nearest(wish, languages())


def accepted_language(header: str) -> str:
    """The best of what a browser accepts: `pt-BR,pt;q=0.9,en;q=0.5`; English if we know none."""
    for wish in _wishes(header):
        found = best_language(wish)
        if found != ENGLISH or wish.partition("-")[0] == ENGLISH:
            return found
    return ENGLISH


def _wishes(header: str) -> list[str]:
    """The languages of a header, the dearest first."""
    parts = [part.strip().lower().partition(";") for part in header[:LONGEST_HEADER].split(",")]
    weighed = [(_weight(rest), tag.strip()) for tag, _, rest in parts]
    return [tag for weight, tag in sorted(weighed, key=lambda one: -one[0]) if weight > 0]


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0


@functools.cache
def read_languages() -> frozenset[str]:
    """Those that were read by a second reader."""
    return frozenset(json.loads(files("orrery").joinpath("words", "read.json").read_text("utf-8")))


def is_beta(language: str) -> bool:
    """Nobody but its writers has read it, or something is missing."""
    return language not in read_languages()
