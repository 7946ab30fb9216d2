"""Many moves at a glance: those that differ in numbers only stand together."""

from __future__ import annotations


def grouped(actions: list[str]) -> dict[str, list[str]]:
    """`place _ large` -> the numbers that fill the blank; moves without one stand alone."""
    groups: dict[str, list[str]] = {}
    for text in actions:
        words = text.split()
        pattern = " ".join("_" if is_number(word) else word for word in words)
        numbers = " ".join(word for word in words if is_number(word))
        groups.setdefault(pattern, []).append(numbers)
    return groups


def is_number(word: str) -> bool:
    """Whether a word is a number, a place such as 6,4 or 3.11, or a piece such as rf1."""
    is_piece = word[:2].isalpha() and word[2:].isdecimal()
    return is_piece or word.lstrip("-").replace(",", "").replace(".", "").isdecimal()
