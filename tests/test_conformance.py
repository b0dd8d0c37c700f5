"""The conformance function: every rulebook conforms, and engines that break a guarantee do not."""

import types
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance import DoesNotConform, Trial, conforms
from tests.game.hidden import disguised
from tests.game.play import chosen, first_events
from tests.tables import rulebook_named
from tilewright.chance import Chance
from tilewright.engine import IllegalTurn, NotYourTurn, Outcome, Refused, Seat, Shuffles
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command, DrawTile
from tilewright.game.events import Event, GameEnded, TileDrawn
from tilewright.game.match import Match
from tilewright.rules.booklets import EDITIONS

SHORT = "match.games=2"
HOUSES = [
    "classic-fr box.pieces=108 opening.extras=yes deal.next_starter=rotate",
    "classic-de time.memory=yes deal.reshuffle_pairs=2",
    "classic-nl time.loose=pool jokers.release=replace deal.rack=20 opening.min=0",
    "six pool.empty=last_lap turn.wrong_lay=penalise deal.next_starter=winner",
]


def trial(name: str, seats: int, seed: int, commands: int = 600) -> Trial[Match, Command, Event]:
    """Return a match to try an engine with."""
    return Trial(
        first_events=first_events(rulebook_named(f"{name} {SHORT}"), seats, seed),
        choose=chosen,
        disguise=disguised_but_for_the_secret,
        event_type=Event,
        seats=seats,
        commands=commands,
        must_end=True,
    )


def disguised_but_for_the_secret(match: Match, seat: Seat | None, chance: Chance) -> Match:
    """Return a match that looks alike to the seat; the secret of this game is shown when it ends, so it stays."""
    other = disguised(match, seat, chance)
    number = match.game.number
    secrets = (*match.shuffles.secrets[:number], *other.shuffles.secrets[number:])
    return replace(other, shuffles=replace(other.shuffles, secrets=secrets))


@pytest.mark.slow(reason="plays whole matches, and looks at each state from every seat")
@pytest.mark.parametrize("name", [*EDITIONS, *HOUSES])
def test_every_rulebook_conforms(name: str, deep: bool) -> None:
    for seed in range(20 if deep else 1):
        seats = 2 + seed % (rulebook_named(name).box.most_seats - 1)
        conduct = conforms(tile_game, trial(name, seats, seed, commands=1_500))
        assert conduct.over
        assert conduct.done > 40
        assert conduct.refused > 0


def broken(**parts: Any) -> Any:
    """Return the tile game with some of its functions replaced."""
    names = {name: getattr(tile_game, name) for name in tile_game.__all__}
    return types.SimpleNamespace(**(names | parts))


def loses_an_event(match: Match, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Decide, but forget the end of a game."""
    return tuple(event for event in tile_game.decide(match, seat, command) if not isinstance(event, GameEnded))


def forgets_some() -> Any:
    """Return an apply that forgets every fifth tile it sees drawn."""
    drawn: list[Event] = []

    def apply(match: Match | None, event: Event) -> Match:
        after = tile_game.apply(match, event)
        if isinstance(event, TileDrawn):
            drawn.append(event)
            if len(drawn) % 5 == 0 and match is not None:
                return replace(after, game=replace(after.game, racks=match.game.racks))
        return after

    return apply


def shows_every_rack(match: Match, seat: Seat | None) -> object:
    """View, but with all racks."""
    return replace(tile_game.view(match, seat), shown=match.game.racks)


def shows_the_pool(match: Match, seat: Seat | None) -> object:
    """View, but with the next tile in place of how many there are."""
    return replace(tile_game.view(match, seat), pool=match.game.pool[-1:])


def leaks(event: Event, seat: Seat | None) -> object:
    """Tell everybody which tile was drawn."""
    return event if isinstance(event, TileDrawn) else tile_game.seen(event, seat)


def never_faulty(match: Match, seat: Seat, command: Command) -> tuple[object, ...]:
    """Find no fault with anything."""
    tile_game.faults(match, seat, command)
    return ()


def lets_anybody_draw(match: Match, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Let any seat draw for the one to act."""
    return tile_game.decide(match, match.game.seat if isinstance(command, DrawTile) else seat, command)


def ends_early(match: Match) -> object:
    """Call the standing an outcome."""
    return match.results or None


def decides_by_mood() -> Any:
    """Return a decide that draws another tile each time it is asked."""
    asked: list[int] = []

    def decide(match: Match, seat: Seat, command: Command) -> tuple[Event, ...]:
        asked.append(1)
        events = tile_game.decide(match, seat, command)
        if isinstance(events[0], TileDrawn):
            return (TileDrawn(seat, match.game.pool[len(asked) % len(match.game.pool)]),)
        return events

    return decide


def refuses_all(match: Match, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Refuse without saying why."""
    raise Refused("no")


BROKEN = [
    pytest.param(broken(decide=loses_an_event), "the match comes to its end", id="loses an event"),
    pytest.param(broken(apply=forgets_some()), "the same|replay to the state|changes nothing", id="forgets a tile"),
    pytest.param(broken(view=shows_every_rack), "hidden from", id="shows racks"),
    pytest.param(broken(view=shows_the_pool), "hidden from", id="shows the pool"),
    pytest.param(broken(seen=leaks), "no event shows", id="leaks"),
    pytest.param(broken(faults=never_faulty), "has faults", id="finds no fault"),
    pytest.param(broken(decide=lets_anybody_draw), "legal for seat . exactly if it is to move", id="lets anybody draw"),
    pytest.param(broken(outcome=ends_early), "exactly while there is no outcome", id="ends early"),
    pytest.param(broken(decide=decides_by_mood()), "deciding twice", id="decides by mood"),
    pytest.param(broken(decide=refuses_all), "refuse alike", id="refuses all"),
    pytest.param(broken(to_move=lambda match: ()), "a seat is to move", id="lets nobody move"),
    pytest.param(broken(fallback=lambda match: tile_game.timeout([[4096]])), "fallback", id="falls back on nonsense"),
]


@pytest.mark.slow(reason="an engine that loses the end of games is only found out when the match does not end")
@pytest.mark.parametrize(("engine", "guarantee"), BROKEN)
def test_an_engine_that_breaks_a_guarantee_does_not_conform(engine: Any, guarantee: str) -> None:
    with pytest.raises(DoesNotConform, match=guarantee):
        conforms(engine, trial("tournament deal.rack=7 opening.min=0", 2, 0, commands=500))


class Tally:
    """The smallest game there is: two seats count to ten in turn."""

    def __init__(self, *, spoilt: bool = False) -> None:
        self.spoilt = spoilt

    def refuse_seats(self, rules: None, seats: int) -> None:
        """Leave it to the trial that two play."""

    def games_in(self, rules: None, seats: int) -> int:
        """Count to ten once."""
        return 1

    def start(self, rules: None, seats: int, shuffles: Shuffles) -> tuple[str, ...]:
        """Begin at nothing."""
        return ("begin",)

    def decide(self, state: list[int], seat: Seat, command: str) -> tuple[str, ...]:
        """Count on, or refuse; a spoilt game counts on while it refuses."""
        if faults := self.faults(state, seat, command):
            if self.spoilt:
                state[0] += 2
            raise IllegalTurn(faults)
        return ("step",)

    def apply(self, state: list[int] | None, event: str) -> list[int]:
        """Return a new count."""
        return [0] if state is None else [state[0] + 1]

    def faults(self, state: list[int], seat: Seat, command: str) -> tuple[str, ...]:
        """Find fault with everything but going on."""
        if seat not in self.to_move(state):
            raise NotYourTurn(seat)
        return () if command == "go" else ("do not say no",)

    def view(self, state: list[int], seat: Seat | None) -> int:
        """Show the count to everybody."""
        return state[0]

    def seen(self, event: str, seat: Seat | None) -> str:
        """Hide nothing."""
        return event

    def to_move(self, state: list[int]) -> tuple[Seat, ...]:
        """Let the seats take turns."""
        return () if state[0] >= 10 else (Seat(state[0] % 2),)

    def timeout(self, rows: Sequence[Sequence[int]]) -> str:
        """Count on when time is up."""
        return "go"

    def fallback(self, state: list[int]) -> str:
        """Count on."""
        return "go"

    def outcome(self, state: list[int]) -> Outcome | None:
        """Let both win at ten."""
        if state[0] < 10:
            return None
        return Outcome(winners=(Seat(0), Seat(1)), totals=(Fraction(), Fraction()), games_won=(1, 1))


def says_no(state: list[int], seat: Seat, chance: Chance) -> str:
    """Choose what is always refused."""
    return "no"


def test_a_state_that_is_changed_in_place_is_found_out() -> None:
    """A refused command changes nothing, also where states are not frozen."""
    with pytest.raises(DoesNotConform, match="a refused command changes nothing"):
        conforms(Tally(spoilt=True), Trial(first_events=("begin",), choose=says_no, commands=20))


def test_an_engine_without_a_rulebook_conforms_too() -> None:
    conduct = conforms(Tally(), Trial(first_events=("begin",), choose=says_no, commands=40))
    assert (conduct.done, conduct.over) == (10, True)


def test_an_event_that_cannot_be_stored_is_found_out() -> None:
    with pytest.raises(DoesNotConform, match="survives being stored"):
        conforms(Tally(), Trial(first_events=("begin",), choose=says_no, event_type=int))


def test_a_match_begins_with_an_event_and_without_an_outcome() -> None:
    with pytest.raises(DoesNotConform, match="begins with an event"):
        conforms(Tally(), Trial(first_events=(), choose=says_no))
    with pytest.raises(DoesNotConform, match="has no outcome"):
        conforms(Tally(), Trial(first_events=("begin", *["step"] * 10), choose=says_no))
