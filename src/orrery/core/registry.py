"""Which games there are: our own, and plug-ins of the entry point group `orrery.games`.

An entry point names a package that keeps the contract (`core.contract`):

    [project.entry-points."orrery.games"]
    connect_four = "connect_four"
    "connect_four@1" = "connect_four_1"

`GAME@VERSION` names older rules that stay beside the new ones: games that were begun with them are
played on and replayed by them. They are not listed, and nobody begins a game with them.
"""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING

from orrery.core.errors import BadGame, BadInput, one_of
from orrery.core.meta import Meta
from orrery.core.mistakes import folder_of, mistakes_said, said_of

if TYPE_CHECKING:
    from orrery.core.game import Game

BUILT_IN = ("spacewalk", "astron", "astroplane", "zylatron", "situation7")
IN_PREPARATION: tuple[str, ...] = ()  # can be opened by id, are not listed yet
AT = "@"  # between a game and the version of older rules


class NoRules(BadInput):
    """A game was begun with a version of the rules that is not here."""


@functools.cache
def packages() -> dict[str, str]:
    """Game id -> package, our own first; older rules are there as GAME@VERSION."""
    ours = {name: f"orrery.games.{name}" for name in BUILT_IN}
    found = {name: package for name, package in ours.items() if find_spec(package) is not None}
    plug_ins = {point.name: point.value for point in entry_points(group="orrery.games")}
    return found | dict(sorted(plug_ins.items()))


def game_ids() -> list[str]:
    """All games, our own first."""
    return [game_id for game_id in packages() if AT not in game_id]


def kept_versions(game_id: str) -> list[int]:
    """The versions of older rules that are kept beside a game's own, oldest first."""
    parts = (kept.split(AT) for kept in packages() if AT in kept)
    return sorted(int(version) for game, version in parts if game == game_id)


def rules_id(game_id: str, version: object) -> str:
    """The id under which a version of a game's rules is found; NoRules when it is not here."""
    meta = find_meta(game_id)
    if version == meta.rules_version:
        return game_id
    if version in kept_versions(game_id):
        return f"{game_id}{AT}{version}"
    here = [*kept_versions(game_id), meta.rules_version]
    raise NoRules(
        f"rules version {version} of {meta.title} is not here:"
        f" this Orrery plays version {' and '.join(map(str, here))}"
    )


def find_meta(game_id: str) -> Meta:
    """What a game says about itself; loads no rules."""
    package = package_of(game_id)
    with mistakes_said(package):
        declared: Meta | None = getattr(import_module(package), "META", None)
        meta = declared or _meta_apart(package)
    said = f"{meta.id}{AT}{meta.rules_version}" if AT in game_id else meta.id
    if said != game_id:
        raise BadGame(f"{package} is installed as {game_id}, but its META says that it is {said}")
    return meta


def _meta_apart(package: str) -> Meta:
    """The META of a package that keeps it in a module."""
    try:
        meta: Meta = import_module(f"{package}.meta").META
    except ModuleNotFoundError as error:
        if error.name != f"{package}.meta":
            raise
        lack = f"{package}/__init__.py has no META, which says what the game is"
        raise BadGame(lack) from None
    return meta


def find_metas() -> tuple[list[Meta], list[BadGame]]:
    """What all games say about themselves, and what is wrong with those that cannot."""
    found, broken = [], []
    for game_id in game_ids():
        try:
            found.append(find_meta(game_id))
        except BadGame as error:
            broken.append(error)
    return found, broken


def package_of(game_id: str) -> str:
    """The package of a game, listed or in preparation; BadInput if there is none."""
    if game_id in IN_PREPARATION:
        return f"orrery.games.{game_id}"
    if game_id not in packages():
        raise BadInput(f"no game {game_id!r}: {one_of(game_id, game_ids())}")
    return packages()[game_id]


@functools.cache
def find_game(game_id: str) -> Game:
    """A game, ready to play."""
    from orrery.core.game import game_of

    package = package_of(game_id)
    find_meta(game_id)
    with mistakes_said(package):
        return game_of(package)


def said_of_plug_in(error: BaseException) -> str | None:
    """The sentence for an error that comes from a file of a plug-in; None if it does not."""
    plug_ins = [package for game_id, package in packages().items() if game_id not in BUILT_IN]
    said = (said_of(error, folder_of(package)) for package in plug_ins)
    return next((one for one in said if one is not None), None)
