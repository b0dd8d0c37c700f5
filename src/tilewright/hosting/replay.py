"""A finished game, event by event, with everything in view: its secret is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.dice.events import DiceRolled
from tilewright.engine import Seat
from tilewright.game.events import Reshuffled
from tilewright.hosting.match_rows import house_rules
from tilewright.hosting.rows import MatchRow, SeatHolder
from tilewright.messages.over_http import FinishedGame
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame
from tilewright.words.booklets import bot_in_words
from tilewright.words.say import say

MOMENTS_PER_PAGE = 200


class Moment(Struct, frozen=True, kw_only=True):
    """The game after an event: a sentence, the seat that acted, what a watcher saw, and all racks.

    `ends_turn` tells whether the event was a turn, which a review counts, and not a roll or a new deal.
    """

    sentence: str
    seat: Seat | None
    ends_turn: bool
    view: dict[str, Any]
    racks: tuple[tuple[int, ...], ...]


class _Replay(FinishedGame, frozen=True, kw_only=True):
    first: int
    total: int


class Replay(_Replay, frozen=True, kw_only=True):
    """A page of one game of a match, from the deal to its end.

    `first` is the number of the first moment on this page, from 0, of `total`.
    """

    moments: tuple[Moment, ...]


class ReplayPage(_Replay, frozen=True, kw_only=True):
    """A Replay whose moments are JSON already."""

    moments: tuple[msgspec.Raw, ...]


def finished_game(row: MatchRow, names: tuple[str, ...], game: int, games: int) -> dict[str, Any]:
    """Return the fields of FinishedGame, for a page about a game of a match."""
    head = {"match": row.id, "rules": row.rules, "house": house_rules(row)}
    return head | {"names": names, "game": game, "games": games}


def names_in_words(names: Sequence[str], holders: Sequence[SeatHolder], locale: str) -> tuple[str, ...]:
    """Return the names of the seats: players' own, and bots' titles, numbered if the same bot plays twice.

    A deleted player has no name.
    """
    bots = [holder.bot for holder in holders]
    return tuple(
        (name or say("deleted-player", locale))
        if bot is None
        else _bot_name(bot, bots[: seat + 1].count(bot) if bots.count(bot) > 1 else 0, locale)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    )


def _bot_name(bot: str, number: int, locale: str) -> str:
    # A program of the settings has no words of ours.
    title = bot_in_words(bot, locale)[0] if any(bot in game.ladder.bots for _, game in HOSTED_GAMES.items()) else bot
    return say("bot-numbered", locale, bot=title, number=number) if number else title


def moment(kind: HostedGame, event: Any, states: tuple[Any, Any], names: tuple[str, ...], locale: str) -> Moment:
    """Return the moment after an event, given the states before and after it."""
    engine = kind.kind.engine
    before, state = states
    seen, after = engine.seen(event, None), engine.view(state, None)
    earlier = None if before is None else engine.view(before, None)
    seat = getattr(seen, "seat", None)
    return Moment(
        sentence=kind.words.event(seen, earlier, names, locale),
        seat=seat,
        ends_turn=seat is not None and not isinstance(event, Reshuffled | DiceRolled),
        # The rulebook never changes, and is larger than the rest.
        view={field: getattr(after, field) for field in after.__struct_fields__ if field != "rules"},
        racks=kind.kind.racks(state),
    )
