"""The endpoints of kept names: coming in, ways in, sessions, leaving for good."""

from __future__ import annotations

import json

import msgspec
from starlette.responses import Response

from orrery.core.languages import best_language
from orrery.server.accounts import codes
from orrery.server.accounts.sessions import NewSession, label_of
from orrery.server.accounts.visits import Visit
from orrery.server.commands.accounts import bring_guest, cut_off_sessions, delete_account, export
from orrery.server.notices import wishes
from orrery.server.protocol.accounts import (
    AccountSeen,
    Brought,
    CodesTold,
    EntranceSeen,
    KeyAsked,
    SessionSeen,
    SignedIn,
    WaySeen,
)
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import SessionRow
from orrery.server.transport.cookies import need_way_back, own_site, sign, unsign
from orrery.server.transport.http import Call, reply
from orrery.server.upkeep.absentees import cut_off_tokens


def visit_of(call: Call) -> Visit:
    """Who stands at the entrance."""
    caller, headers = call.caller, call.request.headers
    return Visit(
        caller.address, label_of(headers.get("user-agent", "")), call.language,
        own_site(call.request), None if caller.session else caller.guest, caller.session,
    )  # fmt: skip


def need_session(call: Call) -> SessionRow:
    """The session of the caller; Denied for guests and strangers."""
    if call.caller.session is None:
        raise Denied("need_account", "sign in first")
    return call.caller.session


def signed_in(call: Call, new: NewSession) -> Response:
    """Who one is now, with the cookie."""
    hall = call.hall
    name = hall.guests.name_of(new.row.account) or ""
    told = SignedIn(new.row.account, name, hall.accounts.sessions.csrf_of(new.row))
    response = reply(told)
    sign(response, call.request, new.token, hall.settings.session_days)
    return response


# Coming in


async def entrance(call: Call) -> EntranceSeen:
    """What is enabled, and one's own account."""
    accounts, session = call.hall.accounts, call.caller.session
    if session is None:
        return EntranceSeen(accounts.enabled)
    return EntranceSeen(
        accounts.enabled, await _seen(call, session), accounts.sessions.csrf_of(session)
    )


async def _seen(call: Call, session: SessionRow) -> AccountSeen:
    accounts = call.hall.accounts
    row = await accounts.need_account(session)
    known = await accounts.register.credentials(row.id)
    ways = [
        WaySeen(w.id, w.kind, w.label, w.created, w.used) for w in known if w.kind != codes.KIND
    ]
    sessions = [
        SessionSeen(s.id, s.label, s.created, s.seen, s.id == session.id)
        for s in await accounts.sessions.of(row.id)
    ]
    mail = None if row.mail is None else call.hall.store.vault.open(row.mail, "e-mail")
    said = await wishes.row_of(call.hall.store, row.id)
    language = None if said is None else (await wishes.wishes_of(call.hall.store, row.id)).language
    age = call.hall.clock.date() - session.created
    return AccountSeen(
        row.id, row.name, row.created, row.shows.split(), mail, len(known) - len(ways),
        age <= call.hall.settings.fresh_seconds, ways, sessions,
        call.caller.guest is not None and call.caller.guest.bot is not None,
        language,
    )  # fmt: skip


async def sign_up(call: Call) -> Response:
    """Keep a name with a password."""
    asked = call.body
    new = await call.hall.accounts.entrance.sign_up(visit_of(call), asked.name, asked.password)
    return signed_in(call, new)


async def sign_in(call: Call) -> Response:
    """By name and password or recovery code."""
    asked = call.body
    new = await call.hall.accounts.entrance.sign_in(visit_of(call), asked.name, asked.password)
    return signed_in(call, new)


async def ask_key(call: Call) -> KeyAsked:
    """What the browser needs to make or use a passkey."""
    accounts, asked, visit = call.hall.accounts, call.body, visit_of(call)
    if asked.deed == "sign_in":
        accounts.doors.knock_from("proof", visit.address)
        return KeyAsked(*accounts.passkeys.ask_proof(visit.site))
    if asked.deed == "add":
        return KeyAsked(*await accounts.ways.ask_more_key(visit, need_session(call)))
    return KeyAsked(*await accounts.entrance.ask_new_key(visit, asked.name or ""))


async def sign_up_by_key(call: Call) -> Response:
    """Keep a name with a passkey."""
    asked = call.body
    new = await call.hall.accounts.entrance.sign_up_by_key(
        visit_of(call), asked.ticket, asked.credential
    )
    return signed_in(call, new)


async def sign_in_by_key(call: Call) -> Response:
    """By a passkey."""
    asked = call.body
    new = await call.hall.accounts.entrance.sign_in_by_key(
        visit_of(call), asked.ticket, asked.credential
    )
    return signed_in(call, new)


async def send_link(call: Call) -> dict[str, bool]:
    """A link by e-mail; the answer is the same whether the address is known or not."""
    need_way_back(call.request, call.caller)
    await call.hall.accounts.letters.send_link(visit_of(call), call.body.mail, call.body.name)
    return {"sent": True}


async def follow_link(call: Call) -> Response:
    """Do what a link was sent for."""
    new = await call.hall.accounts.letters.follow_link(visit_of(call), call.body.link)
    if new is None:
        return reply({"confirmed": True})
    return signed_in(call, new)


async def sign_out(call: Call) -> Response:
    """End this session, another one, or all."""
    session, asked, hall = need_session(call), call.body, call.hall
    which = None if asked.everywhere else asked.session or session.id
    await hall.accounts.sessions.end(session.account, which)
    if asked.everywhere and asked.tokens:
        await hall.accounts.personal_tokens.end(session.account)
        await cut_off_tokens(hall)
    await cut_off_sessions(hall)
    response = reply({"done": True})
    if which in (None, session.id):
        unsign(response, call.request)
    return response


# The ways in


async def set_password(call: Call) -> dict[str, bool]:
    """Another password; other browsers are signed out."""
    await call.hall.accounts.ways.set_password(need_session(call), call.body.password)
    await cut_off_sessions(call.hall)
    return {"done": True}


async def new_codes(call: Call) -> CodesTold:
    """Ten recovery codes in place of the old ones."""
    return CodesTold(await call.hall.accounts.ways.new_codes(need_session(call)))


async def add_key(call: Call) -> dict[str, bool]:
    """One more passkey."""
    session, asked = need_session(call), call.body
    await call.hall.accounts.ways.add_key(visit_of(call), session, asked.ticket, asked.credential)
    return {"done": True}


async def remove_way(call: Call) -> dict[str, bool]:
    """Take a way away."""
    await call.hall.accounts.ways.remove_way(need_session(call), call.body.way)
    return {"done": True}


async def speak(call: Call) -> dict[str, bool]:
    """Keep the language one has chosen."""
    session, hall = need_session(call), call.hall
    hall.accounts.doors.knock("change", session.account)
    known = await wishes.wishes_of(hall.store, session.account)
    spoken = best_language(call.body.language)
    site = known.site or own_site(call.request).origin
    changed = msgspec.structs.replace(known, language=spoken, site=site)
    await wishes.keep(hall.store, session.account, changed)
    return {"done": True}


async def show(call: Call) -> dict[str, bool]:
    """Say what others may see."""
    session = need_session(call)
    call.hall.accounts.doors.knock("change", session.account)
    await call.hall.accounts.register.show(session.account, call.body.shows)
    return {"done": True}


# All of it


async def bring(call: Call) -> Brought:
    """Make the games of a guest the account's."""
    need_session(call)
    return Brought(await bring_guest(call.caller, call.body.token))


async def export_data(call: Call) -> Response:
    """All that is stored of the caller, as a file."""
    session = need_session(call)
    call.hall.accounts.doors.knock("change", session.account)
    text = json.dumps(await export(call.hall, session.account), indent=2, ensure_ascii=False)
    headers = {"content-disposition": 'attachment; filename="orrery-my-data.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def delete(call: Call) -> Response:
    """Delete the account: games stay, the name goes."""
    session = need_session(call)
    await delete_account(call.caller, session, call.body.name)
    response = reply({"done": True})
    unsign(response, call.request)
    return response
