"""The glossary of a game: what each piece, space, card and number on the table is.

    term-missile = Krill Missile
    meaning-missile = Flies up to { $missile } points once, then bursts.

Both are messages of the game's texts. Which terms there are and the numbers in their meanings say
the game's module `glossary` (core.hooks.Glossary), so no number is written twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from orrery.core.game import Game
from orrery.core.hooks import Glossary
from orrery.core.meta import Values
from orrery.core.short_sentences import PREFIXES
from orrery.core.texts import ENGLISH, Texts


class Entry(NamedTuple):
    """A term with its one meaning."""

    id: str
    """As boards name it: `black-hole`."""
    term: str
    meaning: str


def glossary_of(
    game: Game,
    language: str = ENGLISH,
    players: object = None,
    options: Mapping[str, object] | None = None,
    board: str | None = None,
) -> list[Entry]:
    """What is on a table with these options; BadInput says what is wrong with them."""
    texts = game.texts(language)
    hook = game.hooks.glossary
    if hook is None:
        return [_entry(texts, name, {}) for name in all_terms(texts)]
    values = game.meta.read_options(players, options or {})
    return entries(texts, hook, game.load_board(board or game.default_board(values)), values)


def entries(texts: Texts, hook: Glossary, board: Any, values: Values) -> list[Entry]:
    """The glossary for a board and options that are known to fit."""
    numbers = hook.numbers(board, values)
    return [_entry(texts, name, numbers) for name in hook.terms(board, values)]


def all_terms(texts: Texts) -> list[str]:
    """Every term that a game's texts explain."""
    return [name.removeprefix(PREFIXES["terms"]) for name in texts.messages("terms")]


def _entry(texts: Texts, name: str, numbers: Mapping[str, int]) -> Entry:
    return Entry(name, texts.say("terms", name, {}), texts.say("meanings", name, numbers))
