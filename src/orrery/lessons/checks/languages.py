"""Whether a lesson is said whole in every language of its game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from orrery.core.catalogue import Catalogue, languages_in, read_catalogue
from orrery.core.languages import is_beta
from orrery.core.registry import package_of
from orrery.core.texts import languages_of
from orrery.lessons.plan import Course
from orrery.lessons.wording import messages_of

MOST_WORDS = 40  # other languages may need some more than English


def language_faults(game: str, course: Course) -> list[str]:
    """What is lacking (a beta may lack something), too long, or said of nothing, by file."""
    package = package_of(game)
    folder = files(package).joinpath("lessons")
    english = read_catalogue(folder, "en")
    faults = list(_flaws_of(english, course))
    for language in sorted({*languages_in(folder), *languages_of(package)} - {"en"}):
        other = read_catalogue(folder, language)
        faults += _flaws_of(other, course)
        lacking = [] if is_beta(language) else sorted({*english.messages} - {*other.messages})
        faults += [f"{other.path}: {name} is lacking" for name in lacking]
    return faults


def _flaws_of(catalogue: Catalogue, course: Course) -> Iterator[str]:
    yield from map(str, catalogue.flaws)
    must, may = messages_of(course)
    for name, message in catalogue.messages.items():
        where = f"{catalogue.path}:{message.line}: {name}"
        if name not in must | may:
            yield f"{where} belongs to no step"
        if message.variables:
            yield f"{where} has variables, which nobody fills"
        n_words = len(message.source.partition("=")[2].split())
        if n_words > MOST_WORDS:
            yield f"{where} has {n_words} words, more than {MOST_WORDS}"
