"""The endpoint that makes an account one that a program plays."""

from __future__ import annotations

from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.tokens import BotSeen
from orrery.server.transport.http import Call


async def become_bot(call: Call) -> BotSeen:
    """Mark one's own account, by its token or on our own page."""
    guest, accounts = need_guest(call.caller), call.hall.accounts
    accounts.doors.knock("change", guest.id)
    account = await accounts.register.by_id(guest.id)
    if account is None:
        raise Denied("need_account", "only a name that is kept can be a program's")
    marked = await accounts.register.mark_bot(account)
    return BotSeen(marked.id, marked.name)
