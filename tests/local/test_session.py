"""A match on this machine, played through the messages of the socket by every rulebook, stored, and taken up again."""

import itertools
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.events import TimedOut
from tilewright.games import EDITIONS
from tilewright.hosting.rows import Entry, MatchRow, SeatHolder, game_events
from tilewright.local.match import LocalMatch, bots_of, new_row
from tilewright.local.session import LocalSession, Reply
from tilewright.messages.avatars import ShownPlayer
from tilewright.messages.boards import Ending
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.wire import (
    Ack,
    Clock,
    Events,
    Judgement,
    Outgoing,
    PlanAnswer,
    PlanFate,
    Refusal,
    Seating,
    Trouble,
    View,
)
from tilewright.records.lines import write_line
from tilewright.records.referee import referee
from tilewright.screens.kinds import hosted_game, rulebook_with

ME = Seat(0)
PEOPLE = (ShownPlayer("You", "cat"), ShownPlayer("", "dog"))
TIMED: dict[str, int | str] = {"deal.starter": "host", "time.limit": 30}
SHORT: dict[str, dict[str, int | str]] = {"turbo": {"match.rounds": 1}}


class Device:
    """A match, the seat of its player, and the log as a device has stored it."""

    def __init__(self, rules: str, **house: int | str) -> None:
        self.at = Millis(1_000)
        first = next(iter(hosted_game(rules).ladder.bots))
        holders = (SeatHolder(player=PlayerId("me")), SeatHolder(bot=first))
        book = rulebook_with(rules, house or SHORT.get(rules, {"match.games": 1}))
        self.row: MatchRow = new_row(book, holders, Chance(rules.encode()), self.at)
        self.stored: list[Entry] = []
        self.heard: list[Outgoing] = []
        self.open()

    def open(self) -> None:
        """Open the match from what is stored."""
        self.match = LocalMatch(self.row, self.stored, bots_of(self.row, Chance(b"bots")), self.at)
        self.session = LocalSession(self.match, ME, PEOPLE, "en")

    def take(self, reply: Reply) -> Reply:
        """Store and hear a reply."""
        assert [entry.seq for entry in reply.entries] == [len(self.stored) + 1 + n for n in range(len(reply.entries))]
        self.stored += reply.entries
        self.heard += reply.messages
        return reply

    def say(self, **message: object) -> Reply:
        """Send a message of the socket."""
        return self.take(self.session.receive(msgspec.json.encode(message), self.at))

    def let_time_pass(self) -> None:
        """Go on to the moment when something is due, and let it happen."""
        wake = self.match.schedule.wake_at
        assert wake is not None
        self.at = max(self.at, wake)
        entries = self.match.do_what_is_due(self.at)
        self.take(Reply(entries, tuple(self.session.news(entries, self.at))))

    @property
    def view(self) -> Any:
        """The last view of the player."""
        return next(message for message in reversed(self.heard) if isinstance(message, View)).view


def played(device: Device, turns: int | None = None) -> None:
    """Play with the choices of a bot, for some turns or to the end of the match."""
    hosted = device.match.loaded.hosted
    bot = hosted.ladder.bot(next(iter(hosted.ladder.bots)))
    for number in itertools.count() if turns is None else range(turns):
        engine, state = hosted.kind.engine, device.match.loaded.state
        if engine.outcome(state) is not None:
            return
        if ME in engine.to_move(state):
            command = bot.choose(engine.view(state, ME), (), Chance(b"%d" % number))
            reply = device.say(type="act", id=f"{len(device.stored)}", command=msgspec.to_builtins(command))
            assert isinstance(reply.messages[0], Ack), reply.messages
        else:
            device.let_time_pass()


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_match_is_played_to_its_end_and_its_record_is_legal(rules: str) -> None:
    device = Device(rules)
    device.say(type="hello", match=device.row.id)
    played(device)
    hosted = device.match.loaded.hosted
    assert hosted.kind.engine.outcome(device.match.loaded.state) is not None
    events = tuple(game_events(hosted.codec, [entry.event for entry in device.stored]))
    lines = [write_line(line) for line in hosted.records.recorded(events, ("me", "bot"), device.row.id)]
    assert referee(lines).faults == ()


@pytest.mark.parametrize("rules", ["classic-nl", "twist", "turbo"])
def test_a_match_that_is_taken_up_again_is_the_same(rules: str) -> None:
    device = Device(rules)
    device.say(type="hello", match=device.row.id)
    played(device, 7)
    before = device.match.loaded
    device.open()
    assert (device.match.loaded.seq, device.match.loaded.state) == (before.seq, before.state)
    reply = device.say(type="hello", match=device.row.id, after=before.seq)
    assert not reply.entries
    assert not any(isinstance(message, Events) for message in reply.messages)
    assert {Seating, View, Clock} <= {type(message) for message in reply.messages}
    played(device)


def test_what_is_wrong_is_answered_and_changes_nothing() -> None:
    device = Device("classic-nl", **{"deal.starter": "host"})
    device.say(type="hello", match=device.row.id)
    before = len(device.stored)
    rack = device.view.rack
    draft = device.say(type="draft", rows=[rack[:1]]).messages[0]
    assert isinstance(draft, Judgement)
    assert draft.sentences
    refused = device.say(type="act", id="one", command={"type": "PlayTiles", "table": [rack[:1]]}).messages[0]
    assert isinstance(refused, Refusal)
    assert isinstance(device.say(type="act", id="two", command={"type": "Nonsense"}).messages[0], Refusal)
    assert isinstance(device.say(type="nonsense").messages[0], Trouble)
    assert isinstance(device.say(type="say", text="hello").messages[0], Trouble)
    stale = device.say(type="act", id="three", command={"type": "DrawTile"}, after=before - 1).messages[0]
    assert isinstance(stale, Refusal)
    assert len(device.stored) == before
    first = device.say(type="act", id="four", command={"type": "DrawTile"})
    assert device.say(type="act", id="four", command={"type": "DrawTile"}).messages == first.messages[:1]


@pytest.mark.parametrize("rules", ["classic-nl", "twist", "turbo"])
def test_a_plan_is_answered_out_of_turn_and_changes_nothing(rules: str) -> None:
    device = Device(rules)
    device.say(type="hello", match=device.row.id)
    played(device, 4)
    before, seq = list(device.stored), device.match.loaded.seq
    over = device.match.loaded.hosted.kind.untouched(device.match.loaded.state)
    reply = device.say(type="plan", rows=over, over=over, after=seq)
    (answer,) = reply.messages
    assert isinstance(answer, PlanAnswer)
    assert (answer.fate, answer.rows, answer.seq, reply.entries) == (PlanFate.KEPT, over, seq, ())
    assert isinstance(device.say(type="plan", rows=[[1, 1]], over=[], after=seq).messages[0], Trouble)
    assert device.say(type="plan", rows=over, over=over, after=seq - 1).messages == ()
    assert (device.stored, device.match.loaded.seq) == (before, seq)


def test_the_clock_ends_a_turn_with_the_draft() -> None:
    device = Device("classic-nl", **TIMED)
    device.say(type="hello", match=device.row.id)
    laid = [device.view.rack[:1]]
    assert isinstance(device.say(type="draft", rows=laid).messages[0], Judgement)
    clock = next(message for message in reversed(device.heard) if isinstance(message, Clock))
    assert clock.deadline == device.match.schedule.wake_at == device.at + 30_000
    assert not device.match.do_what_is_due(Millis(device.at + 29_999))
    device.let_time_pass()
    (ended,) = (event for event in device.match.events if isinstance(event, TimedOut))
    assert ended.seat == ME
    # A single tile is not a set, so the draft went back.
    assert (ended.table, list(ended.returned)) == ((), list(laid[0]))


def test_a_wrong_turn_is_sent_unwarned_and_costs_its_price_without_a_server() -> None:
    """A-16: the game without a server withholds what a server does, and says afterwards what was wrong."""
    device = Device("tournament", **{"deal.starter": "host"})
    first = device.say(type="hello", match=device.row.id)
    assert [message.ending for message in first.messages if isinstance(message, View)] == [Ending(False, 3)]
    rows = [device.view.rack[:2]]
    (draft,) = device.say(type="draft", rows=rows).messages
    assert isinstance(draft, Judgement)
    assert (draft.checked, draft.faults, [reading.legal for reading in draft.readings]) == (False, (), [None])
    (plan,) = device.say(type="plan", rows=rows, over=[], after=len(device.stored)).messages
    assert isinstance(plan, PlanAnswer)
    assert plan.judgement == replace(draft, seq=plan.seq)
    ack, events, *_ = device.say(type="act", id="one", command={"type": "PlayTiles", "table": rows}).messages
    assert isinstance(ack, Ack)
    assert "isn’t a set" in ack.sentences[0]
    assert isinstance(events, Events)
    assert (events.events[0].penalty, len(events.events[0].tiles)) == (True, 3)
