"""The schema of records takes every kind of line that both games write, and refuses what their decoders refuse."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from tests.game.play import chosen, first_events
from tests.records.broken import stored
from tests.records.dice_games import chance_lines
from tests.tables import rulebook_named
from tilewright.bots.programs.turn_question import tile_lines
from tilewright.chance import Chance, branch
from tilewright.engine import Refused, Seat, play, replay
from tilewright.game.commands import ClaimReshuffle
from tilewright.games import EDITIONS, TILE_GAME
from tilewright.records.lines import DICE_LINES, TILE_LINES, Decoder, DiceLine, TileLine, write_line
from tilewright.records.referee import referee
from tilewright.records.tiles.write import recorded
from tilewright.rules.handicap import Handicap
from tools.record_schema import HIDDEN, PAGE, PIECES, text

SCHEMA = json.loads(PAGE.read_text("utf-8"))
KINDS: dict[str, tuple[Any, Decoder]] = {"tiles": (TileLine, TILE_LINES), "dice": (DiceLine, DICE_LINES)}
EITHER = jsonschema_rs.validator_for(SCHEMA)
VALIDATORS = {kind: jsonschema_rs.validator_for({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{kind}"}]}) for kind in KINDS}
# With this seed the first seat has two pairs to show.
RULES = "tournament deal.reshuffle_pairs=2 match.games=2"
HANDICAPS = (Handicap(opening=0, rack=7), Handicap(), Handicap(rack=20))
SEED = 3

Fields = dict[str, Any]


def random_match() -> tuple[list[Fields], list[Fields]]:
    """Return the record of a match of random commands, and its games as seat 2 had seen them before every turn."""
    events = [*first_events(rulebook_named(RULES), 3, SEED, HANDICAPS)]
    match, seen = replay(TILE_GAME, events), []
    for turn in range(1_000):
        if not (seats := TILE_GAME.to_move(match)):
            break
        if turn % 20 == 0:
            known = [TILE_GAME.seen(event, Seat(2)) for event in events]
            seen += tile_lines(TILE_GAME.view(match, Seat(2)), known)
        command = chosen(match, seats[0], branch(Chance(b"schema"), SEED, turn)) if turn else ClaimReshuffle()
        try:
            step = play(TILE_GAME, match, seats[0], command)
        except Refused:
            step = play(TILE_GAME, match, seats[0], TILE_GAME.fallback(match))
        events += step.events
        match = step.state
    lines = [write_line(line) for line in recorded(events, ("one", "two", "three"), "random")]
    assert not referee(lines).faults
    return [json.loads(line) for line in lines], seen


@pytest.fixture(scope="module")
def lines() -> dict[str, list[Fields]]:
    """Return lines of both games: the stored matches, and matches of random commands."""
    match, seen = random_match()
    tiles = [json.loads(line) for name in EDITIONS if name != "turbo" for line in stored(name)]
    shared = next(line for line in tiles if line["event"] == "end") | {"scores": ["31/3", 10.5, -7]}
    dice = [json.loads(line) for line in (*stored("turbo"), *chance_lines("match.rounds=2", SEED))]
    return {"tiles": [*tiles, *match, *seen, shared], "dice": dice}


def variants(line: Fields) -> Iterator[Fields]:
    """Yield a line without each field, with each of another type, and with a piece that does not exist."""
    for field, value in line.items():
        yield {name: other for name, other in line.items() if name != field}
        yield line | {field: {"no": [value]}}
        yield line | {field: None}
        if isinstance(value, list) and value:
            yield line | {field: [*value, {}]}
            yield line | {field: [*value[:-1], None]}


def test_the_schema_in_docs_is_that_of_the_lines_today() -> None:
    assert PAGE.read_text("utf-8") == text(), "docs/records.json is stale: python -m tools.record_schema renews it"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_line_with_all_its_fields_conforms(kind: str, lines: dict[str, list[Fields]]) -> None:
    for line in lines[kind]:
        VALIDATORS[kind].validate(line)
        EITHER.validate(line)
    # Everything that the schema has was in these lines; a game of dice has no handicaps.
    for each in get_args(KINDS[kind][0]):
        own = [line for line in lines[kind] if line["event"] == each.__struct_config__.tag]
        known = {*SCHEMA["$defs"][each.__name__]["properties"]} - ({"handicaps"} if kind == "dice" else set())
        assert {field for line in own for field in line} == known


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_refuses_what_the_decoder_refuses(kind: str, lines: dict[str, list[Fields]]) -> None:
    longest = {line["event"]: line for line in sorted(lines[kind], key=len)}
    hidden = {field for more in HIDDEN.values() for field in more}
    refused = 0
    for line in longest.values():
        for wrong in variants({name: value for name, value in line.items() if name not in hidden}):
            try:
                KINDS[kind][1].decode(json.dumps(wrong))
            except msgspec.ValidationError:
                refused += 1
                assert not VALIDATORS[kind].is_valid(wrong), wrong
            else:
                assert VALIDATORS[kind].is_valid(wrong), wrong
    assert refused > 90


def test_pieces_reasons_and_formats_that_do_not_exist_are_refused(lines: dict[str, list[Fields]]) -> None:
    for kind, own in lines.items():
        for line in {line["event"]: line for line in own}.values():
            for field in PIECES & line.keys():
                for wrong in (["B14"], [["B14"]], [[0, 0, "B14"]]):
                    assert not VALIDATORS[kind].is_valid(line | {field: wrong}), (line, field)
        assert not EITHER.is_valid(own[0] | {"format": 2})
        assert not EITHER.is_valid(next(line for line in own if line["event"] == "end") | {"reason": "tired"})
    assert not VALIDATORS["dice"].is_valid(next(line for line in lines["tiles"] if line["event"] == "deal"))
