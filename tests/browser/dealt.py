"""Matches whose deal is known beforehand: short, and the same each time.

A secret is put into the database before the last nonce has come, and browsers give nonces of zeros. Tests name secrets
that lead to what they need; against hoarders, who choose nothing by chance, the whole game is known.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec

from tests.browser.site import Site

# Ids of commands stay random: they are shorter.
ZEROS_AS_NONCE = """(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0) : real(bytes));
})()"""


def deal_from(site: Site, match: str, secret: int) -> None:
    """Give a match of one game that has not begun a known secret, and its bots nonces of zeros."""
    (file,) = site.data.glob("*.db")
    secrets = msgspec.msgpack.encode([secret.to_bytes(32)])
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.execute("UPDATE matches SET secrets = ? WHERE id = ?", (secrets, match))
        database.execute("UPDATE seats SET nonce = ? WHERE match = ? AND bot IS NOT NULL", (bytes(32), match))
