"""The tables of the database, and what marks a file as ours."""

from typing import Final

import sqlalchemy as sa

from coldsnap.store.rows import StoreFault

VERSION: Final = 2
"""Rises with the tables; `PRAGMA user_version` has it. `migration.py` brings older databases up to it."""

APPLICATION: Final = 0x436F6C64
"""`Cold` in ASCII: `PRAGMA application_id` of every Coldsnap database."""

_METADATA: Final = sa.MetaData()


def _of_match() -> sa.Column[str]:
    return sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


MATCHES: Final = sa.Table(
    "matches",
    _METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("help", sa.String, nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("host_hash", sa.String, nullable=False),
    sa.Column("watch_hash", sa.String, nullable=False),
    sa.Column("invite_hash", sa.String, nullable=False),
    sa.Column("clock_turn", sa.BigInteger),
    sa.Column("clock_bank", sa.BigInteger),
    sa.Column("address_hash", sa.String, nullable=False),
    sa.Column("rematch_of", sa.String),
    sa.Column("options", sa.String, nullable=False),
    sa.Column("header", sa.LargeBinary),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("frames_dropped", sa.Boolean, nullable=False, server_default="0"),
)
"""The columns are the fields of MatchRow, without the seats, and three more.

`header` is its line of JSON once the match has begun, `seen` the server's time (`ServerTime`) at which somebody last
did something here; `frames_dropped`: the frames of its flicks were dropped to save space.
"""

SEATS: Final = sa.Table(
    "seats",
    _METADATA,
    _of_match(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String),
    sa.Column("token_hash", sa.String),
    sqlite_with_rowid=False,
)

# With row ids the entries of all tables lie in the order they come in: a commit for many tables costs half as much.
ENTRIES: Final = sa.Table(
    "entries",
    _METADATA,
    _of_match(),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("charged", sa.BigInteger, nullable=False),
    sa.Column("line", sa.LargeBinary, nullable=False),
    sa.Column("chain", sa.LargeBinary, nullable=False),
    sa.Column("frames_digest", sa.LargeBinary),
)
"""`frames_digest` stays when the frames are dropped: it says what they were, and the chain says that it is true."""

FRAMES: Final = sa.Table(
    "frames",
    _METADATA,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("blob", sa.LargeBinary, nullable=False),
    sa.ForeignKeyConstraint(["match", "ply"], ["entries.match", "entries.ply"], ondelete="CASCADE"),
)

SERVER_TIME: Final = sa.Table(
    "server_time",
    _METADATA,
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("wall", sa.BigInteger, nullable=False),
)
"""One row: how far `ServerTime` has come, and what the computer's clock said then."""

sa.Index("matches_listed", MATCHES.c.public, MATCHES.c.over, MATCHES.c.created)
sa.Index("matches_by_address", MATCHES.c.address_hash, MATCHES.c.over)
sa.Index("matches_by_seen", MATCHES.c.seen, MATCHES.c.over, MATCHES.c.started, MATCHES.c.frames_dropped, MATCHES.c.id)

ENTRIES_STAY: Final = (
    "CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END"
)
_APPEND_ONLY: Final = (
    ENTRIES_STAY,
    # An entry goes only with its whole match: by then the match's own row is gone.
    """CREATE TRIGGER entries_remain BEFORE DELETE ON entries WHEN EXISTS (SELECT 1 FROM matches WHERE id = OLD.match)
    BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END""",
)


def make_tables(connection: sa.Connection) -> None:
    """Make the tables of a new database."""
    _METADATA.create_all(connection, checkfirst=False)
    for trigger in _APPEND_ONLY:
        connection.exec_driver_sql(trigger)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")


def identify(connection: sa.Connection, name: str) -> int:
    """The version of a Coldsnap database; 0 for an empty one. Anything else is refused. `name` is for people."""
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if application == APPLICATION and version > VERSION:
        raise StoreFault("database-newer", path=name, found=version, known=VERSION)
    if application == APPLICATION:
        return version
    if application or connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one():
        raise StoreFault("not-our-database", path=name)
    return 0
