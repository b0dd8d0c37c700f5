"""Guarantees of the dice game under any commands at any time."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.dice.hidden import disguised
from tests.dice.play import chosen, first_events, nonsense
from tests.dice.test_properties import HOUSES, every_die_is_in_a_set
from tilewright.chance import Chance, branch
from tilewright.dice.commands import Command, DealNext, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.events import DiceRolled, Event
from tilewright.dice.match import Match
from tilewright.dice.placed import DieId, Placed
from tilewright.engine import Refused, Seat, play, replay
from tilewright.games import DICE_GAME

SEATS = st.sampled_from([Seat(0), Seat(1)])
LUCK = st.integers(0, 1 << 30).map(lambda number: Chance(number.to_bytes(4, "big")))
PLACES = st.builds(Placed, st.integers(-120, 120), st.integers(-3, 3), st.integers(-1, 20).map(DieId))


class Matches(RuleBasedStateMachine):
    """Any command of anybody, at any time."""

    match: Match
    events: list[Event]

    @initialize(rules=st.sampled_from(HOUSES), seed=st.integers(0, 99), used=st.integers(0, 25))
    def begin(self, rules: str, seed: int, used: int) -> None:
        """Begin a match and play some turns, so that the rules below also meet late rounds."""
        self.events = list(first_events(rules, seed))
        self.match = replay(DICE_GAME, self.events)
        for turn in range(used):
            self.take_a_turn(Chance(b"%d" % turn))

    def attempt(self, seat: Seat, command: Command) -> None:
        """Play a command, or check that its refusal changed nothing."""
        try:
            step = play(DICE_GAME, self.match, seat, command)
        except Refused:
            assert replay(DICE_GAME, self.events) == self.match
            return
        assert step.events
        self.events += step.events
        self.match = step.state

    @rule(luck=LUCK)
    def take_a_turn(self, luck: Chance) -> None:
        """Play a random command of the seat to move."""
        for seat in DICE_GAME.to_move(self.match)[:1]:
            self.attempt(seat, chosen(self.match, seat, luck))

    @rule(seat=SEATS, plain=st.sampled_from([Pass(), DealNext(), TimeOut(()), RollDice(())]))
    def do_something_plain(self, seat: Seat, plain: Command) -> None:
        """Pass, deal, run out of time or roll nothing, in turn or not."""
        self.attempt(seat, plain)

    @rule(seat=SEATS, dice=st.lists(st.integers(-1, 20).map(DieId), max_size=10).map(tuple))
    def roll_anything(self, seat: Seat, dice: tuple[DieId, ...]) -> None:
        """Roll any numbers as dice."""
        self.attempt(seat, RollDice(dice))

    @rule(seat=SEATS, grid=st.lists(PLACES, max_size=6).map(tuple), clock=st.booleans())
    def place_anything(self, seat: Seat, grid: tuple[Placed, ...], clock: bool) -> None:
        """Propose any numbers as dice at any places, with the table's or without."""
        whole = (*self.match.round.grid, *grid)
        self.attempt(seat, TimeOut(whole) if clock else PlaceDice(whole))

    @rule(seat=SEATS, luck=LUCK)
    def place_nonsense(self, seat: Seat, luck: Chance) -> None:
        """Propose dice that are elsewhere, nowhere or laid twice."""
        self.attempt(seat, PlaceDice(nonsense(self.match, luck)))

    @invariant()
    def no_die_is_lost_or_made(self) -> None:
        """All dice that were dealt are in hands or on the grid, where every one is in a set (A-T7, A-T14)."""
        now = self.match.round
        here = [*(die for hand in now.hands for die in hand), *(one.die for one in now.grid)]
        assert len(set(here)) == len(here) == 2 * now.rules.dice.hand
        assert every_die_is_in_a_set(self.match)

    @invariant()
    def events_replay_to_the_state(self) -> None:
        """The fold of the events is the state, also after encoding and decoding."""
        again = msgspec.json.decode(msgspec.json.encode(self.events), type=list[Event])
        assert replay(DICE_GAME, again) == self.match

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        """Neither a view nor an event reveals chance."""
        other = disguised(self.match, None, Chance(b"other"))
        for seat in (None, Seat(0), Seat(1)):
            assert DICE_GAME.view(self.match, seat) == DICE_GAME.view(other, seat)
        last = self.events[-1]
        if isinstance(last, DiceRolled):
            told = msgspec.structs.replace(last, chance=Chance(b"other"))
            assert DICE_GAME.seen(last, None) == DICE_GAME.seen(told, None)

    @invariant()
    def the_state_says_the_same_everywhere(self) -> None:
        """A seat is to move exactly while there is no outcome, and the fallback is legal."""
        acting = DICE_GAME.to_move(self.match)
        assert (DICE_GAME.outcome(self.match) is None) == bool(acting)
        for seat in acting:
            assert DICE_GAME.faults(self.match, seat, DICE_GAME.fallback(self.match)) == ()


@pytest.mark.slow(reason="hundreds of commands, and everything checked after each")
def test_any_commands_keep_every_guarantee(deep: bool) -> None:
    effort = settings(max_examples=400 if deep else 5, stateful_step_count=30 if deep else 20, deadline=None)
    run_state_machine_as_test(Matches, settings=effort)


def play_and_hash(rules: str, seed: int) -> str:
    """Return a hash of all events of a match with mishaps and refusals."""
    events = list(first_events(rules, seed))
    match = replay(DICE_GAME, events)
    told = [msgspec.json.encode(events)]
    for number in range(30):
        for seat in DICE_GAME.to_move(match)[:1]:
            try:
                step = play(DICE_GAME, match, seat, chosen(match, seat, branch(Chance(b"%d" % seed), number)))
            except Refused as refused:
                told.append(str(refused).encode())
            else:
                told.append(msgspec.json.encode(step.events))
                match = step.state
    return hashlib.sha256(b"\n".join(told)).hexdigest()


@pytest.mark.slow(reason="plays matches here and in another process")
def test_the_same_seed_gives_the_same_match_in_any_process() -> None:
    code = (
        "from tests.dice.test_commands import HOUSES, play_and_hash\n"
        "print([play_and_hash(rules, 7) for rules in HOUSES])"
    )
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join((str(root / "src"), str(root)))
    there = subprocess.run(
        (sys.executable, "-c", code),
        env={**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": path},
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == str([play_and_hash(rules, 7) for rules in HOUSES])


def test_different_seeds_give_different_matches() -> None:
    assert play_and_hash("match.rounds=1", 1) != play_and_hash("match.rounds=1", 2)
