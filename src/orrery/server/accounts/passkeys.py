"""Passkeys (WebAuthn): a key that a device keeps. We store its public half.

The challenge travels in a ticket, so that any node can check the answer, once.
"""

from __future__ import annotations

import json
import secrets
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from orrery.server.accounts.tickets import Tickets
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import CredentialRow

KIND = "passkey"
SECONDS = 300.0
BYTES = 32
PURPOSE = "passkey"


class Site(NamedTuple):
    """Where a page is from, as its browser says: `https://games.example.org`."""

    origin: str

    @property
    def name(self) -> str:
        """The name that a passkey is bound to."""
        return urlsplit(self.origin).hostname or ""


class Passkeys:
    """Asks devices for keys and proofs, and checks them."""

    def __init__(self, tickets: Tickets) -> None:
        """Whether they can be had is known at once."""
        self.is_enabled = find_spec("webauthn") is not None
        self._tickets = tickets

    def ask_key(
        self, site: Site, account: str, name: str, known: list[CredentialRow]
    ) -> tuple[str, dict[str, Any]]:
        """A ticket, and what a browser needs to make a key."""
        self._need()
        import webauthn
        from webauthn.helpers import structs

        challenge = secrets.token_bytes(BYTES)
        selection = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        excluded = [
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(row.id))
            for row in known
        ]
        options = webauthn.generate_registration_options(
            rp_id=site.name, rp_name="Orrery", user_name=name, user_id=account.encode(),
            challenge=challenge, authenticator_selection=selection, exclude_credentials=excluded,
        )  # fmt: skip
        ticket = self._tickets.issue(
            PURPOSE, SECONDS, deed="make", challenge=challenge.hex(), account=account, name=name
        )
        return ticket, json.loads(webauthn.options_to_json(options))

    def ask_proof(self, site: Site) -> tuple[str, dict[str, Any]]:
        """A ticket, and what a browser needs to prove that it has some key."""
        self._need()
        import webauthn

        challenge = secrets.token_bytes(BYTES)
        options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
        ticket = self._tickets.issue(PURPOSE, SECONDS, deed="prove", challenge=challenge.hex())
        return ticket, json.loads(webauthn.options_to_json(options))

    async def read_key(
        self, site: Site, ticket: str, answer: dict[str, Any], date: float, label: str
    ) -> tuple[CredentialRow, str]:
        """The new key of an answer, and for which name it was made; Denied if it is not good."""
        self._need()
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        asked = await self._asked(ticket, "make")
        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=bytes.fromhex(asked["challenge"]),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise wrong() from None
        secret = {"key": found.credential_public_key.hex(), "count": found.sign_count}
        key_id = webauthn.helpers.bytes_to_base64url(found.credential_id)
        row = CredentialRow(key_id, asked["account"], KIND, json.dumps(secret), label, date)
        return row, str(asked["name"])

    async def check(
        self,
        site: Site,
        ticket: str,
        answer: dict[str, Any],
        row: CredentialRow | None,
        date: float,
    ) -> CredentialRow:
        """The key with its new count; Denied if the answer proves nothing."""
        self._need()
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        asked = await self._asked(ticket, "prove")
        if row is None:
            raise wrong()
        secret = json.loads(row.secret)
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=bytes.fromhex(asked["challenge"]),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=bytes.fromhex(secret["key"]),
                credential_current_sign_count=secret["count"],
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise wrong() from None
        kept = json.dumps({**secret, "count": found.new_sign_count})
        return CredentialRow(row.id, row.account, KIND, kept, row.label, row.created, date)

    async def _asked(self, ticket: str, deed: str) -> dict[str, Any]:
        asked = await self._tickets.take(PURPOSE, ticket)
        if asked["deed"] != deed:
            raise wrong()
        return asked

    def _need(self) -> None:
        if not self.is_enabled:
            raise Denied("not_enabled", "this server has no passkeys: see orrery[accounts]")


def wrong() -> Denied:
    """One answer to every proof that is none: nobody learns which names there are."""
    text = "name and password do not belong together, or the code or passkey is not known here"
    return Denied("wrong_proof", text)
