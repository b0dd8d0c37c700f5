"""Results of a player: counted once for each finished match, with ratings over time and tiles missed."""

from datetime import date
from functools import partial

import msgspec
from sqlalchemy import Connection, insert, select, update

from tests.service.match_setup import begun, guests, matches_on
from tests.service.matches.test_ratings import finished
from tilewright.analysis.themes import Theme
from tilewright.answers.puzzle_tries import Step
from tilewright.answers.reviews import SeatShown, ThemeCount
from tilewright.messages.terms import SeatHandicap, Terms
from tilewright.puzzles.collection import collection
from tilewright.service.matches.ratings import ratings_of, settle
from tilewright.service.settings import now
from tilewright.service.storage.schema import MATCHES, PUZZLE_TRIES, RESULTS
from tilewright.service.storage.store import Store
from tilewright.service.study.puzzle_ratings import Attempt, note_step
from tilewright.service.study.results import against_bots, lines_of, results_of, store_review

TODAY = date(2026, 12, 24)
COUNTED = {"people": False, "games": 1}


def told(
    seat: int,
    *,
    turns: int = 1,
    missed: int = 0,
    opened_in: int | None = None,
    jokers: int = 0,
    themes: tuple[ThemeCount, ...] = (),
) -> SeatShown:
    """Return what a review tells of a seat."""
    return SeatShown(
        seat=seat,
        quality=None,
        turns=turns,
        missed=missed,
        outs_missed=0,
        badges={},
        opened_in=opened_in,
        jokers=jokers,
        themes=themes,
    )


async def test_a_finished_match_is_counted_once_for_each_player(store: Store) -> None:
    matches = matches_on(store)
    match, people = await finished(matches, is_rated=True)
    await settle(store, await matches.latest(match), now())
    about = (ThemeCount(Theme.JOKER, 3, 1), ThemeCount(Theme.OPENING, 1, 1))
    seats = [told(0, turns=10, missed=3, opened_in=4, jokers=1, themes=about), told(1, turns=11)]
    for _ in range(2):
        await store_review(store, match, 1, seats)
    found = [await results_of(matches, player, TODAY) for player in people]
    again = await results_of(matches, people[0], TODAY)
    assert again == found[0]
    assert len(await store.read(select(RESULTS))) == 2
    (first,), (second,) = (results.won for results in found)
    assert (first.rules, first.people, first.matches, first.games) == ("classic-fr", True, 1, 1)
    assert first.won + second.won == 1
    assert [(point.rules, point.won) for each in found for point in each.latest] == [
        ("classic-fr", first.won),
        ("classic-fr", second.won),
    ]
    assert (first.turns, first.missed, second.missed) == (10, 3, 0)
    assert (first.reviewed, first.opened, first.opened_in, first.jokers) == (1, 1, 4, 1)
    assert (second.reviewed, second.opened, second.opened_in, second.jokers) == (1, 0, 0, 0)
    assert [(each.theme, each.turns, each.best, each.game) for each in found[0].themes] == [
        (Theme.JOKER, 3, 1, "tiles"),
        (Theme.OPENING, 1, 1, "tiles"),
    ]
    assert found[1].themes == ()
    assert [(point.could, point.best, point.jokers) for each in found for point in each.latest] == [
        (4, 2, 1),
        (0, 0, 0),
    ]
    assert [(point.turns, point.missed) for each in found for point in each.latest] == [(10, 3), (11, 0)]
    (point,) = found[0].ratings
    assert point.rules == "classic-fr"
    # A shared win leaves both ratings where they were, or a little surer.
    assert first.won == second.won or (point.rating > 1_000) == (first.won == 1)
    now_rated = (await ratings_of(store, people[0]))["classic-fr"]
    assert (point.rating, point.interval) == (now_rated.shown, now_rated.interval)
    (line,) = await lines_of(store, people[0], 0, 10)
    assert (line.match, line.rating, line.turns, line.missed) == (match, point.rating, 10, 3)


async def test_bots_of_a_match_are_beaten_by_a_player_who_won_it_alone(store: Store) -> None:
    matches = matches_on(store)
    (lost,) = await guests(store, 1)
    for bots, won in ((["greedy", "casual"], 1.0), (["searcher"], 0.5), (["hoarder"], 0.0)):
        match = await begun(matches, people=1, bots=bots)
        (player,) = (each.player for each in (await store.match(match)).holders if each.player)
        row = {"match": match, "seat": 0, "player": player, "rules": "classic-nl", "at": now(), "won": won} | COUNTED
        await store.write(partial(Connection.execute, statement=insert(RESULTS).values(row)))
        assert (await results_of(matches, player, TODAY)).beaten == (tuple(sorted(bots)) if won == 1 else ())
        (result,) = await against_bots(matches, player)
        assert (sorted(result.bots), result.won) == (sorted(bots), won == 1)
        # What was won with a handicap tells nothing of how strong a player is.
        unequal = msgspec.json.encode(Terms(handicaps=(SeatHandicap(opening=0),) * (1 + len(bots))))
        change = update(MATCHES).where(MATCHES.c.id == match).values(terms=unequal)
        await store.write(partial(Connection.execute, statement=change))
        assert await against_bots(matches, player) == ()
    assert (await results_of(matches, lost, TODAY)).beaten == ()


async def test_puzzles_of_days_in_a_row_are_a_streak(store: Store) -> None:
    matches = matches_on(store)
    (ann,) = await guests(store, 1)
    for number, day in enumerate((None, "2026-12-20", "2026-12-22", "2026-12-24")):
        await note_step(store, Attempt(ann, collection("six")[number], now()), Step(solved=True, day=day))
    found = await results_of(matches, ann, TODAY)
    assert (found.solved, found.streak, found.more, found.won) == (4, 3, False, ())
    assert [point.rules for point in found.ratings] == [None] * 4
    widths = [point.interval[1] - point.interval[0] for point in found.ratings if point.interval is not None]
    assert len(widths) == 4
    assert widths == sorted(widths, reverse=True)
    # A rating of before the deviation was kept has none.
    forgotten = update(PUZZLE_TRIES).values(sigma=None)
    await store.write(partial(Connection.execute, statement=forgotten))
    assert {point.interval for point in (await results_of(matches, ann, TODAY)).ratings} == {None}
    assert found.puzzles.tries == 4
