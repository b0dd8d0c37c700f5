"""Guarantees under any commands: pieces are conserved, events replay, refusals change nothing, views hide enough."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.game.hidden import disguised, disguised_event
from tests.game.play import chosen, first_events, nonsense
from tests.tables import rulebook_named
from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.random_bot import Random
from tilewright.chance import Chance, branch
from tilewright.engine import Refused, Seat, play, replay
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, DrawTile, Pass, PlayTiles, TimeOut
from tilewright.game.events import Event, TilesPlayed, TimedOut
from tilewright.game.match import Match
from tilewright.game.table import Table
from tilewright.games import TILE_GAME
from tilewright.rules.handicap import Handicap
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import readings
from tilewright.tiles import TileId, faces_of, tiles_of

RULES = [
    "classic-fr",
    "classic-de",
    "classic-nl",
    "six",
    "tournament",
    "twist",
    "classic-fr box.pieces=108 opening.extras=yes deal.next_starter=rotate",
    "classic-de time.memory=yes deal.reshuffle_pairs=2",
    "classic-nl time.loose=pool jokers.release=replace deal.rack=20 opening.min=0",
    "classic-nl deal.rack=20 deal.next_starter=winner opening.min=0 turn.wrong_lay=penalise pool.empty=last_lap",
]
SEATS = st.integers(0, 5).map(Seat)
# Every other match has none.
HANDICAPS = st.just(Handicap()) | st.builds(
    Handicap, opening=st.none() | st.integers(0, 100), rack=st.none() | st.integers(7, 20)
)
LUCK = st.integers(0, 1 << 30).map(lambda number: Chance(number.to_bytes(4, "big")))


class Matches(RuleBasedStateMachine):
    """Any command of anybody, at any time."""

    match: Match
    events: list[Event]

    @initialize(
        name=st.sampled_from(RULES),
        handicaps=st.lists(HANDICAPS, min_size=2, max_size=4),
        seed=st.integers(0, 99),
        used=st.integers(0, 90),
    )
    def begin(self, name: str, handicaps: list[Handicap], seed: int, used: int) -> None:
        """Begin a match and play some turns, so that the rules below also meet late games."""
        seats = len(handicaps)
        self.events = list(first_events(rulebook_named(name), seats, seed, tuple(handicaps)))
        self.match = replay(TILE_GAME, self.events)
        for turn in range(used):
            seat = TILE_GAME.to_move(self.match)[0]
            self.attempt(seat, Random().choose(TILE_GAME.view(self.match, seat), (), Chance(b"%d" % turn)))

    def attempt(self, seat: Seat, command: Command) -> None:
        """Play a command, or check that its refusal changed nothing."""
        before = msgspec.msgpack.encode(self.events), self.match
        try:
            step = play(TILE_GAME, self.match, seat, command)
        except Refused:
            assert self.match is before[1]
            assert replay(TILE_GAME, self.events) == self.match
            return
        assert step.events
        for event in step.events:
            self.see(event)
        self.events += step.events
        self.match = step.state

    def see(self, event: Event) -> None:
        """Check what each seat may see of an event, and its rows."""
        for seat in (None, *map(Seat, range(self.match.seats))):
            other = disguised_event(event, seat, Chance(b"other"))
            assert TILE_GAME.seen(event, seat) == TILE_GAME.seen(other, seat)
        if isinstance(event, TilesPlayed | TimedOut):
            assert all(readings(faces_of(row), set_rules(self.match.rules)) for row in event.table)

    @rule(luck=LUCK)
    def take_a_turn(self, luck: Chance) -> None:
        """Play a random command of the seat to move."""
        for seat in TILE_GAME.to_move(self.match)[:1]:
            self.attempt(seat, Random().choose(TILE_GAME.view(self.match, seat), (), luck))

    @rule(seat=SEATS, plain=st.sampled_from([DrawTile(), Pass(), DealNext(), ClaimReshuffle()]))
    def do_something_plain(self, seat: Seat, plain: Command) -> None:
        """Draw, pass, deal or claim, in turn or not."""
        self.attempt(Seat(seat % self.match.seats), plain)

    @rule(luck=LUCK, seat=SEATS)
    def run_out_of_time(self, luck: Chance, seat: Seat) -> None:
        """End a turn in the middle of a draft."""
        acting = TILE_GAME.to_move(self.match)
        seat = acting[0] if acting and seat else Seat(seat % self.match.seats)
        position = position_of(TILE_GAME.view(self.match, seat))
        self.attempt(seat, TimeOut(unfinished(position, position.table, luck)))

    @rule(luck=LUCK)
    def lay_an_unfinished_table(self, luck: Chance) -> None:
        """Propose a draft as if it were a turn."""
        for seat in TILE_GAME.to_move(self.match)[:1]:
            position = position_of(TILE_GAME.view(self.match, seat))
            self.attempt(seat, PlayTiles(unfinished(position, position.table, luck)))

    @rule(luck=LUCK, clock=st.booleans(), seat=SEATS)
    def lay_nonsense(self, luck: Chance, clock: bool, seat: Seat) -> None:
        """Propose pieces that are elsewhere, nowhere or laid twice."""
        table = nonsense(self.match, luck)
        self.attempt(Seat(seat % self.match.seats), TimeOut(table) if clock else PlayTiles(table))

    @rule(
        rows=st.lists(st.lists(st.integers(-2, 240).map(TileId), max_size=5).map(tuple), max_size=4).map(tuple),
        clock=st.booleans(),
    )
    def lay_numbers(self, rows: Table, clock: bool) -> None:
        """Propose any numbers as tiles."""
        for seat in TILE_GAME.to_move(self.match)[:1]:
            self.attempt(seat, TimeOut(rows) if clock else PlayTiles(rows))

    @invariant()
    def no_piece_is_lost_or_made(self) -> None:
        """All pieces of the box are on racks, on the table or in the pool."""
        game = self.match.game
        here = [tile for row in (*game.table, *game.racks, game.pool) for tile in row]
        assert sorted(here) == sorted(tiles_of(game.rules.box.contents))

    @precondition(lambda self: len(self.events) % 8 == 0)
    @invariant()
    def events_replay_to_the_state(self) -> None:
        """The fold of the events is the state, also after encoding and decoding."""
        assert replay(TILE_GAME, self.events) == self.match
        again = msgspec.json.decode(msgspec.json.encode(self.events), type=list[Event])
        assert again == self.events

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        """A view does not depend on what is hidden from it."""
        for seat in (None, *map(Seat, range(self.match.seats))):
            other = disguised(self.match, seat, Chance(b"other"))
            assert TILE_GAME.view(self.match, seat) == TILE_GAME.view(other, seat)

    @invariant()
    def the_state_says_the_same_everywhere(self) -> None:
        """A seat is to move exactly while there is no outcome."""
        assert (TILE_GAME.outcome(self.match) is None) == bool(TILE_GAME.to_move(self.match))
        assert all(list(rack) == sorted(rack) for rack in self.match.game.racks)


@pytest.mark.slow(reason="a thousand commands, and everything checked after each")
def test_any_commands_keep_every_guarantee(deep: bool) -> None:
    effort = settings(max_examples=800 if deep else 8, stateful_step_count=40 if deep else 25, deadline=None)
    run_state_machine_as_test(Matches, settings=effort)


def play_and_hash(name: str, seats: int, seed: int) -> str:
    """Return a hash of all events of a match with many mishaps and refusals."""
    events = list(first_events(rulebook_named(name), seats, seed))
    match = replay(TILE_GAME, events)
    chance = Chance(b"%d" % seed)
    number = 0
    while TILE_GAME.to_move(match) and number < 250:
        number += 1
        seat = TILE_GAME.to_move(match)[0]
        try:
            step = play(TILE_GAME, match, seat, chosen(match, seat, branch(chance, number)))
        except Refused as refused:
            events.append(refused)  # type: ignore[arg-type]
            continue
        events += step.events
        match = step.state
    told = [msgspec.json.encode(event) if not isinstance(event, Refused) else str(event).encode() for event in events]
    return hashlib.sha256(b"\n".join(told)).hexdigest()


@pytest.mark.slow(reason="plays matches here and in another process")
def test_the_same_seed_gives_the_same_match_in_any_process(deep: bool) -> None:
    names = RULES[:7] if deep else RULES[:7:5]
    code = (
        f"from tests.game.test_properties import play_and_hash\nprint([play_and_hash(name, 2, 7) for name in {names}])"
    )
    root = Path(__file__).resolve().parents[2]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "4242",
        "PYTHONPATH": os.pathsep.join((str(root / "src"), str(root))),
    }
    there = subprocess.run(
        (sys.executable, "-c", code), env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == str([play_and_hash(name, 2, 7) for name in names])


def test_different_seeds_give_different_matches() -> None:
    assert play_and_hash("classic-nl", 2, 1) != play_and_hash("classic-nl", 2, 2)
