"""Scopes: what a personal token may be used for, and what each route of the API needs."""

from __future__ import annotations

from enum import StrEnum

from orrery.server.protocol.codes import Denied


class Scope(StrEnum):
    """What a route needs of a token. Only those in `GRANTED` can be given to one."""

    PUBLIC = "public"  # nothing; a token that may not read is a stranger there
    READ = "read"  # one's games, tables, and streams of them
    PLAY = "play"  # moves, resigning, offers, looking for others
    TABLES = "tables"  # opening tables, sitting down, challenging
    CHAT = "chat"
    BOT = "bot"  # marking the account as one that a program plays
    OWNER = "owner"  # the account itself: on our own pages, never with a token
    OPERATOR = "operator"  # of the server: by a token of another kind


GRANTED = (Scope.READ, Scope.PLAY, Scope.TABLES, Scope.CHAT, Scope.BOT)


def need_scope(needed: Scope, granted: frozenset[str]) -> None:
    """Denied, with the name of what is lacking, unless a token was given the scope."""
    if needed is Scope.PUBLIC or needed in granted:
        return
    if needed not in GRANTED:
        raise Denied("not_by_token", "this is done on our own pages, never with a personal token")
    raise Denied("lacks_scope", f"this token lacks the scope `{needed}`")
