"""The schedule of a match, and what is done when it is due."""

import pytest

from tests.game.play import first_events
from tests.tables import rulebook_named
from tilewright.engine import Seat, play, replay
from tilewright.game.commands import DrawTile, Pass
from tilewright.game.match import Match
from tilewright.games import TILE_GAME, TILES
from tilewright.hosting.clocks import Duty, Task, Timing, duty, schedule_after, with_deadline
from tilewright.hosting.rows import Schedule, SeatHolder
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.terms import SeatHandicap, Terms
from tilewright.service.matches.drafts import draft_stored_at
from tilewright.service.settings import Pace

PACE = Pace(think=700, between_games=20_000, draft_stored=2_000, last_moments=3_000)
AT = Millis(1_000_000)
NOW = Timing(AT, PACE)
PERSON, BOT = SeatHolder(player=PlayerId("p")), SeatHolder(bot="beginner")


def match_of(rules: str) -> Match:
    """Return a match for two in its first turn."""
    return replay(TILE_GAME, first_events(rulebook_named(rules), 2, 1))


def between_games(rules: str) -> Match:
    """Return a match with one finished game."""
    match = match_of(f"{rules} deal.rack=7")
    while len(TILE_GAME.to_move(match)) == 1:
        command = DrawTile() if match.game.pool and match.game.lap is None else Pass()
        match = play(TILE_GAME, match, TILE_GAME.to_move(match)[0], command).state
    return match


def finished(rules: str) -> Match:
    """Return a finished match."""
    match = match_of(f"{rules} match.games=1")
    while TILE_GAME.to_move(match):
        match = play(TILE_GAME, match, TILE_GAME.to_move(match)[0], TILE_GAME.fallback(match)).state
    return match


@pytest.mark.parametrize(
    ("rules", "seconds"),
    [("classic-fr", 60), ("classic-de", 60), ("twist", 60), ("classic-nl time.limit=120", 120)],
    ids=["FR-15", "DE-19", "TW-56", "NL-30"],
)
def test_a_player_has_the_seconds_of_the_rulebook(rules: str, seconds: int) -> None:
    deadline = Millis(AT + seconds * 1_000)
    assert schedule_after(TILES, match_of(rules), (PERSON, PERSON), NOW) == Schedule(
        deadline_at=deadline, wake_at=deadline
    )


@pytest.mark.parametrize(("own", "seconds"), [(None, 60), (0, None), (90, 90)])
def test_a_seat_has_the_seconds_of_its_handicap(own: int | None, seconds: int | None) -> None:
    terms = Terms(handicaps=(SeatHandicap(time=own),) * 2)
    deadline = None if seconds is None else Millis(AT + seconds * 1_000)
    found = schedule_after(TILES, match_of("classic-fr"), (PERSON, PERSON), Timing(AT, PACE, terms))
    assert found == Schedule(deadline_at=deadline, wake_at=deadline)


def test_without_a_limit_a_player_has_no_deadline() -> None:
    """NL-30: in the Dutch game a clock is a choice."""
    assert schedule_after(TILES, match_of("classic-nl"), (PERSON, PERSON), NOW) == Schedule()


def test_a_bot_moves_after_a_moment_and_has_no_deadline() -> None:
    assert schedule_after(TILES, match_of("classic-fr"), (BOT, BOT), NOW) == Schedule(wake_at=Millis(AT + 700))


def test_a_finished_match_has_no_schedule() -> None:
    assert schedule_after(TILES, finished("classic-fr"), (PERSON, BOT), NOW) == Schedule(over=True)


@pytest.mark.parametrize(
    ("rules", "holders", "wake"),
    [
        ("classic-nl", (PERSON, PERSON), None),
        ("classic-nl", (PERSON, BOT), AT + 20_000),
        ("classic-nl", (BOT, BOT), AT + 700),
        ("classic-fr", (PERSON, PERSON), AT + 20_000),
    ],
)
def test_between_games_there_is_time_to_look_at_the_scores(
    rules: str, holders: tuple[SeatHolder, ...], wake: int | None
) -> None:
    match = between_games(rules)
    assert schedule_after(TILES, match, holders, NOW) == Schedule(wake_at=None if wake is None else Millis(wake))
    goes_on = duty(TILES, match, holders, None, AT)
    assert goes_on is not None
    assert goes_on.task is Task.CONTINUE


def test_time_is_up_at_the_deadline_and_not_before() -> None:
    match = match_of("classic-fr")
    seat = TILE_GAME.to_move(match)[0]
    people = (PERSON, PERSON)
    assert duty(TILES, match, people, AT, Millis(AT - 1)) is None
    assert duty(TILES, match, people, AT, AT) == Duty(Task.EXPIRE, seat)
    assert duty(TILES, match, people, None, AT) is None


def test_the_bot_whose_turn_it_is_thinks() -> None:
    match = match_of("classic-nl")
    seat = TILE_GAME.to_move(match)[0]
    bot_there = (BOT, PERSON) if seat == Seat(0) else (PERSON, BOT)
    assert duty(TILES, match, bot_there, None, AT) == Duty(Task.THINK, seat)
    assert duty(TILES, match, bot_there[::-1], None, AT) is None


def test_nothing_is_done_for_a_finished_match() -> None:
    assert duty(TILES, finished("classic-fr"), (BOT, BOT), AT, AT) is None


@pytest.mark.parametrize(
    ("stored", "deadline", "due"),
    [
        (None, None, 0),
        (None, 60_000, 0),
        (0, None, 2_000),
        (-1_500, None, 500),
        (-9_000, None, 0),
        (100, None, 2_250),
        (-1_900, None, 250),
        (-1_900, 3_100, 100),
        (0, 60_000, 2_000),
        (0, 4_000, 1_000),
        (0, 3_000, 0),
        (0, 100, 0),
        (0, -100, 0),
    ],
)
def test_a_draft_is_stored_every_two_seconds_and_at_once_in_the_last_three(
    stored: int | None, deadline: int | None, due: int
) -> None:
    def at(time: int | None) -> Millis | None:
        return None if time is None else Millis(AT + time)

    assert draft_stored_at(at(stored), at(deadline), AT, PACE) == AT + due


def test_a_stand_in_is_not_waited_for_beyond_the_deadline_of_the_turn() -> None:
    deadline = Millis(AT + 1)
    thinking = Schedule(wake_at=Millis(AT + PACE.think))
    assert with_deadline(thinking, deadline) == Schedule(deadline_at=deadline, wake_at=deadline)
    late = Millis(AT + 10 * PACE.think)
    assert with_deadline(thinking, late) == Schedule(deadline_at=late, wake_at=thinking.wake_at)
    assert with_deadline(Schedule(), deadline) == Schedule(deadline_at=deadline)
    assert with_deadline(thinking, None) is thinking
