"""Positions to study over HTTP."""

import pytest

from tests.web.conftest import Serving
from tilewright.tiles import TileId, faces_of, write_face

POSITION = {"table": [["B4", "B5", "B6"]], "rack": ["B3", "K9"]}


def in_notation(pieces: list[int]) -> list[str]:
    """Return pieces in the notation."""
    return [write_face(face) for face in faces_of(tuple(map(TileId, pieces)))]


@pytest.mark.slow(reason="starts a process for analysis")
async def test_a_position_is_studied(server: Serving) -> None:
    ann = await server.guest()
    found = (await ann.ask("POST", "/api/study/turn?language=nl", POSITION)).json
    assert (in_notation(found["tiles"]), found["out"], found["exact"]) == (["B3"], False, True)
    assert found["steps"][0]["sentence"].startswith("leg de blauwe 3")
    plays = (await ann.ask("POST", "/api/study/plays", POSITION)).json
    assert plays == {"plays": [{"played": ["B3"], "value": 3}], "more": False}
    picture = await ann.ask("GET", "/api/study/position.svg?table=B4.B5.B6&rack=B3")
    assert picture.body.count(b"<title>") == 4
