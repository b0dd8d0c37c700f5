"""A finished game, event by event, with everything in view: its secret is revealed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.service.accounts.players import seat_names
from tilewright.service.games import HostedGame, game_events, hosted_game, house_rules
from tilewright.service.storage.rows import MatchId, MatchRow, SeatHolder
from tilewright.service.storage.store import Store
from tilewright.words.booklets import bot_in_words
from tilewright.words.say import say


class Moment(Struct, frozen=True, kw_only=True):
    """The game after an event: a sentence, the seat that acted, what a watcher saw, and all racks."""

    sentence: str
    seat: Seat | None
    view: dict[str, Any]
    racks: tuple[tuple[int, ...], ...]


class Replay(Struct, frozen=True, kw_only=True):
    """One game of a match from the deal to its end; `games` is the number of finished games."""

    match: MatchId
    rules: str
    house: dict[str, int | str]
    names: tuple[str, ...]
    game: int
    games: int
    moments: tuple[Moment, ...]


async def replay_of(store: Store, row: MatchRow, game: int, locale: str) -> Replay | None:
    """Return a game of a match, counted from 1, or None while it is being played."""
    kind = hosted_game(row.rules)
    entries = await store.tail(row.id, limit=row.head) if row.head else ()
    names = names_in_words(await seat_names(store, row), row.holders, locale)
    moments: list[Moment] = []
    games = 0
    for view, moment in _moments(kind, game_events(kind, entries), names, locale):
        games = len(view.results)
        if view.game == game:
            moments.append(moment)
    # Only a finished game has a result; before that its moments are secret.
    if game > games:
        return None
    return Replay(
        match=row.id,
        rules=row.rules,
        house=house_rules(row),
        names=names,
        game=game,
        games=games,
        moments=tuple(moments),
    )


def names_in_words(names: Sequence[str], holders: Sequence[SeatHolder], locale: str) -> tuple[str, ...]:
    """Return the names of the seats: players' own, and bots' titles, numbered if the same bot plays twice."""
    bots = [holder.bot for holder in holders]
    return tuple(
        name if bot is None else _bot_name(bot, bots[: seat + 1].count(bot) if bots.count(bot) > 1 else 0, locale)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    )


def _bot_name(bot: str, number: int, locale: str) -> str:
    title, _ = bot_in_words(bot, locale)
    return say("bot-numbered", locale, bot=title, number=number) if number else title


def _moments(
    kind: HostedGame, events: Iterable[Any], names: tuple[str, ...], locale: str
) -> Iterator[tuple[Any, Moment]]:
    """Yield the view of a watcher after each event, with its moment."""
    engine = kind.kind.engine
    state = before = None
    for event in events:
        state = engine.apply(state, event)
        seen, after = engine.seen(event, None), engine.view(state, None)
        yield (
            after,
            Moment(
                sentence=kind.describe_event(seen, before, names, locale),
                seat=getattr(seen, "seat", None),
                # The rulebook never changes, and is larger than the rest.
                view={field: getattr(after, field) for field in after.__struct_fields__ if field != "rules"},
                racks=kind.racks(state),
            ),
        )
        before = after
