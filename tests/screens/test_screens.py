"""What a client without rules is sent: it must agree with the engine in every state."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tests.dice import play as dice_play
from tests.game.play import chosen, first_events
from tests.service.test_leaks import states
from tests.tables import cases, rulebook_named
from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, branch
from tilewright.dice import commands as dice_commands
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import DieId, Placed, faces_on
from tilewright.engine import Refused, Seat, play, replay
from tilewright.game.commands import ClaimReshuffle, DealNext, DrawTile, FaultKind, Pass, PlayTiles
from tilewright.game.match import Match
from tilewright.game.table import in_order
from tilewright.games import DICE_GAME, TILE_GAME
from tilewright.hosting.standing import Standing, allowed, apply, decide
from tilewright.messages.boards import HintRequest, RowReading
from tilewright.messages.seats import AskPause, SeatCommand, SeatLeft
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import set_rules
from tilewright.screens import dice as screen_dice
from tilewright.screens import tiles as screen_tiles
from tilewright.sets.cover import cover
from tilewright.sets.readings import readings
from tilewright.solver.solve import best_table
from tilewright.tiles import TileId, TileRow, assign, faces_of, read_row, tiles_of, write_face, write_row
from tilewright.words.booklets import time_out_in_words
from tilewright.words.say import say

LANGUAGE = "en"


def row_of(text: str, rules: str) -> tuple[TileRow, RowReading]:
    """Return a row as tiles of the box, and its reading."""
    book = rulebook_named(rules)
    (row,) = assign((read_row(text),), tiles_of(book.box.contents))
    match = next(match for _, match, _ in states(1, Chance(b"any")))
    (reading,) = screen_tiles.readings(replace(match, game=replace(match.game, rules=book)), (row,))
    return row, reading


@pytest.mark.parametrize(("rules", "text", "best", "stands", "value"), cases("row_readings.txt"))
def test_a_reading_has_what_its_jokers_stand_for(rules: str, text: str, best: str, stands: str, value: str) -> None:
    row, reading = row_of(text, rules)
    legal = best != "-"
    assert (reading.legal, reading.value) == (legal, int(value))
    assert reading.order == (in_order(row, read_row(best)) if legal else row)
    assert " ".join("/".join(options) or "." for options in reading.stands) == stands


def dice_states(count: int) -> Iterator[DiceMatch]:
    """Yield matches of the dice game in all stages."""
    for number in range(count):
        luck = branch(Chance(b"screens"), number)
        match = replay(DICE_GAME, dice_play.first_events("match.rounds=2", number))
        while DICE_GAME.to_move(match):
            luck = branch(luck, "on")
            seat = DICE_GAME.to_move(match)[0]
            with suppress(Refused):
                match = play(DICE_GAME, match, seat, dice_play.chosen(match, seat, luck)).state
            yield match


def whole_matches() -> Iterator[Match]:
    """Yield short matches of the tile game, state by state."""
    for number, rules in enumerate(
        ("classic-de deal.rack=20 deal.reshuffle_pairs=2", "classic-nl deal.rack=7", "tournament")
    ):
        events = first_events(rulebook_named(f"{rules} match.games=2"), 2, number)
        match, luck = replay(TILE_GAME, events), Chance(b"whole")
        yield match
        while movers := TILE_GAME.to_move(match):
            luck = branch(luck, "on")
            with suppress(Refused):
                match = play(TILE_GAME, match, movers[0], chosen(match, movers[0], luck)).state
            yield match


def test_a_small_picture_has_every_piece_that_lies_on_the_table() -> None:
    laid = 0
    for match in whole_matches():
        rows = [write_row(faces_of(row)) for row in match.game.table]
        assert [" ".join(row) for row in screen_tiles.lying(match)] == rows
        laid += len(rows)
    for dice in dice_states(2):
        faces = faces_on(dice.round.grid, dice.round.showing)
        left, top = (min((cell[at] for cell in faces), default=0) for at in (0, 1))
        shown = {
            (left + x, top + y): face
            for y, row in enumerate(screen_dice.lying(dice))
            for x, face in enumerate(row)
            if face
        }
        assert shown == {(cell.x, cell.y): write_face(face) for cell, face in faces.items()}
        laid += len(shown)
    assert laid


def accepted(engine: Any, match: Any, seat: Seat, *commands: Any) -> set[str]:
    """Return the kinds of those commands that the engine carries out."""
    kinds: set[str] = set()
    for command in commands:
        with suppress(Refused):
            engine.decide(match, seat, command)
            kinds.add(type(command).__name__)
    return kinds


def test_the_readings_of_a_draft_agree_with_the_judge_and_lie_as_sets() -> None:
    seen = {True: 0, False: 0}
    for _, match, luck in states(120, Chance(b"readings")):
        movers = TILE_GAME.to_move(match)
        if len(movers) != 1:
            continue
        draft = unfinished(position_of(TILE_GAME.view(match, movers[0])), match.game.table, luck)
        faults = TILE_GAME.faults(match, movers[0], PlayTiles(draft))
        told = screen_tiles.readings(match, draft)
        if any(fault.kind is FaultKind.TILE_MISSING for fault in faults):
            continue
        wrong = {fault.row for fault in faults if fault.kind is FaultKind.NOT_A_SET}
        assert wrong == {place for place, reading in enumerate(told) if not reading.legal}
        for row, reading in zip(draft, told, strict=True):
            seen[bool(reading.legal)] += 1
            assert sorted(reading.order) == sorted(row)
            if reading.legal:
                (best, *_) = readings(faces_of(map(TileId, reading.order)), set_rules(match.rules))
                assert reading.value == best.points
    assert min(seen.values()) > 20


def test_a_seat_may_send_what_the_engine_carries_out_and_nothing_else() -> None:
    kinds: set[str] = set()
    plain = (DrawTile(), Pass(), DealNext(), ClaimReshuffle())
    for match in whole_matches():
        for seat in map(Seat, range(match.seats)):
            told = screen_tiles.may(match, seat)
            assert set(told) - {"PlayTiles"} == accepted(TILE_GAME, match, seat, *plain)
            assert ("PlayTiles" in told) == (TILE_GAME.to_move(match) == (seat,))
            kinds |= set(told)
    assert kinds == {"PlayTiles", "DrawTile", "Pass", "DealNext", "ClaimReshuffle"}


def test_a_seat_of_the_dice_game_may_send_what_the_engine_carries_out() -> None:
    kinds: set[str] = set()
    for match in dice_states(2):
        for seat in (Seat(0), Seat(1)):
            plain = (dice_commands.Pass(), dice_commands.DealNext(), dice_commands.RollDice(match.round.hands[seat]))
            told = screen_dice.may(match, seat)
            assert set(told) - {"PlaceDice"} == accepted(DICE_GAME, match, seat, *plain)
            assert ("PlaceDice" in told) == (match.round.rolled and DICE_GAME.to_move(match) == (seat,))
            kinds |= set(told)
    assert kinds == {"RollDice", "PlaceDice", "Pass", "DealNext"}


def test_allowed_seat_commands_are_those_that_are_accepted() -> None:
    here, people = Standing(), (Seat(0), Seat(1))
    assert allowed(here, people, Seat(0)) == ("StepAway", "AskPause")
    away = apply(here, SeatLeft(Seat(0)))
    assert allowed(away, people, Seat(0)) == ("ComeBack", "AskPause")
    asked = here
    for event in decide(here, people, Seat(0), AskPause(), None):
        asked = apply(asked, event)
    assert allowed(asked, people, Seat(0)) == ("StepAway", "GoOn")
    alone = allowed(here, (Seat(0),), Seat(0))
    # A curtain is lifted where the match says that a turn waits behind one.
    assert {kind.__name__ for kind in get_args(SeatCommand)} - {"LiftCurtain"} == {
        *alone,
        *(kind for standing in (away, asked) for kind in allowed(standing, people, Seat(0))),
    }


def test_the_opening_count_agrees_with_the_engine() -> None:
    counted = {True: 0, False: 0}
    seen_early = 0
    for _, match, luck in states(150, Chance(b"openings")):
        for seat in TILE_GAME.to_move(match)[:1]:
            view = TILE_GAME.view(match, seat)
            lenient = position_of(replace(view, rules=with_house(match.rules, {"opening.min": 0})))
            added = [(*view.table[:-1], (*view.table[-1], *view.rack[:1]))] if view.table else []
            laid = (best_table(lenient), unfinished(lenient, match.game.table, luck))
            drafts = (*laid, (*view.table, view.rack[:3]), *added)
            for draft in filter(None, () if view.shown else drafts):
                count = screen_tiles.opening(match, seat, draft)
                assert (count is None) == match.game.opened[seat]
                faults = TILE_GAME.faults(match, seat, PlayTiles(draft))
                if count is None or {fault.kind for fault in faults} & {
                    FaultKind.TILE_MISSING,
                    FaultKind.NOTHING_PLAYED,
                }:
                    continue
                assert screen_tiles.opening(match, seat, draft, faults) == count
                low = [(fault.found, fault.needed) for fault in faults if fault.kind is FaultKind.OPENING_TOO_LOW]
                assert low == ([(count.points, count.needed)] if count.points < count.needed else [])
                counted[not low] += 1
                # what the played tiles cannot make by themselves is not counted.
                played = {tile for row in draft for tile in row} & set(view.rack)
                assert count.points <= cover(faces_of(played), set_rules(match.rules))
                # Rows that use the table wait while the opening is too low, if they may be there in the same turn.
                old = [set(row) for row in view.table]
                mixed = tuple(
                    place
                    for place, row in enumerate(draft)
                    if set(row) not in old and any(set(row) & each for each in old)
                )
                assert count.early == (mixed if low and match.rules.opening.extras else ())
                seen_early += bool(count.early)
    assert min(counted.values()) > 5
    assert seen_early > 0


def test_the_time_out_phrases_are_those_of_the_rulebook() -> None:
    for _, match, _ in states(16, Chance(b"clocks")):
        phrases = screen_tiles.time_out(match)
        assert bool(phrases) == (match.rules.time.limit is not None)
        if phrases:
            said = " ".join(say(phrase.key, LANGUAGE, **phrase.values) for phrase in phrases)
            assert said == time_out_in_words(match.rules.time)


@pytest.mark.slow(reason="solves many positions three times")
def test_a_hint_reveals_more_step_by_step_and_ends_with_a_legal_turn(deep: bool) -> None:
    possible = 0
    for _, match, _ in states(400 if deep else 6, Chance(b"hints")):
        movers = TILE_GAME.to_move(match)
        if len(movers) != 1:
            continue
        view = TILE_GAME.view(match, movers[0])
        one, two, three = (screen_tiles.hint(view, HintRequest(step, LANGUAGE)) for step in (1, 2, 3))
        assert one.possible == two.possible == three.possible
        assert not any((one.tiles, one.table, one.steps, two.table, two.steps))
        if not one.possible:
            continue
        possible += 1
        assert two.tiles == three.tiles
        step = play(TILE_GAME, match, movers[0], PlayTiles(three.table))  # type: ignore[arg-type]  # numbers of tiles
        assert sorted(view.rack) == sorted((*step.state.game.racks[movers[0]], *three.tiles))
        last = three.steps[-1]
        assert (sorted(row for row in last.rows if row), last.hand) == (sorted(three.table), ())
    assert possible > (10 if deep else 2)


@pytest.mark.slow(reason="solves many grids")
def test_a_hint_of_the_dice_game_ends_with_a_legal_turn(deep: bool) -> None:
    kinds: set[str | None] = set()
    for number, match in enumerate(dice_states(20 if deep else 1)):
        movers = DICE_GAME.to_move(match)
        if len(movers) != 1 or number % 3:
            continue
        view = DICE_GAME.view(match, movers[0])
        one, two, three = (screen_dice.hint(view, HintRequest(step, LANGUAGE)) for step in (1, 2, 3))
        kinds.add(one.command)
        assert not any((one.tiles, one.table, two.table))
        assert two.tiles == three.tiles
        if three.command == "RollDice":
            DICE_GAME.decide(match, movers[0], dice_commands.RollDice(three.tiles))  # type: ignore[arg-type]  # dice
        elif not three.possible:
            DICE_GAME.decide(match, movers[0], dice_commands.Pass())
        else:
            grid = tuple(Placed(x, y, DieId(die)) for x, y, die in three.table)
            DICE_GAME.decide(match, movers[0], dice_commands.PlaceDice(grid))
            assert sorted(three.steps[-1].rows) == sorted(three.table)
    assert kinds == {"RollDice", "PlaceDice", "Pass"}


def test_every_line_of_the_grid_has_the_reading_of_the_engine() -> None:
    lines = 0
    for match in dice_states(2):
        now = match.round
        told = screen_dice.readings(match, [(die.x, die.y, die.die) for die in now.grid])
        assert all(reading.legal for reading in told)
        assert {cell for reading in told for cell in reading.cells} == {(die.x, die.y) for die in now.grid}
        lines += len(told)
        if now.rolled and now.hands[now.seat]:
            alone = [(50, 50, now.hands[now.seat][0]), (0, 0, 99), (1, 2)]
            (reading,) = screen_dice.readings(match, alone)
            assert (reading.legal, reading.order, reading.cells) == (False, (alone[0][2],), ((50, 50),))
    assert lines > 20
