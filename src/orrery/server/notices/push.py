"""Web Push: sealed messages for browsers, carried by the service their makers run.

The keys by which those services know us (VAPID) are made when they are first needed and stored
sealed. What is sent can be read by the browser alone. Needs the extra `notices`.
"""

from __future__ import annotations

import base64
import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from orrery.core.errors import BadInput
from orrery.server.notices.outside import Allowed, post, read_url
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.storage.database import Conflict
from orrery.server.storage.notice_rows import PushTargetRow
from orrery.server.storage.rows import SecretRow, insert, upsert
from orrery.server.storage.store import Store

SERVER, VAPID, PLACE = "server", "vapid", "push"
SERVICES = (
    "fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com",
    "*.push.apple.com",
)  # fmt: skip
"""Where browsers have their messages sent; others are for `--push` to allow."""
MOST_TARGETS = 10  # browsers of one account
SECONDS_TO_LIVE = 4 * 7 * 86400
TOKEN_SECONDS = 12 * 3600


class Keys(msgspec.Struct, frozen=True):
    """What a message for a browser is sealed with."""

    p256dh: str
    auth: str


class Target(msgspec.Struct, frozen=True):
    """A browser, as it describes itself (PushSubscription)."""

    endpoint: str
    keys: Keys


@dataclass(frozen=True)
class Message:
    """What a browser shows."""

    title: str
    body: str
    url: str  # of our own site: where one tap leads
    tag: str  # the same tag again is shown once


def is_enabled() -> bool:
    """The extra is installed."""
    return find_spec("pywebpush") is not None


def need_enabled() -> None:
    """Denied where the extra is lacking."""
    if not is_enabled():
        raise Denied("not_enabled", "this server sends no push: pip install 'orrery[notices]'")


# Keys


async def private_key(store: Store) -> str:
    """Our key for push services, as PEM; made when it is first needed, by one node."""
    found = await _stored_key(store)
    if found is None:
        row = store.vault.row(SERVER, VAPID, new_key())
        with suppress(Conflict):  # another node was faster: theirs counts
            await store.write([insert(row)])
        found = await _stored_key(store)
    assert found is not None
    return found


async def _stored_key(store: Store) -> str | None:
    rows = await store.rows(SecretRow, "game = ? AND name = ?", (SERVER, VAPID))
    return store.vault.text(rows[0]) if rows else None


def new_key() -> str:
    """A private key on the curve P-256."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    plain = serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, form, plain).decode()


def public_key(private: str) -> str:
    """The key that browsers ask for, as they read it."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(private.encode(), None).public_key()
    point = serialization.PublicFormat.UncompressedPoint
    data = key.public_bytes(serialization.Encoding.X962, point)
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


# Browsers


async def add_target(
    store: Store, account: str, target: Target, label: str, date: float, allowed: Allowed
) -> None:
    """A browser wants to be sent notices; Misread when its address cannot be one."""
    need_enabled()
    try:
        read_url(target.endpoint, allowed)
        sealed_for(target, b"{}")
    except BadInput as error:
        raise Misread(f"this is no browser we can send to: {error}") from None
    known = await targets_of(store, account)
    row = PushTargetRow(id_of(target), account, label, _sealed(store, target), date)
    if len(known) >= MOST_TARGETS and row.id not in {one.id for one in known}:
        raise Denied("too_many", f"an account has at most {MOST_TARGETS} browsers that are told")
    await store.write([upsert(row)])


async def remove_target(store: Store, account: str, target: str) -> None:
    """A browser is told no more."""
    sql = "DELETE FROM push_targets WHERE id = ? AND account = ?"
    await store.write([(sql, (target, account))])


async def targets_of(store: Store, account: str) -> list[PushTargetRow]:
    """The browsers of an account, the oldest first."""
    return await store.rows(PushTargetRow, "account = ? ORDER BY created, id", (account,))


def id_of(target: Target) -> str:
    """The same browser has the same id, which tells nothing."""
    return hashlib.sha256(target.endpoint.encode()).hexdigest()[:24]


def _sealed(store: Store, target: Target) -> str:
    return store.vault.seal(msgspec.json.encode(target).decode(), PLACE)


def opened(store: Store, row: PushTargetRow) -> Target:
    """The address and the keys of a browser."""
    return msgspec.json.decode(store.vault.open(row.sealed, PLACE), type=Target)


# Sending


def send(target: Target, message: Message, key: str, sub: str, date: float, to: Allowed) -> int:
    """Send a message; the status of the answer. OSError when nobody answers. Takes its time."""
    content = {"title": message.title, "body": message.body, "url": message.url, "tag": message.tag}
    body = sealed_for(target, json.dumps(content).encode())
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(SECONDS_TO_LIVE),
        "Urgency": "normal",
        "Topic": topic_of(message.tag),
        "Authorization": token(target, key, sub, date),
    }
    return post(target.endpoint, body, headers, to)


def topic_of(tag: str) -> str:
    """A message of the same topic takes the place of one that was not fetched yet."""
    return hashlib.sha256(tag.encode()).hexdigest()[:32]


def sealed_for(target: Target, content: bytes) -> bytes:
    """What only the browser can read."""
    from pywebpush import WebPusher

    info = {"endpoint": target.endpoint, "keys": msgspec.to_builtins(target.keys)}
    try:
        return bytes(WebPusher(info).encode(content, "aes128gcm")["body"])
    except Exception:  # of several libraries, about keys that a stranger has made up
        raise BadInput("its keys cannot be read") from None


def token(target: Target, key: str, sub: str, date: float) -> str:
    """Says who we are, to this one service, for some hours."""
    from py_vapid import Vapid02

    parts = urlsplit(target.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": sub,
              "exp": int(date) + TOKEN_SECONDS}  # fmt: skip
    return str(Vapid02.from_pem(key.encode()).sign(claims)["Authorization"])
