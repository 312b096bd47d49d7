"""The tables of the database. `migrations/` brings a database to this shape; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

meta = MetaData()

# The newest step in migrations/versions; known here so that a start-up need not load Alembic to see it is done.
HEAD = "0010"

tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("printed_hash", String(64), nullable=False),  # of the printed values, see printings
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # decimal digits; told only when the game is over
    Column("state", String(16), nullable=False),  # waiting, playing, finished
    Column("open", Boolean, nullable=False),
    Column("minutes", Float),  # for one move
    Column("host", String(64)),  # the digest of the guest who made it
    Column("version", Integer, nullable=False),  # how many changes it has seen
    Column("moves", Integer, nullable=False),
    Column("to_play", Integer, nullable=False),
    Column("due", Float),  # when the server must act: a bot is to move or a clock runs out
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("result", Text),  # JSON: scores and ranking of a finished game
    Column("origin", String(16)),  # import, fork, rematch
    Column("parent", String(16)),
    Column("rematch", String(16)),  # the table on which they play again
    Column("seating", Integer, nullable=False, server_default="0"),  # how often somebody sat down, left or came back
    Column("known", Boolean, nullable=False, server_default=false()),  # somebody may know what comes next here
    Column("maker", String(64)),  # the digest of the network from which it was made
    Column("owner", Integer),  # the worker that has it in hand, where there are several
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often it was taken in hand: see leases.py
    Column("site", String(16)),  # of an open one: what the maker's address has in common with a customer's others
    Column("area", String(16)),  # and with a whole provider's
    Column("attended", Float),  # when somebody who sits there was last at it, while it waits
    Column("hints", Boolean, nullable=False, server_default=false()),  # people who play with others may ask for them
)
Index("tables_due", tables.c.due)
Index("tables_state_changed", tables.c.state, tables.c.changed)
Index("tables_maker_changed", tables.c.maker, tables.c.changed)
Index("tables_open_state_changed", tables.c.open, tables.c.state, tables.c.changed)
Index("tables_area_site_changed", tables.c.area, tables.c.site, tables.c.changed)
Index("tables_host", tables.c.host)

# Printed values that tables were begun with: a correction in a game's file does not change a running game.
printings = Table(
    "printings",
    meta,
    Column("game", String(64), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    Column("secret", String(64)),  # the digest of its token
    Column("guest", String(64)),  # the digest of the guest who took it
    Column("away", Boolean, nullable=False),
    Column("prepared", Text),  # JSON: moves that make themselves when its turn comes, for its person's eyes alone
    Column("network", String(64)),  # the digest of the network from which it was taken
    Column("hints", Integer, nullable=False, server_default="0"),  # how often it was told what the Master would do
)
Index("seats_guest", seats.c.guest)

# Everything that ever changed a match, in order. Nothing here is altered or deleted; the match is its fold.
changes = Table(
    "changes",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Integer, nullable=False),  # MOVE or BACK
    Column("value", Integer, nullable=False),  # the move, or how many moves are left
    Column("seat", Integer, nullable=False),
    Column("key", String(64)),  # names the command, so that a repeated one is known
    Column("at", Float, nullable=False),
)
MOVE, BACK = 0, 1

chat = Table(
    "chat",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("network", String(64)),  # of a spectator's line, the digest of where it came from
)

# The processes of a house that has several, each with its lease: see leases.py.
workers = Table(
    "workers",
    meta,
    Column("id", Integer, primary_key=True),
    Column("name", String(128), nullable=False),  # for the host: its machine and its process
    Column("address", String(128), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),  # by the database's clock; later it is not there any more
)

# Processes that think for the bots of a house on PostgreSQL, here or on other machines: see thoughts.py.
thinkers = Table(
    "thinkers",
    meta,
    Column("id", Integer, primary_key=True),
    Column("name", String(128), nullable=False),  # for the host: its machine and its process
    Column("knows", Text, nullable=False),  # JSON: rules and bots of which it can be asked
    Column("until", Float, nullable=False),  # by the database's clock; later it is not there any more
    Column("dismissed", Boolean, nullable=False, server_default=false()),  # it answered what was no legal move
)

# What they are asked: worlds dealt anew for a seat, and reports of games that have ended. Nothing is lost with them:
# whoever asks can think by itself.
thoughts = Table(
    "thoughts",
    meta,
    Column("id", String(32), primary_key=True),
    Column("rules", String(128), nullable=False),  # the game, the version of its rules and the layout of its record
    Column("game", String(64), nullable=False),
    Column("printed_hash", String(64), nullable=False),
    Column("bot", String(64), nullable=False),  # or the kind of a report: games/reports.py
    Column("seed", String(20), nullable=False),  # of the bot, decimal digits
    Column("seat", Integer, nullable=False),
    Column("world", Text, nullable=False),  # as kernel/packing.py packs it; of a report the game, then what was told
    Column("asked", Float, nullable=False),
    Column("until", Float, nullable=False),  # later nobody waits for it
    Column("thinker", Integer),  # who has it in hand
    Column("answer", Integer),  # the move; NO_IDEA when it could not be thought of
    Column("took", Float),  # seconds
)
NO_IDEA = -1

# What the host tells the running house, which looks here once a second: see hosting.py.
notes = Table(
    "notes",
    meta,
    Column("name", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# Who is kept out: the digest of a guest, of a seat's token, or of a network from which something was done.
bans = Table(
    "bans",
    meta,
    Column("digest", String(64), primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Links that open a private house.
invitations = Table(
    "invitations",
    meta,
    Column("digest", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("until", Float),
)

# What each visitor has left of what is granted seldom, where several workers count together: see spent.py.
spent = Table(
    "spent",
    meta,
    Column("what", String(16), primary_key=True),
    Column("whose", String(64), primary_key=True),  # the digest of a network
    Column("balance", Float, nullable=False),
    Column("at", Float, nullable=False),  # when that was, by the database's clock
)
