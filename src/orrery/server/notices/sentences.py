"""Notices as sentences, in anybody's language, from what is stored: names are those of now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from orrery.bots.names import bot_called
from orrery.core import formats
from orrery.core.registry import find_meta, package_of
from orrery.core.texts import texts_of
from orrery.core.words import words_of
from orrery.server.logbook.game import read_outcome
from orrery.server.notices.wishes import Wishes, zone_of
from orrery.server.storage.notice_rows import NoticeRow
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.storage.store import Store


@dataclass(frozen=True)
class Told:
    """A notice with the table it tells of, and the names of those who play there."""

    notice: NoticeRow
    row: TableRow
    seats: Sequence[SeatRow]
    names: dict[str, str]  # of guests

    @property
    def link(self) -> str:
        """Where one tap leads: the table, at one's own seat."""
        return f"#/t/{self.row.id}"


async def told(store: Store, notices: Sequence[NoticeRow]) -> list[Told]:
    """Notices with what they tell of; those of tables that are gone are left out."""
    tables = sorted({notice.game for notice in notices})
    rows = {row.id: row for row in await _rows_in(store, tables)}
    seats = await _seats_in(store, tables)
    guests = {seat.guest for seat in seats} | {row.host for row in rows.values()}
    names = await _names(store, sorted(filter(None, guests)))
    return [
        Told(one, rows[one.game], [s for s in seats if s.game == one.game], names)
        for one in notices if one.game in rows
    ]  # fmt: skip


def sentence(told: Told, wishes: Wishes) -> str:
    """What a notice says."""
    notice, words = told.notice, words_of("notices", wishes.language)
    values = {
        "game": title(told.row.game, wishes.language),
        "with": others(told, wishes.language),
        "name": who(told, wishes.language),
        "when": "" if notice.until is None else moment(notice.until, wishes),
    }
    return words.say("", message_of(told), values)


def message_of(told: Told) -> str:
    """The id of the sentence."""
    notice = told.notice
    if notice.kind == "over":
        return f"over-{result(told)}"
    return f"proposed-{notice.what}" if notice.kind == "proposed" else notice.kind


def result(told: Told) -> str:
    """How a finished game went for the person."""
    winners = () if told.row.result is None else read_outcome(told.row.result).winners
    mine = {seat.seat for seat in told.seats if seat.guest == told.notice.guest}
    if not winners:
        return "none"
    if not mine & set(winners):
        return "lost"
    return "won" if set(winners) <= mine else "shared"


def title(game: str, language: str) -> str:
    """The name of a game."""
    meta = find_meta(game)
    return texts_of(package_of(game), language).label("", "title", meta.title)


def others(told: Told, language: str) -> str:
    """Those who play, too."""
    seats = [seat for seat in told.seats if seat.guest != told.notice.guest]
    names = [_called(told, seat, language) for seat in seats if seat.kind != "open"]
    if not names:
        return words_of("notices", language).say("", "alone", {})
    return formats.listed(names, language)


def who(told: Told, language: str) -> str:
    """Who asks or invites: of a proposal the seat that its id names, else the host."""
    if told.notice.kind == "proposed":
        seat = int(told.notice.id.split("/")[1])
        return _called(told, told.seats[seat], language)
    host = told.names.get(told.row.host)
    return host or words_of("notices", language).say("", "somebody", {})


def moment(date: float, wishes: Wishes) -> str:
    """A date by the clock on their wall."""
    there = datetime.fromtimestamp(date, zone_of(wishes))
    return formats.moment(there, wishes.language)


def _called(told: Told, seat: SeatRow, language: str) -> str:
    if seat.bot is not None:
        return bot_called(seat.bot, seat.seat, language)
    somebody = words_of("notices", language).say("", "somebody", {})
    return told.names.get(seat.guest or "") or somebody


async def _rows_in(store: Store, tables: Sequence[str]) -> list[TableRow]:
    return await store.rows(TableRow, f"id IN ({_marks(tables)})", tables) if tables else []


async def _seats_in(store: Store, tables: Sequence[str]) -> list[SeatRow]:
    where = f"game IN ({_marks(tables)}) ORDER BY game, seat"
    return await store.rows(SeatRow, where, tables) if tables else []


async def _names(store: Store, guests: Sequence[str]) -> dict[str, str]:
    if not guests:
        return {}
    sql = f"SELECT id, name FROM guests WHERE id IN ({_marks(guests)})"
    return dict(await store.read(sql, guests))


def _marks(values: Iterable[str]) -> str:
    return ", ".join("?" for _ in values)
