"""The one schema, for SQLite and PostgreSQL alike, as a list of migrations.

A migration is never changed once it is released; the next one is appended. A step is a statement
or a function of the database and the vault.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.server.storage import archived
from orrery.server.storage.database import Database
from orrery.server.storage.sealing import seal_clear_secrets
from orrery.server.storage.secrets import Vault
from orrery.server.storage.society import SOCIETY

Step = str | Callable[[Database, Vault], None]

MIGRATIONS: tuple[tuple[Step, ...], ...] = (
    (
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            token_hash TEXT NOT NULL UNIQUE,
            created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            board TEXT,
            host TEXT NOT NULL,
            is_private INTEGER NOT NULL,
            invite TEXT NOT NULL,
            status TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            clock TEXT NOT NULL,
            server_seed TEXT NOT NULL,
            header TEXT,
            rematch TEXT)""",
        "CREATE INDEX tables_by_status ON tables (status, created)",
        """CREATE TABLE seats (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            guest TEXT,
            bot TEXT,
            seed TEXT NOT NULL,
            PRIMARY KEY (game, seat))""",
        """CREATE TABLE events (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            client_id TEXT,
            action TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (game, seq),
            UNIQUE (game, seat, client_id))""",
        """CREATE TABLE chat (
            game TEXT NOT NULL,
            n INTEGER NOT NULL,
            guest TEXT NOT NULL,
            name TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, n))""",
        """CREATE TABLE timers (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            remaining DOUBLE PRECISION,
            since DOUBLE PRECISION,
            deadline DOUBLE PRECISION,
            PRIMARY KEY (game, seat))""",
        "CREATE TABLE pulse (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    ),
    ("ALTER TABLE tables ADD COLUMN hints INTEGER",),
    (
        "ALTER TABLE seats ADD COLUMN held TEXT",
        "CREATE INDEX seats_by_guest ON seats (guest)",
    ),
    (
        """CREATE TABLE secrets (
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            key_id TEXT NOT NULL,
            sealed TEXT NOT NULL,
            PRIMARY KEY (game, name))""",
        """CREATE TABLE rolls (
            game TEXT NOT NULL,
            n INTEGER NOT NULL,
            commitment TEXT NOT NULL,
            text TEXT,
            missing TEXT,
            PRIMARY KEY (game, n))""",
        "ALTER TABLE seats ADD COLUMN commitment TEXT",
        seal_clear_secrets,
        "ALTER TABLE tables DROP COLUMN server_seed",
        "ALTER TABLE tables DROP COLUMN invite",
    ),
    (
        "ALTER TABLE tables ADD COLUMN fault TEXT",
        "ALTER TABLE tables ADD COLUMN active DOUBLE PRECISION",
        "ALTER TABLE guests ADD COLUMN seen DOUBLE PRECISION",
        "CREATE INDEX tables_by_host ON tables (host)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN owner BIGINT",
        "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_owner ON tables (owner)",
        """CREATE TABLE nodes (
            id BIGINT PRIMARY KEY,
            host TEXT NOT NULL,
            pid INTEGER NOT NULL,
            version TEXT NOT NULL,
            rules TEXT NOT NULL,
            state TEXT NOT NULL,
            started DOUBLE PRECISION NOT NULL,
            beats BIGINT NOT NULL,
            up DOUBLE PRECISION NOT NULL)""",
        "ALTER TABLE guests ADD COLUMN banned DOUBLE PRECISION",
    ),
    ("ALTER TABLE tables ADD COLUMN result TEXT",),
    ("ALTER TABLE tables ADD COLUMN marks INTEGER",),
    (
        "ALTER TABLE guests ADD COLUMN kept DOUBLE PRECISION",
        "ALTER TABLE guests ADD COLUMN changed DOUBLE PRECISION",
        """CREATE TABLE accounts (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            skeleton TEXT NOT NULL UNIQUE,
            created DOUBLE PRECISION NOT NULL,
            shows TEXT NOT NULL,
            mail TEXT,
            mail_hash TEXT UNIQUE)""",
        """CREATE TABLE credentials (
            id TEXT PRIMARY KEY,
            account TEXT NOT NULL,
            kind TEXT NOT NULL,
            secret TEXT NOT NULL,
            label TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            used DOUBLE PRECISION)""",
        "CREATE INDEX credentials_by_account ON credentials (account)",
        """CREATE TABLE sessions (
            id TEXT PRIMARY KEY,
            account TEXT NOT NULL,
            token_hash TEXT NOT NULL UNIQUE,
            label TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX sessions_by_account ON sessions (account)",
        "CREATE TABLE spent (hash TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL)",
        "ALTER TABLE tables ADD COLUMN ended DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN rated TEXT",
        "CREATE INDEX tables_by_rated ON tables (rated)",
        """CREATE TABLE rating_steps (
            guest TEXT NOT NULL,
            scope TEXT NOT NULL,
            n INTEGER NOT NULL,
            game TEXT NOT NULL,
            before DOUBLE PRECISION NOT NULL,
            strength DOUBLE PRECISION NOT NULL,
            spread DOUBLE PRECISION NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (guest, scope, n),
            UNIQUE (game, guest))""",
        """CREATE TABLE standings (
            guest TEXT NOT NULL,
            scope TEXT NOT NULL,
            strength DOUBLE PRECISION NOT NULL,
            spread DOUBLE PRECISION NOT NULL,
            n INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (guest, scope))""",
        "CREATE INDEX standings_by_scope ON standings (scope, strength)",
        """CREATE TABLE seekers (
            guest TEXT PRIMARY KEY,
            wish TEXT NOT NULL,
            strength DOUBLE PRECISION NOT NULL,
            since DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            takes_bots INTEGER NOT NULL,
            game TEXT)""",
        "CREATE INDEX seekers_by_wish ON seekers (wish, seen)",
    ),
    ("CREATE TABLE analyses (game TEXT PRIMARY KEY, found TEXT NOT NULL)",),
    (
        """CREATE TABLE personal_tokens (
            id TEXT PRIMARY KEY,
            account TEXT NOT NULL,
            token_hash TEXT NOT NULL UNIQUE,
            label TEXT NOT NULL,
            scopes TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            expires DOUBLE PRECISION NOT NULL,
            used DOUBLE PRECISION)""",
        "CREATE INDEX personal_tokens_by_account ON personal_tokens (account)",
        "CREATE INDEX seats_by_held ON seats (held)",
        "ALTER TABLE guests ADD COLUMN bot DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN bots INTEGER",
    ),
    SOCIETY,
    (*archived.SCHEMA, archived.fill_archive),
    (
        """CREATE TABLE studies (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            title TEXT NOT NULL,
            game TEXT NOT NULL,
            origin TEXT NOT NULL,
            nodes TEXT NOT NULL,
            revision TEXT NOT NULL,
            code TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX studies_by_owner ON studies (owner, changed)",
    ),
)
