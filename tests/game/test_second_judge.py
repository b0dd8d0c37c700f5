"""The engine against the second judge: turns and time-outs in thousands of random positions."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.daily import daily
from tests.game.proposals import positions, proposals
from tests.judges.naive_game import naive_record_fault
from tests.judges.naive_timeouts import Result, timeout_fault
from tests.judges.naive_turns import Position, Rows, limits_of, pieces_in, seen_as, turn_fault
from tests.records.games import record_lines, texts
from tests.tables import rulebook_named
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.events import TilesPlayed
from tilewright.game.game import Game, position_of
from tilewright.game.table import Table, faces_on
from tilewright.game.timeout import timed_out
from tilewright.game.turn import judged
from tilewright.records.referee import referee
from tilewright.rules.booklets import booklet
from tilewright.rules.house import house_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileRow, assign, faces_of, read_faces, tiles_of, write_face

RULES = [
    "classic-fr",
    "classic-de",
    "classic-nl",
    "six",
    "tournament",
    "classic-fr box.pieces=108",
    "classic-fr box.pieces=160 jokers.group_of_three=both",
    "classic-fr box.pieces=108 jokers.reuse=new_set_two_rack_tiles",
    "classic-fr opening.extras=yes time.loose=pool",
    "classic-fr sets.min_natural=0 box.pieces=108",
    "six jokers.release=replace time.idle_draw=1",
    "classic-nl jokers.reuse=new_set box.pieces=108",
    "classic-nl jokers.max_per_set=2 jokers.adjacent=no opening.min=12",
    "classic-de time.memory=yes opening.min=20 time.idle_draw=0",
    "twist",
    "twist jokers.reuse=new_set",
    "twist opening.extras=yes jokers.reuse=new_set_two_rack_tiles time.table=keep_sets time.loose=rack",
    "twist jokers.adjacent=no sets.min_natural=0 mirror.min_side=2 change.at_start=no time.memory=yes",
]


def game_of(position: Position, rules: Rulebook) -> Game:
    """Return the position as a game of the program; what is left of the box is the pool."""
    box = tiles_of(rules.box.contents)
    rows = [read_faces(row) for row in position.table]
    placed = assign((*rows, read_faces(position.rack)), box)
    rest = tuple(sorted(set(box).difference(*placed)))
    return Game(
        rules=rules,
        number=1,
        starter=Seat(0),
        draws=(),
        seat=Seat(0),
        racks=(tuple(sorted(placed[-1])), rest[:1]),
        opened=(position.opened, True),
        table=placed[:-1],
        pool=rest[1:],
        chance=Chance(b"judges"),
        turns=1,
    )


def tiles_for(rows: Rows, game: Game, luck: random.Random) -> Table:
    """Return a proposal as tiles; equal copies lie anywhere, and pieces too many are taken from the pool."""
    own = [*(tile for row in game.table for tile in row), *game.racks[0]]
    luck.shuffle(own)
    return assign(map(read_faces, rows), [*own, *game.pool, *game.racks[1]])


def words(rows: Table) -> Rows:
    """Return rows of tiles as plain words."""
    return tuple(tuple(map(write_face, faces)) for faces in faces_on(rows))


def cases(name: str, count: int, seed: int) -> Iterator[tuple[Game, Position, Rows, random.Random]]:
    """Yield positions with a proposal each."""
    luck = random.Random(f"{name} {seed}")
    rules = rulebook_named(name)
    parameters = texts(rules.id, house_of(rules, booklet(rules.id)))
    several = ((position, rows) for position in positions(parameters, luck) for rows in proposals(position, luck))
    for position, rows in islice(several, count):
        if not pieces_in(rows) - Counter(map(write_face, faces_of(tiles_of(rules.box.contents)))):
            yield game_of(position, rules), position, rows, luck


@pytest.mark.slow(reason="hundreds of random turns are judged by trying everything")
@pytest.mark.parametrize("name", daily(RULES, *RULES[::4]))
def test_both_judges_agree_on_turns(name: str, deep: bool) -> None:
    legal = 0
    for game, position, rows, luck in cases(name, 4_000 if deep else 80, seed=1):
        # Which copy lies where must not matter, but a table piece must not be missing while its like lies there.
        proposal = _with_the_table_whole(tiles_for(rows, game, luck), game)
        judgement = judged(position_of(game, Seat(0)), proposal)
        why = turn_fault(position, rows)
        assert (judgement.faults == ()) == (why is None), (position, rows, judgement.faults, why)
        if why is None:
            legal += 1
            laid = words(judgement.table)
            assert all(seen_as(row, limits_of(position.rules)) for row in laid), (rows, laid)
            assert sorted(map(sorted, laid)) == sorted(map(sorted, rows))
            assert turn_fault(position, laid) is None, (position, rows, laid)
    # Enough of both kinds: the rules with fewest have 157.
    assert legal > (150 if deep else 0)


def _with_the_table_whole(proposal: Table, game: Game) -> Table:
    """Return the proposal with pieces of the rack exchanged for equal ones of the table that are missing."""
    laid = [tile for row in proposal for tile in row]
    missing = [tile for row in game.table for tile in row if tile not in laid]
    swap: dict[int, int] = {}
    for tile in missing:
        twin = [
            own for own in laid if own in game.racks[0] and faces_of((own,)) == faces_of((tile,)) and own not in swap
        ]
        if twin:
            swap[twin[0]] = tile
    return tuple(tuple(swap.get(tile, tile) for tile in row) for row in proposal)  # type: ignore[misc]


@pytest.mark.slow(reason="hundreds of random drafts are looked for by trying everything")
@pytest.mark.parametrize("name", daily(RULES, *RULES[1::4]))
def test_the_second_judge_finds_a_draft_for_every_time_out(name: str, deep: bool) -> None:
    kinds: Counter[str] = Counter()
    for game, position, rows, luck in cases(name, 4_000 if deep else 80, seed=2):
        here = set(game.racks[0]).union(*game.table)
        draft = tuple(tuple(tile for tile in row if tile in here) for row in tiles_for(rows, game, luck))
        event = timed_out(game, draft)
        if isinstance(event, TilesPlayed):
            kinds["played"] += 1
            assert turn_fault(position, words(event.table)) is None, (position, rows)
            continue
        returned, to_pool = _flat(event.returned), _flat(event.to_pool)
        result = Result(words(event.table), returned, to_pool, len(event.drawn))
        why = timeout_fault(position, result, len(game.pool))
        assert why is None, (position, rows, result, why)
        kinds["as it was" if words(event.table) == position.table else "changed"] += 1
    assert kinds["played"] > (100 if deep else 0)
    assert kinds["as it was"] > (100 if deep else 1)


# Rules that change what a record can hold, in matches of two games with many mishaps.
HOUSES = [
    "classic-fr box.pieces=108 deal.next_starter=rotate",
    "classic-fr opening.extras=yes time.loose=rack time.idle_draw=2 deal.next_starter=winner",
    "classic-nl box.pieces=108 time.loose=pool time.idle_draw=1",
    "classic-nl deal.rack=20 opening.min=0 turn.wrong_lay=penalise pool.empty=last_lap",
    "classic-de box.pieces=108 time.memory=yes time.idle_draw=0 deal.reshuffle_pairs=2",
    "six jokers.release=replace jokers.reuse=new_set_two_rack_tiles jokers.group_of_three=both",
    "six sets.min_natural=0 scoring.tie=shared match.winner=games_then_points time.penalty=1",
    "twist jokers.reuse=new_set time.table=keep_sets time.idle_draw=3 deal.next_starter=winner",
    "twist jokers.adjacent=no change.max_per_run=1 turn.wrong_lay=penalise scoring.blocked=all_minus",
]


@pytest.mark.slow(reason="plays matches under house rules, and judges them twice")
@pytest.mark.parametrize("name", daily(HOUSES, *HOUSES[::3]))
def test_matches_under_house_rules_are_legal_to_the_referee_and_to_the_second_judge(name: str, deep: bool) -> None:
    rules = rulebook_named(f"{name} match.games=2")
    for seats in range(2, rules.box.most_seats + 1) if deep else (3,):
        lines = record_lines(rules, seats, 5 if deep else 1, seed=7, mishaps=0.3, matches=True)
        assert naive_record_fault(lines, texts) is None
        assert referee(lines).faults == ()


def _flat(tiles: TileRow) -> tuple[str, ...]:
    return tuple(map(write_face, faces_of(tiles)))
