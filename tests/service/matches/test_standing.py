"""Seats whose players are away or back, and pauses: in the log, and the same on every node."""

import asyncio
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.service.match_setup import QUICK, begun, matches_on, moved, record_of, sweeping, to_move, turn_of, waited
from tilewright.engine import Seat
from tilewright.game.commands import DrawTile
from tilewright.hosting.loaded import CommandRequest, LoadedMatch
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import SeatHolder, game_events
from tilewright.hosting.shown import may
from tilewright.hosting.standing import Standing, apply, decide, events_before_turn, playing
from tilewright.messages.fields import PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.seats import (
    AskPause,
    ComeBack,
    EndMatch,
    GoOn,
    PauseAsked,
    Paused,
    PauseEnded,
    SeatCommand,
    SeatEvent,
    SeatLeft,
    SeatReclaimed,
    StepAway,
    TurnMissed,
)
from tilewright.messages.terms import AUTO, Terms
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.service.study.results import results_of
from tilewright.service.workbench.bot_pool import BotPool

ONE, TWO = Seat(0), Seat(1)
PEOPLE = (ONE, TWO)
COMMANDS: tuple[SeatCommand, ...] = (StepAway(), ComeBack(), AskPause(), GoOn(), EndMatch())


def after(*events: SeatEvent) -> Standing:
    """Return the status after some events."""
    standing = Standing()
    for event in events:
        standing = apply(standing, event)
    return standing


def test_a_seat_is_left_after_the_missed_turns_of_the_terms() -> None:
    terms = Terms(missed_turns=2)
    first = events_before_turn(Standing(), terms, ONE, by_clock=True)
    assert first == (TurnMissed(ONE),)
    assert events_before_turn(after(*first), terms, ONE, by_clock=True) == (TurnMissed(ONE), SeatLeft(ONE))
    assert events_before_turn(after(*first), terms, TWO, by_clock=True) == (TurnMissed(TWO),)
    assert events_before_turn(Standing(), Terms(missed_turns=1), ONE, by_clock=True)[-1] == SeatLeft(ONE)


def test_a_player_who_acts_again_has_missed_nothing_and_has_the_seat() -> None:
    gone = after(TurnMissed(ONE), TurnMissed(ONE), SeatLeft(ONE))
    assert events_before_turn(gone, Terms(), ONE, by_clock=False) == (SeatReclaimed(ONE),)
    assert apply(gone, SeatReclaimed(ONE)) == Standing()
    assert events_before_turn(Standing(), Terms(), ONE, by_clock=False) == ()


def test_the_stand_in_of_the_terms_plays_a_seat_that_is_left() -> None:
    holders = (SeatHolder(player=PlayerId("p")), SeatHolder(bot="greedy"))
    assert playing(Standing(), holders, Terms()) == holders
    left = playing(after(SeatLeft(ONE)), holders, Terms(stand_in="beginner"))
    assert [holder.bot for holder in left] == ["beginner", "greedy"]


def test_a_pause_begins_when_all_who_are_there_have_asked() -> None:
    first = decide(Standing(), PEOPLE, ONE, AskPause(), 5_000)
    assert first == (PauseAsked(ONE),)
    assert decide(after(*first), PEOPLE, TWO, AskPause(), 5_000) == (PauseAsked(TWO), Paused(5_000))
    assert decide(after(SeatLeft(TWO)), PEOPLE, ONE, AskPause(), None) == (PauseAsked(ONE), Paused(None))
    assert decide(Standing(), (ONE,), ONE, AskPause(), None)[-1] == Paused(None)


def test_any_player_can_end_the_pause_or_withdraw_the_request() -> None:
    paused = after(PauseAsked(ONE), PauseAsked(TWO), Paused(7))
    assert (paused.paused, paused.left) == (True, 7)
    assert decide(paused, PEOPLE, TWO, GoOn(), None) == (PauseEnded(TWO),)
    assert apply(paused, PauseEnded(TWO)) == Standing()
    assert apply(after(PauseAsked(ONE)), PauseEnded(ONE)) == Standing()


@pytest.mark.parametrize(
    ("standing", "command"),
    [
        (Standing(away=(ONE,)), StepAway()),
        (Standing(), ComeBack()),
        (Standing(asked=(ONE,)), AskPause()),
        (Standing(paused=True), AskPause()),
        (Standing(asked=(TWO,)), GoOn()),
        (Standing(), EndMatch()),
    ],
)
def test_a_command_without_effect_is_refused(standing: Standing, command: SeatCommand) -> None:
    with pytest.raises(NotNow):
        decide(standing, PEOPLE, ONE, command, None)


@given(st.lists(st.tuples(st.sampled_from(COMMANDS), st.sampled_from(PEOPLE))))
def test_no_seat_is_listed_twice_and_no_request_outlives_its_pause(steps: list[tuple[SeatCommand, Seat]]) -> None:
    standing = Standing()
    for command, seat in steps:
        try:
            events = decide(standing, PEOPLE, seat, command, 1)
        except NotNow:
            continue
        assert events
        for event in events:
            standing = apply(standing, event)
        for seats in (standing.away, standing.asked):
            assert len(set(seats)) == len(seats)
        assert not set(standing.away) & set(standing.asked)
        assert not (standing.paused and standing.asked)
        assert (standing.left is None) is not standing.paused


async def asks(matches: Matches, loaded: LoadedMatch, seat: Seat, command: SeatCommand) -> LoadedMatch:
    """Return the match after a player's command about a seat."""
    name = f"{type(command).__name__} {loaded.seq}"
    await matches.accept(CommandRequest(match=loaded.id, seat=seat, command=command, id=name))
    return await matches.latest(loaded.id)


async def test_both_nodes_know_who_is_away_whatever_they_have_cached(store: Store) -> None:
    here, there = matches_on(store), matches_on(store)
    match = await begun(here)
    loaded = await there.latest(match)
    away = await asks(here, loaded, ONE, StepAway())
    assert (await there.latest(match)).standing == away.standing == Standing(away=(ONE,))
    assert (await matches_on(store).latest(match)).standing == away.standing
    with pytest.raises(NotNow):
        await there.accept(CommandRequest(match=match, seat=ONE, command=StepAway(), id="again"))


async def test_a_snapshot_knows_who_is_away(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    await asks(matches, await matches.latest(match), ONE, StepAway())
    while (await moved(matches, match)).seq < 66:
        pass
    await matches.close()
    assert (await matches_on(store).latest(match)).standing.away == (ONE,)


async def test_leaving_and_returning_gains_no_time(store: Store) -> None:
    matches = matches_on(store)
    loaded = await matches.latest(await begun(matches, "classic-fr time.limit=60"))
    seat = to_move(loaded)
    # Some of the turn's time must pass, or a new deadline would equal the old one.
    await asyncio.sleep(0.02)
    away = await asks(matches, loaded, seat, StepAway())
    back = await asks(matches, away, seat, ComeBack())
    assert loaded.deadline_at == away.deadline_at == back.deadline_at
    row = await store.match(loaded.id)
    assert row.schedule.deadline_at == row.schedule.wake_at == loaded.deadline_at


async def test_in_a_pause_the_clock_stops_and_nothing_is_played(store: Store) -> None:
    matches = matches_on(store)
    loaded = await matches.latest(await begun(matches, "classic-fr time.limit=60"))
    assert loaded.deadline_at is not None
    asked = await asks(matches, loaded, ONE, AskPause())
    assert asked.deadline_at == loaded.deadline_at
    paused = await asks(matches, asked, TWO, AskPause())
    assert (paused.standing.paused, paused.deadline_at) == (True, None)
    row = await store.match(loaded.id)
    assert (row.schedule.deadline_at, row.schedule.wake_at) == (None, None)
    left = paused.standing.left
    assert left is not None
    with pytest.raises(NotNow, match="paused"):
        await matches.accept(
            CommandRequest(match=loaded.id, seat=to_move(paused), command=turn_of(paused, to_move(paused)))
        )
    # The pause must take some time, or a clock that runs on would not be noticed.
    await asyncio.sleep(0.05)
    before = now()
    gone_on = await asks(matches, paused, ONE, GoOn())
    assert gone_on.deadline_at is not None
    assert before + left <= gone_on.deadline_at <= now() + left
    await moved(matches, loaded.id)


async def test_the_record_of_a_match_says_nothing_of_absences(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr match.games=1")
    await asks(matches, await matches.latest(match), ONE, StepAway())
    while not (await store.match(match)).schedule.over:
        await moved(matches, match)
    record = await record_of(store, await store.match(match))
    assert record
    assert "SeatLeft" not in record


def test_events_of_the_game_are_separated_from_those_of_the_seats() -> None:
    assert not list(game_events(HOSTED_GAMES.tiles.codec, ()))
    decoder = HOSTED_GAMES.dice.codec.event
    for event in (SeatLeft(ONE), Paused(3)):
        assert decoder.decode(ENCODER.encode(event)) == event


async def test_the_stand_in_plays_on_until_the_player_is_back(store: Store, bots: BotPool) -> None:
    matches = matches_on(store, replace(QUICK, think=5))
    match = await begun(matches, people=1, bots=("random",))
    loaded = await matches.latest(match)
    async with sweeping(matches, bots):
        await asks(matches, loaded, ONE, StepAway())
        await waited(matches, match, loaded.seq + 5)
        back = await asks(matches, await matches.latest(match), ONE, ComeBack())
    assert back.standing == Standing()


def test_the_usual_stand_in_needs_no_bot_so_every_game_has_one() -> None:
    assert Terms().stand_in == AUTO
    assert all(AUTO not in hosted.ladder.bots for _, hosted in HOSTED_GAMES.items())


async def test_after_too_many_missed_turns_the_stand_in_plays_until_the_player_acts(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr time.limit=60")
    loaded = await matches.latest(match)
    seat = to_move(loaded)
    for missed in (1, 2):
        loaded = await matches.latest(match)
        assert to_move(loaded) == seat
        rows = loaded.hosted.kind.untouched(loaded.state)
        timeout = loaded.hosted.kind.engine.timeout(rows)
        await matches.accept(CommandRequest(match=match, seat=seat, command=timeout, by_clock=True))
        assert (await matches.latest(match)).standing.missed == (seat,) * missed
        await moved(matches, match)
    away = await matches.latest(match)
    assert away.standing.away == (seat,)
    # A stand-in is to move: the sweeper looks at once, and no deadline is shown.
    row = await store.match(match)
    assert (row.schedule.deadline_at, row.schedule.wake_at is None) == (None, False)
    await matches.accept(CommandRequest(match=match, seat=seat, command=turn_of(away, seat), id="back"))
    assert (await matches.latest(match)).standing == Standing()


async def test_the_only_player_among_bots_ends_the_match_and_nothing_follows(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, people=1, bots=["greedy", "greedy"])
    loaded = await matches.latest(match)
    ended = await asks(matches, loaded, ONE, EndMatch())
    assert ended.is_over
    assert may(ended, ONE) == ()
    row = await store.match(match)
    assert (row.schedule.over, row.schedule.wake_at, row.schedule.deadline_at) == (True, None, None)
    for seat, command in ((ONE, ComeBack()), (to_move(loaded), DrawTile())):
        with pytest.raises(NotNow):
            await matches.accept(CommandRequest(match=match, seat=seat, command=command, id=f"late {seat}"))
    # Another node reads the same from the log, and no game is counted.
    elsewhere = await matches_on(store).load(match, at_least=row.head)
    assert elsewhere.is_over
    (player,) = (holder.player for holder in row.holders if holder.player)
    results = await results_of(matches, player, date(2026, 12, 24))
    assert (results.won, results.beaten) == ((), ())
