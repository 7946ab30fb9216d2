"""How much of everything a language says: by game, and by the other words and pages.

Of a game count its sentences, lessons, captions of pictures, the clauses of its rulebook page and,
where the source tree is here, the texts of its board in the browser. A message that cannot be read,
or that has a variable which English does not fill, counts as missing: it is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from orrery.core.catalogue import Message, read_catalogue
from orrery.core.clauses import own_clauses
from orrery.core.meta import Meta, Values
from orrery.core.registry import find_meta, game_ids, package_of
from orrery.core.short_sentences import id_of
from orrery.core.texts import ENGLISH, own_catalogue, texts_of
from orrery.core.words import all_words

CLIENT = Path(__file__).parents[3] / "web" / "src"
"""The sources of the browser client; an installed package has none."""
OF_GAMES = ("lessons", "pictures")
PAGES = "pages"


@dataclass(frozen=True)
class Share:
    """What a language says of one part."""

    part: str
    wanted: int
    missing: tuple[str, ...]
    """Ids, each with the folder it belongs to: `texts/event-won`, `rulebook/SW-3`."""

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return 1 - len(self.missing) / self.wanted if self.wanted else 1.0


def shares(language: str) -> list[Share]:
    """Every game, then the other words, then the pages in the browser."""
    games = [_share(game, _of_game(game, language)) for game in game_ids()]
    words = [_share(name, _of_words(name, language)) for name in all_words()]
    pages = [_share(name, _of_folder(one, language, "")) for name, one in _pages().items()]
    return games + words + pages


def _pages() -> dict[str, Path]:
    """Part -> folder: parts of the client, and the board of games without one of their own."""
    parts = {one.name: one for one in sorted(CLIENT.joinpath("i18n").glob("*"))}
    plain = CLIENT / "boards" / "plain" / "texts"
    found = parts | ({"plain": plain} if plain.is_dir() else {})
    return {f"{PAGES}/{name}": folder for name, folder in found.items()}


Found = Iterable[tuple[str, bool]]
"""Id -> whether it is there."""


def _share(part: str, found: Found) -> Share:
    ids = dict(found)
    return Share(part, len(ids), tuple(name for name, is_there in ids.items() if not is_there))


def _of_words(name: str, language: str) -> Found:
    return _of_folder(files("orrery").joinpath("words", name), language, "")


def _of_game(game: str, language: str) -> Iterator[tuple[str, bool]]:
    package = package_of(game)
    own = own_catalogue(package, language).messages
    for name, message in texts_of(package).messages().items():
        yield f"texts/{name}", language == ENGLISH or _says(own.get(name), message)
    for name in _on_the_lid(find_meta(game)):
        yield f"texts/{name}", language == ENGLISH or name in own
    for part in OF_GAMES:
        yield from _of_folder(files(package).joinpath(part), language, f"{part}/")
    clauses = own_clauses(game, language)
    for clause in own_clauses(game, ENGLISH):
        yield f"rulebook/{clause}", clause in clauses
    yield from _of_folder(CLIENT / "boards" / game / "texts", language, "board/")


def _of_folder(folder: Traversable, language: str, prefix: str) -> Iterator[tuple[str, bool]]:
    english, own = _messages(folder, ENGLISH), _messages(folder, language)
    for name, message in english.items():
        yield prefix + name, _says(own.get(name), message)


def _messages(folder: Traversable, language: str) -> dict[str, Message]:
    found = read_catalogue(folder, language).messages
    return {name: one for name, one in found.items() if not name.startswith("-")}


def _says(own: Message | None, english: Message) -> bool:
    """A message is there, and English fills all its variables."""
    return own is not None and own.variables <= english.variables


def _on_the_lid(meta: Meta) -> Iterator[str]:
    """What English takes from the meta."""
    yield from ("title", "blurb")
    for option in meta.options:
        yield id_of("help", option.name)
    tables: list[Values] = [{"players": n, "tempo": "live"} for n in range(2, meta.max_players + 1)]
    cautions = [meta.caution(table) for table in tables]
    for clause in sorted({caution.clause for caution in cautions if caution}):
        yield id_of("cautions", clause)
