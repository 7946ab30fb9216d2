"""Write web/src/wire.ts: the messages of the socket as TypeScript types, from the JSON schema.

python tools/make_wire_types.py            write the file
python tools/make_wire_types.py --check    fail when the file is not up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from orrery.server.protocol.schema import schema

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = (
    "// Made by tools/make_wire_types.py from the server's JSON schema; do not edit.\n"
    "// `Request` is what a client sends, `Reply` what it gets.\n"
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
         "null": "null"}  # fmt: skip


def wire_types() -> str:
    """The whole file."""
    parts = [declaration(name, part) for name, part in schema()["$defs"].items()]
    return "\n".join([HEAD, *parts])


def declaration(name: str, part: dict[str, Any]) -> str:
    """One exported type with its docstring."""
    note = f"/** {part['description']} */\n" if "description" in part else ""
    if "properties" not in part:
        return f"{note}export type {name} = {type_of(part)};\n"
    required = set(part.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {type_of(value)};"
        for key, value in part["properties"].items()
    ]
    return "\n".join([f"{note}export interface {name} {{", *lines, "}", ""])


def type_of(part: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in part:
        return " | ".join(type_of(one) for one in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if part.get("type") == "array":
        inner = type_of(part["items"]) if "items" in part else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if part.get("type") == "object":
        return "Record<string, any>"
    return PLAIN.get(str(part.get("type")), "unknown")


def main() -> int:
    """Write, or check."""
    text = wire_types()
    if "--check" in sys.argv[1:]:
        is_current = TARGET.is_file() and TARGET.read_text("utf-8") == text
        print("wire.ts is up to date" if is_current else "wire.ts is old: run " + __file__)
        return 0 if is_current else 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
