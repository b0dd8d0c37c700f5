"""States as values, and records that are walked: properties over random games of every rulebook."""

import copy
import pickle
import random
import subprocess
import sys
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

import tilewright as tw
from tests.daily import daily
from tilewright.dice import match as dice_match
from tilewright.dice.placed import faces_on
from tilewright.game.match import Match as TileMatch
from tilewright.tiles import faces_of

EDITIONS = ("classic-fr", "classic-de", "classic-nl", "six", "tournament", "twist", "turbo")
SEEDS = daily(range(12), 0)

PLAYED_ON = """
import pickle, sys
state, turns = pickle.load(sys.stdin.buffer)
for turn in turns:
    state = state.apply(turn)
sys.stdout.buffer.write(pickle.dumps(state))
"""


def short(rules: str) -> Any:
    """Return a rulebook of which a match has two games."""
    return tw.with_house(tw.booklet(rules), {"match.rounds": 2} if rules == "turbo" else {"match.games": 2})


def random_turn(state: tw.State[Any], chance: random.Random) -> Any:
    """Return one of the first legal turns, or what lays nothing, so that games go on for a while."""
    turns = list(islice(state.legal, 12))
    return chance.choice(turns)


def random_match(rules: str, seed: int, most: int = 120) -> tw.Match[Any]:
    """Return a match of random legal turns, which need not be over."""
    match, chance = tw.Match(short(rules), ["Ann", "Ben"], seed=seed), random.Random(seed)
    for _ in range(most):
        if not match.to_move:
            break
        match.play(random_turn(match.state, chance))
    return match


def shown(state: tw.State[Any]) -> object:
    """Return everything in a state, with faces for pieces: a record does not show which of two equal ones was laid."""
    core = state.core
    if isinstance(core, dice_match.Match):
        return faces_on(core.round.grid, core.round.showing), replace(core, round=replace(core.round, grid=()))
    game, faces = core.game, faces_of
    racks = [sorted(map(str, faces(rack))) for rack in game.racks]
    rest = (game.opened, game.seat, game.turns, game.passes, game.lap, game.number, core.results, game.chance)
    return [*map(faces, game.table)], racks, faces(game.pool), [*map(faces, game.draws)], rest


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_playing_on_leaves_every_earlier_state_as_it_was(rules: str, seed: int) -> None:
    state, chance = tw.State.start(short(rules), 2, seed), random.Random(seed)
    kept: list[tuple[tw.State[Any], int, bytes, str]] = []
    for _ in range(60):
        kept.append((state, hash(state), pickle.dumps(state), str(state)))
        if not state.to_move:
            break
        state = state.apply(random_turn(state, chance))
    for earlier, its_hash, pickled, text in kept:
        assert (hash(earlier), str(earlier)) == (its_hash, text)
        assert pickle.loads(pickled) == earlier
        assert hash(pickle.loads(pickled)) == its_hash
    assert len({its_hash for _, its_hash, _, _ in kept}) == len(kept)


@pytest.mark.parametrize("rules", EDITIONS)
def test_equal_histories_give_equal_states_and_hashes(rules: str) -> None:
    first, second = random_match(rules, 4), random_match(rules, 4)
    assert first.state == second.state
    assert hash(first.state) == hash(second.state)
    assert first.state is not second.state
    assert random_match(rules, 5).state != first.state


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_walking_a_record_equals_replaying_it(rules: str, seed: int) -> None:
    """Every state of the match is met again, also the order of a pool that the record reveals only at its end."""
    match = tw.Match(short(rules), ["Ann", "Ben"], seed=seed)
    names = ("turbo-greedy", "turbo-random") if rules == "turbo" else ("greedy", "beginner")
    states = [match.state]
    while match.to_move:
        match.play(tw.bot(names[seat := match.to_move[0]]).choose(match.view(seat), match.seen(seat), tw.Chance(b"x")))
        states.append(match.state)
    met: list[tw.State[Any]] = []
    for moment in match.record():
        met += [moment.after] if met and met[-1] == moment.before else [moment.before, moment.after]
    assert [*map(shown, met)] == [*map(shown, states)]


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_record_that_stops_anywhere_is_walked_with_what_it_shows(rules: str) -> None:
    record = random_match(rules, 3, most=30).record()
    whole = [shown_openly(moment.after) for moment in record]
    for turns in (0, 1, len(record) // 2, len(record)):
        part = record[:turns]
        assert [shown_openly(moment.after) for moment in part] == whole[:turns]
        state = tw.State.from_record(part)
        assert shown_openly(state) == shown_openly(tw.State.from_record(record, turns))
        assert tw.State.from_record(part) == state
        if state.to_move:
            state.apply(next(state.legal))


def shown_openly(state: tw.State[Any]) -> tuple[str, ...]:
    """Return what all seats together see."""
    return tuple(str(state.view(seat)) for seat in range(state.seats))


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_turn_listed_as_legal_is_accepted_and_the_state_says_so_too(rules: str) -> None:
    state, chance = tw.State.start(short(rules), 2, 9), random.Random(9)
    for _ in range(15):
        if not state.to_move:
            break
        turns = list(islice(state.legal, 40))
        assert turns
        for turn in turns:
            assert state.faults(turn) == ()
            assert state.apply(turn) != state
        state = state.apply(chance.choice(turns))


@pytest.mark.slow(reason="starts a Python for each rulebook")
@pytest.mark.parametrize("rules", daily(EDITIONS, "classic-nl", "turbo"))
def test_a_pickle_of_one_process_plays_on_in_another(rules: str) -> None:
    match, chance = random_match(rules, 6, most=10), random.Random(1)
    state, turns = match.state, []
    for _ in range(10):
        turns.append(random_turn(state, chance))
        state = state.apply(turns[-1])
    sent = pickle.dumps((match.state, turns))
    run = subprocess.run([sys.executable, "-c", PLAYED_ON], input=sent, capture_output=True, check=True)
    assert pickle.loads(run.stdout) == state


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
@pytest.mark.parametrize("rules", ["classic-nl", "turbo"])
def test_a_copy_of_a_match_is_a_match_of_its_own(rules: str, copied: Any) -> None:
    match = random_match(rules, 2, most=12)
    before = match.record()
    twin = copied(match)
    assert twin.record() == before
    twin.play()
    twin.undo()
    twin.undo()
    assert match.record() == before
    assert len(twin.record()) == len(before) - 1
    match.undo()
    assert match.record() == twin.record()


def test_a_state_of_a_record_plays_on_as_the_match_did() -> None:
    """The revealed secret gives the pool its order, so a draw takes the tile that was drawn then."""
    record = tw.play_game(["greedy", "random"], "classic-nl", seed=3)
    for number, moment in enumerate(record):
        if isinstance(moment.line, tw.DrawLine):
            again = tw.State.from_record(record, number).apply()
            assert shown(again) == shown(moment.after)


def test_a_reshuffle_is_walked_to_the_new_deal() -> None:
    """DE-10: the claim is a turn of its own, and after it the pieces are those of the second deal."""
    rules = tw.with_house("classic-de", {"match.games": 1, "deal.reshuffle_pairs": 2})
    claim = tw.ClaimReshuffle()
    match = next(one for seed in range(99) if claim in [*(one := tw.Match(rules, 2, seed)).state.legal])
    states = [match.state]
    for turn in (claim, None, None):
        match.play(turn)
        states.append(match.state)
    match.play_bots({0: tw.bot("greedy"), 1: tw.bot("greedy")})
    walked = list(match.record())
    assert isinstance(walked[0].line, tw.ReshuffleLine)
    assert [shown(moment.before) for moment in walked[:4]] == [*map(shown, states)]


def test_a_penalty_is_walked_as_it_was_drawn() -> None:
    match = tw.Match(tw.with_house("tournament", {"match.games": 1}), 2, seed=0)
    rack = match.view(match.to_move[0]).rack
    match.play(tw.PlayTiles((rack[:3],)))
    after = match.state
    match.play_bots({0: tw.bot("greedy"), 1: tw.bot("greedy")})
    first = match.record()[0]
    assert isinstance(first.line, tw.PenaltyLine)
    assert shown(first.after) == shown(after)


def test_a_game_without_the_secret_has_a_pool_in_some_order() -> None:
    record = random_match("classic-nl", 8, most=6).record()
    state = tw.State.from_record(record)
    assert state == tw.State.from_record(record)
    assert isinstance(state.core, TileMatch)
    pool = state.core.game.pool
    assert pool != tuple(sorted(pool))
    assert len(state.apply().view().counts) == 2


def test_a_later_game_of_a_match_is_walked_alone() -> None:
    match = tw.Match(short("classic-nl"), ["Ann", "Ben"], seed=2)
    match.play_bots({0: tw.bot("greedy"), 1: tw.bot("greedy")})
    record = match.record()
    first, second = record.games
    assert tw.Record.joined([second, first]) == record
    assert len(first) + len(second) == len(record)
    lone = list(second)
    together = list(record)[len(first) :]
    assert [shown_openly(moment.after)[0].splitlines()[:2] for moment in lone] == [
        shown_openly(moment.after)[0].splitlines()[:2] for moment in together
    ]
    over = lone[-1].after
    assert over.view().results[-1] == together[-1].after.view().results[-1]
    assert Fraction(second.scores[0]) == over.view().totals[0]


def test_records_are_given_where_files_are() -> None:
    record = tw.play_game(["greedy", "beginner"], "twist", seed=1)
    assert (tw.referee(record).legal, tw.verify(record).legal) == (1, 1)
    reviews = [one for one in tw.analyse(record) if isinstance(one, tw.TurnReview)]
    assert [review.seat for review in reviews] == [moment.seat for moment in record]
    assert record[0].before == tw.State.from_record(record, 0)
    assert record[-1] == list(record)[-1]
    assert hash(record) == hash(tw.play_game(["greedy", "beginner"], "twist", seed=1))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda record: record[3:5], "a part of a record begins with its deal, as in record[:20]"),
        (lambda record: tw.State.from_record(record, 999), "there is no turn 999: the record has"),
        (
            lambda record: tw.State.from_record(record, "a"),  # type: ignore[arg-type]
            "turn takes the number of a turn, or None for the end",
        ),
        (lambda record: tw.Record.joined([record, record]), "the games of a match are joined one after the other"),
        (lambda record: tw.State.from_record(tw.Record(record.events[:1])), "the record has no deal"),
        (
            lambda record: tw.State.from_record(5),  # type: ignore[arg-type]
            "record takes a record, as read_records yields it, not 5 (int)",
        ),
    ],
)
def test_what_cannot_be_walked_is_named(wrong: Any, said: str) -> None:
    record = tw.play_game(["greedy", "beginner"], "classic-nl", seed=1)
    with pytest.raises(tw.TilewrightError) as raised:
        wrong(record)
    assert str(raised.value).startswith(said)


def test_an_illegal_line_stops_the_walk_and_is_named() -> None:
    record = tw.play_game(["greedy", "beginner"], "classic-nl", seed=1)
    broken = tw.Record((*record.events[:2], tw.PassLine(record[0].seat), *record.events[2:]))
    with pytest.raises(tw.BadRecord, match="line 3: "):
        list(broken)
