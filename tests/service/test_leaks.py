"""Leaks: hidden information is changed, and every message to the seat must stay the same to the byte."""

import base64
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.dice import play as dice_play
from tests.game.play import chosen, first_events
from tests.service.disguise import disguised_log
from tests.tables import rulebook_named
from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, branch, draw
from tilewright.dice import commands as dice_commands
from tilewright.dice import events as dice_events
from tilewright.engine import NotYourTurn, Refused, Seat, play, replay
from tilewright.game.commands import ClaimReshuffle, DealNext, DrawTile, Pass
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.game.table import Table
from tilewright.games import DICE, DICE_GAME, TILE_GAME, TILES
from tilewright.hosting.loaded import LoadedMatch, LoggedEvent
from tilewright.hosting.replay import Portion, lines_in
from tilewright.hosting.rows import MatchRow, Schedule, SeatHolder
from tilewright.hosting.shown import clock, seating, update_messages, view
from tilewright.messages.avatars import ShownPlayer
from tilewright.messages.decoding import BadMessage, encode_message
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms
from tilewright.messages.wire import (
    Ack,
    AskPlan,
    Calls,
    CallShown,
    Clock,
    Draft,
    Events,
    Gone,
    Judgement,
    Outgoing,
    PlanAnswer,
    Pong,
    Presence,
    RackOrder,
    Refusal,
    Said,
    Seating,
    TableShown,
    TournamentNews,
    Trouble,
    View,
)
from tilewright.screens.drafts import told_readings
from tilewright.screens.kinds import hosted_game
from tilewright.screens.plans import PlanTerms, make_plan
from tilewright.service.delivery.audience import Here
from tilewright.service.matches.drafts import judgement
from tilewright.service.protocol.commands import MatchSeat, Sender, refusal
from tilewright.service.rooms.room import Chair, Room, RoomId
from tilewright.service.rooms.service import table_shown
from tilewright.service.rooms.store import StoredRoom
from tilewright.service.settings import now

RULES = (
    "classic-nl",
    "classic-fr",
    "classic-de deal.reshuffle_pairs=2",
    "six",
    "tournament",
    "twist",
    "classic-de time.memory=yes",
    "classic-nl time.loose=pool",
)


# A room knows its match by the id alone.
ROOM = Room(
    id=RoomId("r"),
    host=PlayerId("p0"),
    rules="classic-nl",
    house={},
    terms=Terms(),
    chairs=(Chair(player=PlayerId("p0")), Chair(player=PlayerId("p1"))),
    listed=True,
    invite="invite",
    match=MatchId("m"),
)

CAT = ShownPlayer("name", "cat")
SAID = Said(table="r", number=2, player="p", name="name", avatar="cat", at=Millis(1), preset="hello", text=None)
CALL = CallShown(table="r", rules="classic-nl", name="name", avatar="cat", at=Millis(1))

# Enough events that a deal, a time-out and the end of a game are often included.
_EVENTS_SENT = 12


class World(Struct, frozen=True, kw_only=True, eq=False):
    """A stored match, the same match loaded, and a draft of the seat to move."""

    row: MatchRow
    loaded: LoadedMatch
    events: tuple[LoggedEvent, ...]
    draft: tuple[tuple[int, ...], ...]


def world_of(rules: str, events: Sequence[Any], draft: Sequence[Sequence[int]], player: str) -> World:
    """Return the world of a log."""
    hosted = hosted_game(rules)
    state = replay(hosted.kind.engine, events)
    seats = range(len(state.shuffles.nonces))
    holders = tuple(SeatHolder(player=PlayerId(f"{player} {seat}"), nonce=b"n%d" % seat) for seat in seats)
    row = MatchRow(
        id=MatchId("m"),
        rules=rules,
        rulebook=ENCODER.encode(state.rules),
        secrets=msgspec.msgpack.encode(state.shuffles.secrets),
        holders=holders,
        created_at=Millis(0),
        head=len(events),
        schedule=Schedule(),
    )
    logged = tuple(
        LoggedEvent(seq=seq, at=Millis(seq), deadline_at=Millis(9), event=event)
        for seq, event in [*enumerate(events, start=1)][-_EVENTS_SENT:]
    )
    loaded = LoadedMatch(
        id=row.id,
        rules=row.rules,
        hosted=hosted,
        holders=holders,
        seq=len(events),
        state=state,
        deadline_at=Millis(9),
    )
    return World(row=row, loaded=loaded, events=logged, draft=tuple(map(tuple, draft)))


def _news(world: World, seat: Seat | None, kind: type) -> Iterator[Outgoing]:
    return (
        message for message in update_messages(world.loaded, world.events, seat, now()) if isinstance(message, kind)
    )


def _views(world: World, seat: Seat | None) -> Iterator[Outgoing]:
    yield from _news(world, seat, View)
    yield view(world.loaded, seat, rules=False)


def _answers(world: World, seat: Seat | None) -> Iterator[Outgoing]:
    """Yield how commands of the seat would be answered."""
    if seat is None:
        return
    kind = world.loaded.hosted.kind
    engine = kind.engine
    for command in (kind.proposal(world.draft), kind.proposal(()), *PLAIN[id(kind)]):
        try:
            yield Ack("id", world.loaded.seq + len(engine.decide(world.loaded.state, seat, command)))
        except Refused as refused:
            yield refusal("id", refused, Sender(PlayerId("p"), MatchSeat(world.row.id, world.row.rules, seat), "en"))


def _judgements(world: World, seat: Seat | None) -> Iterator[Outgoing]:
    if seat is not None:
        try:
            yield judgement(world.loaded, seat, world.draft)[0]
        except NotYourTurn as refused:
            yield Trouble(str(refused))


def _drafts(world: World, seat: Seat | None) -> Iterator[Outgoing]:
    for mover in world.loaded.hosted.kind.engine.to_move(world.loaded.state):
        readings = told_readings(world.loaded.hosted, world.loaded.state, world.draft)
        yield Draft(seat=mover, seq=world.loaded.seq, rows=world.draft, readings=readings)


def _plans(world: World, seat: Seat | None) -> Iterator[Outgoing]:
    """Yield the answers to a plan for the table as it is, and to one for a table that lacked everything."""
    if seat is None:
        return
    kind, state = world.loaded.hosted.kind, world.loaded.state
    table = tuple(map(tuple, kind.untouched(state)))
    for over in (table, ()):
        asked = AskPlan(rows=world.draft or table, over=over, after=world.loaded.seq)
        with suppress(BadMessage):
            yield make_plan(kind.engine.view(state, seat), asked, PlanTerms("en", helped=True))


# How the service makes each kind of message from a match; the last ones do not depend on it.
KINDS: dict[type, Callable[[World, Seat | None], Iterator[Outgoing]]] = {
    Seating: lambda world, seat: iter([seating(world.row, [CAT] * len(world.row.holders), seat)]),
    View: _views,
    Events: lambda world, seat: _news(world, seat, Events),
    Clock: lambda world, seat: iter([clock(world.loaded, Millis(0))]),
    Ack: lambda world, seat: (answer for answer in _answers(world, seat) if isinstance(answer, Ack)),
    Refusal: lambda world, seat: (answer for answer in _answers(world, seat) if isinstance(answer, Refusal)),
    Judgement: _judgements,
    PlanAnswer: _plans,
    Draft: _drafts,
    Presence: lambda world, seat: iter([Presence(Here("node", (Seat(0),)).seats)]),
    Trouble: lambda world, seat: iter([Trouble("reason")]),
    Pong: lambda world, seat: iter([Pong(world.loaded.seq)]),
    Gone: lambda world, seat: iter([Gone(world.row.id)]),
    TournamentNews: lambda world, seat: iter([TournamentNews(tournament="evening", version=1)]),
    Said: lambda world, seat: iter([SAID]),
    Calls: lambda world, seat: iter([Calls((CALL,))]),
    RackOrder: lambda world, seat: iter([RackOrder(tuple(map(int, world.draft[0])) if world.draft else ())]),
    TableShown: lambda world, seat: iter([table_shown(StoredRoom(1, ROOM), {}, PlayerId(f"p{seat}"))]),
}


# Simple commands; the draft is proposed as well.
PLAIN: dict[int, tuple[Any, ...]] = {
    id(TILES): (DrawTile(), Pass(), DealNext(), ClaimReshuffle()),
    id(DICE): (dice_commands.Pass(), dice_commands.DealNext(), dice_commands.RollDice(())),
}


def test_every_kind_of_message_is_tried() -> None:
    assert KINDS.keys() == set(get_args(Outgoing))


def states(count: int, chance: Chance) -> Iterator[tuple[list[Event], Match, Chance]]:
    """Yield logs of matches in all stages with their states; time-outs and wrong turns are included."""
    number = 0
    while number < count:
        luck = branch(chance, number)
        rules = rulebook_named(RULES[number % len(RULES)])
        seats, luck = draw(luck, 3)
        events = list(first_events(rules, 2 + seats, number))
        match = replay(TILE_GAME, events)
        while TILE_GAME.to_move(match) and number < count:
            for turn in range(5):
                match = _tried(match, events, branch(luck, number, turn))
            number += 1
            yield events, match, branch(luck, "state", number)


def _tried(match: Match, events: list[Event], luck: Chance) -> Match:
    for seat in TILE_GAME.to_move(match)[:1]:
        try:
            step = play(TILE_GAME, match, seat, chosen(match, seat, luck))
        except Refused:
            return match
        events += step.events
        return step.state
    return match


@pytest.mark.slow(reason="makes every message twice for each of hundreds of states")
def test_no_message_depends_on_what_the_seat_may_not_know(deep: bool) -> None:
    told: dict[type, set[bytes]] = {kind: set() for kind in KINDS}
    differed = 0
    count = 10_000 if deep else 60
    for events, match, luck in states(count, Chance(b"leaks")):
        number, _ = draw(luck, match.seats + 1)
        seat = None if number == match.seats else Seat(number)
        # A draft is public; here it is always the seat's own.
        owner = seat if seat in TILE_GAME.to_move(match) else None
        draft = () if owner is None else _unfinished(match, owner, luck)
        other = disguised_log(events, seat, branch(luck, "disguise"))
        differed += list(other) != events
        worlds = [world_of(match.rules.id, events, draft, "p"), world_of(match.rules.id, other, draft, "q")]
        for kind, made in KINDS.items():
            one, two = ([encode_message(message) for message in made(world, seat)] for world in worlds)
            assert one == two, (kind, events[-1])
            told[kind].update(one)
            _holds_no_secret(b"".join(one), (*match.shuffles.secrets[len(match.results) :], match.game.chance.key))
    assert differed > 0.8 * count
    assert all(told.values())


@pytest.mark.slow(reason="makes every message of the dice game twice for each of many states")
def test_no_message_of_the_dice_game_reveals_future_rolls(deep: bool) -> None:
    told: dict[type, set[bytes]] = {kind: set() for kind in KINDS}
    for number in range(100 if deep else 2):
        luck = branch(Chance(b"dice"), number)
        events: list[dice_events.Event] = list(dice_play.first_events("match.rounds=2", number))
        match = replay(DICE_GAME, events)
        while DICE_GAME.to_move(match):
            luck = branch(luck, "on")
            seat = DICE_GAME.to_move(match)[0]
            with suppress(Refused):
                step = play(DICE_GAME, match, seat, dice_play.chosen(match, seat, luck))
                events += step.events
                match = step.state
            if len(events) % 7 or not DICE_GAME.to_move(match):
                continue
            other = [_other_chance(event, luck) for event in events]
            draft = [(placed.x, placed.y, placed.die) for placed in match.round.grid]
            worlds = [world_of(match.rules.id, log, draft, "p") for log in (events, other)]
            for kind, made in KINDS.items():
                one, two = ([encode_message(message) for message in made(world, seat)] for world in worlds)
                assert one == two, kind
                told[kind].update(one)
                hidden = (*match.shuffles.secrets[len(match.results) :], match.round.chance.key)
                _holds_no_secret(b"".join(one), hidden)
    assert all(told.values())


def _other_chance(event: dice_events.Event, luck: Chance) -> dice_events.Event:
    match event:
        case dice_events.MatchStarted(deal=deal) | dice_events.RoundDealt(deal=deal):
            return replace(event, deal=replace(deal, chance=luck))
        case dice_events.DiceRolled():
            return replace(event, chance=luck)
        case _:
            return event


def _unfinished(match: Match, seat: Seat, luck: Chance) -> Table:
    return unfinished(position_of(TILE_GAME.view(match, seat)), match.game.table, luck)


def _holds_no_secret(data: bytes, secrets: Iterable[bytes]) -> None:
    for secret in secrets:
        assert secret.hex().encode() not in data
        assert base64.b64encode(secret) not in data


@pytest.mark.slow(reason="writes the record of hundreds of states twice")
def test_a_record_during_a_game_has_nothing_of_it(deep: bool) -> None:
    written_lines = 0
    for events, _, luck in states(1_000 if deep else 20, Chance(b"records")):
        other = disguised_log(events, None, luck)
        names = ["name"] * 4
        one, two = (
            lines_in(Portion("classic-nl", b"", b"\n".join(map(ENCODER.encode, log))), "m", names, b"").finished
            for log in (events, other)
        )
        assert one == two
        written_lines += one.count(b"\n")
    assert written_lines
