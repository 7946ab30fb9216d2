"""The endpoints of personal tokens: on our own pages alone, by a session that is fresh."""

from __future__ import annotations

from orrery.server.protocol.tokens import TokenSeen, TokenTold
from orrery.server.storage.personal_tokens import PersonalTokenRow
from orrery.server.transport.accounts import need_session
from orrery.server.transport.http import Call
from orrery.server.upkeep.absentees import cut_off_tokens


def token_seen(row: PersonalTokenRow) -> TokenSeen:
    """A token without its secret."""
    return TokenSeen(row.id, row.label, row.scopes.split(), row.created, row.expires, row.used)


async def tokens(call: Call) -> list[TokenSeen]:
    """All of one's own, the newest first."""
    session = need_session(call)
    return [token_seen(row) for row in await call.hall.accounts.personal_tokens.of(session.account)]


async def new_token(call: Call) -> TokenTold:
    """One more; its secret is told only in this answer."""
    session, asked, accounts = need_session(call), call.body, call.hall.accounts
    accounts.need_change(session)
    row, secret = await accounts.personal_tokens.new(
        session.account, asked.label, asked.scopes, asked.days
    )
    return TokenTold(secret, token_seen(row))


async def end_token(call: Call) -> dict[str, bool]:
    """End one; its streams end with it."""
    session = need_session(call)
    call.hall.accounts.doors.knock("change", session.account)
    await call.hall.accounts.personal_tokens.end(session.account, call.body.id)
    await cut_off_tokens(call.hall)
    return {"done": True}
