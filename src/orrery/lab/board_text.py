"""A board's table as the text of a TOML file, as `--board` opens it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any


def board_text(table: Mapping[str, Any], words: str = "") -> str:
    """The file; `words` stand above it as a comment."""
    comment = "".join(f"# {line}\n" for line in words.splitlines())
    return comment + "\n".join(_lines(table, "")) + "\n"


def _lines(table: Mapping[str, Any], path: str) -> list[str]:
    """Values first, then sections."""
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, Mapping):
            name = f"{path}.{_key(key)}" if path else _key(key)
            lines += ["", f"[{name}]", *_lines(value, name)]
    return lines


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        pairs = [f"{_key(key)} = {_value(one)}" for key, one in value.items()]
        return f"{{{', '.join(pairs)}}}"
    return repr(value)


def _text(text: str) -> str:
    """A drawing keeps its lines."""
    if "\n" not in text:
        return json.dumps(text)
    body = text.replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{body}"""'
