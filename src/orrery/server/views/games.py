"""A game as the lobby shows it: what is printed on the lid of the box, in any language.

Ids (`seat_names`, `boards`, `choices`, the `name` of an option) stay as programs use them; what
people read stands beside them (`seat_labels`, `board_labels`, `choice_labels`, `label`).
"""

from __future__ import annotations

from typing import Any

from orrery.core.meta import Meta, Option
from orrery.core.registry import find_game, package_of
from orrery.core.texts import ENGLISH, Texts, spoken, texts_of
from orrery.lessons.reader import taught_games


def game_seen(meta: Meta, stage: str, language: str = ENGLISH) -> dict[str, Any]:
    """Title, seats, boards and options; `stage` says whether its rules are compiled."""
    package = package_of(meta.id)
    texts = texts_of(package, language)
    return {
        "id": meta.id,
        "language": spoken(package, language),
        "title": texts.label("meta", "title", meta.title),
        "blurb": texts.label("meta", "blurb", meta.blurb),
        "year": meta.year,
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "default_players": meta.default_players,
        "seat_names": meta.seat_names,
        "seat_labels": [texts.name(name) for name in meta.seat_names],
        "boards": meta.boards,
        "board_labels": [texts.label("boards", board, board) for board in meta.boards],
        "clause_prefix": meta.clause_prefix,
        "rules_version": meta.rules_version,
        "options": [_option_seen(option, texts) for option in meta.options],
        "drawn": meta.drawn,
        "has_lessons": meta.id in taught_games(),
        "has_secrets": find_game(meta.id).has_secrets,
        "words": texts.source("names", "actions"),  # in Fluent, for boards drawn from a scene
        "stage": stage,
    }


def _option_seen(option: Option, texts: Texts) -> dict[str, Any]:
    return {
        "name": option.name,
        "label": texts.label("options", option.name, option.name.replace("_", " ")),
        "kind": option.kind,
        "help": texts.label("help", option.name, option.help),
        "clause": option.clause,
        "default": option.default,
        "first_offer": option.first_offer,
        "low": option.low,
        "high": option.high,
        "choices": option.choices,
        "choice_labels": [choice_label(choice, texts) for choice in option.choices],
    }


def choice_label(choice: str, texts: Texts) -> str:
    """What people read for a choice: a label of its own, else a word of the game."""
    return texts.label("choices", choice, texts.name(choice))
