"""Words that belong to no game: orrery/words/NAME/LANGUAGE.ftl.

faults      what went wrong, by code; the browser client reads the same files
terminal    what `orrery play` says
lessons     what a lesson says where its own words are lacking
puzzles     what `orrery puzzles` says
analysis    what an analysis says of a finished game
players     ranks and names of bots
mail        letters with a link to sign in
notices     notices and letters that something waits
sharing     what previews of shared games say
admin       the operator's page
"""

from __future__ import annotations

import functools
from importlib.resources import files

from orrery.core.catalogue import languages_in, read_catalogue
from orrery.core.texts import ENGLISH, Texts, nearest


def words_of(name: str, language: str = ENGLISH) -> Texts:
    """The words in the language closest to a wish; what it lacks is said in English."""
    return _words_in(name, nearest(language, languages_of_words(name)))


@functools.cache
def all_words() -> tuple[str, ...]:
    """The names of all such words."""
    folders = files("orrery").joinpath("words").iterdir()
    return tuple(sorted(folder.name for folder in folders if languages_in(folder)))


@functools.cache
def languages_of_words(name: str) -> tuple[str, ...]:
    """The languages in which they are there."""
    return tuple(languages_in(files("orrery").joinpath("words", name)))


@functools.cache
def _words_in(name: str, language: str) -> Texts:
    found = Texts(read_catalogue(files("orrery").joinpath("words", name), language))
    return found if language == ENGLISH else found.over(_words_in(name, ENGLISH))
