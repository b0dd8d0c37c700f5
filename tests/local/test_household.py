"""One device, passed around, without a server: a seat's pieces are sent only while its curtain is open."""

import itertools
import json
from typing import Any

import pytest
from msgspec import to_builtins

from tests.local.hidden import pieces_in
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.games import EDITIONS
from tilewright.hosting.loaded import LoadedMatch
from tilewright.local.host import Asked, Host
from tilewright.messages.fields import Millis
from tilewright.screens.kinds import hosted_game

TABLE, HAND = 1, 2
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hans")
ONE_GAME: dict[str, dict[str, int | str]] = {"turbo": {"match.rounds": 1}}


class Household:
    """A device without a server, with everybody's names, and what its page has been sent."""

    def __init__(self, rules: str, people: int, bots: int = 0, house: dict[str, int | str] | None = None) -> None:
        self.at, self.host, self.found = Millis(1_700_000_000_000), Host({}), 0
        for person, name in enumerate(NAMES[:people], 1):
            self.read(f"POST /api/guests?person={person}", {"name": name})
        ladder = [*hosted_game(rules).ladder.bots]
        house = ONE_GAME.get(rules, {"match.games": 1, "match.rounds": 1}) if house is None else house
        wanted = {"rules": rules, "house": house, "persons": [*range(1, people + 1)], "bots": ladder[:bots]}
        self.match: str = self.read("POST /api/matches?person=1", wanted)["match"]
        self.follow()

    def follow(self) -> None:
        """Follow the table without anybody's pieces, as a page does that is loaded."""
        self.host.connect(TABLE, "en", 1)
        self.say(TABLE, type="hello", match=self.match, covered=True)

    def read(self, address: str, body: object = None) -> Any:
        """Return the JSON of an answer."""
        method, path = address.split()
        answer = self.host.request(Asked(method=method, address=path, body=json.dumps(body).encode()), self.at)
        self.host.stored()
        assert answer.status < 300, answer.body
        return json.loads(answer.body or b"null")

    @property
    def now(self) -> LoadedMatch:
        """The match as the host has it."""
        return self.host._here.matches.open(self.match, self.at).loaded

    @property
    def mover(self) -> Seat | None:
        """The only seat to move, if there is one."""
        movers = self.now.hosted.kind.engine.to_move(self.now.state)
        return movers[0] if len(movers) == 1 else None

    def say(self, line: int, **message: object) -> list[dict[str, Any]]:
        """Send a message, and return what comes back to the same line."""
        return self._hear(self.host.receive(line, json.dumps(message), self.at), line)

    def act(self, line: int, command: Any) -> list[dict[str, Any]]:
        """Send a command."""
        name = f"{self.now.seq} {type(command).__name__}"
        return self.say(line, type="act", id=name, command=to_builtins(command), after=self.now.seq)

    def wake(self) -> None:
        """Go on to the moment when something is due, and let it happen."""
        wake = self.host.wake_at(self.at)
        assert wake is not None
        self.at = Millis(max(self.at, wake))
        self._hear(self.host.wake(self.at), TABLE)

    def lift(self, seat: Seat) -> list[dict[str, Any]]:
        """Open the curtain of a seat, and return what its player is shown."""
        self.host.connect(HAND, "en", seat + 1)
        shown = self.say(HAND, type="hello", match=self.match)
        if "LiftCurtain" in shown[-2]["may"]:
            self.act(HAND, {"type": "LiftCurtain"})
        return shown

    def hidden(self, but: Seat | None = None) -> set[int]:
        """Return the pieces on all racks, which nobody sees before the end of the game."""
        kind = self.now.hosted.kind
        if kind is hosted_game("turbo").kind or kind.engine.view(self.now.state, None).shown:
            return set()
        return {piece for seat, rack in enumerate(kind.racks(self.now.state)) if seat != but for piece in rack}

    def _hear(self, sent: Any, line: int) -> list[dict[str, Any]]:
        self.host.stored()
        told = [(each.line, json.loads(each.message)) for each in sent]
        for to, message in told:
            own = None if to == TABLE else self.opened
            self.found += len(pieces_in(message) & self.hidden(own))
        return [message for to, message in told if to == line]

    @property
    def opened(self) -> Seat | None:
        """The seat whose curtain is open."""
        line = self.host._lines.get(HAND)
        return None if line is None else Seat(line.person - 1)


def play_turn(home: Household, number: int) -> None:
    """Pass the device to whoever is to move, and play their turn."""
    seat = home.mover
    assert seat is not None
    rack = {*home.now.hosted.kind.racks(home.now.state)[seat]}
    shown = home.lift(seat)
    # What is looked for can be found: it is all there once the curtain is open.
    assert home.hidden() == set() or rack <= set().union(*map(pieces_in, shown))
    engine, ladder = home.now.hosted.kind.engine, home.now.hosted.ladder
    bot = ladder.bot([*ladder.bots][min(3, len(ladder.bots) - 1)])
    while home.mover == seat and engine.outcome(home.now.state) is None:
        command = bot.choose(engine.view(home.now.state, seat), (), Chance(b"%d" % number))
        answers = home.act(HAND, command)
        assert answers[0]["type"] == "ack", answers
    home.host.disconnect(HAND)


@pytest.mark.parametrize("rules", EDITIONS)
def test_no_message_names_a_hidden_piece_at_any_curtain(rules: str) -> None:
    booklet = EDITIONS[rules]
    engine = hosted_game(rules).kind.engine
    most = max(seats for seats in range(2, 9) if not _refused(engine, booklet.rulebook, seats))
    home = Household(rules, people=most - (most > 2), bots=int(most > 2))
    curtains = 0
    for number in itertools.count():
        if home.mover is None:
            break
        if home.now.covered is None:
            home.wake()
            continue
        curtains += 1
        play_turn(home, number)
        if number % 5 == 0:
            # A page that is loaded again is sent everything from the first event on.
            home.host.disconnect(TABLE)
            home.follow()
    assert home.found == 0
    # How many there are depends on the deal, which is secret: a lucky rack is laid in a few turns.
    assert curtains


def _refused(engine: Any, rulebook: Any, seats: int) -> bool:
    try:
        engine.refuse_seats(rulebook, seats)
    except Exception:  # noqa: BLE001 -- any refusal says that there are too many
        return True
    return False


def test_the_time_of_a_turn_runs_from_the_tap() -> None:
    home = Household("classic-nl", people=2, house={"time.limit": 60, "match.games": 1})
    seat = home.mover
    assert seat is not None
    assert home.host.wake_at(home.at) is None
    home.at = Millis(home.at + 3_600_000)
    home.lift(seat)
    assert home.host.wake_at(home.at) == home.at + 60_000
    # Covered again, and the page loaded anew: the player has the whole time from the next tap.
    home.host.disconnect(HAND)
    home.host.disconnect(TABLE)
    home.follow()
    assert home.host.wake_at(home.at) is None
    home.at = Millis(home.at + 3_600_000)
    home.lift(seat)
    home.wake()
    home.host.disconnect(HAND)
    # The turn was missed, which makes nobody a stand-in however often it happens.
    assert home.mover not in {None, seat}
    for _ in range(5):
        home.lift(Seat(home.mover or 0))
        home.wake()
        home.host.disconnect(HAND)
    assert home.now.standing.away == ()
    assert home.host.wake_at(home.at) is None


def test_each_has_a_rack_order_and_one_ends_for_all() -> None:
    home = Household("classic-nl", people=2)
    orders = {}
    for number in range(2):
        seat = home.mover
        assert seat is not None
        home.lift(seat)
        rack = home.now.hosted.kind.racks(home.now.state)[seat]
        orders[seat] = [*reversed(rack)]
        home.say(HAND, type="order", tiles=orders[seat])
        home.act(HAND, {"type": "DrawTile"})
        home.host.disconnect(HAND)
        assert number == 1 or home.mover != seat
    for seat, order in orders.items():
        assert [m["tiles"] for m in home.lift(seat) if m["type"] == "order"] == [order]
        home.host.disconnect(HAND)
    # The curtain of the player to move is open already, and no other can be opened.
    assert home.act(TABLE, {"type": "LiftCurtain"})[0]["type"] == "refused"
    assert home.act(TABLE, {"type": "EndMatch"})[0]["type"] == "ack"
    assert home.now.is_over
    assert home.found == 0
