"""The sections of a WebAssembly module: what it imports and exports, and what we add to it.

A module is eight bytes of header, then sections: a number, a length, content. Section 0 is
anyone's: it starts with a name, and engines skip what they do not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orrery.core.errors import BadInput

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORTS, EXPORTS = 0, 2, 7
KINDS = ("function", "table", "memory", "global", "tag")
LIMITED = {1: 1, 2: 0}  # tables and memories have limits, behind n other bytes


class Import(NamedTuple):
    """What a module asks of whoever loads it."""

    module: str
    name: str
    kind: str


MEMORY = Import("env", "memory", "memory")
"""The one thing that a module of ours asks for."""


class Bytes:
    """Reads a module from its first byte to its last."""

    def __init__(self, content: bytes) -> None:
        """Start at the beginning."""
        self.content = content
        self.at = 0

    def take(self, n: int) -> bytes:
        """The next `n` bytes."""
        if self.at + n > len(self.content):
            raise BadInput("this WebAssembly module is cut off")
        self.at += n
        return self.content[self.at - n : self.at]

    def number(self) -> int:
        """The next number: seven bits a byte, the lowest first."""
        value, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def text(self) -> str:
        """The next name."""
        return self.take(self.number()).decode()


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """(number, content) of every section; BadInput if this is no module."""
    reader = Bytes(module)
    if module[: len(MAGIC)] != MAGIC:
        raise BadInput("this is no WebAssembly module")
    reader.at = len(MAGIC)
    while reader.at < len(module):
        number = reader.take(1)[0]
        yield number, reader.take(reader.number())


def imports_of(module: bytes) -> list[Import]:
    """What a module asks for."""
    found = []
    for content in (content for number, content in sections(module) if number == IMPORTS):
        reader = Bytes(content)
        for _ in range(reader.number()):
            module_name, name, kind = reader.text(), reader.text(), reader.take(1)[0]
            found.append(Import(module_name, name, KINDS[kind]))
            _skip_type(reader, kind)
    return found


def _skip_type(reader: Bytes, kind: int) -> None:
    if kind in LIMITED:
        reader.take(LIMITED[kind])
        has_most = reader.take(1)[0] & 1
        for _ in range(1 + has_most):
            reader.number()
    else:
        reader.number()
        reader.take(1 if kind == KINDS.index("global") else 0)


def exports_of(module: bytes) -> list[str]:
    """The names a module offers."""
    found = []
    for content in (content for number, content in sections(module) if number == EXPORTS):
        reader = Bytes(content)
        for _ in range(reader.number()):
            found.append(reader.text())
            reader.take(1)
            reader.number()
    return found


def custom_section(module: bytes, name: str) -> bytes | None:
    """What a module says under a name; None if it says nothing."""
    for number, content in sections(module):
        reader = Bytes(content)
        if number == CUSTOM and reader.text() == name:
            return content[reader.at :]
    return None


def with_section(module: bytes, name: str, content: bytes) -> bytes:
    """The module with one more section of our own, at its end."""
    label = name.encode()
    body = encoded(len(label)) + label + content
    return module + bytes([CUSTOM]) + encoded(len(body)) + body


def encoded(number: int) -> bytes:
    """A number as `Bytes.number` reads it."""
    found = bytearray()
    while number >= 0x80:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])
