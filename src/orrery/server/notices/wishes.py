"""What people wish to hear, how and when: letters, quiet hours, the secret address of a feed."""

from __future__ import annotations

from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from orrery.core.texts import ENGLISH
from orrery.server.access.tokens import hash_of, new_token
from orrery.server.protocol.codes import Misread
from orrery.server.storage.notice_rows import WishesRow
from orrery.server.storage.rows import upsert
from orrery.server.storage.store import Store

FEED = "feed"
Letters = Literal["off", "now", "hourly", "daily"]


class Wishes(msgspec.Struct, frozen=True):
    """The wishes of one person; the defaults send nothing."""

    letters: Letters = "off"
    quiet_from: int = 0  # the hour in which quiet begins,
    quiet_to: int = 0  # and that in which it ends; the same: never
    zone: str = "UTC"
    language: str = "en"
    site: str = ""  # the address of this server as their browser names it, for links


def checked(wishes: Wishes) -> Wishes:
    """Wishes that can be kept; Misread says what is wrong."""
    if not all(0 <= hour <= 23 for hour in (wishes.quiet_from, wishes.quiet_to)):
        raise Misread("quiet hours are from 0 to 23")
    if wishes.zone not in available_timezones():
        raise Misread(f"no such time zone: {wishes.zone[:40]!r}")
    return wishes


def zone_of(wishes: Wishes) -> ZoneInfo:
    """The clock on their wall."""
    return ZoneInfo(wishes.zone)


async def row_of(store: Store, account: str) -> WishesRow | None:
    """What is stored of somebody's wishes."""
    found = await store.rows(WishesRow, "account = ?", (account,))
    return found[0] if found else None


async def wishes_of(store: Store, account: str) -> Wishes:
    """The wishes of somebody; the defaults when they never said."""
    row = await row_of(store, account)
    return Wishes() if row is None else msgspec.json.decode(row.wishes, type=Wishes)


async def keep(store: Store, account: str, wishes: Wishes) -> None:
    """Store the wishes of somebody; their feed stays as it is."""
    row = await row_of(store, account)
    text = msgspec.json.encode(checked(wishes)).decode()
    feed = (None, None) if row is None else (row.feed, row.feed_hash)
    await store.write([upsert(WishesRow(account, text, *feed))])


async def stop_letters(store: Store, account: str) -> None:
    """No more letters."""
    wishes = await wishes_of(store, account)
    await keep(store, account, msgspec.structs.replace(wishes, letters="off"))


# The feed


async def new_feed(store: Store, account: str, language: str = ENGLISH) -> str:
    """A secret for the feed in place of the old one; in this language, if none was chosen yet."""
    secret, row = new_token(), await row_of(store, account)
    wishes = Wishes(language=language) if row is None else await wishes_of(store, account)
    text = msgspec.json.encode(wishes).decode()
    sealed = WishesRow(account, text, store.vault.seal(secret, FEED), hash_of(secret))
    await store.write([upsert(sealed)])
    return secret


async def end_feed(store: Store, account: str) -> None:
    """The address of the feed leads nowhere any more."""
    sql = "UPDATE notice_wishes SET feed = NULL, feed_hash = NULL WHERE account = ?"
    await store.write([(sql, (account,))])


async def feed_of(store: Store, account: str) -> str | None:
    """The secret of somebody's feed."""
    row = await row_of(store, account)
    return None if row is None or row.feed is None else store.vault.open(row.feed, FEED)


async def by_feed(store: Store, secret: str) -> WishesRow | None:
    """Whose feed this is."""
    found = await store.rows(WishesRow, "feed_hash = ?", (hash_of(secret),))
    return found[0] if found else None
