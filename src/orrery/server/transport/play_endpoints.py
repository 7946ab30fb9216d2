"""The part of the table of endpoints by which programs play: verbs, streams, tokens, bots."""

from __future__ import annotations

from orrery.server.access.scopes import Scope
from orrery.server.commands.frame import Who
from orrery.server.protocol.events import Begun, Invited, Over, Turn
from orrery.server.protocol.replies import Ack, Done, Error, Fresh, Said, TableIs, Update, Welcome
from orrery.server.protocol.requests import (
    Answer,
    Asked,
    Chat,
    Commit,
    Move,
    Place,
    Propose,
    Rematch,
    Resign,
    Reveal,
    Sit,
    Stand,
    Start,
)
from orrery.server.protocol.tokens import BotSeen, TokenGone, TokenSeen, TokenTold, TokenWish
from orrery.server.transport import bot_accounts, personal_tokens, streams
from orrery.server.transport.http import Endpoint
from orrery.server.transport.verbs import body_of, verb

TABLE = "/api/tables/{table}"
LINES = "application/x-ndjson"
LANG = {"lang": "a language, such as de"}
STREAM = {
    "seat": "a seat of yours; else your first, or a spectator's",
    "since": "the number of the last entry you have seen",
    "invite": "the code of a private table",
}


def _verb(
    path: str, asked: type[Asked], scope: Scope, summary: str, answers: type = Done
) -> Endpoint:
    return Endpoint(
        "POST", f"{TABLE}/{path}", verb(asked), summary, answers, takes=body_of(asked),
        who=Who.GUEST, query=LANG, scope=scope, is_carried=True,
    )  # fmt: skip


PLAY_ENDPOINTS = (
    _verb("moves", Move, Scope.PLAY,
          "play an action, once for each `id`; 409 with `refused` or `stale` when it was not", Ack),
    _verb("resign", Resign, Scope.PLAY, "give up a seat", Ack),
    _verb("propose", Propose, Scope.PLAY, "ask for an undo, a draw or the end"),
    _verb("answer", Answer, Scope.PLAY, "agree to what was proposed, or not"),
    _verb("commit", Commit, Scope.PLAY, "bind a seat to a word for the roll of the cards"),
    _verb("reveal", Reveal, Scope.PLAY, "show the word of a seat"),
    _verb("chat", Chat, Scope.CHAT, "say something at a table"),
    _verb("sit", Sit, Scope.TABLES, "take an open seat, before the game begins"),
    _verb("stand", Stand, Scope.TABLES, "leave a seat, before the game begins"),
    _verb("place", Place, Scope.TABLES, "the host opens a seat, keeps it, or puts a bot on it"),
    _verb("start", Start, Scope.TABLES, "the host begins the game"),
    _verb("rematch", Rematch, Scope.TABLES, "play again; `game` of the answer is the new table"),
    Endpoint("GET", f"{TABLE}/stream", streams.table_stream,
             "a table as you see it, then each entry, as lines of JSON until the game is over",
             TableIs | Fresh | Update | Said | Error, media=LINES, who=Who.GUEST,
             query={**STREAM, **LANG}, scope=Scope.READ, is_carried=True),
    Endpoint("GET", "/api/stream/events", streams.events,
             "your tables as lines of JSON without end: invited, begun, turn, over",
             Welcome | Invited | Begun | Turn | Over, media=LINES, who=Who.GUEST, query=LANG,
             scope=Scope.READ),
    Endpoint("GET", "/api/account/tokens", personal_tokens.tokens,
             "one's personal tokens, without their secrets", list[TokenSeen], scope=Scope.OWNER),
    Endpoint("POST", "/api/account/tokens", personal_tokens.new_token,
             "a personal token; its secret is told once", TokenTold, takes=TokenWish,
             status=201, scope=Scope.OWNER),
    Endpoint("POST", "/api/account/tokens/end", personal_tokens.end_token,
             "end a personal token", dict[str, bool], takes=TokenGone, scope=Scope.OWNER),
    Endpoint("POST", "/api/account/bot", bot_accounts.become_bot,
             "mark an account without games as one that a program plays, for good", BotSeen,
             scope=Scope.BOT),
)  # fmt: skip
