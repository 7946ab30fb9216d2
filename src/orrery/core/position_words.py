"""Words that positions of several games have in common, read with the same complaints."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.errors import BadInput, one_of


def read_players(word: str, most: int, clause: str) -> int:
    """`3p`: how many play, from 2 on."""
    if word not in [f"{n}p" for n in range(2, most + 1)]:
        raise BadInput(f"{word!r} should say how many play, 2p to {most}p", clause)
    return int(word[0])


def read_index(word: str, known: Sequence[str], what: str) -> int:
    """Which of the known words it is."""
    if word not in known:
        raise BadInput(f"no {what} {word!r}: {one_of(word, list(known))}")
    return known.index(word)


def check_said_once(text: str) -> None:
    """BadInput if a position says `key=` twice: one of the two would be lost."""
    keys = [word.partition("=")[0] for word in text.split() if "=" in word]
    twice = next((key for number, key in enumerate(keys) if key in keys[:number]), None)
    if twice is not None:
        raise BadInput(f"{twice + '='!r} stands twice in {text!r}")
