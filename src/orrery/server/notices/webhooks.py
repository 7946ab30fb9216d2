"""Webhooks: a table tells a program of its host's, at an address the operator allows.

POST URL
X-Orrery-Delivery: the same for the same notice
X-Orrery-Signature: t=SECONDS,v1=HEX     HMAC-SHA256 of "SECONDS.BODY" with the hook's secret
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from orrery.core.errors import BadInput
from orrery.server.access.tokens import new_id, new_token
from orrery.server.notices.outside import Allowed, post, read_url
from orrery.server.notices.sentences import Told
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.storage.rows import SecretRow
from orrery.server.storage.secrets import forget
from orrery.server.storage.store import Store

NAME = "webhook"
HOOKED = "SELECT game FROM secrets WHERE name = 'webhook'"


class Hook(msgspec.Struct, frozen=True):
    """Where a table calls, and the secret it signs with."""

    url: str
    secret: str


async def set_hook(store: Store, table: str, url: str, allowed: Allowed) -> Hook:
    """Let a table call an address; Misread says why not."""
    if not allowed.entries:
        raise Denied("not_enabled", "this server calls nobody: see --webhooks")
    try:
        read_url(url, allowed)
    except BadInput as error:
        raise Misread(str(error)) from None
    hook = Hook(url, new_token())
    await store.write([store.vault.save(table, NAME, msgspec.json.encode(hook).decode())])
    return hook


async def end_hook(store: Store, table: str) -> None:
    """Let a table call nobody."""
    await store.write(forget(table, NAME))


async def hook_of(store: Store, table: str) -> Hook | None:
    """Where a table calls."""
    rows = await store.rows(SecretRow, "game = ? AND name = ?", (table, NAME))
    return msgspec.json.decode(store.vault.text(rows[0]), type=Hook) if rows else None


async def hooked(store: Store) -> set[str]:
    """All tables that call somebody."""
    return {row[0] for row in await store.read(HOOKED)}


def body_of(told: Told) -> bytes:
    """What is told: whose turn it is, never what they know."""
    notice, row = told.notice, told.row
    seat = told.seats[notice.seat]
    return msgspec.json.encode(
        {
            "id": notice.id,
            "kind": notice.kind,
            "at": notice.at,
            "table": row.id,
            "game": row.game,
            "status": row.status,
            "seat": notice.seat if notice.kind == "turn" else None,
            "player": told.names.get(seat.guest or "") if notice.kind == "turn" else None,
            "path": f"/{told.link}",
        }
    )


def signature(secret: str, date: float, body: bytes) -> str:
    """Proves that we have sent a body, and when."""
    text = f"{int(date)}.".encode() + body
    found = hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()
    return f"t={int(date)},v1={found}"


def send(hook: Hook, told: Told, date: float, allowed: Allowed) -> int:
    """Call; the status of the answer. OSError when nobody answers. Takes its time."""
    return _call(hook, told.notice.id, body_of(told), date, allowed)


def send_test(hook: Hook, table: str, date: float, allowed: Allowed) -> int:
    """Call with nothing to tell, to see whether somebody answers."""
    id_ = new_id()
    test = {"id": id_, "kind": "test", "at": date, "table": table, "path": f"/#/t/{table}"}
    return _call(hook, id_, msgspec.json.encode(test), date, allowed)


def _call(hook: Hook, id_: str, body: bytes, date: float, allowed: Allowed) -> int:
    headers = {
        "Content-Type": "application/json",
        "X-Orrery-Delivery": id_,
        "X-Orrery-Signature": signature(hook.secret, date, body),
    }
    return post(hook.url, body, headers, allowed)
