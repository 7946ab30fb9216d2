"""The frame of every HTTP endpoint: said once, in its row of the table, done here.

who calls? -> what may they cost? -> which page asks (POST)? -> a guest? -> the body -> the work
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from orrery.core.languages import accepted_language, best_language
from orrery.server.access.costs import Metered
from orrery.server.access.scopes import Scope, need_scope
from orrery.server.access.tokens import hash_of, is_personal
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import code_of
from orrery.server.commands.frame import Who, at_table
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import SENTENCES, Denied, Misread
from orrery.server.protocol.reasons import reason_of
from orrery.server.storage.database import StorageDown
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.transport.cookies import need_own_page, recognise
from orrery.server.transport.forwarding import answer_elsewhere
from orrery.server.transport.origins import is_own_origin

STATUS_OF = {
    "no_table": 404, "need_guest": 401, "bad_token": 401, "not_yours": 403, "slow_down": 429,
    "too_many": 429, "too_big": 413, "not_ready": 503, "bad_input": 400, "storage": 503,
    "broken": 500, "internal": 500, "bad_host": 421, "displaced": 503,
    "moving": 503, "no_rules": 503, "banned": 403, "no_page": 404, "need_account": 401,
    "wrong_proof": 401, "bad_csrf": 403, "sign_in_again": 403, "stale_link": 410,
    "lacks_scope": 403, "not_by_token": 403, "bots_apart": 403,
    "not_enabled": 501, "no_player": 404, "bad_name": 400, "weak_password": 400, "bad_mail": 400,
    "left_often": 429, "silenced": 403, "members_only": 403,
    "no_study": 404,
}  # fmt: skip


@dataclass(frozen=True)
class Call:
    """One request, with all that its endpoint asked for."""

    request: Request
    caller: Connection
    body: Any = None

    @property
    def hall(self) -> Hall:
        """Where it is carried out."""
        return self.caller.hall

    @property
    def language(self) -> str:
        """The language of `?lang=`, or the best that the browser accepts; else English."""
        wish = self.query("lang")[:16]
        accepted = self.request.headers.get("accept-language", "")
        return best_language(wish) if wish else accepted_language(accepted)

    def query(self, name: str, default: str = "") -> str:
        """A parameter of the address."""
        return str(self.request.query_params.get(name, default))

    def number(self, name: str, default: int) -> int:
        """A parameter that is a number."""
        text = self.query(name, str(default))
        if not text.isdecimal() or len(text) > 9:
            raise Misread(f"not a number: {text[:20]!r}")
        return int(text)

    def at_table(self) -> AbstractAsyncContextManager[Room]:
        """The table the path names, if the caller may see it, in their turn."""
        asked = self.request.query_params
        table = self.request.path_params["table"]
        return at_table(self.caller, table, asked.get("invite"), asked.get("read"))


Do = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One row of the API: where it is, who may, what it takes and answers, and its work."""

    method: str  # GET, POST; WS is the socket
    path: str
    do: Any  # a Do: plain values, or a Response; of the socket what Starlette calls
    summary: str
    answers: Any = None  # the type of the JSON; None: something else
    takes: type[msgspec.Struct] | None = None  # the body
    who: Who = Who.ANYONE  # or GUEST
    query: Mapping[str, str] = field(default_factory=dict)  # parameters, and what they are
    status: int = 200
    is_entrance: bool = False  # one signs in here: our own page alone, with any session or none
    most_bytes: int | None = None  # of the body; None: as long as a message
    scope: Scope | None = None  # what a personal token needs; None: see `needs`
    media: str = "application/json"  # of `answers`; of lines it is the type of each
    is_carried: bool = False  # its work itself finds the node that has the table

    @property
    def needs(self) -> Scope:
        """The scope; where none is said a page for anyone is public, all else its owner's."""
        if self.scope is not None:
            return self.scope
        is_open = self.method != "POST" and self.who is Who.ANYONE
        return Scope.PUBLIC if is_open else Scope.OWNER


def door(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint as Starlette calls it: budgets, and errors as JSON without words of theirs."""

    async def enter(request: Request) -> Response:
        try:
            caller = await _read_caller(request)
        except StorageDown as error:
            return _fault(request, error)
        hall = caller.hall
        hall.costs.check(caller.guest_id, caller.address, hall.clock.now())
        work = Metered(_answered(endpoint, request, caller), hall.costs.clock)
        try:
            return await work
        finally:
            hall.costs.charge(caller.guest_id, caller.address, work.seconds, hall.clock.now())

    return enter


async def _answered(endpoint: Endpoint, request: Request, caller: Connection) -> Response:
    """The answer of an endpoint, or the fixed sentence of what went wrong."""
    try:
        return await _answer(endpoint, request, caller)
    except (Denied, ClientDisconnect):
        raise  # whoever has left needs no answer
    except Exception as error:
        return _fault(request, error)


async def _answer(endpoint: Endpoint, request: Request, caller: Connection) -> Response:
    if endpoint.method == "POST" and not is_own_origin(request.headers, caller.hall):
        raise Denied("not_yours", "this origin may not call")
    if endpoint.method == "POST":
        need_own_page(request, caller, endpoint.is_entrance)
    _heed_scope(endpoint.needs, caller)
    if endpoint.who is Who.GUEST:
        need_guest(caller)
    most = endpoint.most_bytes or caller.hall.settings.most_bytes_in
    data = b"" if endpoint.takes is None else await read_body(request, most)
    is_here = endpoint.is_carried
    elsewhere = None if is_here else await answer_elsewhere(request, caller.hall, data)
    if elsewhere is not None:
        return elsewhere
    body = None if endpoint.takes is None else _body(data, endpoint.takes)
    value = await endpoint.do(Call(request, caller, body))
    return value if isinstance(value, Response) else reply(value, endpoint.status)


def _heed_scope(needed: Scope, caller: Connection) -> None:
    """Denied when a token may not do this; without `read` public pages know nobody by it."""
    if caller.scopes is None:
        return
    need_scope(needed, caller.scopes)
    if needed is Scope.PUBLIC and Scope.READ not in caller.scopes:
        caller.guest = None


def _fault(request: Request, error: Exception) -> Response:
    """The fixed sentence of what went wrong; what nobody foresaw is noted."""
    code = code_of(error)
    if code == "internal":
        where = request.url.path.split("/")[1]
        hall_of(request).incidents.note_unhandled(where, error)
    return refusal(Denied(code, SENTENCES[code]))


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Plain values as JSON."""
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def refusal(denied: Denied) -> Response:
    """A code for programs, a sentence for people, and when to try again."""
    body: dict[str, Any] = {"code": denied.code, "text": denied.text}
    response = reply(body, STATUS_OF.get(denied.code, 409))
    if denied.retry_ms is not None:
        response = reply({**body, "retry_ms": denied.retry_ms}, STATUS_OF[denied.code])
        response.headers["retry-after"] = str(math.ceil(denied.retry_ms / 1000))
    return response


def hall_of(request: Request) -> Hall:
    """The hall behind the app."""
    hall: Hall = request.app.state.hall
    return hall


async def _read_caller(request: Request) -> Connection:
    """Who calls, by the header `Authorization: Bearer TOKEN`, or by the cookie of a session."""
    address = request.client.host if request.client else ""
    caller = Connection(hall_of(request), address)
    _need_no_token_in_address(request)
    word, _, token = request.headers.get("authorization", "").partition(" ")
    is_operators = hash_of(token) == caller.hall.settings.operator
    if word.lower() == "bearer" and is_personal(token):
        personal = caller.hall.accounts.personal_tokens
        caller.token, caller.guest = await personal.find(token, address)
    elif word.lower() == "bearer" and token and not is_operators:
        caller.guest = await caller.hall.guests.by_token(token)
    elif not word:
        await recognise(request, caller)
    return caller


def _need_no_token_in_address(request: Request) -> None:
    """Denied for a token in an address: those are kept in histories and logs."""
    if any(is_personal(value) for value in request.query_params.values()):
        raise Denied("bad_token", "a token belongs in the header `Authorization`, never in an"
                     " address: end this one and make another")  # fmt: skip


async def read_body(request: Request, most_bytes: int) -> bytes:
    """The body, unless it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most_bytes:
            raise Denied("too_big", "the body is too long")
    return bytes(data)


def _body(data: bytes, kind: type[Any]) -> Any:
    """The JSON body, checked."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Misread(reason_of(error)) from None
