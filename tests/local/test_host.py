"""The game without a server: whole matches over the messages of the socket, stored, broken off and taken up again."""

import itertools
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tests.profiles import choosing
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.local import kept
from tilewright.local.host import Answer, Asked, Host, Sent
from tilewright.messages.fields import Millis
from tilewright.puzzles.collection import collection
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.screens.kinds import hosted_game

ME = Seat(0)
PAGE = 1
SHORT: dict[str, dict[str, int | str]] = {"classic-nl": {"match.games": 1}, "turbo": {"match.rounds": 1}}
HOST_STARTS: dict[str, int | str] = {"deal.starter": "host", "match.games": 1}


class Device:
    """A host, and the values as its device has stored them."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        self.at = Millis(1_700_000_000_000)
        self.stored = stored if stored is not None else {}
        self.full = False
        self.heard: list[dict[str, Any]] = []
        self.start()

    def start(self) -> None:
        """Start the host from what is stored, as a page that is loaded does."""
        self.host = Host(self.stored)
        self.host.connect(PAGE, "en")

    def write(self) -> bool:
        """Write what has changed, unless the device is full."""
        if self.full and self.host.changes():
            self.host.undo(self.at)
            return False
        for key, value in self.host.changes().items():
            if value is None:
                del self.stored[key]
            else:
                self.stored[key] = value
        self.host.stored()
        return True

    def ask(self, address: str, body: object = None) -> Answer:
        """Return the answer to a request."""
        method, path = address.split()
        answer = self.host.request(Asked(method=method, address=path, body=json.dumps(body).encode()), self.at)
        return answer if self.write() else self.host.no_space("en")

    def read(self, address: str, body: object = None) -> Any:
        """Return the JSON of an answer that is not a refusal."""
        answer = self.ask(address, body)
        assert answer.status < 300, answer.body
        return json.loads(answer.body)

    def say(self, **message: object) -> list[dict[str, Any]]:
        """Send a message, and return what comes back."""
        text = json.dumps(message)
        return self.hear(lambda: self.host.receive(PAGE, text, self.at), text)

    def hear(self, do: Callable[[], list[Sent]], text: str = "") -> list[dict[str, Any]]:
        """Return what the page is sent, once it is stored."""
        told = do()
        if not self.write():
            told = self.host.no_space_for(PAGE, text) if text else self.host.no_space_for_all()
        messages = [json.loads(sent.message) for sent in told if sent.line == PAGE]
        self.heard += messages
        return messages

    def let_time_pass(self) -> list[dict[str, Any]]:
        """Go on to the moment when something is due, and let it happen."""
        wake = self.host.wake_at(self.at)
        assert wake is not None
        self.at = max(self.at, wake)
        return self.hear(lambda: self.host.wake(self.at))

    def begun(self, rules: str = "classic-nl", house: Mapping[str, int | str] | None = None) -> str:
        """Begin a match against the weakest bot, and return its id."""
        self.read("POST /api/guests", {"name": "Ann"})
        bots = [next(iter(hosted_game(rules).ladder.bots))]
        wanted = {"rules": rules, "house": house or SHORT[rules], "bots": bots}
        match: str = self.read("POST /api/matches", wanted)["match"]
        self.say(type="hello", match=match)
        return match


def view_of(device: Device) -> Any:
    """Return the last view."""
    return next(message for message in reversed(device.heard) if message["type"] == "view")


def play(device: Device, match: str, turns: int | None = None) -> None:
    """Play with the choices of a bot, for some turns or to the end of the match."""
    for number in itertools.count() if turns is None else range(turns):
        # A look into the host: choosing from the message alone would need a second reader of views.
        loaded = device.host._here.matches.open(match, device.at).loaded
        engine = loaded.hosted.kind.engine
        if engine.outcome(loaded.state) is not None:
            return
        if ME not in engine.to_move(loaded.state):
            device.let_time_pass()
            continue
        ladder = loaded.hosted.ladder
        command = ladder.bot(next(iter(ladder.bots))).choose(engine.view(loaded.state, ME), (), Chance(b"%d" % number))
        act = {"type": "act", "id": f"{loaded.seq}", "command": to_builtins(command), "after": view_of(device)["seq"]}
        answers = device.say(**act)
        assert answers[0]["type"] == "ack", answers


@pytest.mark.parametrize("rules", SHORT)
def test_a_match_is_played_shown_and_reviewed(rules: str, deep: bool) -> None:
    device = Device()
    match = device.begun(rules)
    (running,) = device.read("GET /api/me/history")["matches"]
    assert (running["match"], running["over"], running["names"][0]) == (match, False, "Ann")
    assert device.ask(f"GET /api/matches/{match}/record").status == 409
    play(device, match)
    record = device.ask(f"GET /api/matches/{match}/record")
    assert record.media == "application/x-ndjson"
    for found in (referee(record.body.splitlines()), verify_record(record.body.splitlines())):
        assert (found.games, found.legal, found.faults) == (1, 1, ())
    (over,) = device.read("GET /api/me/history")["matches"]
    assert over["over"]
    assert len(over["totals"]) == 2
    shown = device.read(f"GET /api/matches/{match}")
    assert (shown["begun"], shown["over"], shown["seat"]) == (True, True, 0)
    replay = device.read(f"GET /api/matches/{match}/replay?game=1&language=de")
    assert replay["total"] == len(replay["moments"]) > 10
    assert device.ask(f"GET /api/matches/{match}/replay?game=2").status == 409
    if rules == "classic-nl" and not deep:
        # Reviews with playouts take ten seconds.
        return
    turns: list[Any] = []
    review: dict[str, Any] = {"turns": 1}
    while len(turns) < review["turns"]:
        review = device.read(f"GET /api/matches/{match}/review?after={len(turns)}")
        assert review["first"] == len(turns) < review["done"] <= review["turns"]
        turns += review["review"]["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, review["turns"] + 1))


def test_a_match_survives_the_end_of_the_page_at_any_moment() -> None:
    device = Device()
    match = device.begun()
    for turns in (1, 2, 3, 5):
        play(device, match, turns)
        before = view_of(device)
        device.say(type="order", tiles=sorted(before["view"]["rack"], reverse=True))
        device.start()
        device.say(type="hello", match=match)
        after = view_of(device)
        once = {"view": None, "timeout": None, "ending": None}
        assert before | once == after | once
        assert before["view"].items() <= after["view"].items()
        order = next(message for message in reversed(device.heard) if message["type"] == "order")
        assert order["tiles"] == sorted(before["view"]["rack"], reverse=True)
    play(device, match)


def test_nothing_is_shown_that_could_not_be_stored() -> None:
    device = Device()
    match = device.begun(house=HOST_STARTS)
    before, stored = view_of(device), dict(device.stored)
    device.full = True
    (refused,) = device.say(type="act", id="one", command={"type": "DrawTile"}, after=before["seq"])
    assert (refused["type"], refused["id"]) == ("refused", "one")
    assert "no room" in refused["sentences"][0]
    full = device.ask("PUT /api/me/name", {"name": "Ben"})
    assert full.status == 507
    assert "no room" in json.loads(full.body)["detail"]
    assert device.stored == stored
    assert device.read("GET /api/me")["name"] == "Ann"
    device.full = False
    assert device.say(type="act", id="one", command={"type": "DrawTile"}, after=before["seq"])[0]["type"] == "ack"
    device.full = True
    assert [message["type"] for message in device.let_time_pass()] == ["error"]
    device.full = False
    play(device, match)


def test_a_match_that_nobody_follows_waits() -> None:
    device = Device()
    match = device.begun(house={"time.limit": 30, "match.games": 1})
    play(device, match, 2)
    assert device.host.wake_at(device.at) is not None
    device.host.disconnect(PAGE)
    assert device.host.wake_at(device.at) is None
    entries = len(device.stored)
    device.at = Millis(device.at + 10**9)
    assert device.host.wake(device.at) == []
    device.host.connect(PAGE, "en")
    device.say(type="hello", match=match)
    assert device.host.wake(Millis(device.at + 100)) == []
    assert len(device.stored) == entries


def test_everything_is_exported_and_taken_in_elsewhere() -> None:
    device = Device()
    match = device.begun()
    play(device, match)
    device.read("PATCH /api/me/profile", {**choosing(theme="dark", avatar="owl"), "lessons": {"first-run": 1}})
    puzzle = f"POST /api/puzzles/{collection('classic-nl')[0].id}"
    assert device.read(f"{puzzle}/turn", {})["tried"].keys() == {"seen_at"}
    device.at = Millis(device.at + 7_000)
    assert device.read(f"{puzzle}/hint", {"steps": 1})["tried"]["hints"] == 2
    file = device.read("GET /api/me/export")
    other = Device()
    other.read("POST /api/guests", {"name": "Ben"})
    # The last one is how the export of a server begins.
    bad: list[object] = [{"tilewright": 1, "values": {"player": "{}"}}, {"values": {}}, [], {"player": [{"name": "x"}]}]
    for wrong in bad:
        refused = other.ask("POST /api/me/restore", wrong)
        assert (refused.status, b"an export" in refused.body) == (400, True)
    assert other.read("GET /api/me")["name"] == "Ben"
    assert other.ask("POST /api/me/restore", file).status == 204
    assert other.stored == device.stored
    assert other.read("GET /api/me/profile") == device.read("GET /api/me/profile")
    # A puzzle goes on as it was left.
    tried = other.read(f"{puzzle}/turn", {})["tried"]
    assert (tried["hints"], tried["ms"] >= 7_000) == (2, True)
    player = other.read("GET /api/me")["player"]
    assert other.read(f"GET /api/players/{player}")["avatar"] == "owl"
    assert other.read("GET /api/me/history") == device.read("GET /api/me/history")
    assert other.ask("POST /api/me/delete").status == 204
    assert not other.stored
    assert other.ask("GET /api/me").status == 401


def test_a_match_of_another_version_is_refused_and_exported() -> None:
    device = Device()
    match = device.begun()
    for change in ('"format":2', '"seed":7'):
        stored = dict(device.stored)
        key = f"match/{match}"
        stored[key] = stored[key].replace('"format":1', change) if "format" in change else f"{{{change}}}"
        later = Device(stored)
        refused = later.ask(f"GET /api/matches/{match}")
        assert refused.status == 409
        assert "export" in json.loads(refused.body)["detail"]
        assert [message["type"] for message in later.say(type="hello", match=match)] == ["error"]
        assert later.read("GET /api/me/history")["matches"] == []
        assert later.read("GET /api/me/export")["values"][key] == stored[key]


def test_a_match_whose_log_contradicts_itself_is_refused_and_the_rest_goes_on() -> None:
    device = Device()
    good, bad = device.begun(house=HOST_STARTS), device.begun(house=HOST_STARTS)
    play(device, bad, 2)
    stored = dict(device.stored)
    log = sorted(key for key in stored if key.startswith(f"log/{bad}/"))
    changes = (
        {log[1]: None},
        {log[0]: stored[log[-1]].replace(f'"seq":{len(log)}', '"seq":1')},
        {f"match/{bad}": stored[f"match/{bad}"].replace('"classic-nl"', '"no-such-rules"')},
    )
    for change in changes:
        values = {key: value for key, value in (stored | change).items() if value is not None}
        other = Device()
        assert other.ask("POST /api/me/restore", {"tilewright": 1, "values": values}).status == 204
        refused = other.ask(f"GET /api/matches/{bad}")
        assert (refused.status, "contradicts itself" in refused.body.decode()) == (409, True), change
        assert [message["type"] for message in other.say(type="hello", match=bad)] == ["error"]
        assert len(other.read("GET /api/me/history")["matches"]) == 2
        other.say(type="hello", match=good)
        play(other, good, 1)
        assert other.read("GET /api/me/export")["values"].items() >= values.items() - {*stored.items()}


def test_a_match_that_cannot_go_on_is_refused_and_the_others_do() -> None:
    device = Device()
    good, bad = device.begun(house=HOST_STARTS), device.begun(house=HOST_STARTS)
    # As after a log that can be read and yet leads to a state without a next turn.
    opened = device.host._here.matches.open(bad, device.at)
    opened.loaded = replace(opened.loaded, state=None)
    before = dict(device.stored)
    told = device.say(type="act", id="one", command={"type": "DrawTile"})
    assert [message["type"] for message in told] == ["error"]
    assert device.stored == before
    assert device.ask(f"GET /api/matches/{bad}").status == 409
    assert device.host.wake_at(device.at) is None
    device.say(type="hello", match=good)
    play(device, good, 1)


def test_a_rush_is_counted_and_its_best_score_stays() -> None:
    device = Device()
    assert device.ask("POST /api/rush", {"rules": "none"}).status == 404
    rush = device.read("POST /api/rush", {"rules": "classic-nl"})
    for number in (1, 2, 3):
        rush = device.read(f"POST /api/rush/{rush['run']}/answer", {"number": number})
        assert rush["missed"] == number
        assert (rush["puzzle"] is None) == (number == 3)
    assert device.ask("POST /api/rush/none/answer", {"number": 1}).status == 404
    key = "rush/classic-nl"
    device.stored[key] = device.stored[key].replace('"best":0', '"best":4')
    device.start()
    again = device.read("POST /api/rush", {"rules": "classic-nl"})
    assert (again["best"], again["number"]) == (4, 1)
    assert device.read("GET /api/me/rushes") == {"classic-nl": 4}


def test_two_pages_see_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    match = device.begun(house=HOST_STARTS)
    device.host.connect(2, "nl")
    device.host.receive(2, json.dumps({"type": "hello", "match": match}), device.at)
    text = json.dumps({"type": "act", "id": "one", "command": {"type": "DrawTile"}})
    told = device.host.receive(PAGE, text, device.at)
    views = {sent.line: json.loads(sent.message) for sent in told if '"view"' in sent.message}
    assert views[PAGE] == views[2]
    assert device.host.receive(2, json.dumps({"type": "hello", "match": "none"}), device.at)[0].message == (
        '{"type":"gone","match":"none"}'
    )
    monkeypatch.setattr(kept, "MOST_MATCHES", 1)
    assert device.ask("POST /api/matches", {"bots": ["beginner"]}).status == 400
    play(device, match)
    other = device.read("POST /api/matches", {"bots": ["beginner"]})["match"]
    assert [played["match"] for played in device.read("GET /api/me/history")["matches"]] == [other]
    assert not any(match in key for key in device.stored)


def test_a_hint_and_tips_are_those_of_the_seat_in_turn() -> None:
    device = Device()
    match = device.begun(house=HOST_STARTS)
    assert device.read(f"POST /api/matches/{match}/hint", {"step": 1})["seq"] == view_of(device)["seq"]
    assert device.read(f"POST /api/matches/{match}/tips?language=fr")["coach"]
    device.say(type="act", id="one", command={"type": "DrawTile"})
    assert device.ask(f"POST /api/matches/{match}/hint", {"step": 1}).status == 409


def test_a_match_that_its_player_ends_stays_ended() -> None:
    device = Device()
    match = device.begun(house=HOST_STARTS)
    device.say(type="act", id="draw", command={"type": "DrawTile"})
    # It is the bot's turn, which must never come.
    assert device.say(type="act", id="end", command={"type": "EndMatch"})[0]["type"] == "ack"
    (over,) = device.read("GET /api/me/history")["matches"]
    assert (over["over"], over["totals"]) == (True, [])
    for _ in range(2):
        assert device.host.wake(Millis(device.at + 10**9)) == []
        assert device.host.wake_at(device.at) is None
        device.start()
        device.say(type="hello", match=match)
    assert device.ask(f"GET /api/matches/{match}/replay").status == 409
