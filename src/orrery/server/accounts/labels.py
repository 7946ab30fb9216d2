"""The label of accounts that programs play: part of the name, so it stands wherever that does.

No name can be kept that begins with this word (`names.read_name`): only a program has it.
"""

from __future__ import annotations

BOT = "BOT"


def labelled(name: str) -> str:
    """The name of a program, for all to see."""
    return f"{BOT} {name}"


def unlabelled(shown: str) -> str:
    """The name that is kept, of a text with or without the label."""
    return shown.removeprefix(f"{BOT} ")
