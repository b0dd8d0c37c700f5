"""The large screens of a room: who is the host, and how many there are."""

from functools import partial

import pytest
from msgspec.structs import replace

from tests.service.rooms.test_room import ANN, BEN, CAS, FREE, room
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.service.rooms.room import (
    Chair,
    RoomRefused,
    left,
    ready,
    sat_down,
    shut,
    with_screen,
    without_screens,
)
from tilewright.service.rooms.service import may_see, table_shown
from tilewright.service.rooms.store import StoredRoom


def test_a_screen_waits_for_players_and_the_first_of_them_is_the_host() -> None:
    screen = PlayerId("screen")
    shown = with_screen(room(FREE, FREE), ANN, screen)
    # Ann takes her pieces to a phone: nobody sits where everybody looks.
    assert (shown.host, shown.people, shown.screens, shown.closed) == (screen, (), (screen,), False)
    with pytest.raises(RoomRefused, match="sit down"):
        ready(shown, screen, "beginner")
    seated = sat_down(sat_down(shown, BEN, None), ANN, None)
    assert (seated.host, seated.people) == (BEN, (BEN, ANN))
    assert left(left(seated, BEN), ANN) == shown
    # After a match nobody is left to wait for.
    begun = replace(seated, match=MatchId("m"))
    assert left(left(begun, BEN), ANN).closed


def test_a_room_has_few_screens_and_its_host_ends_them() -> None:
    screens = [PlayerId(f"screen {number}") for number in range(5)]
    begun = replace(room(Chair(player=BEN)), match=MatchId("m"))
    for screen in screens:
        begun = with_screen(begun, ANN, screen)
    # During a match the host keeps the chair, and of too many screens the oldest end.
    assert (begun.people, begun.screens) == ((ANN, BEN), tuple(screens[-3:]))
    for change in (partial(with_screen, screen=CAS), without_screens):
        with pytest.raises(RoomRefused):
            change(begun, BEN)
    assert without_screens(begun, ANN).screens == ()
    assert shut(begun).screens == ()
    assert [may_see(begun, screen, None) for screen in screens] == [False, False, True, True, True]
    shown = [table_shown(StoredRoom(1, begun), {}, viewer) for viewer in (screens[4], ANN, CAS)]
    assert [(each.screen, each.screens, each.invite) for each in shown] == [
        (True, 3, "secret"),
        (False, 3, "secret"),
        (False, 0, None),
    ]
