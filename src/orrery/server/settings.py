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
    guests_per_minute: float = 30.0  # from one address
    tables_per_guest: int = 20  # open or running
    open_per_address: int = 30  # public tables that wait for players, from one network
    lobby_page: int = 50  # tables of others in one answer
    cpu_of_guest: float = 0.2  # seconds of processor time each second, for one guest
    cpu_of_stranger: float = 0.1  # the same for a network without a name
    cpu_burst: float = 2.0  # seconds that may be saved up
    replay_cache_bytes: int = 32 * 1024 * 1024  # encoded steps of finished games
    most_connections: int = 4000
    watched_per_connection: int = 32
    most_spectators: int = 500  # at one table
    grace_seconds: float = 60.0  # before a bot holds a dropped seat
    roll_seconds: float = 20.0  # for every client to show its word, once all are bound
    pulse_seconds: float = 5.0  # how often the server notes that it is up
    bot_workers: int = 2
    bot_seconds: float = 60.0  # a bot that thinks longer is replaced by a random move
    bots_use_clock: bool = True  # a level stops after its milliseconds
    bot_pause: float = 0.7  # seconds; a bot answers no sooner, so that people can follow
    live_bot_pause: float = 3.0  # the same in live play, where a game has no pace of its own
    live_pace: float = 1.0  # factor on the time actions take in live play
    stand_in: str = "lieutenant"  # the bot that holds a dropped seat
    hint_bot: str = "captain"  # who is asked for hints
    hints_at_once: int = 1  # workers that may think about hints
    chat_kept: int = 200
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    host_names: tuple[str, ...] = ()  # names of this server, beside numbers and localhost
