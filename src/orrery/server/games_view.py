"""A game as the lobby shows it: what is printed on the lid of the box."""

from __future__ import annotations

from typing import Any

from orrery.core.meta import Meta, Option


def game_seen(meta: Meta, stage: str) -> dict[str, Any]:
    """Title, seats, boards and options; `stage` says whether its rules are compiled."""
    return {
        "id": meta.id,
        "title": meta.title,
        "blurb": meta.blurb,
        "year": meta.year,
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "default_players": meta.default_players,
        "seat_names": meta.seat_names,
        "boards": meta.boards,
        "clause_prefix": meta.clause_prefix,
        "rules_version": meta.rules_version,
        "options": [_option_seen(option) for option in meta.options],
        "stage": stage,
    }


def _option_seen(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "help": option.help,
        "clause": option.clause,
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "choices": option.choices,
    }
