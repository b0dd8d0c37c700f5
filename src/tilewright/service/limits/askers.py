"""Who asks for something: a player and the address of the request."""

from __future__ import annotations

from msgspec import Struct


class Asker(Struct, frozen=True):
    """The address of a request, and its player; without a login the player is empty."""

    address: str
    player: str = ""
