"""Whether a game hides anything from anybody: then people at one screen need a curtain."""

from __future__ import annotations

from orrery.core.registry import find_game


def has_secrets(game_id: str) -> bool:
    """Some seat may know what another may not."""
    return find_game(game_id).has_secrets
