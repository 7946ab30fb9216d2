"""The outbox: which notice goes out by which channel, and who sends it just now.

Notices are written with what they tell. Deliveries follow from them and from the wishes of their
reader: their key (notice, channel, target) makes them be written once. A node that sends one takes
it for a while; nobody else sends it meanwhile, and when the node is killed somebody does later.
What is repeated so has the same name outside (`batch`), by which receivers know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.server.access.tokens import new_token
from orrery.server.notices.hours import after_quiet, letter_date
from orrery.server.notices.wishes import Wishes, wishes_of
from orrery.server.storage.database import Write
from orrery.server.storage.notice_rows import (
    DeliveryRow,
    NoticeRow,
    PushTargetRow,
    insert_once,
)
from orrery.server.storage.rows import AccountRow
from orrery.server.storage.store import Store

MAIL, PUSH, WEBHOOK = "mail", "push", "webhook"
DUE, SENT, FAILED = "due", "sent", "failed"
MOST_AT_ONCE = 100  # notices and deliveries of one round
HOLD_SECONDS = 120.0  # for one round of sending; longer than all its patience
PAUSES = (60.0, 300.0, 1800.0, 7200.0, 6 * 3600.0)  # before it is tried again; then never
KEPT_SECONDS = 30 * 86400.0  # a notice
TAKE = """UPDATE deliveries SET holder = ?, held_until = ?, tries = tries + 1,
    batch = COALESCE(batch, ?)
    WHERE state = 'due' AND due <= ? AND held_until <= ? AND (notice, channel, target) IN (
        SELECT notice, channel, target FROM deliveries
        WHERE state = 'due' AND due <= ? AND held_until <= ? ORDER BY due, notice LIMIT ?)"""
SETTLE = """UPDATE deliveries SET state = ?, holder = NULL, due = ?, held_until = 0
    WHERE holder = ? AND notice = ? AND channel = ? AND target = ?"""
POSTED = "UPDATE notices SET posted = 1 WHERE id = ?"
FORGET = (
    "DELETE FROM notices WHERE at < ?",
    "DELETE FROM deliveries WHERE due < ? AND notice NOT IN (SELECT id FROM notices)",
)
STALE = """UPDATE deliveries SET state = 'read' WHERE state = 'due' AND notice IN
    (SELECT id FROM notices WHERE read IS NOT NULL)"""
READY = "SELECT 1 FROM deliveries WHERE state = 'due' AND due <= ? AND held_until <= ? LIMIT 1"
WAITING = "SELECT COUNT(*) FROM deliveries WHERE state = 'due' AND guest = ?"
MOST_WAITING = 200  # deliveries for one person


async def write_due(store: Store, date: float) -> int:
    """Write the deliveries of notices that have none yet: of how many."""
    new = await store.rows(NoticeRow, f"posted = 0 ORDER BY at, id LIMIT {MOST_AT_ONCE}")
    for notice in new:
        rows = [] if notice.read is not None else await deliveries_of(store, notice, date)
        writes: list[Write] = [insert_once(row) for row in rows]
        await store.write([*writes, (POSTED, (notice.id,))])
    return len(new)


async def deliveries_of(store: Store, notice: NoticeRow, date: float) -> list[DeliveryRow]:
    """How a notice goes out; guests without an account read it on our pages alone."""
    if not notice.guest:
        return [DeliveryRow(notice.id, WEBHOOK, notice.game, "", date, DUE)]
    accounts = await store.rows(AccountRow, "id = ?", (notice.guest,))
    if not accounts or (await store.read(WAITING, (notice.guest,)))[0][0] >= MOST_WAITING:
        return []
    wishes = await wishes_of(store, notice.guest)
    targets = await store.rows(PushTargetRow, "account = ?", (notice.guest,))
    due = after_quiet(date, wishes)
    found = [DeliveryRow(notice.id, PUSH, one.id, notice.guest, due, DUE) for one in targets]
    if wishes.letters != "off" and accounts[0].mail is not None:
        letter = _letter_due(notice, wishes, date)
        found.append(DeliveryRow(notice.id, MAIL, "", notice.guest, letter, DUE))
    return found


def _letter_due(notice: NoticeRow, wishes: Wishes, date: float) -> float:
    """With the next letter; what cannot wait for it goes out by itself."""
    due = letter_date(date, wishes)
    is_late = notice.until is not None and due >= notice.until
    return after_quiet(date, wishes) if is_late else due


async def take(store: Store, date: float) -> list[DeliveryRow]:
    """Take what is due, so that nobody else sends it."""
    if not await store.read(READY, (date, date)):
        return []
    holder = new_token()
    values: Sequence[Any] = (
        holder, date + HOLD_SECONDS, holder, date, date, date, date, MOST_AT_ONCE,
    )  # fmt: skip
    await store.write([(STALE, ()), (TAKE, values)])
    return await store.rows(DeliveryRow, "holder = ? ORDER BY due, notice", (holder,))


async def settle(store: Store, row: DeliveryRow, state: str, due: float) -> None:
    """Note what became of a delivery, unless somebody else has it by now."""
    key = (row.notice, row.channel, row.target)
    await store.write([(SETTLE, (state, due, row.holder, *key))])


async def settle_tried(store: Store, row: DeliveryRow, date: float) -> None:
    """It did not work: later again, or never."""
    n = row.tries - 1
    is_over = n >= len(PAUSES)
    await settle(store, row, FAILED if is_over else DUE, date if is_over else date + PAUSES[n])


async def forget(store: Store, date: float) -> None:
    """Old notices go, and with them what became of them."""
    await store.write([(sql, (date - KEPT_SECONDS,)) for sql in FORGET])
