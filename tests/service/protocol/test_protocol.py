"""The protocol against a model: with repeated, lost, swapped, late and foreign messages the log equals the model's."""

import asyncio
import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.game.play import chosen
from tests.service.match_setup import QUICK, begun
from tilewright.chance import Chance
from tilewright.engine import Refused, Seat, play, replay
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, DrawTile, Pass, TimeOut
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.games import TILE_GAME, AnyEvent
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.seats import SeatEvent
from tilewright.service.accounts.players import Player
from tilewright.service.node import Node, NodeConfig
from tilewright.service.protocol.session import Session
from tilewright.service.settings import Allowed, Settings

# Without a clock, so that only messages change the match.
RULES = [f"{name} time.limit=none deal.rack=7 match.games=2" for name in ("classic-nl", "classic-de", "tournament")]
MUCH = Allowed(commands=10**6, messages=10**6, socket_messages=10**6, address_messages=10**7, waiting_bytes=10**7)
LUCK = st.integers(0, 1 << 20).map(lambda number: Chance(number.to_bytes(4, "big")))
NAMES = st.sampled_from("abcdefgh")
SEATS = st.integers(0, 1).map(Seat)

Sent = tuple[Seat, dict[str, Any], Command | None]


def is_readable(command: Command) -> bool:
    """Return whether a command keeps the bounds of messages."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except msgspec.ValidationError:
        return False
    return True


class Model:
    """The specification of the server in a few lines: a log, and the answers given."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.match: Match = replay(TILE_GAME, events)
        self.answers: dict[tuple[Seat, str], int] = {}
        self.refused: set[tuple[Seat, str]] = set()

    def answer(self, sent: Sent) -> tuple[str, int | None]:
        """Carry out a message, and return the kind of its answer and its seq."""
        seat, message, command = sent
        key = (seat, message["id"])
        if command is not None and key in self.answers:
            return "ack", self.answers[key]
        if command is None or key in self.refused:
            return "refused", None
        # After a later event it will be stale; all other refusals are remembered.
        after = message.get("after")
        if after is None or after > len(self.events):
            self.refused.add(key)
        if after not in {None, len(self.events)}:
            return "refused", None
        try:
            step = play(TILE_GAME, self.match, seat, command)
        except Refused:
            return "refused", None
        self.refused.discard(key)
        self.events += step.events
        self.match = step.state
        self.answers[key] = len(self.events)
        return "ack", len(self.events)


class Protocol(RuleBasedStateMachine):
    """Two players, each with two devices, a watcher, and everything that can go wrong between them."""

    runner: ClassVar[asyncio.Runner]
    node: ClassVar[Node]

    @initialize(rules=st.sampled_from(RULES))
    def begin(self, rules: str) -> None:
        """Begin a match and connect everybody."""
        self.match: MatchId = self.run(begun(self.node.matches, rules))
        loaded = self.run(self.node.matches.latest(self.match))
        self.model = Model(self.run(self.log()))
        self.sessions: list[list[Session]] = []
        for holder in loaded.holders:
            assert holder.player is not None
            self.sessions.append([self.connected(holder.player) for _ in range(2)])
        self.watcher = self.connected(PlayerId("somebody"))
        self.sent: list[Sent] = []

    def connected(self, player: PlayerId) -> Session:
        """Return a session that follows the match."""
        session = Session(self.node, Player(player, "name"), "address")
        self.run(session.receive(json.dumps({"type": "hello", "match": self.match})))
        return session

    def run(self, work: Any) -> Any:
        """Run something in the event loop of the node."""
        return self.runner.run(work)

    async def log(self) -> list[AnyEvent | SeatEvent]:
        """Return the log as the store has it."""
        codec = (await self.node.matches.load(self.match)).hosted.codec
        return [codec.event.decode(entry.event) for entry in await self.node.store.tail(self.match)]

    async def answered(self, session: Session, message: dict[str, Any]) -> tuple[str, int | None]:
        """Send a message, and return the kind of its answer and its seq."""
        await session.receive(json.dumps(message))
        while True:
            answer = json.loads(await session.outbox.take())
            if answer["type"] in {"ack", "refused"} and answer["id"] == message["id"]:
                return answer["type"], answer.get("seq")

    def made(self, seat: Seat, name: str, command: Command, after: int | None) -> Sent:
        """Return a message that a seat may send, remembered so that it can be sent again."""
        message = {"type": "act", "id": name, "command": msgspec.to_builtins(command), "after": after}
        # No client can send the command of the clock, nor a table with an empty row.
        sent = (seat, message, command if not isinstance(command, TimeOut) and is_readable(command) else None)
        self.sent.append(sent)
        return sent

    def send(self, sent: Sent, device: int = 0) -> None:
        """Send a message and compare the answer with the model's."""
        seat, message, _ = sent
        assert self.run(self.answered(self.sessions[seat][device], message)) == self.model.answer(sent)

    @rule(luck=LUCK, name=NAMES, device=st.integers(0, 1), current=st.booleans())
    def act(self, luck: Chance, name: str, device: int, current: bool) -> None:
        """Let the seat to move send a command, often a legal one."""
        for seat in TILE_GAME.to_move(self.model.match)[:1]:
            after = len(self.model.events) if current else None
            self.send(self.made(seat, name, chosen(self.model.match, seat, luck), after), device)

    @rule(seat=SEATS, name=NAMES, plain=st.sampled_from([DrawTile(), Pass(), DealNext(), ClaimReshuffle()]))
    def act_out_of_turn(self, seat: Seat, name: str, plain: Command) -> None:
        """Let any seat send a simple command."""
        self.send(self.made(seat, name, plain, None))

    @rule(data=st.data(), device=st.integers(0, 1))
    def send_again(self, data: st.DataObject, device: int) -> None:
        """Send an earlier message again, perhaps much later and from another device."""
        if self.sent:
            self.send(data.draw(st.sampled_from(self.sent)), device)

    @rule(seat=SEATS, name=NAMES, luck=LUCK)
    def drop(self, seat: Seat, name: str, luck: Chance) -> None:
        """Make a message that is lost; sent later it counts as new."""
        self.made(seat, name, chosen(self.model.match, seat, luck), None)

    @rule(name=NAMES, late=st.integers(1, 5))
    def act_late(self, name: str, late: int) -> None:
        """Send a command for an earlier event."""
        for seat in TILE_GAME.to_move(self.model.match)[:1]:
            self.send(self.made(seat, name, DrawTile(), max(0, len(self.model.events) - late)))

    @rule(names=st.tuples(NAMES, NAMES), luck=LUCK)
    def act_at_once(self, names: tuple[str, str], luck: Chance) -> None:
        """Let both seats send at the same time; the result equals one of the two orders."""
        both = [
            self.made(Seat(seat), names[seat], chosen(self.model.match, Seat(seat), luck), None) for seat in range(2)
        ]

        async def raced() -> list[tuple[str, int | None]]:
            return list(await asyncio.gather(*(self.answered(self.sessions[sent[0]][0], sent[1]) for sent in both)))

        answers, log = self.run(raced()), self.run(self.log())
        for order in permutations(range(2)):
            model = Model(list(self.model.events))
            model.answers, model.refused = deepcopy(self.model.answers), {*self.model.refused}
            expected = {number: model.answer(both[number]) for number in order}
            if [expected[0], expected[1]] == answers and model.events == log:
                self.model = model
                return
        raise AssertionError(f"no order of the two gives {answers}")

    @rule(luck=LUCK)
    def act_without_a_seat(self, luck: Chance) -> None:
        """Let a watcher try."""
        command = msgspec.to_builtins(chosen(self.model.match, Seat(0), luck))
        message = {"type": "act", "id": "foreign", "command": command}
        assert self.run(self.answered(self.watcher, message)) == ("refused", None)

    @invariant()
    def the_log_is_the_models(self) -> None:
        """No event is lost, doubled or invented."""
        if hasattr(self, "model"):
            assert self.run(self.log()) == self.model.events

    def teardown(self) -> None:
        """Disconnect everybody."""
        for session in (*(one for pair in getattr(self, "sessions", ()) for one in pair),):
            self.run(session.close())
        if hasattr(self, "watcher"):
            self.run(self.watcher.close())


@pytest.fixture
def running(tmp_path: Path) -> Iterator[None]:
    """Run one node for all examples."""
    plan = NodeConfig(database=f"sqlite:///{tmp_path}/data/t.db", settings=Settings(pace=QUICK, allowed=MUCH))
    with asyncio.Runner() as runner:
        Protocol.runner, Protocol.node = runner, runner.run(Node.open(plan))
        yield
        runner.run(Protocol.node.close())


@pytest.mark.slow(reason="sends hundreds of messages through a real database")
def test_the_log_is_what_the_model_says(running: None, deep: bool) -> None:
    run_state_machine_as_test(
        Protocol,
        settings=settings(
            max_examples=100 if deep else 4,
            stateful_step_count=60 if deep else 30,
            deadline=None,
            derandomize=not deep,
            suppress_health_check=list(HealthCheck),
        ),
    )
