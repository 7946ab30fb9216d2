"""The table of endpoints. Routes and the description of the API both follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.routing import BaseRoute, Route, WebSocketRoute

from orrery.server.access.scopes import Scope
from orrery.server.commands.frame import Who
from orrery.server.protocol.answers import (
    AnalysisSeen,
    BotSeen,
    GlossarySeen,
    GuestSeen,
    NewGuest,
    RulesSeen,
    StatusSeen,
)
from orrery.server.protocol.device import EngineSeen
from orrery.server.protocol.lessons import CourseSeen, LessonQuestion, LessonSeen
from orrery.server.protocol.logs import LogQuestion, LogSeen
from orrery.server.protocol.orders import GuestOrder, TableOrder
from orrery.server.protocol.pairing import PairingSeen, PairingWish
from orrery.server.protocol.pictures import PictureSeen, PicturesSeen
from orrery.server.protocol.records import (
    ChangeSeen,
    LeaderboardSeen,
    MyGamesSeen,
    PlayerSeen,
)
from orrery.server.protocol.seen import LobbySeen, TableSeen
from orrery.server.protocol.study import PositionSeen, PuzzlesSeen, StudyQuestion, StudySeen
from orrery.server.transport import (
    api,
    engines,
    lessons,
    operator,
    pairing,
    players,
    sharing,
    study,
)
from orrery.server.transport.account_endpoints import ACCOUNT_ENDPOINTS
from orrery.server.transport.archive import ARCHIVE_ENDPOINTS
from orrery.server.transport.clubs import CLUB_ENDPOINTS
from orrery.server.transport.conduct import CONDUCT_ENDPOINTS
from orrery.server.transport.http import Endpoint, door
from orrery.server.transport.judging import JUDGING_ENDPOINTS
from orrery.server.transport.notice_endpoints import NOTICE_ENDPOINTS
from orrery.server.transport.play_endpoints import PLAY_ENDPOINTS
from orrery.server.transport.studies import STUDY_ENDPOINTS
from orrery.server.transport.tournaments import TOURNAMENT_ENDPOINTS
from orrery.server.transport.websocket import socket

SOCKET = "WS"
LANG = {"lang": "a language, such as de"}
GLOSSARY = {"options": "of a table, `players` among them, as JSON", "board": "of a table"}
INVITE = {"invite": "the code of a private table", "read": "the read code of a finished game"}
LOBBY = {
    "cursor": "`next` of the page before",
    "count": "tables of others",
    "finished": "1: one's last finished tables, too",
}
REPLAY = {"viewer": "open, spectator or a seat", "from": "the first step", "count": "at most 50"}
MOMENTS = {"seat": "a seat of yours", "from": "the first position", "count": "at most 50"}
MY_GAMES = {
    "game": "one game alone",
    "result": "won, shared, lost or none",
    "opponent": "part of a name, or a rank",
    "from": "`next` of the page before",
}

ENDPOINTS = (
    Endpoint("GET", "/api/status", api.status,
             "is the server up; progress of compiling", StatusSeen),
    Endpoint("GET", "/api/games", api.games,
             "all games with their options", list[dict[str, Any]], query=LANG),
    Endpoint("GET", "/api/games/{game}/rules", api.rules,
             "the clauses and the rulebook of a game", RulesSeen, query=LANG),
    Endpoint("GET", "/api/games/{game}/glossary", api.glossary,
             "what pieces, spaces, cards and numbers of a game are", GlossarySeen,
             query={**LANG, **GLOSSARY}),
    Endpoint("GET", "/api/games/{game}/pictures", lessons.pictures,
             "positions that show what clauses mean", PicturesSeen, query=LANG),
    Endpoint("GET", "/api/games/{game}/position", lessons.position,
             "a position as everybody may see it", PictureSeen,
             query={"text": "the position", **LANG}),
    Endpoint("GET", "/api/games/{game}/lessons", lessons.course,
             "the lessons and exercises of a game", CourseSeen, query=LANG),
    Endpoint("POST", "/api/lessons", lessons.lesson,
             "a step of a lesson and what was done in it, judged", LessonSeen,
             takes=LessonQuestion, query=LANG, scope=Scope.PUBLIC),
    Endpoint("GET", "/api/games/{game}/puzzles", study.puzzles,
             "decisions with a right answer, easiest first, and today's", PuzzlesSeen),
    Endpoint("POST", "/api/study", study.study,
             "any position: what is legal there, why not, what is best", StudySeen,
             takes=StudyQuestion, query=LANG, scope=Scope.PUBLIC),
    Endpoint("GET", "/api/languages", api.languages,
             "the languages, and which games speak them", list[dict[str, Any]]),
    Endpoint("GET", "/api/bots", api.bots,
             "the bots by name, weakest first", list[str | BotSeen],
             query={"details": "1: which of them are levels of search"}),
    Endpoint("POST", "/api/guests", api.new_guest,
             "become a guest; the token is told once", NewGuest, takes=GuestOrder, status=201,
             scope=Scope.PUBLIC),
    Endpoint("GET", "/api/me", api.me, "whose token this is", GuestSeen, who=Who.GUEST,
             scope=Scope.READ),
    Endpoint("GET", "/api/tables", api.tables,
             "one's own tables, then a page of others", LobbySeen, query={**LOBBY, **LANG}),
    Endpoint("POST", "/api/tables", api.new_table, "open a table; the answer has its `invite`",
             TableSeen, takes=TableOrder, who=Who.GUEST, status=201, scope=Scope.TABLES),
    Endpoint("GET", "/api/tables/{table}", api.table,
             "one table; host and players also get `invite`", TableSeen, query={**INVITE, **LANG}),
    Endpoint("GET", "/api/tables/{table}/log", api.game_log,
             "the log of a finished game, as JSON lines", query=INVITE),
    Endpoint("GET", "/api/tables/{table}/replay", api.replay,
             "steps of a finished game", dict[str, Any], query={**REPLAY, **INVITE, **LANG}),
    Endpoint("GET", "/api/tables/{table}/analysis", api.analysis,
             "each seat's chance through a finished game; begun when it is first asked for",
             AnalysisSeen, query={**INVITE, **LANG}),
    Endpoint("GET", "/api/tables/{table}/position", study.moment,
             "a position of a finished game as text, nothing hidden", PositionSeen,
             query={"n": "after so many actions", **INVITE}),
    Endpoint("GET", "/api/tables/{table}/moments", api.moments,
             "earlier positions of a game, as a seat of yours or a spectator saw them",
             dict[str, Any], query={**MOMENTS, **INVITE, **LANG}),
    Endpoint("GET", "/api/tables/{table}/ratings", players.table_ratings,
             "what a finished rated game did to ratings", list[ChangeSeen], query=INVITE),
    Endpoint("GET", "/api/my-games", players.my_games,
             "one's finished games and what they add up to", MyGamesSeen, who=Who.GUEST,
             query=MY_GAMES, scope=Scope.READ),
    Endpoint("GET", "/api/players/{name}", players.player,
             "the page of a kept name: what its owner lets others see", PlayerSeen),
    Endpoint("GET", "/api/leaderboards/{game}/{players}", players.leaderboard,
             "the strongest of a game and number of players", LeaderboardSeen,
             query={"bots": "1: accounts of programs, who have a list of their own"}),
    Endpoint("GET", "/api/pairing", pairing.seekers,
             "how many look for others, by game", dict[str, int]),
    Endpoint("POST", "/api/pairing", pairing.pair,
             "look for others, or go on; every two seconds until there is a table", PairingSeen,
             takes=PairingWish, who=Who.GUEST, scope=Scope.PLAY),
    Endpoint("POST", "/api/pairing/stop", pairing.stop, "look no longer", dict[str, bool],
             who=Who.GUEST, scope=Scope.PLAY),
    *ACCOUNT_ENDPOINTS,
    *PLAY_ENDPOINTS,
    *CONDUCT_ENDPOINTS,
    *TOURNAMENT_ENDPOINTS,
    *CLUB_ENDPOINTS,
    *ARCHIVE_ENDPOINTS,
    *JUDGING_ENDPOINTS,
    *STUDY_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    Endpoint("POST", "/api/replay", sharing.replay_log,
             "steps of a game whose log the caller has; nothing is kept", LogSeen,
             takes=LogQuestion, query=LANG, most_bytes=sharing.MOST_LOG, scope=Scope.PUBLIC),
    Endpoint("GET", "/api/tables/{table}/picture.{kind}", sharing.picture,
             "the last position of a finished game as a picture, png or svg", query=INVITE),
    Endpoint("GET", "/t/{table}", sharing.table_page,
             "a table by a plain address; of a finished game with tags for previews",
             query={**INVITE, **LANG}),
    Endpoint("GET", "/healthz", operator.health, "can callers be sent here? 200 or 503"),
    Endpoint("GET", "/metrics", operator.metrics,
             "meters for Prometheus; the operator's token is needed", scope=Scope.OPERATOR),
    Endpoint("GET", "/admin", operator.admin, "the operator's page: tables, guests, bans",
             query={"name": "part of a guest's name", **LANG}, scope=Scope.OPERATOR),
    Endpoint("POST", "/admin/ban", operator.change_ban,
             "shut a guest out or let them in, by the form of that page", scope=Scope.OPERATOR),
    Endpoint("POST", "/admin/moderator", operator.change_moderator,
             "make a kept name a moderator or no longer, by the form of that page",
             scope=Scope.OPERATOR),
    Endpoint("POST", "/admin/report", operator.decide_report,
             "decide about a report, by the form of that page", scope=Scope.OPERATOR),
    Endpoint("GET", "/api/tables/{table}/engine", engines.engine,
             "what a device needs to think for the bots of a table", EngineSeen,
             query={**INVITE}),
    Endpoint("GET", "/api/modules/{game}/{digest}.wasm", engines.module,
             "the rules and the search of a game as WebAssembly; its address names its content"),
    Endpoint("GET", "/api/networks/{game}/{digest}.bin", engines.network,
             "the weights of the network of a game; their address names their content"),
    Endpoint("GET", "/schema.json", api.message_schema,
             "the JSON schema of the socket's messages", dict[str, Any]),
    Endpoint("GET", "/openapi.json", api.description, "this list for programs", dict[str, Any]),
    Endpoint("GET", "/api", api.page, "this list for people"),
    Endpoint(SOCKET, "/ws", socket, "the WebSocket on which games are played"),
)  # fmt: skip


def routes(endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
    """The endpoints as Starlette finds them."""
    return [_route(endpoint) for endpoint in endpoints]


def _route(endpoint: Endpoint) -> BaseRoute:
    if endpoint.method == SOCKET:
        return WebSocketRoute(endpoint.path, endpoint.do)
    return Route(endpoint.path, door(endpoint), methods=[endpoint.method])
