"""The languages the games speak, found by their files."""

from __future__ import annotations

from typing import Any

from orrery.core.languages import is_beta, languages
from orrery.core.registry import game_ids, package_of
from orrery.core.texts import languages_of, texts_of


def speakers() -> dict[str, list[str]]:
    """Language -> the games that speak it, English first."""
    spoken = {game: languages_of(package_of(game)) for game in game_ids()}
    return {one: [game for game in spoken if one in spoken[game]] for one in languages()}


def languages_seen() -> list[dict[str, Any]]:
    """For the lobby: id, own name, whether it is still a beta, and which games speak it."""
    return [
        {
            "id": language,
            "name": _own_name(language, games),
            "beta": is_beta(language),
            "games": games,
        }
        for language, games in speakers().items()
    ]


def _own_name(language: str, games: list[str]) -> str:
    """What a language calls itself, from the first game that says it."""
    for game in games:
        name = texts_of(package_of(game), language).label("language", "name", "")
        if name:
            return name
    return language
