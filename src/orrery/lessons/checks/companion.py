"""Whether everything beside a rulebook is so: clauses, words, positions, marks and captions."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from orrery.core.catalogue import Catalogue, read_catalogue
from orrery.core.clauses import clauses_of
from orrery.core.errors import BadInput
from orrery.core.glossary import all_terms
from orrery.core.registry import find_game, package_of
from orrery.core.texts import languages_of
from orrery.lessons.checks.marks import teaching_of
from orrery.lessons.companion import CAPTIONS, Companion, Picture, companion_of
from orrery.lessons.pictures import drawn
from orrery.lessons.play import Untrue, play_at

MOST_WORDS = 30


def companion_faults(game: str, companion: Companion | None = None) -> list[str]:
    """What is not so, a line each; another plan than the game's own may be given."""
    plan = companion or companion_of(game)
    faults = [*_unknown_clauses(game, plan), *_unknown_words(game, plan)]
    for picture in plan.pictures:
        faults += [f"{game}, {picture.clause}: {fault}" for fault in _untrue(game, picture)]
    return faults + list(_captions(game, plan))


def _unknown_clauses(game: str, plan: Companion) -> Iterator[str]:
    known = clauses_of(game)
    named = {
        **{f"action {verb!r}": clause for verb, clause in plan.actions.items()},
        **{f"term {term!r}": clause for term, clause in plan.terms.items()},
        **{f"picture {n}": one.clause for n, one in enumerate(plan.pictures, 1)},
    }
    for what, clause in named.items():
        if clause not in known:
            yield f"{game}, {what}: there is no clause {clause}"


def _unknown_words(game: str, plan: Companion) -> Iterator[str]:
    terms = set(all_terms(find_game(game).texts()))
    yield from (f"{game}: the glossary has no {term!r}" for term in plan.terms.keys() - terms)


def _untrue(game: str, picture: Picture) -> Iterator[str]:
    try:
        last = drawn(game, picture)
        table = play_at(game, last.seen.position, is_strict=False).table
    except (Untrue, BadInput) as error:
        yield str(error)
        return
    teaching = teaching_of(game)
    for mark in picture.show:
        kind, _, name = mark.partition(" ")
        if not teaching.is_mark(table.board, table.text, kind, name):
            yield f"there is nothing to show: {mark!r}"


def _captions(game: str, plan: Companion) -> Iterator[str]:
    if not plan.pictures:
        return
    package = package_of(game)
    for language in languages_of(package):
        yield from _flaws_of(read_catalogue(files(package).joinpath(CAPTIONS), language), plan)


def _flaws_of(catalogue: Catalogue, plan: Companion) -> Iterator[str]:
    yield from map(str, catalogue.flaws)
    wanted = {one.clause for one in plan.pictures}
    yield from (f"{catalogue.path}: {one} is lacking" for one in wanted - {*catalogue.messages})
    for name, message in catalogue.messages.items():
        n_words = len(message.source.partition("=")[2].split())
        if name not in wanted:
            yield f"{catalogue.path}:{message.line}: {name} has no picture"
        if n_words > MOST_WORDS:
            yield f"{catalogue.path}:{message.line}: {name} has {n_words} words"
