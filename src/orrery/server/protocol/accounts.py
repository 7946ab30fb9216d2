"""What is asked and answered about kept names: over HTTP alone, cookies are not for sockets."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.server.protocol.texts import TEXT, Id, Language, Token

NameText = Annotated[str, Meta(min_length=1, max_length=80, pattern=TEXT)]
Secret = Annotated[str, Meta(min_length=1, max_length=300, pattern=TEXT)]
MailText = Annotated[str, Meta(min_length=3, max_length=200, pattern=TEXT)]
Ticket = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class NameAndPassword(Struct, forbid_unknown_fields=True):
    """To keep a name, or to sign in; a recovery code does instead of a password."""

    name: NameText
    password: Secret


class NewPassword(Struct, forbid_unknown_fields=True):
    """A password in place of the old one."""

    password: Secret


class KeyWish(Struct, forbid_unknown_fields=True):
    """For what a passkey is asked: `keep` a name, `add` one more, or `sign_in`."""

    deed: Annotated[str, Meta(pattern=r"^(keep|add|sign_in)$(?!\n)")]
    name: NameText | None = None


class KeyAnswer(Struct, forbid_unknown_fields=True):
    """What the browser's authenticator says, with the ticket it was asked by."""

    ticket: Ticket
    credential: dict[str, Any]


class MailWish(Struct, forbid_unknown_fields=True):
    """Send a link: to keep a name, to sign in, or (signed in) to prove the address."""

    mail: MailText
    name: NameText | None = None


class LinkFollowed(Struct, forbid_unknown_fields=True):
    """The code of a link that came by e-mail."""

    link: Ticket


class SignOut(Struct, forbid_unknown_fields=True):
    """End this session, another one, or all."""

    session: Id | None = None
    everywhere: bool = False
    tokens: bool = False  # personal tokens end, too


class WayGone(Struct, forbid_unknown_fields=True):
    """Take a way away: the id of a passkey or password, or `mail`."""

    way: Annotated[str, Meta(min_length=1, max_length=1500, pattern=TEXT)]


class Shown(Struct, forbid_unknown_fields=True):
    """What others may see: any of `games`, `ratings`, `statistics`."""

    shows: Annotated[list[Id], Meta(max_length=8)]


class Spoken(Struct, forbid_unknown_fields=True):
    """The language one wants to read, here and in letters."""

    language: Language


class GuestBrought(Struct, forbid_unknown_fields=True):
    """The token of a guest whose games are to be the account's."""

    token: Token


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete the account; its name is typed to be sure."""

    name: NameText


class WaySeen(Struct, frozen=True):
    """A way in, without its secret."""

    id: str
    kind: str  # password, passkey
    label: str
    created: float
    used: float | None


class SessionSeen(Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    label: str
    created: float
    seen: float
    is_this: bool


class AccountSeen(Struct, frozen=True):
    """One's own account."""

    id: str
    name: str
    created: float
    shows: list[str]
    mail: str | None
    codes_left: int
    is_fresh: bool  # signed in lately: the ways in may be changed
    ways: list[WaySeen]
    sessions: list[SessionSeen]
    is_bot: bool = False  # a program plays under this name
    language: str | None = None  # the one they chose, on whatever device


class EntranceSeen(Struct, frozen=True):
    """What the host has enabled, and who is signed in here."""

    ways: list[str]  # of password, passkey, mail
    account: AccountSeen | None = None
    csrf: str | None = None  # goes with every request that changes something


class SignedIn(Struct, frozen=True):
    """Who one is now; the session is in the cookie."""

    id: str
    name: str
    csrf: str


class KeyAsked(Struct, frozen=True):
    """What `navigator.credentials` is called with, and the ticket for its answer."""

    ticket: str
    options: dict[str, Any]


class CodesTold(Struct, frozen=True):
    """Recovery codes, told only this once."""

    codes: list[str]


class Brought(Struct, frozen=True):
    """How many tables are the account's now."""

    tables: int
