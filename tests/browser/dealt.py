"""Matches with a known deal: short, and the same each time.

A test writes a secret into the database before the last nonce arrives, and the browsers send nonces of zeros. Against
bots that do not depend on chance, such as hoarders, the whole game is known.
"""

import sqlite3
from contextlib import closing

import msgspec

from tests.browser.site import Site
from tilewright.puzzles.collection import shipped

# Command ids are shorter, so they stay random.
ZEROS_AS_NONCE = """(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0) : real(bytes));
})()"""


def give_mistake(site: Site, match: str, puzzle: str, turn: int = 1) -> None:
    """Store a puzzle that ships as a turn that the player of a match has missed."""
    (file,) = site.data.glob("*.db")
    body = msgspec.json.encode(shipped(puzzle))
    columns = "INSERT INTO mistakes (player, puzzle, match, game, turn, at, body) SELECT player, ?, match, 1, ?, 1, ? "
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.execute(f"{columns} FROM seats WHERE match = ? AND player IS NOT NULL", (puzzle, turn, body, match))


def deal_from(site: Site, match: str, secret: int, games: int = 1) -> None:
    """Set the secret of each game of a match that has not begun, and nonces of zeros for its bots."""
    (file,) = site.data.glob("*.db")
    secrets = msgspec.msgpack.encode([secret.to_bytes(32)] * games)
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.execute("UPDATE matches SET secrets = ? WHERE id = ?", (secrets, match))
        database.execute("UPDATE seats SET nonce = ? WHERE match = ? AND bot IS NOT NULL", (bytes(32), match))
