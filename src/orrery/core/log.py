"""Logs: one JSON-lines file a game, with a running hash over every action and position.

    {"orrery": 1, "game": "spacewalk", "rules": 1, "options": {...}, "board": ..., ...}
    {"n": 1, "seat": "red", "action": "place 3 large", "hash": "5f0c..."}
    ...
    {"scores": [...], "winners": ["blue"], "hash": "..."}

The hash of a line covers the hash before it, who acted, what, and the position it led to, so a
log that replays to the same hashes was played by the same rules. A log is pinned to its rules
version.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput, trouble

FORMAT = 1
HEAD: dict[str, type] = {
    "orrery": int, "game": str, "options": dict, "board": str, "board_data": str, "start": str,
}  # fmt: skip
"""What a head tells of the game, as far as it tells it."""
KINDS = {int: "a whole number", str: "a text", dict: "a table of options"}


@dataclass(slots=True)
class Step:
    """One action of a log."""

    seat: int
    text: str
    hash: str


@dataclass
class Log:
    """A header, every action, and how it ended (None while the game goes on)."""

    header: dict[str, Any]
    steps: list[Step] = field(default_factory=list)
    result: dict[str, Any] | None = None

    @property
    def hash(self) -> str:
        """The running hash after the last step."""
        return self.steps[-1].hash if self.steps else header_hash(self.header)


def header_hash(header: dict[str, Any]) -> str:
    """The hash a log starts from."""
    return _short(json.dumps(header, sort_keys=True))


def next_hash(before: str, seat: str, action: str, position: str) -> str:
    """The running hash after one more action."""
    text = f"{before}|{seat}|{action}|{position}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def dump_log(log: Log, seat_name: Any) -> str:
    """The text of a log file."""
    lines: list[dict[str, Any]] = [log.header]
    for n, step in enumerate(log.steps, 1):
        lines.append({"n": n, "seat": seat_name(step.seat), "action": step.text, "hash": step.hash})
    if log.result is not None:
        lines.append(log.result)
    return "".join(json.dumps(line) + "\n" for line in lines)


def read_log(path: str | Path, seat_number: Any) -> Log:
    """A log from a file; BadInput names the damaged line. Replaying it is the caller's job."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {path}: {trouble(error)}") from None
    return log_of_text(text, path, seat_number)


def log_of_text(text: str, path: str | Path, seat_number: Any) -> Log:
    """A log from the text of a file; `path` is what complaints call it."""
    lines = _parsed(path, text.splitlines())
    header = lines[0]
    _check_head(path, header)
    if header["orrery"] > FORMAT:
        raise BadInput(
            f"{path} has log format {header['orrery']}; this Orrery reads up to {FORMAT}"
        )
    log = Log(header)
    numbers = seat_number(header["game"])
    for number, line in enumerate(lines[1:], 2):
        if "scores" in line:
            log.result = line
        else:
            log.steps.append(_step(path, number, line, numbers, len(log.steps) + 1))
    return log


def _check_head(path: str | Path, header: dict[str, Any]) -> None:
    if "orrery" not in header or "game" not in header:
        raise BadInput(f"{path} is no Orrery log: line 1 lacks 'orrery' and 'game'")
    for key, kind in HEAD.items():
        if key in header and not isinstance(header[key], kind):
            raise BadInput(f"{path}, line 1: {key!r} is {header[key]!r:.40}, not {KINDS[kind]}")
    if "board" not in header:
        raise BadInput(f"{path}, line 1: 'board' is missing")


def _step(path: str | Path, number: int, line: dict[str, Any], numbers: Any, n: int) -> Step:
    missing = [key for key in ("n", "seat", "action", "hash") if key not in line]
    if missing:
        raise BadInput(f"{path}, line {number}: {missing[0]!r} is missing")
    if line["n"] != n:
        raise BadInput(f"{path}, line {number}: action {line['n']} stands where {n} should")
    return Step(numbers(line["seat"]), str(line["action"]), str(line["hash"]))


def _parsed(path: str | Path, lines: Iterable[str]) -> list[dict[str, Any]]:
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(_object_of(line))
        except BadInput as error:
            raise BadInput(f"{path}, line {number} is damaged: {error.reason}") from None
    if not found:
        raise BadInput(f"{path} is empty, so it is no Orrery log")
    return found


def _object_of(line: str) -> dict[str, Any]:
    """The JSON object of a line; BadInput says why it is none that can be stored and shown."""
    try:
        value = json.loads(line)
        if "\\u" in line:
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise BadInput(error.msg) from None
    except UnicodeEncodeError:
        raise BadInput("half a character") from None
    except RecursionError:
        raise BadInput("nested too deeply") from None
    except ValueError:
        raise BadInput("a number with too many digits") from None
    if not isinstance(value, dict):
        raise BadInput("not a JSON object")
    return value
