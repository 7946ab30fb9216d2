"""The endpoints of notices: the bell, the channels, the feed, webhooks, vacations."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from orrery.core.errors import BadInput
from orrery.server.accounts.sessions import label_of
from orrery.server.commands.rights import need_guest, need_host
from orrery.server.notices import feeds, push, webhooks, wishes
from orrery.server.notices.board import board, notices_of, read
from orrery.server.notices.letters import account_of
from orrery.server.notices.outside import Allowed
from orrery.server.notices.postman import push_services
from orrery.server.notices.push import Keys, Target
from orrery.server.notices.wishes import Wishes
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.notices import (
    BrowserSeen,
    ChannelsSeen,
    FeedTold,
    HookSeen,
    HookTold,
    HookTried,
    NoticesSeen,
    NoticeWishes,
    VacationSeen,
)
from orrery.server.tables import vacations
from orrery.server.transport.accounts import need_session
from orrery.server.transport.cookies import own_site
from orrery.server.transport.http import Call

DONE = {"done": True}


# The bell


async def notices(call: Call) -> NoticesSeen:
    """One's last notices."""
    guest, known = need_guest(call.caller), Wishes()
    if guest.kept is not None:
        known = await wishes.wishes_of(call.hall.store, guest.id)
    said = Wishes(zone=known.zone, language=call.language)
    return await board(call.hall.store, guest.id, said)


async def mark_read(call: Call) -> dict[str, bool]:
    """One has seen them."""
    guest, asked = need_guest(call.caller), call.body
    await read(call.hall.store, guest.id, call.hall.clock.date(), asked.table, asked.ids)
    return DONE


# The channels


async def channels(call: Call) -> ChannelsSeen:
    """One's wishes, and what the host has enabled."""
    session, hall, store = call.caller.session, call.hall, call.hall.store
    if session is None:
        return ChannelsSeen(NoticeWishes(), bool(hall.settings.mail))
    account = await hall.accounts.need_account(session)
    found = await wishes.wishes_of(store, session.account)
    feed = await wishes.feed_of(store, session.account)
    key = push.public_key(await push.private_key(store)) if push.is_enabled() else None
    targets = await push.targets_of(store, session.account)
    away = await vacations.vacation_of(hall, session.account)
    return ChannelsSeen(
        NoticeWishes(found.letters, found.quiet_from, found.quiet_to, found.zone),
        bool(hall.settings.mail),
        None if account.mail is None else store.vault.open(account.mail, "e-mail"),
        key,
        [BrowserSeen(one.id, one.label, one.created) for one in targets],
        None if feed is None else _path(feed),
        away.until,
        away.left,
    )


async def wish(call: Call) -> dict[str, bool]:
    """Say how one wants to hear of things."""
    session, asked, hall = need_session(call), call.body, call.hall
    hall.accounts.doors.knock("change", session.account)
    if asked.letters != "off" and not hall.settings.mail:
        raise Denied("not_enabled", "this server sends no e-mail: see --mail")
    said = Wishes(
        asked.letters, asked.quiet_from, asked.quiet_to, asked.zone, call.language,
        own_site(call.request).origin,
    )  # fmt: skip
    await wishes.keep(hall.store, session.account, said)
    return DONE


async def stop_letters(call: Call) -> dict[str, bool]:
    """No more letters, by the ticket that stands in each of them."""
    call.hall.accounts.doors.knock_from("proof", call.caller.address)
    account = account_of(call.hall.accounts.tickets, call.query("ticket"))
    await wishes.stop_letters(call.hall.store, account)
    return DONE


async def add_browser(call: Call) -> dict[str, bool]:
    """Have notices pushed to a browser."""
    session, asked, hall = need_session(call), call.body, call.hall
    hall.accounts.doors.knock("change", session.account)
    target = Target(asked.endpoint, Keys(asked.keys.p256dh, asked.keys.auth))
    label = label_of(call.request.headers.get("user-agent", ""))
    services = push_services(hall.settings)
    today = hall.clock.date()
    await push.add_target(hall.store, session.account, target, label, today, services)
    return DONE


async def remove_browser(call: Call) -> dict[str, bool]:
    """Push to a browser no longer."""
    await push.remove_target(call.hall.store, need_session(call).account, call.body.browser)
    return DONE


async def set_feed(call: Call) -> FeedTold:
    """A new address of the feed, or none."""
    session, hall = need_session(call), call.hall
    hall.accounts.doors.knock("change", session.account)
    if not call.body.wanted:
        await wishes.end_feed(hall.store, session.account)
        return FeedTold(None)
    return FeedTold(_path(await wishes.new_feed(hall.store, session.account, call.language)))


def _path(secret: str) -> str:
    return f"/api/feed/{secret}"


async def feed(call: Call) -> Response:
    """One's notices as Atom; whoever knows the address may read them."""
    hall = call.hall
    hall.accounts.doors.knock_from("player", call.caller.address)
    row = await wishes.by_feed(hall.store, call.request.path_params["secret"])
    if row is None:
        raise Denied("no_page", "there is no such feed")
    said = await wishes.wishes_of(hall.store, row.account)
    found = await notices_of(hall.store, row.account)
    site = own_site(call.request).origin
    text = feeds.atom(found, said, site, row.account, hall.clock.date())
    return Response(text, media_type="application/atom+xml", headers={"cache-control": "no-store"})


async def set_hook(call: Call) -> HookTold:
    """Let a table call an address that the operator allows."""
    need_guest(call.caller)
    hall, asked = call.hall, call.body
    async with call.at_table() as room:
        need_host(call.caller, room)
        if asked.url is None:
            await webhooks.end_hook(hall.store, room.id)
            hall.bulletin.hooked.discard(room.id)
            return HookTold(None, None)
        hook = await webhooks.set_hook(hall.store, room.id, asked.url, _hooks(call))
        hall.bulletin.hooked.add(room.id)
    return HookTold(hook.url, hook.secret)


async def hook(call: Call) -> HookSeen:
    """Where a table calls, as its host sees it; never the secret."""
    found = await _hook(call)
    return HookSeen(None if found is None else found.url, _hooks(call).outside, _is_enabled(call))


async def try_hook(call: Call) -> HookTried:
    """Call the address of a table now, with nothing to tell."""
    found, hall = await _hook(call), call.hall
    hall.accounts.doors.knock("hook", need_guest(call.caller).id)
    if found is None:
        raise Denied("not_now", "this table calls nobody")
    table, today = call.request.path_params["table"], hall.clock.date()
    try:
        status = await asyncio.to_thread(webhooks.send_test, found, table, today, _hooks(call))
    except (OSError, BadInput):
        return HookTried(None, False)
    return HookTried(status, 200 <= status < 300)


async def _hook(call: Call) -> webhooks.Hook | None:
    """The hook of the table of the path, for its host."""
    need_guest(call.caller)
    async with call.at_table() as room:
        need_host(call.caller, room)
        return await webhooks.hook_of(call.hall.store, room.id)


def _is_enabled(call: Call) -> bool:
    return bool(call.hall.settings.webhooks)


def _hooks(call: Call) -> Allowed:
    return Allowed(call.hall.settings.webhooks)


# By post


async def set_vacation(call: Call) -> VacationSeen:
    """Let one's postal clocks stand for some days, or go on."""
    session, hall, days = need_session(call), call.hall, call.body.days
    hall.accounts.doors.knock("change", session.account)
    if not days:
        return await vacations.end(hall, session.account)
    return await vacations.begin(hall, session.account, days)
