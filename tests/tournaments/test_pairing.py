"""Rounds of tournaments: everybody sits once, meets others anew, and starts as often as the others."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from random import Random

import pytest
from msgspec.structs import replace

from tests.daily import daily
from tilewright.tournaments.grouping import grouped, repeats
from tilewright.tournaments.pairing import Round, next_round, seated, table_sizes
from tilewright.tournaments.tournament import Kind, Tournament, byes_of, meetings_of

# Of each kind and each of its shares; in a deep run all shares together are 200 tournaments of a kind.
DAILY, DEEP, SHARES = 1, 25, 8


def new(kind: Kind, people: int, seats: int, seed: int = 1) -> Tournament:
    """Return a tournament without a round."""
    return Tournament(kind=kind, seats=seats, players=tuple(f"p{each}" for each in range(people)), seed=seed)


def after(tournament: Tournament, played: Round, chance: Random) -> Tournament:
    """Return the tournament after a round with results by chance."""
    tables = tuple(tuple(table) for table in played.tables)
    return replace(
        tournament,
        rounds=(*tournament.rounds, tables),
        results=(*tournament.results, tuple({name: chance.randint(-60, 60) for name in table} for table in tables)),
        byes=(*tournament.byes, tuple(played.byes)),
    )


def rounds(tournament: Tournament, most: int) -> Iterator[tuple[Tournament, Round]]:
    """Yield each round with the tournament before it, until it is over."""
    chance = Random(tournament.seed)
    for _ in range(most):
        played = next_round(tournament)
        if played.over:
            return
        yield tournament, played
        tournament = after(tournament, played, chance)


def expect_legal(before: Tournament, played: Round, competing: set[str]) -> None:
    """Check what the contract promises of every round."""
    assert Counter([*(name for table in played.tables for name in table), *played.byes]) == Counter(competing)
    sizes = sorted(map(len, played.tables), reverse=True)
    assert sizes == (table_sizes(len(competing) - len(played.byes), before.seats) or [])
    for fewer in range(len(played.byes)):
        assert table_sizes(len(competing) - fewer, before.seats) is None
    had = byes_of(before)
    if not played.tables:
        # Too few people for a table: everybody sits out, also those who have done so before.
        assert len(competing) < before.seats - 2 or len(competing) < 2
        return
    assert not played.byes or max(had[name] for name in played.byes) <= min(had[name] for name in competing) + 1


@pytest.mark.parametrize("share", daily(range(SHARES), 1))
@pytest.mark.parametrize("kind", Kind)
def test_every_round_of_a_random_tournament_seats_everybody_present_once(kind: Kind, share: int, deep: bool) -> None:
    for seed in range(share * DEEP, share * DEEP + (DEEP if deep else DAILY)):
        expect_a_legal_tournament(kind, seed)


def expect_a_legal_tournament(kind: Kind, seed: int) -> None:
    """Check every round of a tournament in which people leave, come back and come late."""
    chance = Random(seed)
    tournament = new(kind, chance.randint(2, 200), chance.randint(2, 6), seed)
    if kind is Kind.KNOCKOUT:
        tournament = replace(tournament, groups=chance.choice([0, 0, 1, 3]))
    for _ in range(chance.randint(1, 8)):
        leaving = chance.choice([0, 0, 0.1, 0.4])
        tournament = replace(tournament, absent=tuple(name for name in tournament.players if chance.random() < leaving))
        if chance.random() < 0.3 and len(tournament.players) < 220:
            tournament = replace(tournament, players=(*tournament.players, f"late{len(tournament.players)}"))
        played = next_round(tournament)
        if seed % 10 == 0:
            assert played == next_round(tournament)
        if played.over:
            break
        competing = {name for table in played.tables for name in table} | set(played.byes)
        if tournament.next_kind is not Kind.KNOCKOUT:
            assert competing == set(tournament.players) - set(tournament.absent)
        expect_legal(tournament, played, competing)
        tournament = after(tournament, played, chance)


@pytest.mark.parametrize("people", [2, 3, 4, 7, 10, 15, 24])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once_and_then_it_is_over(people: int) -> None:
    played = [each for _, each in rounds(new(Kind.ROUND_ROBIN, people, 2), 100)]
    assert len(played) == people - 1 + people % 2
    met = Counter(frozenset(table) for each in played for table in each.tables)
    assert len(met) == people * (people - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize(
    ("people", "seats", "free"), [(25, 5, 6), (9, 3, 4), (16, 4, 5), (32, 4, 8), (42, 6, 7), (20, 4, 5)]
)
def test_people_of_an_evening_meet_nobody_twice_while_the_rotation_allows_it(
    people: int, seats: int, free: int
) -> None:
    assert [
        repeats(each.tables, meetings_of(before)) for before, each in rounds(new(Kind.EVENING, people, seats), free)
    ] == [0] * free


def test_a_round_robin_of_four_a_table_ends_when_everybody_has_met_everybody() -> None:
    assert sum(1 for _ in rounds(new(Kind.ROUND_ROBIN, 16, 4), 100)) == 5


@pytest.mark.parametrize("seed", daily(range(40), *range(8)))
def test_pairs_repeat_as_few_meetings_and_lie_as_near_as_the_best_of_all_pairings(seed: int) -> None:
    chance = Random(seed)
    people = [f"p{each}" for each in range(chance.choice([4, 6, 8]))]
    met = {name: Counter[str]() for name in people}
    for one, other in combinations(people, 2):
        if chance.random() < chance.choice([0.3, 0.6, 0.8]):
            met[one][other] = met[other][one] = 1
    rank = {name: place for place, name in enumerate(people)}

    def quality(tables: list[list[str]]) -> tuple[int, int]:
        new_ones = [abs(rank[one] - rank[other]) for one, other in tables if not met[one][other]]
        return repeats(tables, met), max(new_ones, default=0)

    every = [
        quality([list(order[place : place + 2]) for place in range(0, len(order), 2)]) for order in permutations(people)
    ]
    fewest = min(every)[0]
    found = quality(grouped(people, [2] * (len(people) // 2), met, by_standing=True))
    assert found[0] == fewest
    if fewest == 0:
        assert found == min(every)
    assert quality(grouped(people, [2] * (len(people) // 2), met, by_standing=False))[0] == fewest


@pytest.mark.parametrize("seed", daily(range(12), *range(4)))
def test_tables_of_three_repeat_as_few_meetings_as_the_best_of_all_rounds(seed: int) -> None:
    chance = Random(seed)
    people = [f"p{each}" for each in range(9)]
    met = {name: Counter[str]() for name in people}
    for one, other in combinations(people, 2):
        met[one][other] = met[other][one] = chance.choice([0, 0, 1, 2])

    def best(left: tuple[str, ...]) -> int:
        if not left:
            return 0
        first, others = left[0], left[1:]
        return min(
            repeats([(first, *pair)], met) + best(tuple(name for name in others if name not in pair))
            for pair in combinations(others, 2)
        )

    assert repeats(grouped(people, [3, 3, 3], met, by_standing=False), met) == best(tuple(people))


def test_tables_of_a_swiss_round_follow_the_standing() -> None:
    tournament = replace(
        new(Kind.SWISS, 4, 2),
        rounds=((("p0", "p1"), ("p2", "p3")),),
        results=(({"p0": 9, "p1": 1}, {"p2": 2, "p3": 8}),),
    )
    assert {frozenset(table) for table in next_round(tournament).tables} == {
        frozenset({"p0", "p3"}),
        frozenset({"p1", "p2"}),
    }


def test_the_winners_of_a_knockout_go_on_until_one_is_left() -> None:
    played = [each for _, each in rounds(new(Kind.KNOCKOUT, 37, 4), 100)]
    for earlier, later in pairwise(played):
        assert sum(map(len, later.tables)) + len(later.byes) == len(earlier.tables) + len(earlier.byes)
    assert len(played[-1].tables) == 1


@pytest.mark.parametrize(
    ("kind", "people", "seats"),
    daily(
        [
            (Kind.SWISS, 24, 4),
            (Kind.SWISS, 12, 3),
            (Kind.EVENING, 25, 5),
            (Kind.EVENING, 12, 3),
            (Kind.ROUND_ROBIN, 12, 2),
        ],
        (Kind.SWISS, 12, 3),
        (Kind.EVENING, 12, 3),
        (Kind.ROUND_ROBIN, 12, 2),
    ),
)
def test_everybody_starts_as_often_as_the_others_within_one_or_two(kind: Kind, people: int, seats: int) -> None:
    started = Counter({f"p{each}": 0 for each in range(people)})
    for _, each in rounds(new(kind, people, seats), 2 * seats):
        started.update(table[0] for table in each.tables)
    assert max(started.values()) - min(started.values()) <= 2


def test_to_start_as_often_counts_more_than_every_other_seat() -> None:
    sat = {"Ann": Counter({0: 2, 1: 9}), "Ben": Counter({0: 1})}
    assert seated([("Ann", "Ben")], sat) == [["Ben", "Ann"]]


def test_a_thousand_people_are_paired(subtests: pytest.Subtests) -> None:
    for seats in (2, 4):
        with subtests.test(seats=seats):
            tournament = new(Kind.SWISS, 1_000, seats)
            expect_legal(tournament, next_round(tournament), set(tournament.players))
