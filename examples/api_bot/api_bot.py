"""A bot account of your own: waits for challenges, sits down, and plays, over HTTP alone.

    export ORRERY_TOKEN=orp_...        # made on your account page: read, play, tables, bot
    python examples/api_bot/api_bot.py http://127.0.0.1:8007 --bot greedy --games 3

The account should be new: it is marked as a bot's, for good. Whoever wants to play keeps a seat for
it, or opens a table where bots are welcome (`--table ID`). Put your own thinking into `choose`.
`docs/api.md` has the routes; `orrery` is needed only for its bots.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

PATIENCE = 60.0  # seconds without a line: the server says something every 15
PAUSE = 1.0  # before a stream that broke off is opened again
Json = dict[str, Any]


class Api:
    """A server, and the token by which we act."""

    def __init__(self, server: str, token: str) -> None:
        """The token goes into a header, never into an address."""
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path: str, body: Json | None = None) -> Any:
        """The answer to a request, as urllib has it."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def get(self, path: str) -> Json:
        """The JSON at a path."""
        return dict(json.load(self.open(path)))

    def post(self, path: str, body: Json) -> Json:
        """What the server answers; a refusal (4xx) is an answer, too. Waits when told to."""
        while True:
            try:
                return dict(json.load(self.open(path, body)))
            except urllib.error.HTTPError as error:
                refused: Json = json.load(error)
                if "retry_ms" not in refused:
                    return refused
                time.sleep(refused["retry_ms"] / 1000)

    def lines(self, path: str) -> Iterator[Json]:
        """The lines of a stream until it ends or breaks off; empty ones say that it goes on."""
        try:
            with self.open(path) as stream:
                yield from (json.loads(line) for line in stream if line.strip())
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(PAUSE)


def digest(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


class Game:
    """One table: our part in the roll for the cards, and our moves."""

    def __init__(self, api: Api, me: str, table: str, bot: str) -> None:
        """Nothing has been seen."""
        self.api, self.me, self.table, self.bot = api, me, table, bot
        self.path = f"/api/tables/{table}"
        self.game, self.seat, self.seq, self.is_over = "", -1, -1, False
        self.words: dict[int, tuple[str, str]] = {}  # ours and the server's, by roll

    def play(self) -> None:
        """Follow the table to its end, also when the connection breaks off."""
        while not self.is_over:
            since = f"?since={self.seq}" if self.seq >= 0 else ""
            try:
                for line in self.api.lines(f"{self.path}/stream{since}"):
                    self.take(line)
            except urllib.error.HTTPError as error:
                print(f"{self.table}: {json.load(error)['text']}")
                return

    def take(self, line: Json) -> None:
        """Do what a line asks for."""
        if line["type"] == "table":
            self.take_table(line["table"])
        elif line["type"] in ("fresh", "update"):
            self.seq = line["seq"]
            if line["view"]["actions"]:  # the id makes sending it twice harmless
                action = self.choose(line["view"])
                self.post("moves", {"id": f"move-{self.seq}", "base": self.seq, "action": action})

    def take_table(self, table: Json) -> None:
        """Take part in the roll; begin the game where we are the host and everybody is there."""
        self.game = table["game"]
        self.is_over = table["status"] == "over"
        mine = [seat["seat"] for seat in table["seats"] if seat["guest"] == self.me]
        if table["status"] != "open" or not mine:
            return
        self.seat = mine[0]
        is_full = all(seat["kind"] != "open" for seat in table["seats"])
        if is_full and table["host"] == self.me and not (table["roll"] or {}).get("is_wanted"):
            self.post("start", {})
        if table["roll"] and self.seat in table["roll"]["waits_for"]:
            self.roll(table["roll"])

    def roll(self, roll: Json) -> None:
        """Bind our seat to a random word, and show it when the roll holds our commitment."""
        number, is_new = roll["number"], roll["number"] not in self.words
        word, server = self.words.setdefault(number, (secrets.token_hex(32), roll["commitment"]))
        own = digest(f"orrery word 2|{self.table}|{self.seat}|{word}")
        if roll["text"] is None and is_new:
            self.post("commit", {"seat": self.seat, "roll": number, "commitment": own})
        elif roll["text"] is not None:
            frozen = json.loads(roll["text"])
            said = frozen["commitment"], frozen["seats"][self.seat]["commitment"]
            if said == (server, own) and digest(roll["text"]) == roll["hash"]:
                self.post("reveal", {"seat": self.seat, "roll": roll["hash"], "word": word})

    def post(self, verb: str, body: Json) -> None:
        """Do something at the table; a stale move is made again after the next line."""
        answer = self.api.post(f"{self.path}/{verb}", body)
        if answer.get("type") not in ("ack", "done", "stale"):
            print(f"{self.table}: {answer}")

    def choose(self, view: Json) -> str:
        """One of `view["actions"]`; `view["position"]` is all that our seat may know."""
        if self.bot == "random":
            return str(random.choice(view["actions"]))
        import orrery
        from orrery.bots.players import Bot

        at = orrery.position(self.game, view["position"])
        bot = Bot(at.game, self.bot, secrets.randbits(32), n_seats=at.state.n_seats)
        action = bot.choose(at.board, at.state, view["seat"])
        return at.game.action_text(at.board, at.state, view["seat"], action)


def run(api: Api, bot: str = "random", tables: tuple[str, ...] = (), n_games: int = 0) -> int:
    """Sit down at some tables, take every challenge, and play; how many games were played."""
    me = api.get("/api/me")["id"]
    playing: dict[str, threading.Thread] = {}
    n_over = 0
    while True:
        for event in api.lines("/api/stream/events"):
            if event["type"] == "welcome":
                for table in set(tables) - set(playing):
                    sit_down(api, table)
                    follow(api, me, table, bot, playing)
            if event["type"] == "invited":
                seat = {"seat": event["seats"][0], "invite": event["invite"]}
                api.post(f"/api/tables/{event['table']}/sit", seat)
            if event["type"] in ("invited", "begun"):
                follow(api, me, event["table"], bot, playing)
            if event["type"] == "over":
                playing.pop(event["table"]).join()
                print(f"{event['table']} is over: winners {event['winners']}")
                n_over += 1
                if n_over == n_games:
                    return n_over


def sit_down(api: Api, table: str) -> None:
    """Take the first open seat."""
    seats = api.get(f"/api/tables/{table}")["seats"]
    free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
    print(api.post(f"/api/tables/{table}/sit", {"seat": free[0]}) if free else "no seat is open")


def follow(api: Api, me: str, table: str, bot: str, playing: dict[str, threading.Thread]) -> None:
    """Play a table beside the others, once."""
    if table not in playing:
        playing[table] = threading.Thread(target=Game(api, me, table, bot).play, daemon=True)
        playing[table].start()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("--bot", default="random", help="random, greedy, cadet ... admiral")
    parser.add_argument("--table", nargs="*", default=[], help="where bots are welcome")
    parser.add_argument("--games", type=int, default=0, help="end after n games; 0: never")
    said = parser.parse_args()
    here = Api(said.server, os.environ["ORRERY_TOKEN"])
    print(here.post("/api/account/bot", {}))
    run(here, said.bot, tuple(said.table), said.games)
