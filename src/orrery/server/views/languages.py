"""The languages the games speak, found by their files."""

from __future__ import annotations

from typing import Any

from orrery.core.registry import game_ids, package_of
from orrery.core.texts import ENGLISH, languages_of, nearest, texts_of


def languages() -> dict[str, list[str]]:
    """Language -> the games that speak it, English first."""
    found: dict[str, list[str]] = {ENGLISH: []}
    for game in game_ids():
        for language in languages_of(package_of(game)):
            found.setdefault(language, []).append(game)
    return found


def best_language(wish: str) -> str:
    """The known language that comes closest to a wish such as `de-AT`; English for the rest."""
    return nearest(wish, tuple(languages()))


def languages_seen() -> list[dict[str, Any]]:
    """For the lobby: id, own name, and which games speak it."""
    return [
        {"id": language, "name": _own_name(language, games), "games": games}
        for language, games in languages().items()
    ]


def _own_name(language: str, games: list[str]) -> str:
    """What a language calls itself, from the first game that says it."""
    for game in games:
        name = texts_of(package_of(game), language).label("language", "name", "")
        if name:
            return name
    return language
