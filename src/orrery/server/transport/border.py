"""The border: every request and every answer passes here, sockets and errors included.

A Host that is not ours is refused, so that no page of another site can reach a server at home by
pointing its own name at it (DNS rebinding). Paths and queries are texts like all others. Every
answer says what a browser may do with it.
"""

from __future__ import annotations

from urllib.parse import unquote_to_bytes

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.core.errors import BadInput
from orrery.server.protocol.codes import SENTENCES
from orrery.server.protocol.texts import check_text
from orrery.server.tables.hall import Hall
from orrery.server.transport.origins import is_own_host

MOST_PATH, MOST_QUERY, MOST_HEADERS = 500, 1000, 8 * 1024
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; object-src 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
EMBED = "/embed"  # the one page that other sites may frame: nothing can be done on it
FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
STREAM = "orrery.stream"  # in the scope of a request whose answer goes on without end
LABELS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
WRONG_HOST = ("bad_host", "this server has another name: see --host-name", 421)
MISTAKE = ("internal", SENTENCES["internal"], 500)


class Border:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        """The hall knows the settings and notes what nobody foresaw."""
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._let_in(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})
        else:
            await _answer(_labelled(send, scope), *refusal)

    def _refusal(self, scope: Scope) -> tuple[str, str, int] | None:
        """Why not: a code, a sentence and a status."""
        headers = Headers(scope=scope)
        if not is_own_host(headers.get("host"), self.hall.settings):
            return WRONG_HOST
        try:
            _check_texts(scope)
        except BadInput as error:
            return "bad_input", str(error), 400
        return None

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever goes wrong is noted and answered."""
        has_begun = False

        async def note(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        out = _labelled(note, scope) if scope["type"] == "http" else note
        try:
            await self.app(scope, receive, out)
        except ClientDisconnect:
            return  # nobody is left to be answered
        except Exception as error:
            self.hall.incidents.note_unhandled(f"a request ({scope['type']})", error)
            if not has_begun and scope["type"] == "http":
                await _answer(out, *MISTAKE)


def _check_texts(scope: Scope) -> None:
    """Path, query and headers: short, UTF-8, without control characters, also when decoded."""
    check_text(_decoded(scope.get("raw_path") or scope["path"].encode(), "path"), "path", MOST_PATH)
    check_text(_decoded(scope.get("query_string", b""), "query"), "query", MOST_QUERY)
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADERS:
        raise BadInput(f"the headers have more than {MOST_HEADERS} bytes")


def _decoded(raw: bytes, what: str) -> str:
    try:
        return unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        raise BadInput(f"the {what} is not UTF-8") from None


def _labelled(send: Send, scope: Scope) -> Send:
    """Adds the labels to an answer."""
    policy = FRAMED if scope["path"] == EMBED else POLICY

    async def label(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update({**LABELS, "content-security-policy": policy})
        await send(message)

    return label


async def _answer(send: Send, code: str, text: str, status: int) -> None:
    body = msgspec.json.encode({"code": code, "text": text})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
