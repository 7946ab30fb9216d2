"""What somebody looks for in the archive, as an address says it, and the SQL of it."""

from __future__ import annotations

import datetime
import math
from collections.abc import Mapping
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.core.registry import find_meta, find_metas
from orrery.server.storage.archived import GLUE, OPENING

SHARED, NONE = "shared", "none"
FIELDS = {
    "game": "one game alone",
    "player": "part of a name, or the rank of a bot",
    "players": "how many played",
    "least": "actions at least",
    "most": "actions at most",
    "result": "the seat that won (from 0), `shared` or `none`",
    "opening": f"the first actions of players with `{GLUE.strip()}` between them",
    "since": "the first day, such as 2026-05-01",
    "until": "the last day",
}
MOST_TEXT = 300
DAY = 86400.0
BETWEEN = "~"
PUBLIC = "t.is_private = 0"
SOUND = "t.fault IS NULL"
SHARED_BY = "LENGTH(a.winners) > 3"  # " 0 1 ": two seats or more
OF_PLAYER = """a.id IN (SELECT s.game FROM seats s JOIN guests g ON g.id = s.guest
    WHERE LOWER(g.name) LIKE LOWER(CAST(? AS TEXT)) ESCAPE '!' AND NOT EXISTS
    (SELECT 1 FROM accounts c WHERE c.id = g.id AND c.shows NOT LIKE CAST(? AS TEXT))
    UNION SELECT s.game FROM seats s WHERE s.bot = ?)"""

Place = tuple[float, str]
"""When a game ended, and its id: where it stands, the newest first."""


class Wish(msgspec.Struct, frozen=True):
    """What the games have in common; whatever is empty may be anything."""

    game: str = ""
    player: str = ""
    players: int | None = None
    least: int | None = None
    most: int | None = None
    result: str = ""
    opening: tuple[str, ...] = ()
    since: float | None = None  # a date
    until: float | None = None  # the date at which the last day is over
    with_private: bool = False  # for whoever has the database itself

    def where(self) -> tuple[str, list[Any]]:
        """The condition on `archive a JOIN tables t`, and its values."""
        asked = [one for one in self._conditions() if one is not None]
        parts = [SOUND, *([] if self.with_private else [PUBLIC]), *(part for part, _ in asked)]
        return " AND ".join(parts), [value for _, values in asked for value in values]

    def _games(self) -> tuple[str, list[Any]]:
        """One game, or all that are here: of one whose plug-in is gone nothing can be told."""
        known = [self.game] if self.game else [meta.id for meta in find_metas()[0]]
        return f"a.game IN ({', '.join('?' for _ in known)})", list(known)

    def _conditions(self) -> list[tuple[str, list[Any]] | None]:
        return [
            self._games(),
            _equal("a.players", self.players),
            _compared("a.length >= ?", self.least),
            _compared("a.length <= ?", self.most),
            _compared("a.ended >= ?", self.since),
            _compared("a.ended < ?", self.until),
            self._result(),
            self._opening(),
            self._player(),
        ]

    def _result(self) -> tuple[str, list[Any]] | None:
        if self.result in ("", SHARED):
            return (SHARED_BY, []) if self.result else None
        if self.result == NONE:
            return "a.winners = ' '", []
        return "a.winners LIKE CAST(? AS TEXT)", [f"% {self.result} %"]

    def _opening(self) -> tuple[str, list[Any]] | None:
        text = "".join(action + GLUE for action in self.opening)
        return (f"SUBSTR(a.opening, 1, {len(text)}) = ?", [text]) if text else None

    def _player(self) -> tuple[str, list[Any]] | None:
        if not self.player:
            return None
        part = "".join(f"!{one}" if one in "!%_" else one for one in self.player)
        return OF_PLAYER, [f"%{part}%", "%games%", self.player.lower()]


def _equal(column: str, value: Any) -> tuple[str, list[Any]] | None:
    return _compared(f"{column} = ?", value)


def _compared(part: str, value: Any) -> tuple[str, list[Any]] | None:
    return None if value is None else (part, [value])


# Reading an address


def wish_of(asked: Mapping[str, str]) -> Wish:
    """What an address asks for; BadInput says what cannot be read."""
    texts = {name: asked.get(name, "").strip()[:MOST_TEXT] for name in FIELDS}
    if texts["game"]:
        find_meta(texts["game"])
    until = _date(texts["until"], "until")
    return Wish(
        game=texts["game"],
        player=texts["player"],
        players=_number(texts["players"], "players"),
        least=_number(texts["least"], "least"),
        most=_number(texts["most"], "most"),
        result=_result(texts["result"]),
        opening=opening_actions(texts["opening"]),
        since=_date(texts["since"], "since"),
        until=None if until is None else until + DAY,
    )


def opening_actions(text: str) -> tuple[str, ...]:
    """The actions of `move 3; move 5`."""
    actions = tuple(part.strip() for part in text.split(GLUE.strip()) if part.strip())
    if len(actions) > OPENING:
        raise BadInput(f"an opening has at most {OPENING} actions here, not {len(actions)}")
    return actions


def _number(text: str, name: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal() or not text.isascii() or len(text) > 6:
        raise BadInput(f"{name} is a number, not {text[:20]!r}")
    return int(text)


def _result(text: str) -> str:
    if text in ("", SHARED, NONE) or (text.isascii() and text.isdecimal() and len(text) == 1):
        return text
    raise BadInput(f"result is a seat from 0, {SHARED} or {NONE}, not {text[:20]!r}")


def _date(text: str, name: str) -> float | None:
    if not text:
        return None
    try:
        day = datetime.date.fromisoformat(text)
        return datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.UTC).timestamp()
    except (ValueError, OverflowError):
        raise BadInput(f"{name} is a day such as 2026-05-01, not {text[:20]!r}") from None


def write_place(place: Place) -> str:
    """A place as the cursor of an address."""
    return f"{place[0]!r}{BETWEEN}{place[1]}"


def read_place(text: str) -> Place | None:
    """The place that a cursor names; BadInput for what never was one."""
    if not text:
        return None
    ended, _, table = text[:MOST_TEXT].partition(BETWEEN)
    try:
        date = float(ended)
    except ValueError:
        date = math.nan
    if not math.isfinite(date) or not table:
        raise BadInput("this is no cursor of the archive: ask without one")
    return date, table
