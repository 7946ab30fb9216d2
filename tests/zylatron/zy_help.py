"""Helpers of the ZYLATRON tests. Red's home is top left around 8,4; Zylon is at 28,14.

With two players blue's home is bottom right around 48,24, with four it is top right, 48,4.
"""

from __future__ import annotations

import orrery
from orrery import CHANCE

RED, BLUE, GREEN, YELLOW = range(4)
AT_HOME = "7,3:rw5 49,25:bw5 money=10,10"
"""A Warrior of each, out of the way, and ten Zys each."""


def at(text: str, rules: str = "major") -> orrery.Table:
    """A table at a position; strike cards are laid by hand."""
    return orrery.position("zylatron", f"zy2 {rules} {text}", chance="manual")


def fresh(players: int = 2, **options: object) -> orrery.Table:
    """A fresh game; strike cards are laid by hand."""
    return orrery.new("zylatron", players=players, seed=1, chance="manual", **options)


def play(table: orrery.Table, *actions: str) -> None:
    """Play actions of whoever is to act, separated by commas or given one by one."""
    for action in actions:
        for text in action.split("; "):
            table.play(table.to_act[0], text)


def draw(table: orrery.Table, card: str) -> None:
    """Nature draws a card."""
    table.play(CHANCE, f"card {card}")


def stacks(table: orrery.Table) -> list[str]:
    """The stacks of the position text."""
    return [word for word in table.text.split() if ":" in word and "=" not in word]


def says(table: orrery.Table, key: str) -> str:
    """The value of a key of the position text, or ''."""
    for word in table.text.split():
        if word.startswith(f"{key}="):
            return word.removeprefix(f"{key}=")
    return ""
