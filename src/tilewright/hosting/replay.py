"""A finished game, event by event, with everything in view; another process folds its log a portion at a time."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.dice.events import DiceRolled
from tilewright.engine import Seat
from tilewright.game.events import Reshuffled
from tilewright.hosting.rows import MatchRow, SeatHolder, game_events, house_rules
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import FinishedGame
from tilewright.records.lines import EndLine, MatchEndLine, write_line
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame, hosted_game
from tilewright.words.booklets import bot_in_words
from tilewright.words.events import Reader
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
        sentence=kind.words.event(seen, earlier, Reader(names=names, in_words=True), locale),
        seat=seat,
        ends_turn=seat is not None and not isinstance(event, Reshuffled | DiceRolled),
        # The rulebook never changes, and is larger than the rest.
        view={field: getattr(after, field) for field in after.__struct_fields__ if field != "rules"},
        racks=kind.kind.racks(state),
    )


class Portion(Struct, frozen=True):
    """Some events of a match as the log has them, one a line, and the state before them, empty before the first."""

    rules: str
    state: bytes
    log: bytes

    def __repr__(self) -> str:
        return f"<Portion of {self.rules}>"


class Moments(Struct, frozen=True):
    """The moments of a game in a portion, each as JSON, the state after it, and whether the game is behind."""

    state: bytes
    moments: tuple[bytes, ...]
    past: bool


class Lines(Struct, frozen=True):
    """The record up to the last game that ended in a portion, the lines after it, and the state after the portion."""

    state: bytes
    finished: bytes
    unfinished: bytes


def moments_in(portion: Portion, game: int, names: tuple[str, ...], locale: str) -> Moments:
    """Return the moments of a game, counted from 1; other games are only folded."""
    kind = hosted_game(portion.rules)
    state = _state(kind, portion)
    found: list[bytes] = []
    for event in game_events(kind.codec, portion.log.splitlines()):
        before, state = state, kind.kind.engine.apply(state, event)
        number = kind.kind.game_number(state)
        if number == game:
            found.append(ENCODER.encode(moment(kind, event, (before, state), names, locale)))
        if number > game:
            return Moments(b"", tuple(found), past=True)
    return Moments(ENCODER.encode(state), tuple(found), past=False)


def lines_in(portion: Portion, match: str, names: Sequence[str], unfinished: bytes) -> Lines:
    """Return the lines of a record; `unfinished` are those of the portion before that followed its last end."""
    kind = hosted_game(portion.rules)
    state = _state(kind, portion)
    lines, finished = [unfinished], 0
    for event in game_events(kind.codec, portion.log.splitlines()):
        state = kind.kind.engine.apply(state, event)
        for line in kind.records.event_lines(event, state, names, match):
            lines.append(write_line(line).encode() + b"\n")
            if isinstance(line, EndLine | MatchEndLine):
                finished = len(lines)
    return Lines(ENCODER.encode(state), b"".join(lines[:finished]), b"".join(lines[finished:]))


def _state(kind: HostedGame, portion: Portion) -> Any:
    return kind.codec.state.decode(portion.state) if portion.state else None
