"""Decoding of messages: invalid ones are refused with a reason, and the exported schema matches the code."""

import json
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game.play import first_events
from tests.tables import rulebook_named
from tilewright.engine import replay
from tilewright.game.commands import Fault, FaultKind
from tilewright.games import TILE_GAME
from tilewright.messages.boards import fault_fields, listed_faults
from tilewright.messages.decoding import BadMessage, encode_message, read_command, read_message
from tilewright.messages.wire import Act, Hello, ShowDraft, View
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame
from tilewright.tiles import read_row
from tools.protocol_schema import PAGE, text

LIMIT = 8_192
DEEP = b"[" * 4_000 + b"]" * 4_000


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "truncated"),
        (b"\xff\xfe", ""),
        (b"[]", "Expected `object`"),
        (b"{}", "missing required field `type`"),
        (b'{"type":"TimeOut"}', "Invalid value 'TimeOut'"),
        (b'{"type":"hello"}', "missing required field `match`"),
        (b'{"type":"hello","match":"m","seat":1}', "unknown field `seat`"),
        (b'{"type":"act","id":"1","command":{},"seat":1}', "unknown field `seat`"),
        (b'{"type":"hello","match":"m","after":-1}', ">= 0"),
        (b'{"type":"act","id":"","command":{}}', "length >= 1"),
        (b'{"type":"act","id":"' + b"x" * 65 + b'","command":{}}', "length <= 64"),
        (b'{"type":"nonce","nonce":"short"}', "matching regex"),
        (b'{"type":"nonce","nonce":"' + b"A" * 64 + b'"}', "matching regex"),
        (b'{"type":"draft","rows":[["K1"]]}', "Expected `int`"),
        (b'{"type":"draft","rows":[[4294967296]]}', "<= 2147483647"),
        (b'{"type":"draft","rows":[[1],[]]}', "length >= 1 - at `$.rows[1]`"),
        (b'{"type":"draft","rows":[' + b",".join([b"[1]"] * 161) + b"]}", "length <= 160"),
        (b'{"type":"draft","rows":[[' + b",".join([b"1"] * 161) + b"]]}", "length <= 160"),
        (b'{"type":"draft","rows":[[1],[' + b",".join([b"1"] * 160) + b"]]}", "at most 160 pieces"),
        (b'{"type":"plan","rows":[],"over":[[1],[' + b",".join([b"1"] * 160) + b']],"after":1}', "at most 160 pieces"),
        (b'{"type":"plan","rows":[],"over":[]}', "missing required field `after`"),
        (b'{"type":"draft","rows":' + DEEP + b"}", ""),
        (b'{"type":"act","id":"1","command":' + DEEP + b"}", "nested too deeply"),
        (b'{"type":"hello","match":"m"}' + b" " * LIMIT, "at most 8192 bytes"),
    ],
)
def test_an_invalid_message_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(data, LIMIT)
    assert reason in str(refused.value)


@given(st.binary(max_size=40))
def test_no_bytes_crash_the_decoder(data: bytes) -> None:
    try:
        read_message(data, LIMIT)
    except BadMessage:
        return


@pytest.mark.parametrize("hosted", [hosted for _, hosted in HOSTED_GAMES.items()])
def test_no_client_can_send_the_clocks_command(hosted: HostedGame) -> None:
    command = hosted.kind.engine.timeout(())
    with pytest.raises(BadMessage, match="Invalid value 'TimeOut'"):
        read_command(msgspec.Raw(msgspec.json.encode(command)), hosted.codec)


def test_a_command_names_what_is_wrong_in_it() -> None:
    codec = HOSTED_GAMES.tiles.codec
    with pytest.raises(BadMessage, match=r"command: Expected `int`, got `str` - at `\$.table\[0\]\[0\]`"):
        read_command(msgspec.Raw(b'{"type":"PlayTiles","table":[["K1"]]}'), codec)


def test_messages_are_decoded_as_documented() -> None:
    assert read_message('{"type":"hello","match":"m","after":3}', LIMIT) == Hello("m", 3)
    assert read_message('{"type":"draft","rows":[[1,2],[3]]}', LIMIT) == ShowDraft(((1, 2), (3,)))
    act = read_message('{"type":"act","id":"7","command":{"type":"DrawTile"}}', LIMIT)
    assert isinstance(act, Act)
    assert bytes(act.command) == b'{"type":"DrawTile"}'


def test_a_fault_has_its_pieces_in_the_notation() -> None:
    fault = Fault(kind=FaultKind.TILE_MISSING, faces=read_row("K7 J"), row=2)
    (plain,) = json.loads(msgspec.json.encode(fault_fields([fault])))
    assert plain == {"kind": "tile-missing", "row": 2, "faces": ["K7", "J"], "found": 0, "needed": 0, "why": None}


def test_an_answer_lists_few_faults_but_all_of_the_whole_turn() -> None:
    rows = [Fault(kind=FaultKind.NOT_A_SET, row=row) for row in range(160)]
    whole = Fault(kind=FaultKind.OPENING_TOO_LOW)
    assert listed_faults([*rows[:30], whole]) == [*rows[:30], whole]
    assert listed_faults([*rows, whole]) == [whole, *rows[:39]]


def test_a_reason_does_not_repeat_a_long_key() -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(b'{"type":"hello","match":"m","' + b"k" * 8_000 + b'":1}', LIMIT)
    assert len(str(refused.value)) <= 200


def test_a_command_has_no_more_pieces_than_the_largest_box_and_no_empty_row() -> None:
    codec = HOSTED_GAMES.tiles.codec
    for table in ("[[]]", f"[{','.join(['[1]'] * 161)}]", f"[[1],[{','.join(['1'] * 160)}]]"):
        with pytest.raises(BadMessage, match=r"length >= 1|length <= 160|at most 160 tiles"):
            read_command(msgspec.Raw(f'{{"type":"PlayTiles","table":{table}}}'.encode()), codec)
    dice = ",".join(["[0,0,1]"] * 19)
    with pytest.raises(BadMessage, match="length <= 18"):
        read_command(msgspec.Raw(f'{{"type":"PlaceDice","grid":[{dice}]}}'.encode()), HOSTED_GAMES.dice.codec)


def test_points_go_over_the_wire_without_rounding() -> None:
    match = replay(TILE_GAME, first_events(rulebook_named("classic-nl"), 3, 1))
    view = replace(TILE_GAME.view(match, None), totals=(Fraction(31, 3), Fraction(5, 2), Fraction(-7)))
    assert json.loads(encode_message(View(1, view)))["view"]["totals"] == ["31/3", 2.5, -7]


def test_the_exported_schema_is_what_the_messages_are_today() -> None:
    assert PAGE.read_text("utf-8") == text(), "docs/protocol.json is stale: python -m tools.protocol_schema renews it"
