"""The bus within one node, and the URLs of a bus."""

import pytest

from tilewright.messages.fields import MatchId
from tilewright.service.bus.bus import Bus, Message, Note, Ring
from tilewright.service.bus.opening import open_bus
from tilewright.tiles import BadInput

M, N = MatchId("m"), MatchId("n")


def test_followers_get_the_messages_of_their_match_only() -> None:
    bus = Bus()
    heard: list[Message] = []
    bus.follow(M, heard.append)
    bus.ring(M, 3)
    bus.ring(N, 4)
    bus.note(M, b"draft")
    assert heard == [Ring(M, 3), Note(M, b"draft")]
    assert bus.is_up


def test_a_follower_who_leaves_gets_nothing_more_and_the_others_do() -> None:
    bus = Bus()
    one: list[Message] = []
    two: list[Message] = []
    leave = bus.follow(M, one.append)
    bus.follow(M, two.append)
    leave()
    bus.ring(M, 1)
    assert (one, two) == ([], [Ring(M, 1)])
    assert set(bus._bells) == {M}


def test_a_follower_may_leave_during_a_message() -> None:
    bus = Bus()
    heard: list[Message] = []

    def once(message: Message) -> None:
        heard.append(message)
        leave()

    leave = bus.follow(M, once)
    bus.follow(M, heard.append)
    bus.ring(M, 1)
    bus.ring(M, 2)
    assert heard == [Ring(M, 1), Ring(M, 1), Ring(M, 2)]


def test_a_note_does_not_show_its_text() -> None:
    assert "R1" not in repr(Note(M, b"R1 R2"))


def test_without_a_url_the_bus_is_local() -> None:
    assert isinstance(open_bus(None), Bus)


@pytest.mark.parametrize("url", ["kafka://user:pa55word@host", "pa55word", "redis://host:port/pa55word"])
def test_an_invalid_bus_url_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(BadInput, match="bus") as bad:
        open_bus(url)
    if "://" in url:
        assert "pa55word" not in str(bad.value)
