"""The glossary of a game for a client that knows a table's options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.core.glossary import glossary_of
from orrery.core.registry import find_game, find_meta
from orrery.lessons.companion import companion_of
from orrery.server.protocol.answers import GlossarySeen, TermSeen

MOST_OPTIONS = 1000  # characters
REMEMBERED = 64


def glossary_seen(game_id: str, language: str, options: str, board: str) -> GlossarySeen:
    """The terms with the numbers of these options; only shipped boards are read."""
    meta = find_meta(game_id)
    if board and board not in meta.boards:
        raise BadInput(f"{meta.title} has no board {board[:40]!r}: {', '.join(meta.boards)}")
    if len(options) > MOST_OPTIONS:
        raise BadInput(f"options of {len(options)} characters: at most {MOST_OPTIONS}")
    return _seen(game_id, language, options, board)


@lru_cache(REMEMBERED)
def _seen(game_id: str, language: str, options: str, board: str) -> GlossarySeen:
    game = find_game(game_id)
    given = _read(options)
    found = glossary_of(game, language, given.pop("players", None), given, board or None)
    clauses = companion_of(game_id).terms
    terms = [TermSeen(*one, clauses.get(one.id, "")) for one in found]
    return GlossarySeen(game_id, game.texts(language).language, terms)


def _read(options: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(f"options are no JSON object: {error}") from None
