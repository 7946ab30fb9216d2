"""The limits of a server, all in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What a server allows; the defaults suit a table of friends and a small public server."""

    most_bytes_in: int = 16 * 1024
    outbox_messages: int = 64
    outbox_bytes: int = 1024 * 1024
    send_seconds: float = 20.0  # a reader slower than this for one message is dropped
    ping_seconds: float = 15.0
    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    faults_allowed: int = 200  # messages over the rate before the socket is closed
    guests_per_minute: float = 20.0  # from one address, for long;
    guests_burst: float = 200.0  # at once: a school has one address
    tables_per_guest: int = 20  # open or running
    studies_per_guest: int = 100
    open_per_address: int = 30  # public tables that wait for players, from one network
    lobby_page: int = 50  # tables of others in one answer
    cpu_of_guest: float = 0.2  # seconds of work each second, for one guest
    cpu_of_stranger: float = 0.1  # the same for a network without a name
    cpu_burst: float = 2.0  # seconds that may be saved up
    replay_cache_bytes: int = 32 * 1024 * 1024  # encoded steps of finished games
    most_connections: int = 4000  # sockets
    sockets_per_address: int = 200
    most_http: int = 8000  # HTTP connections, sockets included
    http_per_address: int = 400
    head_seconds: float = 10.0  # for the head of an HTTP request to come
    body_seconds: float = 10.0  # for its body
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    watched_per_connection: int = 32
    most_spectators: int = 500  # at one table
    grace_seconds: float = 60.0  # before a bot holds a dropped seat
    roll_seconds: float = 20.0  # for every client to show its word, once all are bound
    pulse_seconds: float = 5.0  # how often the server notes that it is up
    stall_seconds: float = 5.0  # a longer gap, such as sleep, is not taken from anybody's clock
    bots_alone_seconds: float = 60.0  # bots that nobody watches play on for this long
    rooms_over: int = 200  # finished games kept in memory
    room_over_seconds: float = 600.0  # and for how long after their last visitor
    guests_kept: int = 10_000  # in memory
    open_days: float = 7.0  # a table that was not begun ends this long after its last visit,
    live_days: float = 14.0  # one at live pace this long after its last visit or move,
    postal_days: float = 90.0  # one at postal pace this long after its last move,
    warn_days: float = 7.0  # (its players see for this long that it will)
    bots_days: float = 1.0  # one of bots alone this long after its last visit,
    broken_days: float = 90.0  # one that cannot go on this long after its last move
    guest_days: float = 365.0  # guests without a table are forgotten
    session_days: float = 90.0  # a browser stays signed in for this long after its last visit
    fresh_seconds: float = 3600.0  # after signing in, to change the ways in or delete an account
    token_per_second: float = 10.0  # requests with one personal token, for long;
    token_burst: float = 100.0  # at once
    streams_per_person: int = 8
    stream_seconds: float = 15.0  # without a word, then a stream gets an empty line
    look_seconds: float = 2.0  # how often a stream of events asks other nodes
    mail: str = ""  # a URL of SMTP, or `log`; see accounts/mail.py
    webhooks: tuple[str, ...] = ()  # hosts that tables may call; see notices/outside.py
    push: tuple[str, ...] = ()  # services of Web Push beside those of the known browsers
    vacation_days: float = 30.0  # in a year, for which somebody's postal clocks may stand
    bot_workers: int = 2
    bot_seconds: float = 60.0  # a bot that thinks longer is replaced by a random move
    bots_use_clock: bool = True  # a level stops after its milliseconds
    bot_pause: float = 0.7  # seconds; a bot answers no sooner, and goes on in ever shorter steps
    live_bot_pause: float = 3.0  # the same in live play, where a game has no pace of its own
    live_pace: float = 1.0  # factor on the time actions take in live play
    device_seconds: float = 6.0  # for a person's device to think; then the server does
    stand_in: str = "lieutenant"  # the bot that holds a dropped seat
    hint_bot: str = "captain"  # who is asked for hints
    hints_at_once: int = 1  # workers that may think about hints
    judge_iterations: int = 256  # for each position of a finished game,
    judge_closer: int = 1024  # and where a seat's chance changed most
    judge_positions: int = 400  # of a longer game so many, evenly apart
    analyses_kept: int = 500  # in memory
    chat_kept: int = 200
    beat_seconds: float = 1.0  # how often a node of a cluster says that it lives,
    lease_seconds: float = 4.0  # after which it must be silent if it could not,
    dead_seconds: float = 5.0  # and others take over its tables; longer than the lease
    busy_seconds: float = 15.0  # a node's loop may be busy for so long before it counts as hung
    adopted_at_once: int = 50  # tables taken over in one transaction
    hang_seconds: float = 120.0  # of processor time without a turn of the loop; 0: nobody watches
    answer_seconds: float = 30.0  # for another node to carry out a request
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    moderators: tuple[str, ...] = ()  # skeletons of kept names that decide about reports
    operator: str = ""  # the hash of the operator's token; none: no page of the operator
    host_names: tuple[str, ...] = ()  # names of this server, beside numbers and localhost
