"""Which games there are: our own, and plug-ins of the entry point group `orrery.games`.

An entry point names a package that keeps the contract (`core.contract`):

    [project.entry-points."orrery.games"]
    connect_four = "connect_four"
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


@functools.cache
def packages() -> dict[str, str]:
    """Game id -> package, our own first."""
    ours = {name: f"orrery.games.{name}" for name in BUILT_IN}
    found = {name: package for name, package in ours.items() if find_spec(package) is not None}
    plug_ins = {point.name: point.value for point in entry_points(group="orrery.games")}
    return found | dict(sorted(plug_ins.items()))


def game_ids() -> list[str]:
    """All games, our own first."""
    return list(packages())


def find_meta(game_id: str) -> Meta:
    """What a game says about itself; loads no rules."""
    package = package_of(game_id)
    with mistakes_said(package):
        declared: Meta | None = getattr(import_module(package), "META", None)
        return declared or _meta_apart(package)


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
