"""The board: one's notices as our pages show them, under the bell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.server.notices.sentences import Told, sentence, told
from orrery.server.notices.wishes import Wishes, row_of, wishes_of
from orrery.server.protocol.notices import NoticeSeen, NoticesSeen
from orrery.server.storage.database import Write
from orrery.server.storage.notice_rows import NoticeRow, PushTargetRow, VacationRow
from orrery.server.storage.store import Store

MOST = 50
UNREAD = "SELECT COUNT(*) FROM notices WHERE guest = ? AND read IS NULL"
READ = "UPDATE notices SET read = ? WHERE guest = ? AND read IS NULL"


async def notices_of(store: Store, guest: str, most: int = MOST) -> list[Told]:
    """The last notices of somebody, the newest first."""
    where = f"guest = ? ORDER BY at DESC, id LIMIT {most}"
    return await told(store, await store.rows(NoticeRow, where, (guest,)))


async def board(store: Store, guest: str, wishes: Wishes) -> NoticesSeen:
    """One's last notices, and how many were not read."""
    found = await notices_of(store, guest)
    unread = int((await store.read(UNREAD, (guest,)))[0][0])
    return NoticesSeen(unread, [_seen(one, wishes) for one in found])


def _seen(one: Told, wishes: Wishes) -> NoticeSeen:
    notice = one.notice
    return NoticeSeen(
        notice.id, notice.kind, notice.game, one.row.game, notice.seat, notice.at,
        sentence(one, wishes), notice.read is not None,
    )  # fmt: skip


async def read(
    store: Store, guest: str, date: float, table: str | None, ids: Sequence[str]
) -> None:
    """Mark as read: those of a table, some, or all."""
    writes: list[Write] = [(READ, (date, guest))]
    if table is not None:
        writes = [(f"{READ} AND game = ?", (date, guest, table))]
    elif ids:
        writes = [(f"{READ} AND id = ?", (date, guest, one)) for one in ids]
    await store.write(writes)


async def export(store: Store, account: str) -> dict[str, Any]:
    """All that is stored of an account about notices, without secrets."""
    notices = await store.rows(NoticeRow, "guest = ? ORDER BY at", (account,))
    browsers = await store.rows(PushTargetRow, "account = ? ORDER BY created", (account,))
    vacations = await store.rows(VacationRow, "guest = ? ORDER BY n", (account,))
    row = await row_of(store, account)
    return {
        "notices": [{"kind": one.kind, "table": one.game, "at": one.at} for one in notices],
        "notice_wishes": msgspec.to_builtins(await wishes_of(store, account)),
        "has_feed": row is not None and row.feed is not None,
        "push_browsers": [{"label": one.label, "created": one.created} for one in browsers],
        "vacations": [{"began": one.began, "until": one.until} for one in vacations],
    }
