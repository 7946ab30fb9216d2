"""What passes between nodes is sealed (AES-256-GCM) with the cluster's key.

Every life of a node seals what it sends to a channel with a key of its own, which follows from the
cluster's key, the channel, and a random salt that stands before each message. Messages have
numbers, which are the nonces. So nobody in between can read a message, change it, send it to
another node or send it twice, and whoever receives it knows how many were lost before it.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SALT_BYTES, NUMBER_BYTES, NONCE_BYTES = 16, 8, 12
HEAD = SALT_BYTES + NUMBER_BYTES


class BadSeal(Exception):  # noqa: N818 - named for what it is
    """A message of nobody who has the key, or an old one once more."""


class Opened(NamedTuple):
    """A message, and whether others were lost before it."""

    data: bytes
    has_gap: bool


def _cipher(key: bytes, salt: bytes, channel: str) -> AESGCM:
    """The cipher of one life of a node for one channel."""
    return AESGCM(hmac.digest(key, salt + channel.encode(), hashlib.sha256))


def _nonce(number: int) -> bytes:
    return number.to_bytes(NONCE_BYTES, "big")


class Sealer:
    """Seals what one life of a node sends."""

    def __init__(self, key: bytes) -> None:
        """With a fresh salt."""
        self._key = key
        self._salt = os.urandom(SALT_BYTES)
        self._ciphers: dict[str, AESGCM] = {}  # by channel
        self._numbers: dict[str, int] = {}  # of the last message, by channel

    def seal(self, channel: str, data: bytes) -> bytes:
        """The next message to a channel."""
        number = self._numbers[channel] = self._numbers.get(channel, 0) + 1
        head = self._salt + number.to_bytes(NUMBER_BYTES, "big")
        if channel not in self._ciphers:
            self._ciphers[channel] = _cipher(self._key, self._salt, channel)
        return head + self._ciphers[channel].encrypt(_nonce(number), data, None)


class Opener:
    """Opens what comes in on one channel."""

    def __init__(self, key: bytes, channel: str) -> None:
        """Nothing has come yet."""
        self._key = key
        self._channel = channel
        self._ciphers: dict[bytes, AESGCM] = {}
        self._numbers: dict[bytes, int] = {}  # of the last message, by salt

    def open(self, sealed: bytes) -> Opened:
        """The message; BadSeal when it is not one, or has come before."""
        salt, number = sealed[:SALT_BYTES], int.from_bytes(sealed[SALT_BYTES:HEAD], "big")
        cipher = self._ciphers.get(salt) or _cipher(self._key, salt, self._channel)
        try:
            data = cipher.decrypt(_nonce(number), sealed[HEAD:], None)
        except (InvalidTag, ValueError):
            raise BadSeal("not sealed with the key of this cluster") from None
        last = self._numbers.get(salt, 0)
        if number <= last:
            raise BadSeal("this message has come before")
        self._ciphers[salt], self._numbers[salt] = cipher, number
        return Opened(data, number != last + 1)
